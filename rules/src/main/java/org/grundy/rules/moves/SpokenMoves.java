package org.grundy.rules.moves;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
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
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Hole;
import org.grundy.rules.tree.JoinMove;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.Look;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Picture;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.SpreadMove;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.WalkMove;

/// The moves of one game as people say them: `a standing domino on b3 and b4`, `2 coins`. They are
/// the words of the lines `say`, or else made of what a move changes and of the names of pictures.
/// Cells are called as in chess, columns by letters and rows from below; those of a row by numbers.
public final class SpokenMoves {
  /// Of more heaps that a move leaves the sizes are not told.
  private static final int MOST_SIZES = 8;

  private static final Map<String, String> SIDES =
      Map.of("N", "up", "S", "down", "E", "right", "W", "left");

  private final GameRules rules;
  private final MoveNames names;
  private final List<Glyph> cells;
  private final Map<Integer, List<PatternMove>> orientations = new HashMap<>();

  public SpokenMoves(GameRules rules) {
    this.rules = rules;
    this.names = new MoveNames(rules);
    this.cells = Glyphs.of(rules).cells();
  }

  /// The words for a move.
  ///
  /// @param position the position in which it is made
  public String of(Position position, Move move) {
    return of(position, move, "");
  }

  /// The words for a move of a sum, which say where it is made.
  ///
  /// @param letter of the position in the sum; empty where it is the only one
  public String of(Position position, Move move, String letter) {
    return switch (move.choice()) {
      case Choice.Own _, Choice.Piece _, Choice.Tiling _ ->
          names.of(position, move) + (letter.isEmpty() ? "" : " in " + letter);
      case Choice.Heaps(List<? extends Position> left) when position instanceof HeapPosition heap ->
          ofHeap(heap.size(), sizes(left), letter, rules.looks().saying(move.rule()));
      case Choice.Heaps(List<? extends Position> left) ->
          ofHeaps((TuplePosition) position, left) + (letter.isEmpty() ? "" : " in " + letter);
      default -> {
        String words =
            rules
                .looks()
                .saying(move.rule())
                .map(saying -> filled(saying, position, move))
                .orElseGet(() -> plain(position, move));
        yield words + (letter.isEmpty() ? "" : " in " + letter);
      }
    };
  }

  private Rule line(Move move) {
    return rules.rules().get(move.rule());
  }

  private PatternMove oriented(int line, int orientation) {
    return orientations
        .computeIfAbsent(
            line,
            _ -> Orientations.of((PatternMove) rules.rules().get(line), rules.board().lattice()))
        .get(orientation);
  }

  private String filled(String saying, Position position, Move move) {
    String words = saying;
    for (Hole hole : Hole.of(line(move))) {
      String brace = "{" + hole.word() + "}";
      if (words.contains(brace)) {
        words = words.replace(brace, fill(hole, position, move));
      }
    }
    return words.replaceAll(" {2,}", " ").strip();
  }

  private String fill(Hole hole, Position position, Move move) {
    return switch (move.choice()) {
      case Choice.Cell cell -> hole == Hole.ALONG ? along(line(move)) : cell(cell, position);
      case Choice.Placed(int way, Choice.Cell at) -> {
        PatternMove laid = oriented(move.rule(), way);
        yield switch (hole) {
          case WAY -> way(laid.before());
          case CELLS ->
              listed(changed(laid, at).stream().map(to -> cell(to.at, position)).toList());
          default -> cell(at, position);
        };
      }
      case Choice.Step(Choice.Cell from, Choice.Cell to) ->
          cell(hole == Hole.FROM ? from : to, position);
      case Choice.Vertex(int vertex) -> graph(position).name(vertex);
      case Choice.Edge edge ->
          switch (hole) {
            case FROM -> graph(position).name(edge.from());
            case TO -> graph(position).name(edge.to());
            default -> GraphRuleset.name(graph(position), graph(position).edge(edge.edge()));
          };
      case Choice.Pair pair ->
          switch (hole) {
            case FROM -> graph(position).name(pair.from());
            case TO -> graph(position).name(pair.to());
            default -> MoveNames.ofPair(graph(position), pair);
          };
      default -> throw new IllegalArgumentException("fills no hole: " + move);
    };
  }

  private String plain(Position position, Move move) {
    return switch (move.choice()) {
      case Choice.Cell cell -> ofCell(cell, (GridPosition) position, line(move));
      case Choice.Placed(int way, Choice.Cell at) ->
          ofPattern(oriented(move.rule(), way), at, position);
      case Choice.Step(Choice.Cell from, Choice.Cell to) ->
          "%s from %s to %s"
              .formatted(
                  the(((TokenMove) line(move)).token()), cell(from, position), cell(to, position));
      case Choice.Vertex(int vertex) -> noun(Look.VERTEX) + " " + graph(position).name(vertex);
      case Choice.Edge edge -> ofEdge(line(move), edge, graph(position));
      case Choice.Pair pair -> ofPair((JoinMove) line(move), pair, graph(position));
      default -> names.of(position, move);
    };
  }

