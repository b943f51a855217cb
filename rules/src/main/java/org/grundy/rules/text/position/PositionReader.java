package org.grundy.rules.text.position;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Place;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.text.Numbers;
import org.grundy.rules.text.PlacedText;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.SourceText;
import org.grundy.rules.text.graph.GraphReader;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.SumsMove;

/// Reads the parts of a sum of positions.
final class PositionReader {
  /// Longer texts are not looked at as sizes.
  private static final int LONGEST_SIZE = 100;

  /// Numbers with blanks or commas between them, maybe in parentheses.
  private static final Pattern LIST = Pattern.compile("\\(?\\d+(?:[\\s,;]+\\d+)+\\)?");

  private static final Pattern DIGITS = Pattern.compile("[0-9]+");

  private static final Pattern NO_DIGITS = Pattern.compile("\\D+");

  /// What may be meant for the size of a board.
  private static final Pattern PAIR = Pattern.compile("(\\d+)\\s*[*×,;\\s]\\s*(\\d+)");

  /// The numbers that are no sums of some.
  private static final Pattern GAPS = Pattern.compile("gaps((?:[\\s,]+[0-9]+)+)");

  private static final Pattern SIZE =
      Pattern.compile("(%1$s)(?:[ \t]*[xX×][ \t]*(%1$s))?".formatted(Numbers.WRITTEN));

  private final GameRules rules;
  private final Glyphs glyphs;
  private final GlyphTable table;
  private final PlacedText text;

  PositionReader(GameRules rules, Place base, String text) {
    this.rules = rules;
    this.glyphs = Glyphs.of(rules);
    this.table = new GlyphTable(glyphs);
    this.text = new PlacedText(base, text);
  }

  /// The parts in the order of the text, at least one.
  List<PositionPart> parts() {
    List<PositionPart> parts = new ArrayList<>();
    int from = text.text().startsWith("\uFEFF") ? 1 : 0;
    if (rules.board() instanceof Board.Graph) {
      for (int plus : GraphReader.pluses(text.text())) {
        parts.add(part(from, plus));
        from = plus + 1;
      }
      parts.add(part(from, text.text().length()));
      return parts;
    }
    boolean bareSeparates = !table.isGlyph('+');
    int plus = from;
    while ((plus = text.text().indexOf('+', plus)) >= 0) {
      if (bareSeparates || (standsAlone(plus) && !isBlank(from, plus))) {
        parts.add(part(from, plus));
        from = plus + 1;
      }
      plus++;
    }
    parts.add(part(from, text.text().length()));
    return rules.board() instanceof Board.HeapSet ? joined(parts) : parts;
  }

  /// Heaps that are written one by one are one position; those in parentheses are one each.
  private static List<PositionPart> joined(List<PositionPart> parts) {
    List<PositionPart> joined = new ArrayList<>();
    List<Long> single = new ArrayList<>();
    for (PositionPart part : parts) {
      if (part instanceof PositionPart.Whole(List<Position> positions)
          && positions.getFirst() instanceof HeapPosition(long size)) {
        single.add(size);
      } else {
        joined.add(part);
      }
    }
    if (!single.isEmpty()) {
      joined.addFirst(new PositionPart.Whole(new TuplePosition(single)));
    }
    return joined;
  }

  private boolean standsAlone(int index) {
    return index > 0
        && index + 1 < text.text().length()
        && text.isBlankOrBreak(index - 1)
        && text.isBlankOrBreak(index + 1);
  }

  /// True if nothing but blanks is between two indices; a `+` that is a glyph may be a part by
  /// itself.
  private boolean isBlank(int fromIndex, int toIndex) {
    int from = fromIndex;
    while (from < toIndex && text.isBlankOrBreak(from)) {
      from++;
    }
    return from == toIndex;
  }

