/// The rules of a game as one immutable tree. The text, the JSON form, the Java builder and the
/// formatter all speak of this tree. It holds what was said, and a place where what is derived from
/// it is kept ([org.grundy.rules.tree.Derived]).
///
/// One package because the kinds of lines are one sealed family, read from top to bottom.
@NullMarked
package org.grundy.rules.tree;

import org.jspecify.annotations.NullMarked;
