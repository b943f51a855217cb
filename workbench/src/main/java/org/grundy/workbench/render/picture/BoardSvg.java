package org.grundy.workbench.render.picture;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Component;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;
import org.grundy.rules.tree.Look;
import org.grundy.rules.tree.Picture;
import org.grundy.solvers.cover.TilingSolution;
import org.grundy.workbench.render.answer.Moves;
import org.grundy.workbench.render.kit.Drawings;
import org.grundy.workbench.render.kit.Figure;
import org.grundy.workbench.render.kit.NamedMoves;
import org.grundy.workbench.render.kit.PartsFigure;
import org.grundy.workbench.render.kit.SvgPage;
import org.grundy.workbench.render.tiling.TilingFigure;
import org.grundy.workbench.render.tiling.TilingText;
import org.grundy.workbench.request.PositionSize;
import org.grundy.workbench.request.SolvedSum;

/// An answer as a picture: boards with the value that each move leads to on its cell, heaps as
/// stacks, tilings as coloured pieces. Winning moves carry a ring, so that colour alone tells
/// nothing.
public final class BoardSvg {
  /// The most cells of a picture, over all positions of the sum.
  public static final int MOST_CELLS = 10_000;

  private static final int MOST_POSITIONS = 200;
  private static final int LISTED_MOVES = 12;
  private static final int MARGIN = 16;
  private static final int GAP = 24;
  private static final int PLUS_GAP = 40;
  private static final int LINE_WIDTH = 1200;
  private static final int LEAST_WIDTH = 460;
  private static final int LINE = 20;

  private final SolvedSum answer;
  private final String command;
  private final Moves moves;
  private final StringBuilder body = new StringBuilder();
  private int width = LEAST_WIDTH;
  private int y = MARGIN;

  private BoardSvg(SolvedSum answer, String command) {
    this.answer = answer;
    this.command = command;
    this.moves = Moves.of(answer, LISTED_MOVES);
  }

  /// A whole SVG document.
  ///
  /// @param command what draws it again, kept in its description
  /// @throws InputException if the position is too large to draw
  public static String of(SolvedSum answer, String command) {
    requireDrawable(answer);
    return new BoardSvg(answer, command).draw();
  }

  /// Writes a whole SVG document in UTF-8.
  ///
  /// @param command what draws it again, kept in its description
  /// @throws InputException if the position is too large to draw
  public static void write(SolvedSum answer, String command, OutputStream out) throws IOException {
    out.write(of(answer, command).getBytes(StandardCharsets.UTF_8));
  }

