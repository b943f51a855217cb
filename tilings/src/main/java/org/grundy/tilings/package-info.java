/// Tiling: a region, pieces with how often each is used, and what is asked: a tiling, all, or how
/// many there are.
///
/// [TilingPlanner] lists the methods in the order of preference; each says when it is sound. What
/// they share is [Placements], the ways in which a piece may lie in the region, and the sweep of
/// [Sweep], which numbers the cells along the short side.
@NullMarked
package org.grundy.tilings;

import org.jspecify.annotations.NullMarked;
