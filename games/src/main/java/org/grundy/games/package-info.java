/// The catalogue: one folder a game, with its rules file, what is known of it and where from, and
/// its contest formats.
@NullMarked
package org.grundy.games;

import org.jspecify.annotations.NullMarked;
