/// Games in which cells only die: moves compiled to masks over the living cells, on boards of one
/// word and of several words.
///
/// There are more types here than elsewhere, because sets of living cells are split in four ways
/// (by shifts, by pairs of cells, move by move, and in several words): each is several times as
/// fast as the next where its theorem holds.
@NullMarked
package org.grundy.solvers.component.placement;

import org.jspecify.annotations.NullMarked;
