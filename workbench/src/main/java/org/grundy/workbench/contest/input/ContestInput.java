package org.grundy.workbench.contest.input;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.workbench.contest.Letters;

/// The text of a contest input, read from left to right; knows its place for errors.
///
/// Numbers are separated by blanks and line breaks, letters of a board stand in rows without
/// blanks. A line may end in CR LF, and nothing need follow the last one.
public final class ContestInput {
  private static final int END = -1;
  private static final int LONGEST_QUOTE = 24;

  private final String source;
  private final byte[] text;
  private int next;

  /// An input at its beginning.
  ///
  /// @param source what the input is called in errors
  /// @param text the whole input, which nobody writes to while it is read
  public ContestInput(String source, byte[] text) {
    this.source = source;
    this.text = text;
  }

  /// Reads the next number, on this line or a later one.
  ///
  /// @param what its name in the problem's statement
  /// @param from the least that it may be
  /// @param to the end of its range
  /// @throws InputException if there is no number, or none in the range
  public long integer(String what, long from, long to) {
    skipBlanksAndLineBreaks();
    int start = next;
    int end = wordTo(start);
    String range = "expected " + what + ", a whole number " + range(from, to);
    if (end == start) {
      throw error(start, "found " + describe(start) + ", " + range, "");
    }
    if (!isNumber(start, end)) {
      throw error(start, "found " + quote(start, end) + ", " + range, "");
    }
    long value = saturatedNumber(start, end);
    if (value < from || value >= to) {
      throw error(start, what + " is " + digits(start, end) + ", " + range, "");
    }
    next = end;
    return value;
  }

  /// Requires that the number that was read last makes no board too large.
  ///
  /// @param side that number
  /// @param other the other side of the board
  public void requireBoard(long side, long other) {
    if (side * other > GridPosition.MAX_CELLS) {
      throw error(
          lastNumber(),
          "found a board of %d times %d cells, expected at most %d cells"
              .formatted(other, side, GridPosition.MAX_CELLS),
          "");
    }
  }

  /// The fault that the number that was read last does not keep a promise.
  ///
  /// @param problem what was found and what was expected
  public InputException badNumber(String problem) {
    return error(lastNumber(), problem, "");
  }

  private int lastNumber() {
    int start = next;
    while (start > 0 && !isBlank(text[start - 1]) && text[start - 1] != '\n') {
      start--;
    }
    return start;
  }

  /// True if nothing but blanks and line breaks is left.
  public boolean isAtEnd() {
    return onlyBlanksAndLineBreaksFrom(next);
  }

  /// Goes past a line of just these numbers, if it comes next.
  ///
  /// @return whether it came
  public boolean skipNumbers(List<Long> numbers) {
    int before = next;
    for (long number : numbers) {
      skipBlanksAndLineBreaks();
      int end = wordTo(next);
      if (end == next || !isNumber(next, end) || saturatedNumber(next, end) != number) {
        next = before;
        return false;
      }
      next = end;
    }
    if (!skipEndOfLine()) {
      next = before;
      return false;
    }
    return true;
  }

  /// The most numbers that may follow: each takes a digit and what separates it from the next.
  public int mostNumbersLeft() {
    return (text.length - next) / 2 + 1;
  }

  /// The index at which what is read next begins.
  public int index() {
    return next;
  }

  /// The index at which the next word or number begins.
  public int nextWord() {
    skipBlanksAndLineBreaks();
    return next;
  }

  /// Moves on to the beginning of the next line, or to the end of the text.
  ///
  /// @throws InputException if there is more than blanks left on this line
  public void endOfLine() {
    if (!skipEndOfLine()) {
      throw error(next, "found " + describe(next) + ", expected the end of the line", "");
    }
  }

  /// Reads the rows of a board, each on a line of its own, beginning at the beginning of a line.
  ///
  /// @param letters the letters and the glyph that each stands for
  /// @param apart whether blanks stand between the letters of a row
  /// @return the glyphs, row by row
  /// @throws InputException at the first letter too many, too few, or not of `letters`
  public byte[] board(int rows, int columns, Letters letters, boolean apart) {
    int left = text.length - next;
    boolean enough = (long) rows * columns <= left;
    // Where the text is too short for the board, its rows are read only to find where it fails.
    byte[] cells = new byte[enough ? rows * columns : Math.min(columns, left)];
    for (int row = 0; row < rows; row++) {
      int offset = enough ? row * columns : 0;
      if (apart) {
        rowApart(cells, offset, row, columns, letters);
      } else {
        row(cells, offset, row, rows, columns, letters);
      }
    }
    return cells;
  }

