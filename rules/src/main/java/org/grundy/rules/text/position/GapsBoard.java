package org.grundy.rules.text.position;

import java.util.Arrays;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.core.number.Divisors;
import org.grundy.rules.heap.equation.Members;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.SumsMove;

/// Makes the strip of the numbers that are no sums of given ones, up to the greatest of these gaps.
final class GapsBoard {
  private static final String EXAMPLE = "for example: gaps 4 5";

  private GapsBoard() {}

  /// Cells whose numbers are gaps hold the first glyph that can be a sum, others what sums become.
  ///
  /// @param line that adds numbers
  /// @param named at least one
  /// @param place of these numbers
  static GridPosition of(SumsMove line, Glyphs glyphs, List<Long> named, Place place) {
    NumberSet.Sums sums = new NumberSet.Sums(named);
    sums.fault()
        .ifPresent(fault -> {
          throw new InputException(place, fault, EXAMPLE);
        });
    Members members = Members.of(sums);
    long last =
        members
            .lastGap()
            .orElseThrow(() ->
                new InputException(
                    place,
                    "all these numbers are multiples of %d, so that infinitely many are no sums of them"
                        .formatted(named.stream().reduce(0L, Divisors::gcd)),
                    EXAMPLE));
    if (last > GridPosition.MAX_CELLS) {
      throw new InputException(
          place,
          "the greatest number that is no sum of these is %,d".formatted(last),
          "a board has at most %,d cells".formatted(GridPosition.MAX_CELLS));
    }
    byte[] row = new byte[(int) Math.max(1, last)];
    Arrays.fill(row, (byte) glyphs.cell(line.over().getFirst()));
    for (long sum = members.atLeast(1); sum <= row.length; sum = members.atLeast(sum + 1)) {
      row[(int) sum - 1] = (byte) glyphs.cell(line.becomes());
    }
    return GridPosition.wrap(1, row.length, row);
  }
}
