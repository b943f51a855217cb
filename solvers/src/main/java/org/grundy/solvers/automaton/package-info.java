/// Proofs of who wins positions of all sizes: an automaton that is learnt from a table, and checked
/// by the rules alone.
///
/// One package because learner, table and check are parts of one loop that share what a state and a
/// letter are; what is of rows alone is in `strip`.
@NullMarked
package org.grundy.solvers.automaton;

import org.jspecify.annotations.NullMarked;
