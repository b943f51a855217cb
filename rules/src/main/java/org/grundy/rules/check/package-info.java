/// Checks that a tree of rules makes a game: that it ends, and that every variable has finitely
/// many values.
@NullMarked
package org.grundy.rules.check;

import org.jspecify.annotations.NullMarked;
