package org.grundy.solvers.play.genus;

/// A kind of behaviour under misère play (Conway, On Numbers and Games, 1976, chapter 12).
///
/// With g the Grundy value and γ the misère value of a position:
public enum Kind {
  /// All options are tame, and (g, γ) is that of a sum of Nim heaps: (0, 1), (1, 0) or (n, n).
  TAME("tame"),
  /// All options are tame, and g is 0 or 1, but γ is 2 or more.
  RESTIVE("restive"),
  /// All options are tame, and γ is 0 or 1, but g is 2 or more.
  RESTLESS("restless"),
  /// Some option is not tame. The word is used more widely by others.
  WILD("wild");

  private final String text;

  Kind(String text) {
    this.text = text;
  }

  /// The kind of a position.
  ///
  /// Where all options are tame there is no other case: if g and γ are both 2 or more, then so are
  /// the values above 1 of the options the same in both, and g = γ.
  static Kind of(boolean tameOptions, long value, long misere) {
    boolean nim = value == misere || (value < 2 && misere == (value ^ 1));
    if (!tameOptions) {
      return WILD;
    }
    return nim ? TAME : value < 2 ? RESTIVE : RESTLESS;
  }

  @Override
  public String toString() {
    return text;
  }
}
