/// Cells in a row as words: the lines of the rules with their windows, the moves of a word, its
/// components and its value.
@NullMarked
package org.grundy.solvers.sequence.strip.row;

import org.jspecify.annotations.NullMarked;
