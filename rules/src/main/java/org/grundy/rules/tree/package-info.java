/// The rules of a game as one immutable tree. The text, the JSON form, the Java builder and the
/// formatter all speak of this tree; it holds what was said and nothing that is derived from it.
@NullMarked
package org.grundy.rules.tree;

import org.jspecify.annotations.NullMarked;
