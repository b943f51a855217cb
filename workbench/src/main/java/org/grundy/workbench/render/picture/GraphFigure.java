package org.grundy.workbench.render.picture;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.RatedMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Look;
import org.grundy.rules.tree.Looks;
import org.grundy.rules.tree.Picture;
import org.grundy.workbench.render.kit.Figure;
import org.grundy.workbench.render.kit.Pictures;
import org.grundy.workbench.request.SolvedSum;

/// A graph: vertices as discs with their names in them or below, edges as lines, and on each the
/// value that the moves made there lead to. The ground is a thick line, tokens are blue.
final class GraphFigure {
  private static final int UNIT = 68;
  private static final int MARGIN = 30;
  private static final double RADIUS = 15;
  private static final int MOST_SHOWN = 3;
  private static final int LONGEST_NAME = 10;
  private static final int LONGEST_INSIDE = 4;
  private static final String PLAIN_EDGE = "stroke=\"#777\" stroke-width=\"2\" fill=\"none\"";

  private static final String NAME =
      "fill=\"#555\" stroke=\"#fff\" stroke-width=\"3\" paint-order=\"stroke\"";

  private final GraphPosition position;
  private final Graph graph;
  private final GraphLayout layout;
  private final int summand;
  private final MovesByPlace moves;
  private final int ground;

  /// In which vertices are drawn, if the rules say so.
  private final Optional<Picture> picture;

  /// The way in which an edge is drawn.
  private final String edge;

  private final Map<List<Integer>, Integer> between = new HashMap<>();
  private final StringBuilder body = new StringBuilder();

  private GraphFigure(
      GraphPosition position, GraphLayout layout, int summand, MovesByPlace moves, Looks looks) {
    this.picture = looks.picture(Look.VERTEX);
    this.edge = looks.picture(Look.EDGE).map(GraphFigure::coloured).orElse(PLAIN_EDGE);
    this.position = position;
    this.graph = position.graph();
    this.ground = layout.ground();
    this.layout = layout;
    this.summand = summand;
    this.moves = moves;
  }

  static Figure of(SolvedSum answer, int summand, GraphPosition position, MovesByPlace moves) {
    GameRules rules = answer.problem().addends().get(summand).rules();
    GraphLayout layout = GraphLayout.of(rules, position);
    GraphFigure figure = new GraphFigure(position, layout, summand, moves, rules.looks());
    figure.ground();
    for (int e = position.nextEdge(0); e >= 0; e = position.nextEdge(e + 1)) {
      figure.edge(e);
    }
    for (int v = position.nextVertex(0); v >= 0; v = position.nextVertex(v + 1)) {
      figure.vertex(v);
    }
    return new Figure(
        (int) (figure.layout.width() * UNIT) + 2 * MARGIN,
        (int) (figure.layout.height() * UNIT) + 2 * MARGIN + 8,
        figure.body.toString());
  }

  /// An edge in the colour of a picture; one without colour is plain.
  private static String coloured(Picture picture) {
    return Pictures.of(picture).isEmpty()
        ? PLAIN_EDGE
        : "stroke=\"%s\" stroke-width=\"5\" stroke-linecap=\"round\" fill=\"none\""
            .formatted(Pictures.of(picture).getLast().light());
  }

  private double x(int vertex) {
    return MARGIN + layout.x(vertex) * UNIT;
  }

  private double y(int vertex) {
    return MARGIN + layout.y(vertex) * UNIT;
  }

  private void ground() {
    if (ground >= 0) {
      double left = Math.max(4, x(ground) - UNIT);
      double right = Math.min(layout.width() * UNIT + 2 * MARGIN - 4, x(ground) + UNIT);
      body.append(
          Figure.line(left, y(ground), right, y(ground), "stroke=\"#333\" stroke-width=\"5\""));
    }
  }

  private void edge(int index) {
    Graph.Edge joined = graph.edge(index);
    if (joined.isLoop()) {
      loop(index, joined.from());
      return;
    }
    double fromX = x(joined.from());
    double fromY = y(joined.from());
    double toX = x(joined.to());
    double toY = y(joined.to());
    double length = Math.max(Math.hypot(toX - fromX, toY - fromY), 1);
    int before = between.merge(ends(joined), 1, Integer::sum) - 1;
    double bow = (before + 1) / 2 * (before % 2 == 0 ? 1 : -1) * 18;
    boolean turned = joined.from() > joined.to();
    double acrossX = (toY - fromY) / length * (turned ? -bow : bow);
    double acrossY = (fromX - toX) / length * (turned ? -bow : bow);
    double middleX = (fromX + toX) / 2 + acrossX;
    double middleY = (fromY + toY) / 2 + acrossY;
    body.append(
        String.format(
            Locale.ROOT,
            "<path d=\"M%.1f %.1f Q%.1f %.1f %.1f %.1f\" %s/>%n",
            fromX,
            fromY,
            middleX + acrossX,
            middleY + acrossY,
            toX,
            toY,
            edge));
    if (joined.arc()) {
      arrow(middleX, middleY, toX, toY);
    }
    values(
        moves.onEdge(summand, index),
        joined.arc() ? (fromX + middleX) / 2 : middleX,
        joined.arc() ? (fromY + middleY) / 2 : middleY,
        9);
  }

