/// Reads each kind of line of a rules file, and each kind of word in it.
///
/// One package because lines share their words, which nobody else reads: an expression stands in
/// moves, conditions and ends, a set of numbers in conditions and in `take`.
@NullMarked
package org.grundy.rules.text.game.line;

import org.jspecify.annotations.NullMarked;
