/// Games in which a move binds the next one: the same player moves again, or the opponent has to
/// answer in what is left of the position (complimenting and entailing moves: Winning Ways, chapter
/// 12).
@NullMarked
package org.grundy.solvers.binding;

import org.jspecify.annotations.NullMarked;
