/// The numbers that fall with every move on cells: the proof that a game ends in which cells may
/// come back to glyphs that they have left.
@NullMarked
package org.grundy.rules.measure;

import org.jspecify.annotations.NullMarked;
