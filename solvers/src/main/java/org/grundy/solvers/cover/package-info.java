/// The plan *cover*: the tiling game. One player names a piece of a given number of cells, the
/// other must fill a rectangle with pieces of that size, the named one among them.
///
/// Every answer rests on a whole tiling or on a proof that there is none; nothing is guessed from
/// the sizes of the regions that a piece leaves, except that a region whose size is no multiple of
/// the piece's cannot be filled.
///
/// One package because each proof is made of all of these: placements, what they leave, and what is
/// settled for whole strips.
@NullMarked
package org.grundy.solvers.cover;

import org.jspecify.annotations.NullMarked;
