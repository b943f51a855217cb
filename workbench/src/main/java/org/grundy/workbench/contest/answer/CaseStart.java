package org.grundy.workbench.contest.answer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.core.Graph;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Place;
import org.grundy.core.Position;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.WalkMove;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Letters;
import org.grundy.workbench.contest.StartForm;
import org.grundy.workbench.contest.Values;
import org.grundy.workbench.contest.input.ContestInput;

/// Makes the positions that cases of an input mean.
final class CaseStart {
  private static final int VERTEX_NANOS = 100;

  private final ContestSpec spec;

  /// No more heaps of ranges of sizes are made.
  private static final int MOST_OF_RANGES = 1 << 20;

  private final GameRules rules;
  private final ContestInput input;

  CaseStart(ContestSpec spec, GameRules rules, ContestInput input) {
    this.spec = spec;
    this.rules = rules;
    this.input = input;
  }

  /// The positions of the sum that a case means.
  ///
  /// @throws InputException if the numbers of the case make no position
  List<Position> of(Values values) {
    try {
      return switch (spec.start()) {
        case StartForm.Heaps heaps -> heaps(heaps, values);
        case StartForm.Range range -> range(range, values);
        case StartForm.Sized sized -> List.of(sized(sized, values));
        case StartForm.Runs runs -> List.of(runs(runs, values));
        case StartForm.Drawn drawn -> List.of(drawn(drawn, values));
        case StartForm.Joined joined -> graph(joined, values);
        case StartForm.Tiling tiling -> {
          requireBoard(rules.board() instanceof Board.Tiling, "three numbers");
          yield List.of(
              new TilingPosition(
                  values.at(tiling.pieceSize()),
                  values.at(tiling.rows()),
                  values.at(tiling.columns())));
        }
      };
    } catch (ArithmeticException e) {
      throw bad(values, "the numbers of this case give no position", "");
    } catch (InputException e) {
      throw e.place().filter(at -> isLocated(at, values)).isPresent()
          ? e
          : bad(values, e.problem(), e.cure());
    }
  }

  /// Starts of all numbers from one to another.
  record Range(long from, long to) {}

  /// The starts that a case means where they are told by numbers and valued without being made: a
  /// row that the rules fill, by the number of its cells, and ranges of more heaps than are made.
  /// Empty where the start is another one, or none.
  List<Range> numbered(Values values) {
    try {
      return switch (spec.start()) {
        case StartForm.Sized sized -> row(sized, values);
        case StartForm.Range range -> longRanges(range, values);
        default -> List.of();
      };
    } catch (ArithmeticException | InputException none) {
      return List.of();
    }
  }

  private List<Range> row(StartForm.Sized sized, Values values) {
    if (sized.fill().isPresent() || !sized.puts().isEmpty() || !rules.board().isRow()) {
      return List.of();
    }
    long cells = values.at(sized.columns());
    return values.at(sized.rows()) == 1 && cells >= 1 && cells <= GridPosition.MAX_CELLS
        ? List.of(new Range(cells, cells))
        : List.of();
  }

  private List<Range> longRanges(StartForm.Range form, Values values) {
    if (!(rules.board() instanceof Board.Heap)) {
      return List.of();
    }
    List<Range> ranges = ranges(form, values);
    long heaps = 0;
    for (Range range : ranges) {
      heaps += Math.clamp(range.to - range.from + 1, 0, MOST_OF_RANGES + 1L);
    }
    return heaps > MOST_OF_RANGES ? ranges : List.of();
  }

  private List<Range> ranges(StartForm.Range form, Values values) {
    int elements = values.elements(List.of(form.from(), form.to()));
    List<Range> ranges = new ArrayList<>();
    for (int i = 0; i < (elements < 0 ? 1 : elements); i++) {
      long to = sizes(List.of(form.to()), i, values).getFirst();
      ranges.add(new Range(sizes(List.of(form.from()), i, values).getFirst(), to));
    }
    return ranges;
  }

  /// True if a place is one of the input or of the format, and of no text made of them.
  private boolean isLocated(Place at, Values values) {
    return at.source().equals(spec.startAt().source())
        || at.source().equals(place(values).source());
  }

