/// The vocabulary of impartial games: positions, moves, options, outcomes, answers, budgets and the
/// errors of outside input. No algorithms, and no dependencies.
///
/// One package because these are the words that every module speaks, and positions are one sealed
/// family.
@NullMarked
package org.grundy.core;

import org.jspecify.annotations.NullMarked;
