/// Games in which cells only die, valued through masks of the living cells: when that is sound, and
/// the boards of a sum.
@NullMarked
package org.grundy.solvers.component.placement;

import org.jspecify.annotations.NullMarked;
