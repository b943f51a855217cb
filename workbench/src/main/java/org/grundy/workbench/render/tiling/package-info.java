/// Tilings and polyominoes: text, JSON and SVG.
@NullMarked
package org.grundy.workbench.render.tiling;

import org.jspecify.annotations.NullMarked;
