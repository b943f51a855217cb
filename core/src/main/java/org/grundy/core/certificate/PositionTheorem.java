package org.grundy.core.certificate;

import java.util.Arrays;
import java.util.List;

/// A theorem by which the values of single positions are found where the plain recursion would be
/// too long. The theorems are stated and proved in `docs/certificates.md`.
public enum PositionTheorem {
  /// One heap n whose options are n-1, n-2, …, n-w(n), where w grows by 0 or 1 from each heap to
  /// the next.
  HEAPS_JUST_BELOW("heaps-just-below"),

  /// Heaps that move together of which one is long while the others stay among finitely many sizes,
  /// and moves take bounded numbers of tokens off the long one: what recurs of all their values
  /// together recurs for ever.
  BOUNDED_STATES("bounded-states"),

  /// Two heaps whose moves are all pairs of moves of two games of one heap: the nim product of the
  /// values of these (the Tartan theorem).
  PRODUCT("product");

  private final String word;

  PositionTheorem(String word) {
    this.word = word;
  }

  /// The theorem of a word that is one of [#words].
  public static PositionTheorem named(String word) {
    return Arrays.stream(values())
        .filter(theorem -> theorem.word.equals(word))
        .findFirst()
        .orElseThrow();
  }

  /// All words.
  public static List<String> words() {
    return Arrays.stream(values()).map(PositionTheorem::word).toList();
  }

  /// Its name in files.
  public String word() {
    return word;
  }
}
