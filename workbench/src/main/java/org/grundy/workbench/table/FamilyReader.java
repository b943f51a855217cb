package org.grundy.workbench.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.core.GridPosition;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.core.name.Nearest;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.GraphFamily;
import org.grundy.rules.tree.Start;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.SizeRange;

/// Reads the text of a family of starts.
final class FamilyReader {
  private static final int MOST_DIGITS = 18;
  private static final double ROUNDING = 1e-9;
  private static final double MOST_COUNTED = 1.01e18;

  private final GameRules rules;
  private final String source;
  private final String text;
  private final Optional<GraphFamily> graphs;
  private final List<String> names;
  private final List<String> words;
  private final List<SizeRange> coordinates = new ArrayList<>();
  private int at;

  /// The family that a text states for a game:
  ///
  /// - `1..6x1..8` on a grid, rows and columns;
  /// - `1..40` on a strip or a heap;
  /// - `(0..8,0..8)` on heaps, at most two of them with a range;
  /// - `4 1..6x1..8` or `4 1..6 1..8` for the tiling game, after the size of the pieces;
  /// - `1..8`, of the family of the `start` line, or `cycle 3..20`, `grid 2x1..8` on graphs.
  ///
  /// Ranges include both ends; a single number is a range of one. A number may be a power, `10^6`.
  ///
  /// @param source what the text is called in errors
  /// @throws org.grundy.core.InputException at the first fault, with its place
  static FamilySpec read(GameRules rules, String source, String text) {
    return new FamilyReader(rules, source, text).family();
  }

  /// The numbers of each coordinate of such a family of heaps, however many starts it has.
  ///
  /// @throws org.grundy.core.InputException at the first fault, with its place
  static List<SizeRange> ranges(GameRules rules, String source, String text) {
    FamilyReader reader = new FamilyReader(rules, source, text);
    reader.readRanges();
    double starts = 1;
    for (SizeRange range : reader.coordinates) {
      starts *= range.size();
    }
    if (starts > MOST_COUNTED) {
      throw new InputException(
          reader.place(0), "the family has more than 10^18 starts", "narrow a range");
    }
    return List.copyOf(reader.coordinates);
  }

  private FamilyReader(GameRules rules, String source, String text) {
    this.rules = rules;
    this.source = source;
    this.text = text;
    this.graphs = rules.board() instanceof Board.Graph ? graphFamily() : Optional.empty();
    this.names =
        switch (rules.board()) {
          case Board.Cells cells -> cells.isRow() ? List.of("n") : List.of("r", "c");
          case Board.Graph _ -> isRectangular() ? List.of("r", "c") : List.of("n");
          case Board.Heap heap -> List.of(heap.variable());
          case Board.HeapSet heaps -> numbered(heaps.variable());
          case Board.Heaps heaps -> heaps.variables();
          case Board.Tiling _ -> List.of("x", "r", "c");
        };
    this.words =
        switch (rules.board()) {
          case Board.Cells cells when !cells.isRow() -> List.of("rows", "columns");
          case Board.Graph _ -> isRectangular() ? List.of("rows", "columns") : List.of("sizes");
          case Board.Cells _, Board.Heap _ -> List.of("sizes");
          case Board.HeapSet _, Board.Heaps _ -> names.stream().map(v -> "sizes of " + v).toList();
          case Board.Tiling _ -> List.of("cells a piece", "rows", "columns");
        };
  }

  /// Names for as many heaps as the text has parts.
  private List<String> numbered(String variable) {
    long heaps = 1 + text.chars().filter(character -> character == ',').count();
    return IntStream.rangeClosed(1, (int) heaps).mapToObj(i -> variable + i).toList();
  }

  private boolean isTuple() {
    return rules.board() instanceof Board.Heaps || rules.board() instanceof Board.HeapSet;
  }

  /// The family that the text begins with.
  private Optional<GraphFamily> graphFamily() {
    skipBlanks();
    int from = at;
    while (at < text.length() && Character.isLetter(text.charAt(at))) {
      at++;
    }
    String word = text.substring(from, at);
    if (word.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        GraphFamily.of(word)
            .orElseThrow(() ->
                new InputException(
                    place(from),
                    "found `%s`, expected a family of graphs, one of `%s`"
                        .formatted(word, String.join(" ", GraphFamily.words())),
                    Nearest.cure(word, GraphFamily.words()))));
  }

