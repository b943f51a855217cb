/// Strips as typed heaps against the definition.
@NullMarked
package org.grundy.solvers.sequence.period;

import org.jspecify.annotations.NullMarked;
