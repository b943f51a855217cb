package org.grundy.solvers.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.rules.derive.GraphReading;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.WalkMove;
import org.grundy.solvers.Bounds;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.ResumableState;

/// Values of positions on graphs under normal play: the value of a component is the least number
/// that no follower has, a follower being the nim-sum of its components.
///
/// Components of one [Relabelling] key are one class, whichever graph they come from; what is
/// followed further is the first of each class that was met.
public final class GraphSearch {
  private final GraphReading reading;
  private final List<GraphLine> lines;
  private final Meter meter;
  private final ComponentClasses classes;
  private final ClassSearch search;
  private final List<Board> boards = new ArrayList<>();
  private final List<Board> boardOf = new ArrayList<>();
  private final List<long[]> stateOf = new ArrayList<>();

  public GraphSearch(GameRules rules, Meter meter) {
    this.reading = GraphReading.of(rules);
    this.lines = reading.walk().isPresent() ? List.of() : GraphLine.of(rules);
    this.meter = meter;
    this.classes = new ComponentClasses(reading.edgesDie(), meter);
    this.search = new ClassSearch(classes, this::followers, meter);
  }

  /// A graph with all that is needed to play on it.
  private final class Board {
    private final GraphPosition start;
    private final LivingCells cells;
    private final GraphParts parts;
    private final GraphMoves moves;
    private final Relabelling relabelling;
    private final StateTable table;

    Board(GraphPosition start) {
      meter.claim(64L * (start.graph().order() + start.graph().size()));
      this.start = start;
      this.cells = new LivingCells(reading, start);
      this.parts = new GraphParts(reading, cells);
      WalkMove.Deletes deletes =
          reading.walk().map(WalkMove::deletes).orElse(WalkMove.Deletes.NOTHING);
      this.moves = new GraphMoves(lines, deletes, cells);
      this.relabelling = new Relabelling(cells);
      this.table = new StateTable(cells.words, meter);
    }

    /// Whether a position can be a state here: it differs from the start by what was deleted.
    boolean covers(GraphPosition position) {
      if (start.graph() != position.graph()) {
        return false;
      }
      for (int e = position.nextEdge(0); e >= 0; e = position.nextEdge(e + 1)) {
        if (!start.hasEdge(e)) {
          return false;
        }
      }
      return cells.tellsEdges(position);
    }

    /// The class of a component.
    int classOf(long[] part) {
      int known = table.get(part);
      if (known >= 0) {
        return known;
      }
      int id = classes.of(relabelling.key(part));
      while (stateOf.size() <= id) {
        stateOf.add(NO_STATE);
        boardOf.add(this);
      }
      if (stateOf.get(id).length == 0) {
        meter.claim(24 + 8L * part.length);
        stateOf.set(id, part);
        boardOf.set(id, this);
      }
      table.put(part, id);
      return id;
    }

    /// The classes of the components of a state from which nothing falls.
    int[] classesOf(long[] state) {
      IntList found = new IntList();
      parts.split(state, part -> found.add(classOf(part)));
      return found.toArray();
    }
  }

  private static final long[] NO_STATE = {};

  /// Some numbers.
  private static final class IntList {
    private int[] numbers = new int[8];
    private int size;

    void add(int number) {
      if (size == numbers.length) {
        numbers = Arrays.copyOf(numbers, 2 * size);
      }
      numbers[size++] = number;
    }

    int[] toArray() {
      return Arrays.copyOf(numbers, size);
    }
  }

  /// What is known of the classes met so far.
  public ResumableState knowledge() {
    return classes;
  }

  private Board board(GraphPosition position) {
    for (Board board : boards) {
      if (board.covers(position)) {
        return board;
      }
    }
    Board board = new Board(position);
    boards.add(board);
    return board;
  }

  /// The components of a position in which a move may be left, drawn on its graph.
  public List<GraphPosition> parts(GraphPosition position) {
    Board board = board(position);
    List<GraphPosition> parts = new ArrayList<>();
    long[] settled = board.parts.settled(board.cells.state(position));
    board.parts.split(settled, part -> parts.add(board.cells.position(part)));
    return parts;
  }

  /// The value of a position.
  public long value(GraphPosition position) {
    long value = 0;
    for (int id : classesOf(position)) {
      value ^= search.value(id);
    }
    return value;
  }

  /// Whether a position has a value, at less cost than finding it.
  boolean is(GraphPosition position, int value) {
    return search.is(classesOf(position), value);
  }

  /// The value of a position where it is known by now, else [PartlySolved#UNKNOWN].
  long known(GraphPosition position) {
    long value = 0;
    for (int id : classesOf(position)) {
      if (!classes.isSettled(id)) {
        return PartlySolved.UNKNOWN;
      }
      value ^= classes.value(id);
    }
    return value;
  }

  /// What is known of a component by now.
  Bounds bounds(GraphPosition component) {
    int[] ids = classesOf(component);
    if (ids.length == 1 && !classes.isSettled(ids[0])) {
      long excluded = classes.excluded(ids[0]);
      return Bounds.excluding(
          component,
          LongStream.range(0, ComponentClasses.TOLD).filter(n -> ((excluded >>> n) & 1) != 0),
          OptionalLong.of(classes.longestPlay(ids[0])));
    }
    return Bounds.exact(component, known(component));
  }

  private int[] classesOf(GraphPosition position) {
    Board board = board(position);
    return board.classesOf(board.parts.settled(board.cells.state(position)));
  }

  private List<int[]> followers(int id) {
    Board board = boardOf.get(id);
    List<int[]> followers = new ArrayList<>();
    board.moves.followers(
        stateOf.get(id),
        after -> {
          meter.check();
          followers.add(board.classesOf(board.parts.settled(after)));
        });
    return followers;
  }
}
