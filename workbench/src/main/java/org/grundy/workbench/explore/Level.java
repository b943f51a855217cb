package org.grundy.workbench.explore;

/// The strength at which Grundy plays.
public enum Level {
  PERFECT(100, "never errs"),
  STRONG(90, "9 of 10 moves with care"),
  CASUAL(60, "6 of 10"),
  BEGINNER(0, "sees one move ahead"),
  RANDOM(0, "random moves");

  private final int percent;
  private final String words;

  Level(int percent, String words) {
    this.percent = percent;
    this.words = words;
  }

  /// A player of this level. A beginner wins at once where it can, lets nobody else do so, and sees
  /// no further.
  public Opponent opponent() {
    return new Opponent(percent, this == BEGINNER);
  }

  /// The number of moves that are made with care, in words.
  public String words() {
    return words;
  }
}
