/// The vocabulary of impartial games: positions, moves, options, outcomes, answers, budgets and the
/// errors of outside input. No algorithms, and no dependencies.
@NullMarked
package org.grundy.core;

import org.jspecify.annotations.NullMarked;
