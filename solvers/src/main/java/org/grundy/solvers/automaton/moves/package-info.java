/// The rules of games on heaps as automata: which sizes a move leaves, and which sizes end the
/// game.
@NullMarked
package org.grundy.solvers.automaton.moves;

import org.jspecify.annotations.NullMarked;
