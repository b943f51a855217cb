/// Strips as typed heaps against the definition.
@NullMarked
package org.grundy.solvers.sequence.splitting;

import org.jspecify.annotations.NullMarked;
