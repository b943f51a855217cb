/// Strips as typed heaps against the definition.
@NullMarked
package org.grundy.solvers.sequence.strip;

import org.jspecify.annotations.NullMarked;