  private static void requireDrawable(SolvedSum answer) {
    long cells = 0;
    for (Position position : answer.positions()) {
      cells +=
          switch (position) {
            case GridPosition grid -> grid.size();
            case TilingPosition tiling -> 1;
            case HeapPosition heap -> 1;
            case GraphPosition graph -> graph.order() + (long) graph.size();
            case TuplePosition tuple -> tuple.sizes().size();
          };
    }
    if (cells > MOST_CELLS || answer.positions().size() > MOST_POSITIONS) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "%s: a picture has at most %,d cells and %,d positions",
              answer.positions().size() == 1
                  ? PositionSize.of(answer.positions().getFirst())
                  : String.format(Locale.ROOT, "%,d positions", answer.positions().size()),
              MOST_CELLS,
              MOST_POSITIONS),
          "ask for no picture");
    }
  }

  private String draw() {
    String title = answer.problem().title();
    heading(title);
    flow(figures());
    legend();
    width += 2 * MARGIN;
    int height = y + MARGIN;
    return SvgPage.of(width, height, title, description(), body);
  }

  private void heading(String title) {
    text(22, "font-weight=\"bold\"", title);
    y += 4;
    text(
        16,
        "",
        answer.solution() instanceof TilingSolution tiling
            ? outcome() + " " + TilingText.outcome(tiling)
            : outcome());
    y += 10;
  }

  private String outcome() {
    boolean next = answer.solution().outcome() == Outcome.N;
    String value =
        answer.solution().value().isPresent()
            ? "; Grundy value " + answer.solution().value().getAsLong()
            : "";
    return (next ? "The player to move wins" : "The player to move loses") + value + ".";
  }

  private String description() {
    return outcome() + " " + counts() + " Drawn by: " + command;
  }

  private String counts() {
    if (answer.solution() instanceof TilingSolution tiling) {
      return TilingText.outcome(tiling)
          + (tiling.everyPieceListed() ? "" : " Not every piece is drawn.");
    }
    return answer
        .ended()
        .map(ended ->
            "Not finished: " + ended.text() + ". Of moves without a mark nothing is known.")
        .orElseGet(() -> moves.howManyWin() + ".");
  }

  private List<Figure> figures() {
    Drawings drawings = new Drawings(answer.problem());
    MovesByPlace byPlace = MovesByPlace.of(answer);
    List<Figure> figures = new ArrayList<>();
    for (int i = 0; i < answer.positions().size(); i++) {
      Position position = answer.positions().get(i);
      switch (position) {
        case GridPosition grid -> figures.add(GridFigure.of(grid, i, drawings.of(i), byPlace));
        case HeapPosition heap ->
            figures.add(HeapFigure.of(List.of(heap.size()), value(i), token(i)));
        case TuplePosition tuple -> figures.add(HeapFigure.of(tuple.sizes(), value(i), token(i)));
        case TilingPosition _ -> figures.addAll(pieces());
        case GraphPosition graph -> figures.add(GraphFigure.of(answer, i, graph, byPlace));
      }
    }
    return figures;
  }

  /// In which picture the tokens of a heap are drawn.
  private Optional<Picture> token(int summand) {
    return answer.problem().addends().get(summand).rules().looks().picture(Look.HEAP);
  }

  /// The value of a position that is one component.
  private OptionalLong value(int summand) {
    Position position = answer.positions().get(summand);
    return answer.solution().components().stream()
        .filter(part -> part.summand() == summand && part.position().equals(position))
        .mapToLong(Component::value)
        .findFirst();
  }

  private List<Figure> pieces() {
    if (!(answer.solution() instanceof TilingSolution solution)) {
      return List.of();
    }
    body.append(PartsFigure.DEFINITIONS);
    return TilingFigure.all(solution);
  }

  /// Sets figures beside each other, and in further lines where they do not fit in one.
  private void flow(List<Figure> figures) {
    boolean sum = answer.positions().size() > 1;
    int gap = sum ? PLUS_GAP : GAP;
    int lowest = figures.stream().mapToInt(Figure::height).min().orElse(0);
    double middle = lowest / 2.0 + 10;
    int x = 0;
    int lineHeight = 0;
    int left = figures.size();
    for (Figure figure : figures) {
      if (x > 0 && x + figure.width() > LINE_WIDTH) {
        y += lineHeight + GAP;
        x = 0;
        lineHeight = 0;
      }
      body.append("<g transform=\"translate(%d %d)\">%n".formatted(MARGIN + x, y))
          .append(figure.body())
          .append("</g>\n");
      x += figure.width() + gap;
      if (sum && --left > 0) {
        body.append(Figure.centred(MARGIN + x - gap / 2.0, y + middle, 26, "", "+"));
      }
      width = Math.max(width, x - gap);
      lineHeight = Math.max(lineHeight, figure.height());
    }
    y += lineHeight + GAP / 2;
  }

  private void legend() {
    List<Position> sum = answer.positions();
    if (sum.getFirst() instanceof TilingPosition) {
      text(13, "fill=\"#333\"", "Hatched, with a thick border: the named piece.");
    }
    if (sum.stream().anyMatch(GridPosition.class::isInstance)) {
      text(
          13,
          "fill=\"#333\"",
          answer.solution().value().isPresent()
              ? "A number: the Grundy value that the move there leads to. A ring: the move wins."
              : "W in a ring: the move there wins. A dash: it loses.");
    }
    if (sum.stream().anyMatch(GraphPosition.class::isInstance)) {
      text(
          13,
          "fill=\"#333\"",
          answer.solution().value().isPresent()
              ? "A number on a vertex or an edge: the Grundy value that the move there leads to. A"
                  + " ring: the move wins."
              : "W in a ring: the move there wins. A dash: it loses.");
    }
    if (sum.stream().anyMatch(BoardSvg::isHeap)) {
      NamedMoves names = new NamedMoves(answer.problem());
      for (RatedMove move : moves.firstWinning()) {
        text(13, "", "Winning move: " + names.words(move));
      }
      BigInteger more = moves.winning().subtract(BigInteger.valueOf(LISTED_MOVES));
      if (more.signum() > 0) {
        text(13, "", "… and %,d more".formatted(more));
      }
    }
  }

  private static boolean isHeap(Position position) {
    return position instanceof HeapPosition || position instanceof TuplePosition;
  }

  private void text(int size, String attributes, String text) {
    y += Math.max(LINE, size + 4);
    body.append(Figure.text(MARGIN, y - 5, size, attributes, text));
    width = Math.max(width, (int) (text.length() * size * 0.56));
  }
}
