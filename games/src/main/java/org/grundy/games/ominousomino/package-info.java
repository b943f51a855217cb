/// Ominous Omino: its rules, what is known of it, and its contest.
@NullMarked
package org.grundy.games.ominousomino;

import org.jspecify.annotations.NullMarked;