  /// Reads one row of letters whose length is not told before, on this line or a later one.
  ///
  /// @param what its name in the problem's statement
  /// @param least the least length that it may have
  public byte[] letters(String what, long least, Letters letters) {
    skipBlanksAndLineBreaks();
    int end = wordTo(next);
    byte[] word = new byte[end - next];
    if (!letters.read(text, next, word.length, word, 0)) {
      int bad = next;
      while (letters.accepts(text[bad])) {
        bad++;
      }
      throw error(
          bad,
          "found " + describe(bad) + " in " + what + ", expected " + letters.expected(),
          letters.cure(text[bad]));
    }
    if (word.length < least) {
      throw error(
          end,
          "found %s after %s of %s, expected at least %s"
              .formatted(
                  describe(end), count(word.length), what, count((int) Math.min(least, 1 << 30))),
          "");
    }
    next = end;
    return word;
  }

  /// Ends the reading.
  ///
  /// @throws InputException if anything but blanks and line breaks is left
  public void end() {
    skipBlanksAndLineBreaks();
    if (next < text.length) {
      throw error(next, "found " + describe(next) + ", expected the end of the input", "");
    }
  }

  /// The place of the character at an index.
  public Place placeAt(int index) {
    return place(index);
  }

  /// The place of a cell of rows that were read.
  ///
  /// @param from the index at which the rows begin
  /// @param row from 0
  /// @param column from 0
  public Place placeOfCell(int from, int row, int column) {
    int at = from;
    for (int i = 0; i < row; i++) {
      while (text[at] != '\n') {
        at++;
      }
      at++;
    }
    for (int left = column; left > 0 || isBlank(text[at]); at++) {
      left -= isBlank(text[at]) ? 0 : 1;
    }
    return place(at);
  }

  private void rowApart(byte[] cells, int offset, int row, int columns, Letters letters) {
    for (int column = 0; column < columns; column++) {
      int before = next;
      while (next < text.length && isBlank(text[next])) {
        next++;
      }
      boolean begins = column == 0 || next > before;
      if (next == text.length || !begins || !letters.read(text, next, 1, cells, offset + column)) {
        throw error(
            next,
            "found %s in row %d, expected %s"
                .formatted(
                    describe(next),
                    row + 1,
                    begins ? letters.expected() : "a blank between letters"),
            next == text.length || !begins ? "" : letters.cure(text[next]));
      }
      next++;
    }
    endOfRow(row, columns);
  }

  private void row(byte[] cells, int offset, int row, int rows, int columns, Letters letters) {
    int given = Math.min(columns, text.length - next);
    if (!letters.read(text, next, given, cells, offset) || given < columns) {
      throw badRow(row, rows, columns, letters);
    }
    next += columns;
    endOfRow(row, columns);
  }

  private void endOfRow(int row, int columns) {
    if (!skipEndOfLine()) {
      throw error(
          next,
          "found " + describe(next) + ", expected the end of row " + (row + 1),
          "Every row has " + count(columns) + " as the size says.");
    }
  }

  /// The error about a row that begins here and cannot be read.
  private InputException badRow(int row, int rows, int columns, Letters letters) {
    if (onlyBlanksAndLineBreaksFrom(next)) {
      return error(
          next,
          "found the end of the input, expected row %d of %d".formatted(row + 1, rows),
          "A row has " + count(columns) + ": " + letters.expected() + ".");
    }
    int end = next;
    while (end < text.length && letters.accepts(text[end])) {
      end++;
    }
    if (end == text.length || isLineBreak(end)) {
      return error(
          end,
          "found %s after %s of row %d, expected %s"
              .formatted(describe(end), count(end - next), row + 1, count(columns)),
          "");
    }
    return error(
        end,
        "found " + describe(end) + " in row " + (row + 1) + ", expected " + letters.expected(),
        letters.cure(text[end]));
  }

  /// Skips blanks and one line break, or blanks up to the end of the text.
  ///
  /// @return whether the line ended so; if not, the first character that is no blank comes next
  private boolean skipEndOfLine() {
    while (next < text.length && isBlank(text[next])) {
      next++;
    }
    if (next == text.length) {
      return true;
    }
    boolean ends = isLineBreak(next);
    if (ends) {
      next += text[next] == '\r' ? 2 : 1;
    }
    return ends;
  }

