package org.grundy.rules.text.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.InputException;
import org.grundy.core.TilingPosition;
import org.grundy.rules.text.Numbers;
import org.grundy.rules.text.PlacedText;
import org.grundy.rules.text.Quote;

/// Reads a position of the tiling game: three numbers, `4 4 6`, and the piece where one is named,
/// `4 4 6 ###|.#.`.
final class TilingReader {
  private static final String EXPECTED = "three numbers, the cells of a piece, rows and columns";
  private static final String EXAMPLE = "for example: 4 4 1, or with a named piece 4 4 6 ###|.#.";
  private static final int MOST_CELLS = 64;
  private static final char CELL = '#';
  private static final char GAP = '.';

  private static final Pattern THREE_NUMBERS =
      Pattern.compile(
          "([0-9]+)(?:[ \t]+|[ \t]*[xX×][ \t]*)([0-9]+)(?:[ \t]+|[ \t]*[xX×][ \t]*)([0-9]+)"
              + "(?:\\s+(\\D.*))?",
          Pattern.DOTALL);

  private final PlacedText text;

  TilingReader(PlacedText text) {
    this.text = text;
  }

  /// Reads a stretch without blanks at its ends.
  TilingPosition read(int from, int to) {
    String found = text.text().substring(from, to);
    Matcher parts = THREE_NUMBERS.matcher(found);
    if (!parts.matches()) {
      throw new InputException(
          text.place(from), "found %s, expected %s".formatted(Quote.of(found), EXPECTED), EXAMPLE);
    }
    long[] numbers = new long[3];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = Numbers.ofDigits(parts.group(i + 1), text.place(from + parts.start(i + 1)));
      if (numbers[i] < 1) {
        throw new InputException(
            text.place(from + parts.start(i + 1)), "found `0`, expected a number from 1", EXAMPLE);
      }
    }
    Optional<String> named =
        parts.group(4) == null
            ? Optional.empty()
            : Optional.of(piece(from + parts.start(4), to, numbers[0]));
    return new TilingPosition(numbers[0], numbers[1], numbers[2], named);
  }

  /// A piece, drawn without empty rows and columns round it.
  private String piece(int from, int to, long size) {
    List<int[]> cells = cells(from, to);
    if (cells.size() != size) {
      throw new InputException(
          text.place(from),
          "the piece has %s, but pieces of %d are played with"
              .formatted(cells.size() == 1 ? "1 cell" : cells.size() + " cells", size),
          "draw a piece of the first number's size, such as `4 4 6 ###|.#.`");
    }
    if (size > MOST_CELLS) {
      throw new InputException(
          text.place(from),
          "a named piece has at most %d cells, not %d".formatted(MOST_CELLS, size),
          "leave the piece out");
    }
    int reached = reached(cells);
    if (reached < cells.size()) {
      throw new InputException(
          text.place(from),
          "only %d of the %d cells of the piece are connected by edges"
              .formatted(reached, cells.size()),
          "a piece is drawn like this: ###|.#.");
    }
    return drawn(cells);
  }

  /// Row and column of each cell, row by row.
  private List<int[]> cells(int from, int to) {
    List<int[]> cells = new ArrayList<>();
    int row = 0;
    int column = 0;
    for (int i = from; i < to; i++) {
      char c = text.text().charAt(i);
      if (c == CELL) {
        cells.add(new int[] {row, column});
      }
      if (c == CELL || c == GAP) {
        column++;
      } else if (c == '|' || c == '\n') {
        row++;
        column = 0;
      } else if (!text.isBlankOrBreak(i)) {
        throw new InputException(
            text.place(i),
            "found %s in the piece, expected `#`, `.` or `|`"
                .formatted(Quote.of(text.text().codePointAt(i))),
            EXAMPLE);
      }
    }
    if (cells.isEmpty()) {
      throw new InputException(text.place(from), "the piece has no cell `#`", EXAMPLE);
    }
    return cells;
  }

  private static String drawn(List<int[]> cells) {
    int top = cells.getFirst()[0];
    int left = cells.stream().mapToInt(cell -> cell[1]).min().orElse(0);
    int right = cells.stream().mapToInt(cell -> cell[1]).max().orElse(0);
    String gaps = String.valueOf(GAP).repeat(right - left + 1);
    StringBuilder drawn = new StringBuilder(gaps);
    for (int row = top; row < cells.getLast()[0]; row++) {
      drawn.append('|').append(gaps);
    }
    for (int[] cell : cells) {
      drawn.setCharAt((cell[0] - top) * (gaps.length() + 1) + cell[1] - left, CELL);
    }
    return drawn.toString();
  }

  /// The number of cells that are connected with the first, itself included.
  private static int reached(List<int[]> cells) {
    List<int[]> reached = new ArrayList<>(List.of(cells.getFirst()));
    List<int[]> others = new ArrayList<>(cells.subList(1, cells.size()));
    for (int next = 0; next < reached.size(); next++) {
      int[] one = reached.get(next);
      for (int i = others.size() - 1; i >= 0; i--) {
        int[] other = others.get(i);
        if (Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) == 1) {
          reached.add(others.remove(i));
        }
      }
    }
    return reached.size();
  }
}
