package org.grundy.solvers.sequence.strip;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.rules.tree.Glyph;
import org.grundy.solvers.sequence.strip.HeapType.Heap;
import org.grundy.solvers.sequence.strip.row.NotHeaps;
import org.grundy.solvers.sequence.strip.row.RowSplitter;
import org.grundy.solvers.sequence.strip.row.StripPart;
import org.grundy.solvers.sequence.strip.row.StripRules;
import org.grundy.solvers.sequence.strip.row.StripWord;
import org.grundy.solvers.sequence.strip.row.WordMoves;

/// Finds the types of heaps that come from given ones, with all that a move can make of a heap.
///
/// The moves of a type are read off one heap that is long enough, of 2z + w cells, where w is the
/// width of the widest window. A move that leaves at least z cells of the run on one side of what
/// it changes does the same however many more there are, as [RowSplitter] makes sure: on that side
/// the cells that are left are a heap of a type that does not depend on how many they are, of so
/// many fewer; or in the end none of them can change. All other components are the same words.
/// Moves that leave z cells on both sides do the same everywhere.
final class HeapTypeDerivation {
  /// No more types than that are looked at.
  private static final int MOST_TYPES = 64;

  /// An end has at most so many times the cells of the widest window.
  private static final int LONGEST_END = 6;

  private static final int DOUBLINGS = 3;

  /// In place of a type: no cell of the run can change.
  static final int DEAD = -1;

  private final StripRules rules;
  private final RowSplitter splitter;
  private final WordMoves moves;
  private final Map<HeapType, Integer> numbers = new HashMap<>();
  private final List<HeapType> types = new ArrayList<>();
  private final List<Shape> shapes = new ArrayList<>();

  /// The part of a heap in which moves are made.
  enum Side {
    /// Near the left end; everything is counted from there.
    LEFT,
    /// Near the right end.
    RIGHT,
    /// Far from both.
    INSIDE
  }

  /// The rest of a run: a heap with `less` fewer cells than the move leaves there.
  record Rest(int type, int less) {}

  /// All moves of one line at one place, or at all places inside.
  ///
  /// @param place the cell that names the move: from the first cell of the run, from the first cell
  ///   beyond it, or from the first cell that changes
  /// @param changed how many cells there are from the first to the last that changes
  /// @param left what is left of the cells before those, inside; of the whole heap, at the right
  ///   end
  /// @param right what is left of the cells after those, inside; of the whole heap, at the left end
  /// @param others the other components that the move leaves
  record Template(
      int line, Side side, int place, int changed, Rest left, Rest right, List<StripWord> others) {
    Template {
      others = List.copyOf(others);
    }
  }

  /// The moves of heaps of at least `fromSize` cells.
  ///
  /// @param apart moves inside leave at least so many cells of the run on either side
  record Shape(int fromSize, int apart, List<Template> templates) {
    Shape {
      templates = List.copyOf(templates);
    }
  }

  HeapTypeDerivation(StripRules rules, RowSplitter splitter) {
    this.rules = rules;
    this.splitter = splitter;
    this.moves = new WordMoves(rules);
  }

  /// Takes over the findings of another derivation of the same rules.
  HeapTypeDerivation(HeapTypeDerivation found, RowSplitter splitter) {
    this(found.rules, splitter);
    numbers.putAll(found.numbers);
    types.addAll(found.types);
    shapes.addAll(found.shapes);
  }

  List<HeapType> types() {
    return types;
  }

  Shape shape(int type) {
    return shapes.get(type);
  }

  /// A row of n equal cells, of any number from `fromSize` on: a heap of `less` fewer, and other
  /// components.
  record Filled(int fromSize, Rest rest, List<StripWord> others) {
    Filled {
      others = List.copyOf(others);
    }
  }

  /// Finds the heap and the other components that a row of equal cells is.
  Filled filled(int glyph) throws NotHeaps {
    for (int doubling = 0; doubling <= DOUBLINGS; doubling++) {
      Optional<Filled> found = filled(glyph, (4 << doubling) * rules.widest());
      if (found.isPresent()) {
        explore();
        return found.get();
      }
    }
    throw unbounded();
  }

  private Optional<Filled> filled(int glyph, int size) throws NotHeaps {
    try {
      StripWord row = new StripWord(String.valueOf((char) glyph).repeat(size));
      Outcome outcome =
          outcome(row, List.of(new StripPart.Mark(0, size / 2)), List.of(size), () -> "");
      return Optional.of(new Filled(size, outcome.rests().getFirst(), outcome.others()));
    } catch (RowSplitter.UnevenRun e) {
      return Optional.empty();
    }
  }

  /// The number of a type; all that come from it are found too.
  int explored(HeapType type) throws NotHeaps {
    int number = number(type);
    explore();
    return number;
  }

