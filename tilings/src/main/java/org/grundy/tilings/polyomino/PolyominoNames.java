package org.grundy.tilings.polyomino;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The names of the pieces of up to five cells; those of the pentominoes are Golomb's letters
/// (Golomb 1965).
final class PolyominoNames {
  private static final int LARGEST_NAMED = 5;

  private static final Map<Polyomino, String> NAMES =
      Map.ofEntries(
              Map.entry("#", "monomino"),
              Map.entry("##", "domino"),
              Map.entry("###", "I tromino"),
              Map.entry("##|#.", "L tromino"),
              Map.entry("####", "I tetromino"),
              Map.entry("##|##", "O tetromino"),
              Map.entry("###|.#.", "T tetromino"),
              Map.entry(".##|##.", "S tetromino"),
              Map.entry("###|#..", "L tetromino"),
              Map.entry(".##|##.|.#.", "F pentomino"),
              Map.entry("#####", "I pentomino"),
              Map.entry("####|#...", "L pentomino"),
              Map.entry("##|##|#.", "P pentomino"),
              Map.entry("###.|..##", "N pentomino"),
              Map.entry("###|.#.|.#.", "T pentomino"),
              Map.entry("###|#.#", "U pentomino"),
              Map.entry("###|#..|#..", "V pentomino"),
              Map.entry("##.|.##|..#", "W pentomino"),
              Map.entry(".#.|###|.#.", "X pentomino"),
              Map.entry("####|.#..", "Y pentomino"),
              Map.entry("##.|.#.|.##", "Z pentomino"))
          .entrySet()
          .stream()
          .collect(
              Collectors.toUnmodifiableMap(
                  entry -> Polyomino.parse(entry.getKey()).representative(), Map.Entry::getValue));

  private PolyominoNames() {}

  /// The piece of a name, however it is written: `T tetromino`, `t4`, `domino`, and, of the
  /// pentominoes, the letter alone.
  static Optional<Polyomino> named(String name) {
    String word = name.strip().toLowerCase(Locale.ROOT);
    return NAMES.entrySet().stream()
        .filter(entry -> spellings(entry.getKey(), entry.getValue()).contains(word))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private static List<String> spellings(Polyomino piece, String name) {
    String full = name.toLowerCase(Locale.ROOT);
    if (!full.contains(" ")) {
      return List.of(full);
    }
    String letter = full.substring(0, 1);
    return piece.size() == LARGEST_NAMED
        ? List.of(full, letter + piece.size(), letter)
        : List.of(full, letter + piece.size());
  }

  static Optional<String> nameOf(Polyomino piece) {
    return piece.size() > LARGEST_NAMED
        ? Optional.empty()
        : Optional.ofNullable(NAMES.get(piece.representative()));
  }
}
