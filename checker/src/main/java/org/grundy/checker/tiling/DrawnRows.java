package org.grundy.checker.tiling;

import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.InputException;

/// Rows of characters, all of one length.
///
/// @param rows at least one, each of at least one character
record DrawnRows(List<String> rows) {
  private static final int MOST_CELLS = 1 << 24;
  private static final Pattern SIZE = Pattern.compile("([1-9]\\d{0,8})x([1-9]\\d{0,8})");

  /// Rows that are separated by `|`.
  ///
  /// @param name what the text is called in errors
  /// @param glyphs a pattern of the characters that may stand in it
  static DrawnRows parse(String name, String text, Pattern glyphs) {
    List<String> rows = List.of(text.split("\\|", -1));
    for (int row = 0; row < rows.size(); row++) {
      String line = rows.get(row);
      if (line.isEmpty()
          || line.length() != rows.getFirst().length()
          || !glyphs.matcher(line).matches()) {
        throw new InputException(
            "row %d of %s is `%s`, expected %d characters that match %s"
                .formatted(row + 1, name, line, Math.max(1, rows.getFirst().length()), glyphs),
            "");
      }
    }
    return new DrawnRows(rows);
  }

  /// A rectangle of `.` by its size, or rows of `.` and `#`.
  static DrawnRows parseRegion(String text) {
    Matcher size = SIZE.matcher(text);
    if (!size.matches()) {
      return parse("the region", text, Pattern.compile("[.#]+"));
    }
    long rows = Long.parseLong(size.group(1));
    long columns = Long.parseLong(size.group(2));
    if (rows * columns > MOST_CELLS) {
      throw new InputException("a region of " + text + " cells is too large to be checked", "");
    }
    return new DrawnRows(Collections.nCopies((int) rows, ".".repeat((int) columns)));
  }

  int height() {
    return rows.size();
  }

  int width() {
    return rows.getFirst().length();
  }

  char at(int row, int column) {
    return rows.get(row).charAt(column);
  }
}
