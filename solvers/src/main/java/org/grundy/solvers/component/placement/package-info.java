/// Games in which cells only die: moves compiled to masks over the living cells, and a search over
/// components for their nimbers.
@NullMarked
package org.grundy.solvers.component.placement;

import org.jspecify.annotations.NullMarked;
