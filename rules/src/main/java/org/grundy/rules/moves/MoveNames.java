package org.grundy.rules.moves;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.Choice;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Move;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.JoinMove;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.SpreadMove;
import org.grundy.rules.tree.SumsMove;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.VertexMove;
import org.grundy.rules.tree.WalkMove;

/// The names of the moves of one game, in its own glyphs and numbers. A move has one name, however
/// it was found.
public final class MoveNames {
  private final GameRules rules;
  private final Glyphs glyphs;
  private final Map<Integer, List<PatternMove>> orientations = new HashMap<>();

  public MoveNames(GameRules rules) {
    this.rules = rules;
    this.glyphs = Glyphs.of(rules);
  }

  /// The name of a move.
  ///
  /// @param position the position in which it is made
  public String of(Position position, Move move) {
    return move.choice() instanceof Choice.Own || rules.looks().names().isEmpty()
        ? plain(position, move)
        : rules
            .looks()
            .name(move.rule())
            .map(name -> name + " " + named(position, move))
            .orElseGet(() -> plain(position, move));
  }

  /// The part after the name of a line: where the move is, and which of its ways.
  private String named(Position position, Move move) {
    return switch (move.choice()) {
      case Choice.Cell cell -> "at " + cell + held((GridPosition) position, line(move), cell);
      case Choice.Placed(int orientation, Choice.Cell at) ->
          "at " + at + way(oriented(move.rule()), orientation);
      case Choice.Vertex(int vertex) -> ((GraphPosition) position).graph().name(vertex);
      case Choice.Edge edge when !(line(move) instanceof WalkMove) ->
          ofEnds(((GraphPosition) position).graph(), edge);
      case Choice.Pair pair -> ofPair(((GraphPosition) position).graph(), pair);
      default -> plain(position, move);
    };
  }

  /// The glyph of a chosen cell, where it may hold several.
  private String held(GridPosition board, Rule line, Choice.Cell cell) {
    boolean several =
        switch (line) {
          case CellMove move -> move.from().size() > 1;
          case SpreadMove move -> move.from().size() > 1;
          default -> false;
        };
    return several ? ", " + glyph(board, cell) : "";
  }

  /// The way in which a pattern lies, where it may lie in several: in words where each has a shape
  /// of its own, else drawn.
  private static String way(List<PatternMove> ways, int orientation) {
    Pattern lies = ways.get(orientation).before();
    if (ways.size() == 1) {
      return "";
    }
    if (ways.size() == 2 && lies.height() != lies.width()) {
      return lies.height() > lies.width() ? ", upright" : ", across";
    }
    return ", " + ofPattern(ways.get(orientation));
  }

  /// The ends of a chosen edge, the one that the line names first first.
  private static String ofEnds(Graph graph, Choice.Edge chosen) {
    String sign = graph.edge(chosen.edge()).arc() ? ">" : "-";
    return graph.name(chosen.from()) + sign + graph.name(chosen.to());
  }

  static String ofPair(Graph graph, Choice.Pair pair) {
    return graph.name(pair.from()) + "-" + graph.name(pair.to());
  }

  private String plain(Position position, Move move) {
    return switch (move.choice()) {
      case Choice.Cell cell ->
          ofCell(line(move), glyph((GridPosition) position, cell), rules.board().lattice())
              + " at "
              + cell;
      case Choice.Placed(int orientation, Choice.Cell at) ->
          ofPattern(oriented(move.rule()).get(orientation)) + " at " + at;
      case Choice.Step(Choice.Cell from, Choice.Cell to) ->
          ((TokenMove) line(move)).token() + " " + from + " -> " + to;
      case Choice.Vertex(int vertex) ->
          ofVertex((VertexMove) line(move), ((GraphPosition) position).graph().name(vertex));
      case Choice.Edge edge -> ofEdge(line(move), ((GraphPosition) position).graph(), edge);
      case Choice.Pair pair ->
          ((JoinMove) line(move)).by().effect()
              + " "
              + ofPair(((GraphPosition) position).graph(), pair);
      case Choice.Heaps(List<? extends Position> left) -> heap(position) + " -> " + heaps(left);
      case Choice.Piece(String text) -> text;
      case Choice.Tiling() -> "a tiling with the piece";
      case Choice.Own(String name) -> name;
    };
  }

