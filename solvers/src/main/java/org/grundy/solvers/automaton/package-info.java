/// Proofs of who wins positions of all sizes: an automaton that is learnt from a table, and checked
/// by the rules alone.
@NullMarked
package org.grundy.solvers.automaton;

import org.jspecify.annotations.NullMarked;
