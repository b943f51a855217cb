/// Strategies in words: which positions are lost and how the others are won, in few lines of the
/// rules' own language, each proved for all sizes by the automata of a theorem.
@NullMarked
package org.grundy.solvers.automaton.strategy;

import org.jspecify.annotations.NullMarked;
