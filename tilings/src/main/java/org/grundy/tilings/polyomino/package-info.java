/// Shapes of cells joined by edges: their symmetries, their names, and lists of all of one size.
@NullMarked
package org.grundy.tilings.polyomino;

import org.jspecify.annotations.NullMarked;