  private static String ofPair(JoinMove line, Choice.Pair pair, Graph graph) {
    return line.by() == JoinMove.By.VERTEX
        ? "a new vertex between %s and %s".formatted(graph.name(pair.from()), graph.name(pair.to()))
        : "edge " + MoveNames.ofPair(graph, pair) + ", new";
  }

  private String ofCell(Choice.Cell chosen, GridPosition board, Rule line) {
    Glyph from = cells.get(board.at(chosen.index(board.columns())));
    Glyph to =
        switch (line) {
          case CellMove move -> move.to();
          case SpreadMove move -> move.to();
          default -> throw new IllegalArgumentException("chooses no cell: " + line);
        };
    return change(from, to, cell(chosen, board));
  }

  /// One cell that changes.
  private String change(Glyph from, Glyph to, String place) {
    return isEmpty(to) ? the(from) + " on " + place : a(to) + " on " + place;
  }

  private String ofPattern(PatternMove laid, Choice.Cell at, Position position) {
    if (laid.closesUp()) {
      return ofClosing(laid, at, ((GridPosition) position).columns());
    }
    List<Changed> changed = changed(laid, at);
    List<String> places = changed.stream().map(one -> cell(one.at, position)).toList();
    if (changed.size() == 1) {
      return change(changed.getFirst().from, changed.getFirst().to, places.getFirst());
    }
    if (changed.stream().map(Changed::to).distinct().count() == 1) {
      Glyph to = changed.getFirst().to;
      Optional<String> piece = thing(to);
      String lies = way(laid.before());
      return piece.map(noun -> a((lies + " " + noun).strip())).orElseGet(to::toString)
          + " on "
          + listed(places);
    }
    return listed(
        changed.stream().map(one -> "%s on %s".formatted(one.to, cell(one.at, position))).toList());
  }

  /// The cells that go out of a row, and what comes in their place.
  private static String ofClosing(PatternMove laid, Choice.Cell at, int columns) {
    int width = laid.before().width();
    int last = (at.column() + width - 2) % columns + 1;
    String cells = width == 1 ? "cell " + last : "cells %d to %d".formatted(at.column(), last);
    String left =
        laid.after().rows().getFirst().stream()
            .flatMap(Optional::stream)
            .map(Glyph::toString)
            .collect(Collectors.joining(" "));
    return left.isEmpty()
        ? cells + (width == 1 ? " goes" : " go")
        : cells + (width == 1 ? " becomes " : " become ") + left;
  }

  private String ofEdge(Rule line, Choice.Edge chosen, Graph graph) {
    String edge = GraphRuleset.name(graph, graph.edge(chosen.edge()));
    return switch (line) {
      case WalkMove move ->
          "%s from %s to %s"
              .formatted(the(move.token()), graph.name(chosen.from()), graph.name(chosen.to()));
      case EdgeMove move when !move.deletions().contains(new Deletion.ChosenEdge()) ->
          "edge %s, from %s".formatted(edge, graph.name(chosen.from()));
      case JoinMove _ -> "edge " + edge + ", contracted";
      default -> "edge " + edge;
    };
  }

  private String ofHeap(long before, List<Long> left, String letter, Optional<String> saying) {
    String heap = letter.isEmpty() ? "" : " from heap " + letter;
    if (saying.isPresent()) {
      return saying.get() + heap;
    }
    long gone = before;
    for (long size : left) {
      gone = gone < 0 || size >= before ? -1 : gone - size;
    }
    String sizes = listed(left.stream().limit(MOST_SIZES).map(String::valueOf).toList());
    if (left.size() > MOST_SIZES) {
      sizes = sizes.replace(" and ", ", ") + " and %d more".formatted(left.size() - MOST_SIZES);
    }
    if (gone < 0) {
      return "heap %sof %d becomes %s"
          .formatted(letter.isEmpty() ? "" : letter + " ", before, sizes);
    }
    if (gone == 0) {
      return "heap %sparted into %s".formatted(letter.isEmpty() ? "" : letter + " ", sizes);
    }
    return counted(gone) + heap + (left.size() > 1 ? ", leaving " + sizes : "");
  }

  /// Heaps that move together have the names of their sizes.
  private String ofHeaps(TuplePosition position, List<? extends Position> left) {
    List<Long> before = position.sizes();
    boolean one = left.size() == 1 && left.getFirst() instanceof TuplePosition;
    List<Long> after = one ? ((TuplePosition) left.getFirst()).sizes() : List.of();
    if (after.size() != before.size() || !(rules.board() instanceof Board.Heaps(var sizes, _))) {
      return "%s becomes %s".formatted(tuple(position), tuples(left));
    }
    List<Long> taken = new ArrayList<>();
    for (int i = 0; i < before.size(); i++) {
      taken.add(before.get(i) - after.get(i));
    }
    if (taken.stream().anyMatch(number -> number < 0)) {
      return "%s becomes %s".formatted(tuple(position), tuples(left));
    }
    List<Long> amounts = taken.stream().filter(number -> number > 0).distinct().toList();
    List<String> parts = new ArrayList<>();
    for (long amount : amounts) {
      List<String> from = new ArrayList<>();
      for (int i = 0; i < taken.size(); i++) {
        if (taken.get(i) == amount) {
          from.add(sizes.get(i));
        }
      }
      parts.add(
          counted(amount) + (from.size() > 1 ? " each from heaps " : " from heap ") + listed(from));
    }
    return listed(parts);
  }

