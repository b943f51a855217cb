package org.grundy.workbench.tile;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.InputException;
import org.grundy.tilings.region.Region;
import org.grundy.workbench.game.TextSource;

/// Reads a region with holes.
final class RegionWords {
  private static final Pattern HOLE =
      Pattern.compile("(\\d{1,8})(?:\\.\\.(\\d{1,8}))?,(\\d{1,8})(?:\\.\\.(\\d{1,8}))?");
  private static final String EXAMPLE =
      "a hole is a row and a column, counted from 1, or ranges of them: 4,5 or 4..5,4..5";

  private RegionWords() {}

  /// The region of a text, less holes such as `4,5` and `4..5,4..5`.
  static Region read(TextSource text, List<String> holes) {
    Region region = Region.parse(text.name(), text.text());
    BitSet cells = new BitSet();
    holes.forEach(hole -> add(hole, region, cells));
    if (cells.cardinality() == region.size()) {
      throw new InputException("the holes leave no cell of the region", "leave one out");
    }
    return region.without(cells);
  }

  private static void add(String word, Region region, BitSet cells) {
    Matcher hole = HOLE.matcher(word);
    if (!hole.matches()) {
      throw new InputException("found the hole `%s`".formatted(word), EXAMPLE);
    }
    int fromRow = Integer.parseInt(hole.group(1));
    int lastRow = Optional.ofNullable(hole.group(2)).map(Integer::valueOf).orElse(fromRow);
    int fromColumn = Integer.parseInt(hole.group(3));
    int lastColumn = Optional.ofNullable(hole.group(4)).map(Integer::valueOf).orElse(fromColumn);
    for (int row = fromRow; row <= lastRow; row++) {
      for (int column = fromColumn; column <= lastColumn; column++) {
        if (!region.has(row - 1, column - 1)) {
          throw new InputException(
              "the hole `%s` has row %d, column %d, which is no cell of the region of %d x %d"
                  .formatted(word, row, column, region.rows(), region.columns()),
              EXAMPLE);
        }
        cells.set((row - 1) * region.columns() + column - 1);
      }
    }
    if (lastRow < fromRow || lastColumn < fromColumn) {
      throw new InputException("the hole `%s` has no cell".formatted(word), EXAMPLE);
    }
  }
}
