/// Whether a tree of rules makes a game: that it ends, that the values of every variable are
/// finitely many.
@NullMarked
package org.grundy.rules.check;

import org.jspecify.annotations.NullMarked;
