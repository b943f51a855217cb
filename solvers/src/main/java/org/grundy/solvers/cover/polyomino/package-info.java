/// Shapes of cells joined by edges: their symmetries, their names, and lists of all of one size.
@NullMarked
package org.grundy.solvers.cover.polyomino;

import org.jspecify.annotations.NullMarked;