  private String counted(long number) {
    return number + " " + noun(Look.HEAP) + (number == 1 ? "" : "s");
  }

  /// The name of what is drawn for a heap or a vertex.
  private String noun(String of) {
    return rules
        .looks()
        .picture(of)
        .filter(picture -> picture != Picture.LETTER)
        .map(Picture::word)
        .orElse(of.equals(Look.HEAP) ? "token" : of);
  }

  /// The name of what a glyph is drawn as, where it is a thing.
  private Optional<String> thing(Glyph glyph) {
    return rules
        .looks()
        .picture(glyph.toString())
        .filter(picture -> picture != Picture.LETTER && picture != Picture.BLANK)
        .map(Picture::word);
  }

  private String a(Glyph glyph) {
    return thing(glyph).map(SpokenMoves::a).orElseGet(glyph::toString);
  }

  private static String a(String noun) {
    return ("aeiou".indexOf(noun.charAt(0)) < 0 ? "a " : "an ") + noun;
  }

  private String the(Glyph glyph) {
    return thing(glyph).map(noun -> "the " + noun).orElseGet(glyph::toString);
  }

  private boolean isEmpty(Glyph glyph) {
    return glyph.toString().equals(".")
        || rules.looks().picture(glyph.toString()).equals(Optional.of(Picture.BLANK));
  }

  private String cell(Choice.Cell cell, Position position) {
    return ofCell(cell, (GridPosition) position, rules.board().isRow());
  }

  /// The name of a cell: `b3` for the second column and the third row from below; in a row `cell
  /// 2`.
  ///
  /// @param row whether the board is a row of cells
  public static String ofCell(Choice.Cell cell, GridPosition board, boolean row) {
    String column = column(cell.column() - 1, row);
    return row ? "cell " + column : column + (board.rows() - cell.row() + 1);
  }

  /// The name of a column: a, b, …, z, aa, …, and in a row of cells its number from 1.
  ///
  /// @param index from 0
  public static String column(int index, boolean row) {
    return row ? Integer.toString(index + 1) : letter(index).toLowerCase(Locale.ROOT);
  }

  /// The name of a position of a sum: A, B, …, Z, AA, …
  ///
  /// @param index from 0
  public static String letter(int index) {
    String last = String.valueOf((char) ('A' + index % 26));
    return index < 26 ? last : letter(index / 26 - 1) + last;
  }

  private static String way(Pattern lies) {
    boolean thin = lies.height() == 1 || lies.width() == 1;
    return !thin || lies.height() == lies.width()
        ? ""
        : lies.height() > lies.width() ? "standing" : "lying";
  }

  /// A cell that a pattern changes.
  private record Changed(Choice.Cell at, Glyph from, Glyph to) {}

  private static List<Changed> changed(PatternMove laid, Choice.Cell at) {
    List<Changed> changed = new ArrayList<>();
    if (laid.closesUp()) {
      return changed;
    }
    for (int row = 0; row < laid.before().height(); row++) {
      for (int column = 0; column < laid.before().width(); column++) {
        Optional<Glyph> from = laid.before().rows().get(row).get(column);
        Optional<Glyph> to = laid.after().rows().get(row).get(column);
        if (from.isPresent() && to.isPresent() && !from.equals(to)) {
          Choice.Cell cell = new Choice.Cell(at.row() + row, at.column() + column);
          changed.add(new Changed(cell, from.get(), to.get()));
        }
      }
    }
    return changed;
  }

  private String along(Rule line) {
    List<Direction> directions =
        line instanceof CellMove move
            ? move.rays().map(CellMove.Rays::along).orElse(List.of())
            : List.of();
    return listed(
        directions.stream()
            .map(to -> rules.board().lattice().name(to))
            .map(name ->
                rules.board().lattice() == Lattice.SQUARE ? SIDES.getOrDefault(name, name) : name)
            .toList());
  }

  private static Graph graph(Position position) {
    return ((GraphPosition) position).graph();
  }

  private static List<Long> sizes(List<? extends Position> left) {
    return left.stream()
        .map(part -> ((HeapPosition) part).size())
        .filter(size -> size > 0)
        .toList();
  }

  private static String tuple(Position position) {
    return ((TuplePosition) position)
        .sizes().stream().map(String::valueOf).collect(Collectors.joining(",", "(", ")"));
  }

  private static String tuples(List<? extends Position> left) {
    return left.isEmpty() ? "nothing" : listed(left.stream().map(SpokenMoves::tuple).toList());
  }

  private static String listed(List<String> words) {
    return words.size() < 2
        ? String.join("", words)
        : String.join(", ", words.subList(0, words.size() - 1)) + " and " + words.getLast();
  }
}
