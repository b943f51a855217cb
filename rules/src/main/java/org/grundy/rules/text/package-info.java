/// The rules language and the notation of positions: text to tree and back.
///
/// What the language leaves open is settled here:
///
/// - Lines may come in any order; `game`, `board`, `cells`, `play` and `start` come at most once.
/// - `//` begins a comment anywhere, in a title and in a drawing too: two slashes that are glyphs
///   stand apart.
/// - A glyph is one printable code point that is not a blank, and none of `|`, `[`, `]` and `*`. A
///   game has at most 60 of them, cells and tokens together.
/// - Inside a pattern glyphs may stand together, and a line break separates rows as `|` does.
/// - On `heap` a `+` outside parentheses separates heaps; inside them it adds.
/// - A text has at most 2^20 characters; tabs and Unicode blanks count as blanks, other control
///   characters are refused.
@NullMarked
package org.grundy.rules.text;

import org.jspecify.annotations.NullMarked;
