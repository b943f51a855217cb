package org.grundy.core.certificate;

import java.util.Arrays;
import java.util.List;

/// A theorem by which the values of single positions are found where the plain recursion would be
/// too long. The theorems are stated and proved in `docs/certificates.md`.
public enum PositionTheorem {
  /// One heap n whose options are n-1, n-2, …, n-w(n), where w grows by 0 or 1 from each heap to
  /// the next.
  HEAPS_JUST_BELOW("heaps-just-below");

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
