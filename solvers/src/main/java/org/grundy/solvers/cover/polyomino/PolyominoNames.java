package org.grundy.solvers.cover.polyomino;

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

  static Optional<String> nameOf(Polyomino piece) {
    return piece.size() > LARGEST_NAMED
        ? Optional.empty()
        : Optional.ofNullable(NAMES.get(piece.representative()));
  }
}
