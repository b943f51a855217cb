/// Board and Piece: its rules, what is known of it, and its contest.
@NullMarked
package org.grundy.games.boardandpiece;

import org.jspecify.annotations.NullMarked;