  /// The family of graphs that sizes name, if the board is a graph.
  private Optional<GraphFamily> sized() {
    return graphs.or(() ->
        rules.start().isPresent() && rules.start().get() instanceof Start.Family start
            ? Optional.of(start.family())
            : Optional.empty());
  }

  private boolean isRectangular() {
    return sized().filter(GraphFamily::isRectangular).isPresent();
  }

  private FamilySpec family() {
    readRanges();
    requireStarts();
    return shaped();
  }

  private void readRanges() {
    boolean bracket = isTuple() && skip("(");
    for (int i = 0; i < names.size(); i++) {
      if (i > 0) {
        separator(i);
      }
      coordinates.add(range(i));
    }
    if (bracket && !skip(")")) {
      throw unexpected("found %s, expected `)`".formatted(found()));
    }
    skipBlanks();
    if (at < text.length()) {
      throw unexpected("found %s after the family".formatted(found()));
    }
  }

  private void separator(int index) {
    boolean there =
        switch (rules.board()) {
          case Board.Cells cells when cells.isRow() -> true;
          case Board.Cells _, Board.Graph _ -> skip("x") || skip("X") || skip("×");
          case Board.HeapSet _, Board.Heaps _ -> skip(",");
          case Board.Tiling _ ->
              index == 1 ? skipBlanks() : skip("x") || skip("X") || skip("×") || skipBlanks();
          case Board.Heap _ -> true;
        };
    if (!there || at == text.length()) {
      throw unexpected(
          at == text.length()
              ? "the family ends before its %s".formatted(words.get(index))
              : "found %s, expected the %s".formatted(found(), words.get(index)));
    }
  }

  private SizeRange range(int index) {
    skipBlanks();
    int from = at;
    long first = number();
    long last = first;
    if (skip("..")) {
      last = number();
    }
    if (last < first) {
      throw new InputException(
          place(from),
          "the range %d..%d of %s is empty".formatted(first, last, words.get(index)),
          "did you mean `%d..%d`?".formatted(last, first));
    }
    if (first == 0 && !startsAtZero()) {
      throw new InputException(
          place(from), "the %s begin at 1, found 0".formatted(words.get(index)), example());
    }
    return new SizeRange(names.get(index), first, last + 1);
  }

  private boolean startsAtZero() {
    return rules.board() instanceof Board.Heap || isTuple();
  }

  /// A number, or a power such as `10^6`.
  private long number() {
    int from = at;
    long base = digits();
    if (!text.startsWith("^", at)) {
      return base;
    }
    at++;
    long exponent = digits();
    if (base > 1 && (double) exponent * Math.log10((double) base) > MOST_DIGITS + ROUNDING) {
      throw new InputException(
          place(from), "the number `%s` is too large".formatted(text.substring(from, at)), "");
    }
    return base <= 1 ? (exponent == 0 ? 1 : base) : Math.powExact(base, (int) exponent);
  }

  private long digits() {
    skipBlanks();
    int from = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (at == from) {
      throw unexpected("found %s, expected a number or a range such as `1..6`".formatted(found()));
    }
    if (at - from > MOST_DIGITS) {
      throw new InputException(
          place(from), "the number `%s` is too large".formatted(text.substring(from, at)), "");
    }
    return Long.parseLong(text, from, at, 10);
  }

  /// Refuses what is too many starts, or a board that is too large for any method.
  private void requireStarts() {
    long starts = 1;
    for (SizeRange axis : coordinates) {
      if (axis.size() > FamilySpec.MOST_STARTS / starts) {
        throw new InputException(
            place(0),
            String.format(
                Locale.ROOT, "the family has more than %,d starts", FamilySpec.MOST_STARTS),
            "narrow a range");
      }
      starts *= axis.size();
    }
    boolean board = rules.board().hasCells();
    long cells = 1;
    for (SizeRange axis : board ? coordinates : List.<SizeRange>of()) {
      if (axis.toNumber() - 1 > GridPosition.MAX_CELLS / cells) {
        throw new InputException(
            place(0),
            String.format(
                Locale.ROOT, "the largest board has more than %,d cells", GridPosition.MAX_CELLS),
            "narrow a range");
      }
      cells *= axis.toNumber() - 1;
    }
    if (rules.board() instanceof Board.Graph) {
      requireGraphs();
    }
    if (board && rules.start().isEmpty()) {
      throw new InputException(
          place(0),
          "the game has no `start` line to say what a board of a size holds",
          "add a line such as `start fill %s`".formatted(rules.cells().getFirst()));
    }
  }

