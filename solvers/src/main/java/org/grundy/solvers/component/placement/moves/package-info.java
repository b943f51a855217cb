/// Moves compiled to what they ask of living cells and which of them they kill.
@NullMarked
package org.grundy.solvers.component.placement.moves;

import org.jspecify.annotations.NullMarked;