  private PositionPart part(int fromIndex, int toIndex) {
    Meter.checkpoint(100);
    int from = fromIndex;
    int to = toIndex;
    while (from < to && text.isBlankOrBreak(from)) {
      from++;
    }
    while (to > from && text.isBlankOrBreak(to - 1)) {
      to--;
    }
    if (from == to) {
      boolean alone = fromIndex == 0 && toIndex == text.text().length();
      throw new InputException(
          text.place(fromIndex),
          alone
              ? "the position is empty, expected " + expected()
              : "a position of the sum is empty, expected " + expected(),
          "");
    }
    if (DrawnHeaps.isDrawn(rules.board(), text, from)) {
      return new PositionPart.Whole(DrawnHeaps.read(rules.board(), text, from, to));
    }
    return switch (rules.board()) {
      case Board.Cells _ -> board(from, to);
      case Board.Graph _ -> new PositionPart.Whole(new GraphReader(rules, text).read(from, to));
      case Board.Heap _ -> new PositionPart.Whole(new HeapPosition(number(from, to)));
      case Board.HeapSet _ ->
          new PositionPart.Whole(
              text.text().charAt(from) == '('
                  ? tuple(from, to, OptionalInt.empty())
                  : new HeapPosition(number(from, to)));
      case Board.Heaps heaps ->
          new PositionPart.Whole(tuple(from, to, OptionalInt.of(heaps.variables().size())));
      case Board.Tiling _ -> new PositionPart.Whole(new TilingReader(text).read(from, to));
    };
  }

  private String expected() {
    return switch (rules.board()) {
      case Board.Cells cells -> cells.position();
      case Board.Graph _ -> "a graph such as `a-b b-c` or `path 5`";
      case Board.Heap _ -> "the size of a heap";
      case Board.HeapSet _ -> "the size of a heap, or sizes such as `(3,5)`";
      case Board.Heaps heaps -> heaps.variables().size() + " sizes such as " + sizes(heaps);
      case Board.Tiling _ -> "three numbers, the cells of a piece, rows and columns";
    };
  }

  private static String sizes(Board.Heaps heaps) {
    StringBuilder example = new StringBuilder("`(3");
    for (int i = 1; i < heaps.variables().size(); i++) {
      example.append(',').append(3 + 2 * i);
    }
    return example.append(")`").toString();
  }

  private PositionPart board(int from, int to) {
    if (rules.closesUp() && text.text().substring(from, to).equals(BoardDrawing.NOTHING)) {
      return new PositionPart.Whole(GridPosition.wrap(1, 0, new byte[0]));
    }
    if (to - from <= LONGEST_SIZE) {
      String part = text.text().substring(from, to);
      Matcher size = SIZE.matcher(part);
      if (size.matches()
          && !part.codePoints().allMatch(c -> table.isGlyph(c) || SourceText.isBlank(c))) {
        return size(from, size);
      }
      Matcher gaps = GAPS.matcher(part);
      if (gaps.matches() && rules.addsNumbers()) {
        return gaps(from + gaps.start(1) + 1, gaps.group(1).substring(1));
      }
      Matcher pair = PAIR.matcher(part);
      if (!rules.board().isRow() && pair.matches() && !table.isGlyph(part.codePointAt(0))) {
        throw new InputException(
            text.place(from),
            "found %s, expected %s".formatted(Quote.of(part), expected()),
            "did you mean `%sx%s`?".formatted(pair.group(1), pair.group(2)));
      }
    }
    return new PositionPart.Whole(new DrawnBoard(rules, glyphs, table, text).read(from, to));
  }

  private PositionPart gaps(int from, String numbers) {
    SumsMove line =
        rules.rules().stream()
            .filter(SumsMove.class::isInstance)
            .map(SumsMove.class::cast)
            .findFirst()
            .orElseThrow();
    List<Long> named = new ArrayList<>();
    for (Matcher number = DIGITS.matcher(numbers); number.find(); ) {
      named.add(Numbers.ofDigits(number.group(), text.place(from + number.start())));
    }
    return new PositionPart.Whole(GapsBoard.of(line, glyphs, named, text.place(from)));
  }