  /// The end of the word that begins at an index.
  private int wordTo(int start) {
    int end = start;
    while (end < text.length && !isBlank(text[end]) && !isLineBreak(end)) {
      end++;
    }
    return end;
  }

  private void skipBlanksAndLineBreaks() {
    while (next < text.length && (isBlank(text[next]) || isLineBreak(next))) {
      next++;
    }
  }

  private boolean onlyBlanksAndLineBreaksFrom(int index) {
    int end = index;
    while (end < text.length && (isBlank(text[end]) || isLineBreak(end))) {
      end++;
    }
    return end == text.length;
  }

  private static boolean isBlank(byte character) {
    return character == ' ' || character == '\t';
  }

  /// True if a line break, LF or CR LF, begins at `index`.
  private boolean isLineBreak(int index) {
    return text[index] == '\n'
        || (text[index] == '\r' && index + 1 < text.length && text[index + 1] == '\n');
  }

  private boolean isNumber(int start, int end) {
    int digits = text[start] == '-' ? start + 1 : start;
    for (int i = digits; i < end; i++) {
      if (text[i] < '0' || text[i] > '9') {
        return false;
      }
    }
    return digits < end;
  }

  /// A number, held within the range of a `long` at both ends.
  private long saturatedNumber(int start, int end) {
    boolean negative = text[start] == '-';
    long value = 0;
    for (int i = negative ? start + 1 : start; i < end; i++) {
      int digit = text[i] - '0';
      if (value > (Long.MAX_VALUE - digit) / 10) {
        return negative ? Long.MIN_VALUE : Long.MAX_VALUE;
      }
      value = value * 10 + digit;
    }
    return negative ? -value : value;
  }

  private static String range(long from, long to) {
    return "from " + from + " to " + (to - 1);
  }

  private static String count(int letters) {
    return letters == 1 ? "1 letter" : letters + " letters";
  }

  private InputException error(int index, String problem, String cure) {
    return new InputException(place(index), problem, cure);
  }

  private Place place(int index) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < index; i++) {
      if (text[i] == '\n') {
        line++;
        lineStart = i + 1;
      }
    }
    int column = 1;
    for (int i = lineStart; i < index; i++) {
      if ((text[i] & 0xc0) != 0x80) {
        column++;
      }
    }
    return new Place(source, line, column);
  }

  private String digits(int start, int end) {
    return end - start <= LONGEST_QUOTE
        ? ascii(start, end)
        : ascii(start, start + LONGEST_QUOTE) + "… (" + (end - start) + " characters)";
  }

  private String ascii(int start, int end) {
    return new String(text, start, end - start, StandardCharsets.US_ASCII);
  }

  /// A token in quotes, or its first character where that cannot be shown.
  private String quote(int start, int end) {
    StringBuilder shown = new StringBuilder("`");
    for (int i = start; i < end; i += Utf8.length(text, i)) {
      if (!isShown(Utf8.codePoint(text, i))) {
        return i == start ? describe(i) : shown + "` followed by " + describe(i);
      }
      if (shown.length() > LONGEST_QUOTE) {
        return shown + "…`";
      }
      shown.appendCodePoint(Utf8.codePoint(text, i));
    }
    return shown + "`";
  }

  /// Describes what stands at `index`, for an error.
  private String describe(int index) {
    int codePoint = index < text.length ? Utf8.codePoint(text, index) : END;
    if (codePoint == END) {
      return index < text.length
          ? "the byte 0x%02X (not UTF-8)".formatted(text[index] & 0xff)
          : "the end of the input";
    }
    if (isLineBreak(index)) {
      return "the end of the line";
    }
    return switch (codePoint) {
      case ' ' -> "a blank";
      case '\t' -> "a tab";
      case '\r' -> "a carriage return without a line feed";
      case 0xfeff -> "a byte order mark (U+FEFF)";
      default ->
          isShown(codePoint)
              ? "`" + Character.toString(codePoint) + "`"
              : "the unprintable character U+%04X".formatted(codePoint);
    };
  }

  private static boolean isShown(int codePoint) {
    return switch (codePoint < 0 ? Character.CONTROL : Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SPACE_SEPARATOR,
          Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.COMBINING_SPACING_MARK ->
          false;
      default -> true;
    };
  }

  @Override
  public String toString() {
    return source + " (" + text.length + " bytes)";
  }
}
