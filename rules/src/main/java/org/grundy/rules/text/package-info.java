/// Words of a text, what they may have been meant for, and how errors show them; `game`, `position`
/// and `graph` read and write with them.
///
/// A text has at most 2^20 characters; tabs and Unicode blanks count as blanks, other control
/// characters are refused. `//` begins a comment anywhere: two slashes that are glyphs stand apart.
@NullMarked
package org.grundy.rules.text;

import org.jspecify.annotations.NullMarked;
