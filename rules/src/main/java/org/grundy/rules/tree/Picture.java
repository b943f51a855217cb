package org.grundy.rules.tree;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A picture in which something of a game may be drawn. It has no meaning.
public enum Picture {
  BACTERIUM,
  BISHOP,
  BLANK,
  CHOCOLATE,
  COIN,
  CROSS,
  DOMINO,
  GRASS,
  KING,
  KNIGHT,
  LETTER,
  PAWN,
  PIN,
  POISON,
  QUEEN,
  ROOK,
  SHADE,
  STONE,
  TOKEN,
  TROMINO,
  WALL;

  /// The words that name pictures.
  public static List<String> words() {
    return Arrays.stream(values()).map(Picture::word).toList();
  }

  /// The picture that a word names.
  public static Optional<Picture> of(String word) {
    return Arrays.stream(values()).filter(picture -> picture.word().equals(word)).findFirst();
  }

  /// The word of the language.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
