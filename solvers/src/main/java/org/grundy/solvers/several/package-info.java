/// Heaps of which a move may change several at once: all of them are one position, solved in a
/// table over multisets of heaps.
@NullMarked
package org.grundy.solvers.several;

import org.jspecify.annotations.NullMarked;