  private Place place(Values values) {
    return input.placeAt(values.from());
  }

  private InputException bad(Values values, String problem, String cure) {
    return new InputException(place(values), problem, cure);
  }

  private void requireBoard(boolean fits, String start) {
    if (!fits) {
      throw new InputException(
          spec.startAt(),
          "the `start` line of the format says %s, and the rules are played on `board %s`"
              .formatted(start, rules.board().word()),
          "a start of that board is meant");
    }
  }

  private List<Position> heaps(StartForm.Heaps form, Values values) {
    int width =
        switch (rules.board()) {
          case Board.Heap _, Board.HeapSet _ -> 1;
          case Board.Heaps heaps -> heaps.variables().size();
          default -> 0;
        };
    List<List<Long>> all = new ArrayList<>();
    for (List<Expression> sizes : form.sum()) {
      requireBoard(
          sizes.size() == width, width == 0 ? "heaps" : "heaps of " + sizes.size() + " sizes");
      int heaps = count(sizes, form.where(), values);
      for (int i = 0; i < heaps; i++) {
        if (values.holdAll(form.where(), i)) {
          all.add(sizes(sizes, i, values));
        }
      }
    }
    if (rules.board() instanceof Board.HeapSet) {
      return List.of(new TuplePosition(all.stream().map(List::getFirst).toList()));
    }
    if (all.isEmpty()) {
      all.add(Collections.nCopies(width, 0L));
    }
    List<Position> sum = new ArrayList<>(all.size());
    for (List<Long> sizes : all) {
      sum.add(
          rules.board() instanceof Board.Heap
              ? new HeapPosition(sizes.getFirst())
              : new TuplePosition(sizes));
    }
    return sum;
  }

  /// The number of heaps, or of edges, for which some expressions stand to which conditions are
  /// put. Those without lists are one, for which lists in the conditions stand for their first
  /// number.
  ///
  /// @throws ArithmeticException if two lists are of different length
  private static int count(List<Expression> made, List<Condition> where, Values values) {
    List<Expression> all = new ArrayList<>(made);
    where.forEach(condition -> condition.operands().forEach(all::add));
    int elements = values.elements(all);
    boolean isOne = values.elements(made) < 0 && elements != 0;
    return isOne ? 1 : elements;
  }

  private List<Position> range(StartForm.Range form, Values values) {
    requireBoard(rules.board() instanceof Board.Heap, "heaps of a range of sizes");
    List<Position> sum = new ArrayList<>();
    for (Range range : ranges(form, values)) {
      if (range.to - range.from >= MOST_OF_RANGES - sum.size()) {
        throw bad(
            values,
            "found more than %,d heaps in ranges of sizes".formatted(MOST_OF_RANGES),
            "so many are valued by a proved period, if no moves are asked for");
      }
      for (long size = range.from; size <= range.to; size++) {
        sum.add(new HeapPosition(size));
      }
    }
    return sum.isEmpty() ? List.of(new HeapPosition(0)) : sum;
  }

  private List<Long> sizes(List<Expression> expressions, int element, Values values) {
    List<Long> sizes = new ArrayList<>(expressions.size());
    for (Expression expression : expressions) {
      long size = values.at(expression, element);
      if (size < 0) {
        throw bad(values, "found a heap of " + size + ", expected none below 0", "");
      }
      if (size > HeapPosition.MOST) {
        throw bad(
            values,
            "found a heap of %d, expected at most %d".formatted(size, HeapPosition.MOST),
            "");
      }
      sizes.add(size);
    }
    return sizes;
  }

  private Position sized(StartForm.Sized form, Values values) {
    requireBoard(rules.board().hasCells(), "a board");
    long rows = values.at(form.rows());
    long columns = values.at(form.columns());
    if (rows < 1 || columns < 1 || rows > GridPosition.MAX_CELLS / columns) {
      throw bad(
          values,
          "found a board of %d times %d cells, expected from 1 to %d cells"
              .formatted(rows, columns, GridPosition.MAX_CELLS),
          "");
    }
    if (rules.board().isRow() && rows != 1) {
      throw bad(
          values,
          "found a board of %d rows, expected 1: the rules are played on `board %s`"
              .formatted(rows, rules.board().word()),
          "");
    }
    if (form.fill().isEmpty()) {
      GridPosition board = PositionText.start(rules, (int) rows, (int) columns, 0);
      return form.puts().isEmpty()
          ? board
          : with(form.puts(), (int) rows, (int) columns, board.copyCells(), List.of(), values, -1);
    }
    byte[] cells = new byte[(int) (rows * columns)];
    Arrays.fill(cells, (byte) cell(form.fill().get()));
    return with(form.puts(), (int) rows, (int) columns, cells, List.of(), values, -1);
  }

