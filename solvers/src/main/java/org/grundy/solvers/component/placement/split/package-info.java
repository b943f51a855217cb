/// Sets of living cells taken apart into components, in three ways: by shifts, by pairs of cells,
/// move by move. Each is several times as fast as the next where its theorem holds.
@NullMarked
package org.grundy.solvers.component.placement.split;

import org.jspecify.annotations.NullMarked;
