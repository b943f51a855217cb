package org.grundy.rules.text;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.grundy.core.name.Nearest;

/// Which word of the language somebody may have meant: one that has another name elsewhere, or the
/// nearest; and what is said of words for things that the language does not have.
public final class Meant {
  private static final Map<String, String> OTHER_NAMES =
      Map.ofEntries(
          Map.entry("up", "N"),
          Map.entry("north", "N"),
          Map.entry("right", "E"),
          Map.entry("east", "E"),
          Map.entry("down", "S"),
          Map.entry("south", "S"),
          Map.entry("left", "W"),
          Map.entry("west", "W"),
          Map.entry("en", "NE"),
          Map.entry("wn", "NW"),
          Map.entry("es", "SE"),
          Map.entry("ws", "SW"),
          Map.entry("misère", "misere"),
          Map.entry("reflect", "mirror"),
          Map.entry("pile", "heap"),
          Map.entry("piles", "heaps"),
          Map.entry("row", "strip"),
          Map.entry("remove", "delete"),
          Map.entry("erase", "delete"),
          Map.entry("n", "wins"),
          Map.entry("p", "loses"),
          Map.entry("lost", "loses"),
          Map.entry("and", ","),
          Map.entry("&", ","),
          Map.entry("==", "="),
          Map.entry("=<", "<="),
          Map.entry("=>", "->"),
          Map.entry("→", "->"),
          Map.entry("≤", "<="),
          Map.entry("≥", ">="),
          Map.entry("≠", "!="),
          Map.entry("<>", "!="),
          Map.entry("−", "-"),
          Map.entry("·", "*"),
          Map.entry("×", "*"));

  private static final String NOTHING_ADDED =
      "an edge or a new vertex joins a pair of vertices: move  pair u-v : add edge";
  private static final String TURNS =
      "players take turns: no move is passed; a bounded number of passes is a game of its own in a"
          + " sum: nim 3 + 4 + passes 1";
  private static final String CONDITION =
      "a condition stands behind `where`: move  n -> n - 5 where n > 10; move  vertex v where degree of v = 1 : delete v";
  private static final String SIDE_BY_SIDE =
      "what no move may leave side by side is said once for all moves: avoid [ R R ] rotate";
  private static final String TAKEN =
      "tokens are taken from a heap by a `take` line: take  1..3; cells change by a `move` line: move  o -> .";
  private static final String ROUND =
      "a row whose ends meet is `board ring`; other boards whose sides meet are graphs: board graph";
  private static final String MISERE = "that a player who cannot move wins is a line: play  misere";
  private static final String AGAIN =
      "the same player moves again where a line of moves ends in `again`: take  1..3 again";

  /// The words for what the language does not have, and how the same is said where it can be.
  private static final Map<String, String> LACKING =
      Map.ofEntries(
          Map.entry("sqrt", "compare squares: `k*k <= n` instead of `k <= sqrt(n)`"),
          Map.entry("floor", "a quotient is rounded down already: `n / 2` is floor(n/2)"),
          Map.entry("ceil", "a quotient is rounded down; `(n + 1) / 2` is ceil(n/2)"),
          Map.entry("abs", "the larger difference is it: `max(a - b, b - a)` is abs(a-b)"),
          Map.entry("log", "compare powers: `2^k <= n` instead of `k <= log(n)`"),
          Map.entry("mod", "what a division leaves is `n % k`"),
          Map.entry("is", "numbers are compared, or are in a set: `k % 2 = 1`, `k in primes`"),
          Map.entry("if", CONDITION),
          Map.entry("when", CONDITION),
          Map.entry("unless", SIDE_BY_SIDE),
          Map.entry("next", SIDE_BY_SIDE),
          Map.entry("adjacent", SIDE_BY_SIDE),
          Map.entry("odd", "k is odd where `k % 2 = 1`"),
          Map.entry("even", "k is even where `k % 2 = 0`"),
          Map.entry("fibonacci", "Fibonacci numbers are `recurrence 1 2 by 1 1`"),
          Map.entry("lucas", "Lucas numbers are `recurrence 1 3 by 1 1`"),
          Map.entry("multiples", "the multiples of 3 are `sums of 3`"),
          Map.entry("evens", "the even numbers from 2 on are `sums of 2`"),
          Map.entry(
              "triangular",
              "k is triangular where `2*k = j*(j + 1)`: move  n -> n - k where 2*k = j*(j + 1), k >= 1"),
          Map.entry("$", "conditions name variables without `$`: where b < a"),
          Map.entry("add", NOTHING_ADDED),
          Map.entry("insert", NOTHING_ADDED),
          Map.entry("create", NOTHING_ADDED),
          Map.entry("join", NOTHING_ADDED),
          Map.entry("connect", NOTHING_ADDED),
          Map.entry("remove", TAKEN),
          Map.entry("subtract", TAKEN),
          Map.entry("torus", ROUND),
          Map.entry("cylinder", ROUND),
          Map.entry("misere", MISERE),
          Map.entry("misère", MISERE),
          Map.entry("again", AGAIN),
          Map.entry("repeat", AGAIN),
          Map.entry("pass", TURNS),
          Map.entry("skip", TURNS));

  /// They may follow a number, as `|` and `<=` do, whatever else is said that may.
  private static final Set<String> OPERATORS = Set.of("-", "*");

  private Meant() {}

  /// The question ``did you mean `…`?``, where no known word is near what is said [#instead].
  public static String cure(String word, Collection<String> known) {
    String other = OTHER_NAMES.get(word.toLowerCase(Locale.ROOT));
    if (other != null
        && OPERATORS.contains(other)
        && (known.contains("|") || known.contains("<="))) {
      return Nearest.cure(other, OPERATORS);
    }
    if (other != null && known.contains(other)) {
      return Nearest.cure(other, known);
    }
    String instead = instead(word);
    return instead.isEmpty() ? Nearest.cure(word, known) : instead;
  }

  /// The way to say what a word stands for elsewhere, or the reason why it cannot be said; nothing
  /// for other words.
  public static String instead(String word) {
    return LACKING.getOrDefault(word.toLowerCase(Locale.ROOT), "");
  }
}
