/// What reads each kind of line of a rules file, and each kind of word in it.
@NullMarked
package org.grundy.rules.text.game.line;

import org.jspecify.annotations.NullMarked;
