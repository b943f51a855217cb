/// Rules files: text to tree and back. One class reads each kind of line.
///
/// What the language leaves open is settled here:
///
/// - Lines may come in any order; `game`, `board`, `cells`, `play` and `start` come at most once.
/// - A title may hold no `//`, as that begins a comment.
/// - A glyph is one printable code point that is not a blank, and none of `|`, `[`, `]` and `*`. A
///   game has at most 60 of them, cells and tokens together.
/// - Inside a pattern glyphs may stand together, and a line break separates rows as `|` does.
@NullMarked
package org.grundy.rules.text.game;

import org.jspecify.annotations.NullMarked;
