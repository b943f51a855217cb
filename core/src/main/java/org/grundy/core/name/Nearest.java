package org.grundy.core.name;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/// The word that somebody may have meant: the known one at the least edit distance.
///
/// A word is near where at most a third of its letters, and at most half of the longer of the two
/// words, would have to change.
public final class Nearest {
  private Nearest() {}

  /// The known word nearest to `word`, if one is near enough to be meant.
  public static Optional<String> of(String word, Collection<String> known) {
    String lower = word.toLowerCase(Locale.ROOT);
    String best = null;
    int bestDistance = word.length() <= 1 ? 1 : Math.max(2, word.length() / 3 + 1);
    for (String candidate : known) {
      int distance =
          candidate.length() > 30 || lower.length() > 30
              ? Integer.MAX_VALUE
              : distance(lower, candidate.toLowerCase(Locale.ROOT));
      if (distance < bestDistance
          && distance < candidate.length()
          && 2 * distance <= Math.max(lower.length(), candidate.length())) {
        best = candidate;
        bestDistance = distance;
      }
    }
    return Optional.ofNullable(best);
  }

  /// The question ``did you mean `…`?``, or nothing where no known word is near.
  public static String cure(String word, Collection<String> known) {
    return of(word, known).map(near -> "did you mean `" + near + "`?").orElse("");
  }

  /// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other.
  private static int distance(String from, String to) {
    int[][] steps = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        if (i == 0 || j == 0) {
          steps[i][j] = i + j;
          continue;
        }
        int replace = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
        int least = Math.min(steps[i - 1][j], steps[i][j - 1]) + 1;
        least = Math.min(least, steps[i - 1][j - 1] + replace);
        if (i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1)) {
          least = Math.min(least, steps[i - 2][j - 2] + 1);
        }
        steps[i][j] = least;
      }
    }
    return steps[from.length()][to.length()];
  }
}
