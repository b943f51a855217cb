/// Boards of at most 64 cells in one word for each plane: moves, components, images.
@NullMarked
package org.grundy.solvers.component.planes.packed;

import org.jspecify.annotations.NullMarked;
