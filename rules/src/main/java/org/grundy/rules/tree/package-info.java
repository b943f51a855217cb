/// The rules of a game as one immutable tree. The text, the JSON form, the Java builder and the
/// formatter all speak of this tree; it holds what was said and nothing that is derived from it.
///
/// One package because the kinds of lines are one sealed family, read from top to bottom.
@NullMarked
package org.grundy.rules.tree;

import org.jspecify.annotations.NullMarked;