  private Rule line(Move move) {
    return rules.rules().get(move.rule());
  }

  private List<PatternMove> oriented(int line) {
    return orientations.computeIfAbsent(
        line, _ -> Orientations.of((PatternMove) rules.rules().get(line), rules.board().lattice()));
  }

  private Glyph glyph(GridPosition board, Choice.Cell cell) {
    return glyphs.cells().get(board.at(cell.index(board.columns())));
  }

  /// The change that a line makes to the cell that it chooses.
  ///
  /// @param from the glyph that the cell holds
  /// @param lattice of the board, which names directions
  public static String ofCell(Rule line, Glyph from, Lattice lattice) {
    return switch (line) {
      case CellMove move ->
          from
              + " -> "
              + move.to()
              + move.rays().map(rays -> " along " + words(rays.along(), lattice)).orElse("");
      case FloodMove move ->
          from + " -> " + move.to() + " flood " + words(move.directions(), lattice);
      case SumsMove move -> from + " -> " + move.to() + " sums";
      default -> throw new IllegalArgumentException("chooses no cell: " + line);
    };
  }

  /// The change that a line makes where a pattern stands.
  ///
  /// @param line in one orientation
  public static String ofPattern(PatternMove line) {
    return line.before().text() + " -> " + line.after().text();
  }

  private static String words(List<Direction> directions, Lattice lattice) {
    return directions.stream().map(lattice::name).collect(Collectors.joining(" "));
  }

  private static String ofVertex(VertexMove line, String vertex) {
    boolean chosen = line.deletions().contains(new Deletion.Chosen(line.vertex()));
    return "delete " + (chosen ? vertex : named(line.deletions().getFirst(), vertex));
  }

  private static String ofEdge(Rule line, Graph graph, Choice.Edge chosen) {
    String edge = GraphRuleset.name(graph, graph.edge(chosen.edge()));
    String from = graph.name(chosen.from());
    String to = graph.name(chosen.to());
    return switch (line) {
      case EdgeMove move -> ofEdge(move, edge, from, to);
      case JoinMove move -> move.by().effect() + " " + edge;
      case WalkMove move ->
          move.token()
              + " "
              + from
              + " -> "
              + to
              + (move.deletes() == WalkMove.Deletes.EDGE ? ", delete edge " + edge : "");
      default -> throw new IllegalArgumentException("chooses no edge: " + line);
    };
  }

  private static String ofEdge(EdgeMove line, String edge, String from, String to) {
    List<String> chosen = new ArrayList<>();
    if (line.deletions().contains(new Deletion.ChosenEdge())) {
      chosen.add("edge " + edge);
    }
    for (Deletion deletion : line.deletions()) {
      if (deletion instanceof Deletion.Chosen(String name)) {
        chosen.add(name.equals(line.from()) ? from : to);
      }
    }
    if (chosen.isEmpty()) {
      Deletion first = line.deletions().getFirst();
      chosen.add(named(first, first.of().equals(Optional.of(line.from())) ? from : to));
    }
    boolean clear = chosen.size() > 1 || chosen.getFirst().startsWith("edge ");
    return "delete " + String.join(", ", chosen) + (clear ? "" : " at edge " + edge);
  }

  private static String named(Deletion deletion, String vertex) {
    return switch (deletion) {
      case Deletion.Chosen _ -> vertex;
      case Deletion.Related related -> related.relation().of(vertex);
      case Deletion.EdgesOf _ -> "edges of " + vertex;
      case Deletion.ChosenEdge _ -> "edge";
    };
  }

  private static String heaps(List<? extends Position> left) {
    return left.isEmpty()
        ? "0"
        : left.stream().map(MoveNames::heap).collect(Collectors.joining(" + "));
  }

  private static String heap(Position position) {
    return switch (position) {
      case HeapPosition heap -> String.valueOf(heap.size());
      case TuplePosition tuple ->
          tuple.sizes().stream().map(String::valueOf).collect(Collectors.joining(",", "(", ")"));
      default -> throw new IllegalArgumentException("no heap: " + position);
    };
  }
}
