package org.grundy.core.certificate;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The ways in which a piece of a tiling may be moved from the way it is drawn; shifting is always
/// allowed.
public enum Movement {
  /// Turned by quarters and reflected, like a piece of wood of one colour.
  FREE("free", true, true),

  /// Turned by quarters, but not reflected.
  ONE_SIDED("one-sided", true, false),

  /// Reflected in vertical and horizontal lines, and so turned by a half too.
  REFLECTED("reflected", false, true),

  /// Shifted only.
  FIXED("fixed", false, false);

  private final String word;
  private final boolean turns;
  private final boolean reflects;

  Movement(String word, boolean turns, boolean reflects) {
    this.word = word;
    this.turns = turns;
    this.reflects = reflects;
  }

  /// The movement with these two freedoms.
  public static Movement of(boolean turns, boolean reflects) {
    return Arrays.stream(values())
        .filter(movement -> movement.turns == turns && movement.reflects == reflects)
        .findFirst()
        .orElseThrow();
  }

  /// The movement of a word, as [#word] has it.
  public static Optional<Movement> named(String word) {
    return Arrays.stream(values()).filter(movement -> movement.word.equals(word)).findFirst();
  }

  /// All words.
  public static List<String> words() {
    return Arrays.stream(values()).map(Movement::word).toList();
  }

  /// Its name in files.
  public String word() {
    return word;
  }

  /// True if quarter turns are allowed.
  public boolean turns() {
    return turns;
  }

  /// True if reflections in vertical and horizontal lines are allowed.
  public boolean reflects() {
    return reflects;
  }
}
