/// Heaps of several types, all computed together.
@NullMarked
package org.grundy.solvers.sequence.typed;

import org.jspecify.annotations.NullMarked;
