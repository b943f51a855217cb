/// Boards with any glyphs: packed into one word for each glyph that matters where they fit, else by
/// a walk over the rules.
@NullMarked
package org.grundy.solvers.component.planes;

import org.jspecify.annotations.NullMarked;
