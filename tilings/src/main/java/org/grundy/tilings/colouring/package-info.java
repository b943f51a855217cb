/// Weights of cells that show that there is no tiling, and the search for them.
@NullMarked
package org.grundy.tilings.colouring;

import org.jspecify.annotations.NullMarked;