  private int number(HeapType type) throws NotHeaps {
    Integer number = numbers.get(type);
    if (number == null) {
      if (types.size() == MOST_TYPES) {
        throw new NotHeaps("runs have more than %d kinds of ends".formatted(MOST_TYPES));
      }
      if (type.left().length() + type.right().length() > LONGEST_END * rules.widest()) {
        throw new NotHeaps("the ends of runs grow without bound");
      }
      number = types.size();
      numbers.put(type, number);
      types.add(type);
    }
    return number;
  }

  private void explore() throws NotHeaps {
    while (shapes.size() < types.size()) {
      shapes.add(shape(types.get(shapes.size())));
    }
  }

  private static NotHeaps unbounded() {
    return new NotHeaps("what a move makes possible may reach any distance");
  }

  private Shape shape(HeapType type) throws NotHeaps {
    for (int doubling = 0; doubling <= DOUBLINGS; doubling++) {
      Optional<Shape> found = shapeIfEven(type, (1 << doubling) * rules.widest());
      if (found.isPresent()) {
        return found.get();
      }
    }
    throw unbounded();
  }

  private Optional<Shape> shapeIfEven(HeapType type, int apart) throws NotHeaps {
    try {
      return Optional.of(shape(type, apart));
    } catch (RowSplitter.UnevenRun e) {
      return Optional.empty();
    }
  }

  private Shape shape(HeapType type, int apart) throws NotHeaps, RowSplitter.UnevenRun {
    int size = 2 * apart + rules.widest();
    List<Found> found = new ArrayList<>();
    moves.of(
        type.word(size),
        (line, cell, after, fromCell, toCell) ->
            found.add(new Found(line, cell, after, fromCell, toCell)));
    List<Template> templates = new ArrayList<>();
    for (Found move : found) {
      int start = type.left().length();
      int left = Math.max(0, move.fromCell - start);
      int right = Math.max(0, start + size - move.toCell);
      if (left > apart && right >= apart) {
        continue;
      }
      templates.add(
          left == apart && right >= apart
              ? inside(type, move, left, right)
              : atEnd(type, move, size, left < right));
    }
    return new Shape(size, apart, templates);
  }

  /// A move in the heap that is looked at.
  private record Found(int line, int cell, StripWord after, int fromCell, int toCell) {}

  private Template inside(HeapType type, Found move, int left, int right)
      throws NotHeaps, RowSplitter.UnevenRun {
    List<StripPart.Mark> marks =
        List.of(
            new StripPart.Mark(0, type.left().length() + left / 2),
            new StripPart.Mark(1, move.toCell + right / 2));
    Outcome outcome = outcome(move.after, marks, List.of(left, right), () -> name(type, move));
    return new Template(
        move.line,
        Side.INSIDE,
        move.cell - move.fromCell,
        move.toCell - move.fromCell,
        outcome.rests.get(0),
        outcome.rests.get(1),
        outcome.others);
  }

  private Template atEnd(HeapType type, Found move, int size, boolean leftEnd)
      throws NotHeaps, RowSplitter.UnevenRun {
    int start = type.left().length();
    int from = leftEnd ? Math.max(start, move.toCell) : start;
    int to = leftEnd ? start + size : Math.min(start + size, move.fromCell);
    Outcome outcome =
        outcome(
            move.after,
            List.of(new StripPart.Mark(0, (from + to) / 2)),
            List.of(size),
            () -> name(type, move));
    Rest rest = outcome.rests.getFirst();
    if (rest.type != DEAD && rest.less < 0) {
      throw new NotHeaps(name(type, move) + " makes a run longer");
    }
    Rest none = new Rest(DEAD, 0);
    return new Template(
        move.line,
        leftEnd ? Side.LEFT : Side.RIGHT,
        leftEnd ? move.cell - start : move.cell - start - size,
        move.toCell - move.fromCell,
        leftEnd ? none : rest,
        leftEnd ? rest : none,
        outcome.others);
  }

  private String name(HeapType type, Found move) {
    Glyph glyph = rules.drawn(type.word(move.cell + 1).glyph(move.cell));
    return "`" + rules.lines().get(move.line).words(glyph) + "`";
  }

  /// The components of a row: the rest of each run, and all else.
  private record Outcome(List<Rest> rests, List<StripWord> others) {}

  private Outcome outcome(
      StripWord row, List<StripPart.Mark> marks, List<Integer> sizes, Supplier<String> move)
      throws NotHeaps, RowSplitter.UnevenRun {
    List<Rest> rests = new ArrayList<>();
    marks.forEach(_ -> rests.add(new Rest(DEAD, 0)));
    List<StripWord> others = new ArrayList<>();
    for (StripPart part : splitter.parts(row, marks)) {
      if (part.marks().size() > 1) {
        throw new NotHeaps("after " + move.get() + " the cells on both sides are still connected");
      }
      if (part.marks().isEmpty()) {
        others.add(part.word());
      } else {
        StripPart.Mark mark = part.marks().getFirst();
        Heap heap = Heap.around(part.word(), mark.cell());
        rests.set(mark.run(), new Rest(number(heap.type()), sizes.get(mark.run()) - heap.size()));
      }
    }
    return new Outcome(rests, others);
  }
}
