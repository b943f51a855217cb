/// The exact search for tilings: placements of pieces, and two searches over them, on words and on
/// linked lists.
@NullMarked
package org.grundy.tilings.cover;

import org.jspecify.annotations.NullMarked;