  private Position runs(StartForm.Runs form, Values values) {
    requireBoard(rules.board().hasCells(), "a row of runs");
    int elements = values.elements(List.of(form.length()));
    int runs = elements < 0 ? 1 : elements;
    long[] lengths = new long[runs];
    long all = form.between().isPresent() ? Math.max(runs - 1, 0) : 0;
    for (int i = 0; i < runs; i++) {
      lengths[i] = values.at(form.length(), i);
      if (lengths[i] < 0) {
        throw bad(
            values, "found a run of %d cells, expected none below 0".formatted(lengths[i]), "");
      }
      all = Math.addExact(all, lengths[i]);
    }
    if (all < 1 || all > GridPosition.MAX_CELLS) {
      throw bad(
          values,
          "found a row of %d cells, expected from 1 to %d".formatted(all, GridPosition.MAX_CELLS),
          "");
    }
    byte[] cells = new byte[(int) all];
    int at = 0;
    for (int i = 0; i < runs; i++) {
      if (i > 0 && form.between().isPresent()) {
        cells[at++] = (byte) cell(form.between().get());
      }
      int to = at + (int) lengths[i];
      Arrays.fill(cells, at, to, (byte) cell(form.glyphs().get(i % form.glyphs().size())));
      at = to;
    }
    return GridPosition.wrap(1, cells.length, cells);
  }

  private int cell(Glyph glyph) {
    int index = Glyphs.of(rules).cell(glyph);
    if (index < 0) {
      throw new InputException(
          spec.names().placeOf(glyph).orElse(spec.startAt()),
          "the format puts `%s` into a cell, which the rules do not know".formatted(glyph),
          "the rules have " + Quote.list(rules.cells()));
    }
    return index;
  }

