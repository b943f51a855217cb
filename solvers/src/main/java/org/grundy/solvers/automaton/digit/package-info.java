/// Automata that read numbers, digit by digit: numerations, the automata of linear conditions, and
/// the operations on automata. Knows no game.
@NullMarked
package org.grundy.solvers.automaton.digit;

import org.jspecify.annotations.NullMarked;