  private void requireGraphs() {
    GraphFamily family =
        sized()
            .orElseThrow(() ->
                new InputException(
                    place(0),
                    "the game has no `start` line to say which graph a size is",
                    "name the family, such as `path 1..8`"));
    SizeRange rows = coordinates.getFirst();
    SizeRange columns = family.isRectangular() ? coordinates.getLast() : new SizeRange("", 1, 2);
    PositionText.requireGraph(family, rows.fromNumber(), columns.fromNumber(), place(0));
    PositionText.requireGraph(family, rows.toNumber() - 1, columns.toNumber() - 1, place(0));
  }

  private FamilySpec shaped() {
    return switch (rules.board()) {
      case Board.Cells cells when !cells.isRow() -> new FamilySpec(coordinates, 0, 1);
      case Board.Graph _ ->
          coordinates.size() == 2
              ? new FamilySpec(coordinates, 0, 1, graphs)
              : new FamilySpec(coordinates, -1, 0, graphs);
      case Board.Cells _, Board.Heap _ -> new FamilySpec(coordinates, -1, 0);
      case Board.HeapSet _, Board.Heaps _ -> heaps();
      case Board.Tiling _ -> tiling();
    };
  }

  private FamilySpec heaps() {
    List<Integer> running = new ArrayList<>();
    for (int i = 0; i < coordinates.size(); i++) {
      if (coordinates.get(i).size() > 1) {
        running.add(i);
      }
    }
    if (running.size() > 2) {
      throw new InputException(
          place(0),
          "%d coordinates have ranges (%s), and a table has rows and columns only"
              .formatted(
                  running.size(),
                  running.stream().map(names::get).collect(Collectors.joining(", "))),
          "give all but two of them one number, such as "
              + coordinates.stream()
                  .map(axis ->
                      coordinates.indexOf(axis) < names.size() - 2
                          ? Long.toString(axis.fromNumber())
                          : axis.toString())
                  .collect(Collectors.joining(",", "(", ")")));
    }
    if (coordinates.size() == 2) {
      return new FamilySpec(coordinates, 0, 1);
    }
    return running.size() == 2
        ? new FamilySpec(coordinates, running.get(0), running.get(1))
        : new FamilySpec(
            coordinates, -1, running.isEmpty() ? coordinates.size() - 1 : running.getFirst());
  }

  private FamilySpec tiling() {
    if (coordinates.getFirst().size() > 1) {
      throw new InputException(
          place(0),
          "the pieces have a range of sizes, `%s`, and a table has rows and columns only"
              .formatted(coordinates.getFirst()),
          "give one size, such as `4 1..6x1..8`");
    }
    return new FamilySpec(coordinates, 1, 2);
  }

  private boolean skip(String sign) {
    int from = at;
    skipBlanks();
    if (text.startsWith(sign, at)) {
      at += sign.length();
      return true;
    }
    at = from;
    return false;
  }

  private boolean skipBlanks() {
    int from = at;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at > from;
  }

  private String found() {
    skipBlanks();
    return at == text.length() ? "the end" : "`" + Character.toString(text.codePointAt(at)) + "`";
  }

  private InputException unexpected(String problem) {
    return new InputException(place(at), problem, example());
  }

  private String example() {
    return switch (rules.board()) {
      case Board.Cells cells -> "for example: " + cells.family();
      case Board.Graph _ ->
          names.size() == 2
              ? "for example: %s1..3x1..4, sizes of the graph".formatted(prefix())
              : "for example: %s3..12, sizes of the graph".formatted(prefix());
      case Board.Heap _ -> "for example: 0..40, sizes of the heap";
      case Board.HeapSet _, Board.Heaps _ ->
          "for example: "
              + IntStream.range(0, names.size())
                  .mapToObj(i -> i < names.size() - 2 ? "3" : "0..8")
                  .collect(Collectors.joining(",", "(", ")"));
      case Board.Tiling _ -> "for example: 4 1..6x1..8, cells a piece, rows and columns";
    };
  }

  private String prefix() {
    return graphs.map(family -> family.word() + " ").orElse("");
  }

  private Place place(int index) {
    return new Place(source, 1, index + 1);
  }
}