  private PositionPart.Size size(int from, Matcher size) {
    boolean row = rules.board().isRow();
    long first = Numbers.ofWritten(size.group(1), text.place(from));
    if (size.group(2) == null && !row) {
      throw new InputException(
          text.place(from),
          "found one number, `%d`; the size of a grid is rows x columns".formatted(first),
          "for example: %1$dx%1$d".formatted(Math.max(1, first)));
    }
    long rows = size.group(2) == null ? 1 : first;
    long columns =
        size.group(2) == null
            ? first
            : Numbers.ofWritten(size.group(2), text.place(from + size.start(2)));
    if (row && rows != 1) {
      throw new InputException(
          text.place(from),
          "a %s has one row, found the size %s"
              .formatted(rules.board().word(), Quote.of(size.group())),
          "did you mean `%d`?".formatted(columns));
    }
    if (rows < 1 || columns < 1) {
      throw new InputException(
          text.place(from),
          "a board has at least one row and one column, found the size " + Quote.of(size.group()),
          "");
    }
    if (rows > GridPosition.MAX_CELLS / columns) {
      throw new InputException(
          text.place(from),
          "a board has at most %,d cells, found the size %s"
              .formatted(GridPosition.MAX_CELLS, Quote.of(size.group())),
          "");
    }
    if (rules.start().isEmpty()) {
      throw new InputException(
          text.place(from),
          "found the size %s, but the game has no `start` line to say what such a board holds"
              .formatted(Quote.of(size.group())),
          StartBoard.cureOfNoStart(rules));
    }
    return new PositionPart.Size((int) rows, (int) columns);
  }

  /// The size of a heap that a stretch of text is, blanks around it aside.
  private long number(int fromIndex, int toIndex) {
    int from = fromIndex;
    int to = toIndex;
    while (from < to && text.isBlankOrBreak(from)) {
      from++;
    }
    while (to > from && text.isBlankOrBreak(to - 1)) {
      to--;
    }
    String digits = text.text().substring(from, to);
    if (!digits.matches(Numbers.WRITTEN)) {
      throw new InputException(
          text.place(from),
          digits.isEmpty()
              ? "a number is missing, expected " + expected()
              : "found %s, expected %s".formatted(Quote.of(digits), expected()),
          cureOf(digits));
    }
    long size = Numbers.ofWritten(digits, text.place(from));
    if (size > HeapPosition.MOST) {
      throw new InputException(
          text.place(from),
          "the heap %d is too large".formatted(size),
          "heaps go up to %d".formatted(HeapPosition.MOST));
    }
    return size;
  }

  /// What somebody may have meant by a text that is no size: numbers without `+` or parentheses.
  private String cureOf(String text) {
    List<String> numbers = NO_DIGITS.splitAsStream(text).filter(part -> !part.isEmpty()).toList();
    boolean isList = numbers.size() > 1 && LIST.matcher(text).matches();
    return switch (rules.board()) {
      case Board.Heap _ ->
          isList
              ? "did you mean `" + String.join(" + ", numbers) + "`?"
              : "for example: 12, or a sum 7 + 4 + 4";
      case Board.Heaps heaps when isList && numbers.size() == heaps.variables().size() ->
          "did you mean `(" + String.join(",", numbers) + ")`?";
      default -> "";
    };
  }

  private TuplePosition tuple(int from, int to, OptionalInt count) {
    int inner = from;
    int innerTo = to;
    if (text.text().charAt(from) == '(') {
      if (text.text().charAt(to - 1) != ')') {
        throw new InputException(text.place(to), "the `(` is not closed, expected `)`", "");
      }
      inner++;
      innerTo--;
    }
    List<Long> sizes = new ArrayList<>();
    while (true) {
      int comma = text.text().indexOf(',', inner);
      boolean last = comma < 0 || comma >= innerTo;
      sizes.add(number(inner, last ? innerTo : comma));
      if (last) {
        break;
      }
      inner = comma + 1;
    }
    if (count.isPresent() && sizes.size() != count.getAsInt()) {
      throw new InputException(
          text.place(from),
          "found %d %s, expected %s"
              .formatted(sizes.size(), sizes.size() == 1 ? "size" : "sizes", expected()),
          text.text().contains("+")
              ? "`+` stands between positions; the sizes of one stand in parentheses"
              : "");
    }
    return new TuplePosition(sizes);
  }
}
