package org.grundy.rules.text;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.grundy.core.Nearest;

/// Which word of the language somebody may have meant: one that has another name elsewhere, or the
/// nearest.
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

  /// They may follow a number, as `|` and `<=` do, whatever else is said that may.
  private static final Set<String> OPERATORS = Set.of("-", "*");

  private Meant() {}

  /// The question ``did you mean `…`?``, or nothing where no known word is near.
  public static String cure(String word, Collection<String> known) {
    String other = OTHER_NAMES.get(word.toLowerCase(Locale.ROOT));
    if (other != null
        && OPERATORS.contains(other)
        && (known.contains("|") || known.contains("<="))) {
      return Nearest.cure(other, OPERATORS);
    }
    return Nearest.cure(other != null && known.contains(other) ? other : word, known);
  }
}