  private static List<Integer> ends(Graph.Edge edge) {
    return List.of(Math.min(edge.from(), edge.to()), Math.max(edge.from(), edge.to()));
  }

  private void loop(int index, int vertex) {
    int before = between.merge(List.of(vertex, vertex), 1, Integer::sum) - 1;
    double radius = 12 + 5.0 * before;
    body.append(Figure.disc(x(vertex), y(vertex) - radius - 6, radius, edge));
    values(moves.onEdge(summand, index), x(vertex), y(vertex) - 2 * radius - 6, 9);
  }

  /// The head of an arc, beside the vertex to which it leads.
  private void arrow(double fromX, double fromY, double toX, double toY) {
    double length = Math.max(Math.hypot(toX - fromX, toY - fromY), 1);
    double alongX = (toX - fromX) / length;
    double alongY = (toY - fromY) / length;
    double tipX = toX - alongX * (RADIUS + 1);
    double tipY = toY - alongY * (RADIUS + 1);
    body.append(
        String.format(
            Locale.ROOT,
            "<path d=\"M%.1f %.1f L%.1f %.1f L%.1f %.1f Z\" fill=\"#777\"/>%n",
            tipX,
            tipY,
            tipX - alongX * 10 + alongY * 5,
            tipY - alongY * 10 - alongX * 5,
            tipX - alongX * 10 - alongY * 5,
            tipY - alongY * 10 + alongX * 5));
  }

  private void vertex(int vertex) {
    List<RatedMove> here = moves.onVertex(summand, vertex);
    int tokens = Collections.frequency(position.tokens(), vertex);
    String fill = tokens > 0 ? Figure.BLUE : here.isEmpty() ? "#EEE" : Figure.tint(1);
    if (picture.isPresent() && vertex != ground && tokens == 0) {
      body.append(
          Pictures.svg(
              picture.get(), x(vertex) - 1.3 * RADIUS, y(vertex) - 1.3 * RADIUS, 2.6 * RADIUS));
    } else if (vertex != ground) {
      body.append(
          Figure.disc(x(vertex), y(vertex), RADIUS, "fill=\"" + fill + "\" stroke=\"#555\""));
    }
    if (tokens > 1) {
      body.append(Figure.centred(x(vertex), y(vertex), 14, "fill=\"#fff\"", "" + tokens));
    }
    values(here, x(vertex), y(vertex), RADIUS);
    String name = brief(graph.name(vertex));
    boolean inside =
        picture.isEmpty()
            && here.isEmpty()
            && tokens == 0
            && vertex != ground
            && name.length() <= LONGEST_INSIDE;
    body.append(Figure.centred(x(vertex), y(vertex) + (inside ? 0 : RADIUS + 8), 11, NAME, name));
  }

  private static String brief(String name) {
    int length = name.codePointCount(0, name.length());
    return length <= LONGEST_NAME
        ? name
        : name.substring(0, name.offsetByCodePoints(0, LONGEST_NAME - 1)) + "…";
  }

  /// The values that moves lead to; a ring where one of them wins.
  private void values(List<RatedMove> here, double x, double y, double radius) {
    if (here.isEmpty()) {
      return;
    }
    boolean wins = here.stream().anyMatch(RatedMove::wins);
    String shown =
        here.stream().limit(MOST_SHOWN).map(GraphFigure::value).collect(Collectors.joining(" "))
            + (here.size() > MOST_SHOWN ? "…" : "");
    if (wins) {
      body.append(
          Figure.disc(
              x,
              y,
              radius + (shown.length() > 1 ? 3 : 0),
              "fill=\"#fff\" stroke=\"" + Figure.VERMILLION + "\" stroke-width=\"2.5\""));
    } else if (radius < RADIUS) {
      body.append(Figure.disc(x, y, radius, "fill=\"#fff\" stroke=\"none\""));
    }
    double size = radius * (shown.length() > 2 ? 0.8 : 1.1);
    body.append(
        Figure.centred(
            x,
            y,
            size,
            wins ? "fill=\"" + Figure.VERMILLION + "\" font-weight=\"bold\"" : "fill=\"#000\"",
            shown));
  }

  private static String value(RatedMove move) {
    return move.value().isPresent() ? "" + move.value().getAsLong() : move.wins() ? "W" : "–";
  }
}
