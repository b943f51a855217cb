/// Heaps with a bounded memory: one size is long, the others are one of finitely many states.
@NullMarked
package org.grundy.solvers.sequence.state;

import org.jspecify.annotations.NullMarked;