  private Position drawn(StartForm.Drawn form, Values values) {
    requireBoard(rules.board().hasCells(), "rows of letters");
    Values.Drawn drawn = values.drawn(form.name());
    Letters letters = spec.lettered(form.name()).letters();
    Glyphs glyphs = Glyphs.of(rules);
    byte[] cellOf = new byte[letters.glyphs().size()];
    int[] tokenOf = new int[cellOf.length];
    boolean tokens = false;
    for (int i = 0; i < cellOf.length; i++) {
      Glyph glyph = letters.glyphs().get(i);
      tokenOf[i] = glyphs.token(glyph);
      tokens |= tokenOf[i] >= 0;
      cellOf[i] = (byte) (tokenOf[i] >= 0 ? under(glyph) : cell(glyph));
    }
    byte[] cells = new byte[drawn.letters().length];
    List<GridPosition.Token> standing = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      int letter = drawn.letters()[i];
      cells[i] = cellOf[letter];
      if (tokens && tokenOf[letter] >= 0) {
        standing.add(new GridPosition.Token(tokenOf[letter], i));
      }
    }
    return with(form.puts(), drawn.rows(), drawn.columns(), cells, standing, values, drawn.from());
  }

  /// The cell under a token that is drawn.
  private int under(Glyph token) {
    for (Rule rule : rules.rules()) {
      if (rule instanceof TokenMove move && move.token().equals(token)) {
        return cell(move.on().orElse(rules.cells().getFirst()));
      }
    }
    return 0;
  }

  /// A board with the tokens and glyphs that the `start` line puts on it.
  ///
  /// @param from where the rows begin in the input, or -1 where there are none
  private GridPosition with(
      List<StartForm.Put> puts,
      int rows,
      int columns,
      byte[] cells,
      List<GridPosition.Token> drawn,
      Values values,
      int from) {
    Glyphs glyphs = Glyphs.of(rules);
    List<GridPosition.Token> tokens = new ArrayList<>(drawn);
    for (StartForm.Put put : puts) {
      int elements = values.elements(List.of(put.row(), put.column()));
      for (int i = 0; i < (elements < 0 ? 1 : elements); i++) {
        long row = values.at(put.row(), i);
        long column = values.at(put.column(), i);
        if (row < 1 || row > rows || column < 1 || column > columns) {
          throw bad(
              values,
              "found row %d, column %d, on a board of %dx%d".formatted(row, column, rows, columns),
              "");
        }
        int cell = (int) ((row - 1) * columns + column - 1);
        int token = glyphs.token(put.glyph());
        if (token < 0) {
          cells[cell] = (byte) cell(put.glyph());
          continue;
        }
        requireFree(cells[cell], put.glyph(), (int) row, (int) column, values, from);
        tokens.add(new GridPosition.Token(token, cell));
      }
    }
    return tokens.isEmpty()
        ? GridPosition.wrap(rows, columns, cells)
        : GridPosition.wrap(rows, columns, cells, tokens);
  }

  private void requireFree(byte cell, Glyph token, int row, int column, Values values, int from) {
    int under = under(token);
    if (cell == under) {
      return;
    }
    String where =
        row == 1 && column == 1
            ? "the upper left cell"
            : "the cell at row %d, column %d".formatted(row, column);
    throw new InputException(
        from < 0 ? place(values) : input.placeOfCell(from, row - 1, column - 1),
        "found `%s` on %s, expected `%s`"
            .formatted(rules.cells().get(cell), where, rules.cells().get(under)),
        "The token starts there, so that cell has to be free.");
  }

  /// Reads the graph from its text.
  private List<Position> graph(StartForm.Joined form, Values values) {
    requireBoard(rules.board() instanceof Board.Graph, "a graph");
    StringBuilder text = new StringBuilder();
    long vertices = values.at(form.vertices());
    Set<String> names = new LinkedHashSet<>();
    for (long vertex = 1; vertex <= vertices; vertex++) {
      Meter.checkpoint(VERTEX_NANOS);
      if (names.add(name(form, vertex, values)) && names.size() > Graph.MAX_VERTICES) {
        throw bad(
            values,
            "found a graph of %d vertices, expected at most %d"
                .formatted(vertices, Graph.MAX_VERTICES),
            "");
      }
    }
    text.append(String.join(" ", names)).append(' ');
    for (StartForm.Join join : form.joins()) {
      int elements = count(List.of(join.from(), join.to()), form.where(), values);
      for (int i = 0; i < elements; i++) {
        Meter.checkpoint(VERTEX_NANOS);
        if (!values.holdAll(form.where(), i)) {
          continue;
        }
        text.append(name(form, values.at(join.from(), i), values))
            .append(join.arc() ? '>' : '-')
            .append(name(form, values.at(join.to(), i), values))
            .append(' ');
      }
    }
    tokens(form, values)
        .forEach((vertex, count) ->
            text.append(tokenGlyph().toString().repeat(count)).append(vertex).append(' '));
    return PositionText.parse(rules, "the graph", text.toString(), 0);
  }

  /// The names of the vertices on which tokens stand, each with the number of its tokens.
  private static Map<String, Integer> tokens(StartForm.Joined form, Values values) {
    Map<String, Integer> tokens = new LinkedHashMap<>();
    for (Expression token : form.tokens()) {
      int elements = values.elements(List.of(token));
      for (int i = 0; i < (elements < 0 ? 1 : elements); i++) {
        tokens.merge(name(form, values.at(token, i), values), 1, Integer::sum);
      }
    }
    return tokens;
  }

  private Glyph tokenGlyph() {
    for (Rule rule : rules.rules()) {
      if (rule instanceof WalkMove walk) {
        return walk.token();
      }
    }
    throw new InputException(
        spec.startAt(), "the format puts a token on the graph, and the rules have none", "");
  }

  private static String name(StartForm.Joined form, long vertex, Values values) {
    for (StartForm.Call call : form.calls()) {
      if (vertex >= values.at(call.from()) && vertex <= values.at(call.to())) {
        return "\"" + call.name() + "\"";
      }
    }
    return "\"" + vertex + "\"";
  }
}
