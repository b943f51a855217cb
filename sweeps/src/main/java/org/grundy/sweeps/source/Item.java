package org.grundy.sweeps.source;

import java.io.Serializable;

/// One question of a sweep.
///
/// @param key what it is called in the results; no two items of a sweep have the same
/// @param game a name of the catalogue, a file, a heap code; or the text of rules
/// @param isText whether `game` is the text of rules
/// @param parameters numbers for the parameters of the rules: `k=3, m=4`; may be empty
/// @param start the position; empty where the values of heaps are asked for
/// @param seed for random starts
public record Item(
    String key, String game, boolean isText, String parameters, String start, long seed)
    implements Serializable {
  /// Items of one kind take about the same time.
  public String kind() {
    if (start.isEmpty() && !isText) {
      long breaking = game.chars().filter(digit -> digit >= '4' && digit <= '7').count();
      return "%d digits, %d of them break".formatted(game.length(), breaking);
    }
    long size = 1;
    for (String number : start.split("\\D+", -1)) {
      size *= number.isEmpty() || number.length() > 3 ? 1 : 1 + Long.parseLong(number);
      size = Math.min(size, 1L << 40);
    }
    int drawn = start.replaceAll("[\\d\\s]", "").length();
    return "size %d".formatted(Long.SIZE - Long.numberOfLeadingZeros(size + drawn));
  }
}
