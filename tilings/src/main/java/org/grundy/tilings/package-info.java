/// Tiling: a region, pieces with how often each is used, and what is asked: a tiling, all, or how
/// many there are.
///
/// [TilingPlanner] lists the methods in the order of preference; each says when it is sound. The
/// problem and what is found are in `region`; what the methods run is in `cover`, `profile` and
/// `colouring`.
@NullMarked
package org.grundy.tilings;

import org.jspecify.annotations.NullMarked;
