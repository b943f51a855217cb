package org.grundy.rules.text.graph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.core.Play;
import org.grundy.rules.check.RuleProblem;
import org.grundy.rules.text.Quote;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EarlyEnd;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.GraphFamily;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.WalkMove;
import org.grundy.rules.tree.WinVertex;

/// Makes a graph the start of a game: what the ground does not hold falls, and tokens are as the
/// rules have them.
public final class GraphStart {
  private GraphStart() {}

  /// The position of a graph whose vertices were not named by the player: the first is the ground
  /// and has the token.
  public static GraphPosition ofFamily(GameRules rules, Graph graph) {
    Graph named = ground(rules).map(ground -> withFirst(graph, ground)).orElse(graph);
    boolean token = GraphReader.token(rules).isPresent() && named.order() > 0;
    return GraphPosition.of(named, token ? List.of(0) : List.of());
  }

  private static Graph withFirst(Graph graph, String ground) {
    if (graph.order() == 0) {
      return graph;
    }
    List<String> names = new ArrayList<>(graph.names());
    int same = names.indexOf(ground);
    if (same > 0) {
      names.set(same, names.getFirst());
    }
    names.set(0, ground);
    return Graph.of(names, graph.edges());
  }

  /// The vertices that the rules name: the ground, and those that win.
  static Set<String> named(GameRules rules) {
    Set<String> named = new HashSet<>();
    ground(rules).ifPresent(named::add);
    for (EarlyEnd end : rules.ends()) {
      if (end instanceof WinVertex win) {
        named.add(win.vertex());
      }
    }
    return named;
  }

  private static Optional<String> ground(GameRules rules) {
    return ((Board.Graph) rules.board()).ground();
  }

  /// Requires that a family has such a size and that its graph is not too large.
  public static void requireFits(
      GraphFamily family, long rows, long columns, Optional<Place> place) {
    int least = FamilyGraphs.least(family);
    String size = family.isRectangular() ? rows + "x" + columns : Long.toString(rows);
    if (rows < least || columns < (family.isRectangular() ? least : 1)) {
      throw new InputException(
          place,
          "the sizes of `%s` begin at %d, found `%s`".formatted(family.word(), least, size),
          "");
    }
    if (!FamilyGraphs.fits(family, rows, columns)) {
      throw tooLarge(family, size, place);
    }
  }

  private static InputException tooLarge(GraphFamily family, String size, Optional<Place> place) {
    return new InputException(
        place,
        "a graph has at most %,d vertices and %,d edges, and `%s %s` has more"
            .formatted(Graph.MAX_VERTICES, Graph.MAX_EDGES, family.word(), size),
        "");
  }

  /// Requires that a family has such a box and that its graph is not too large.
  ///
  /// @param sizes three
  static void requireBoxFits(GraphFamily family, List<Long> sizes, Place place) {
    String size = sizes.stream().map(String::valueOf).collect(Collectors.joining("x"));
    if (Collections.min(sizes) < 1) {
      throw new InputException(
          Optional.of(place),
          "the sizes of `%s` begin at 1, found `%s`".formatted(family.word(), size),
          "");
    }
    if (!FamilyGraphs.fits(family, sizes.get(0), sizes.get(1), sizes.get(2))) {
      throw tooLarge(family, size, Optional.of(place));
    }
  }

  /// The position that the rules make of one as it was given.
  ///
  /// @throws InputException if it has no ground, or no fitting tokens, or if a token that deletes
  ///   nothing could walk around a cycle and every play has to end
  public static GraphPosition settle(
      GameRules rules, GraphPosition position, Optional<Place> place) {
    for (Rule rule : rules.rules()) {
      if (rule instanceof WalkMove walk) {
        requireTokens(walk, position, place);
        if (walk.deletes() == WalkMove.Deletes.NOTHING && rules.play() != Play.LOOPY) {
          requireNoCycle(position, place);
        }
      }
    }
    if (GraphReader.token(rules).isEmpty() && !position.tokens().isEmpty()) {
      throw new InputException(
          place, "found a token, but the game has no `token` line", "leave out the token");
    }
    Optional<String> ground = ground(rules);
    if (ground.isEmpty()) {
      return position;
    }
    int vertex =
        position
            .graph()
            .vertex(ground.get())
            .orElseThrow(() ->
                new InputException(
                    place,
                    "the graph has no vertex %s, the ground".formatted(Quote.of(ground.get())),
                    "join what stands on the ground to it, such as `%s-a`"
                        .formatted(ground.get())));
    return position.joinedTo(vertex);
  }

  private static void requireTokens(WalkMove walk, GraphPosition position, Optional<Place> place) {
    Glyph token = walk.token();
    int found = position.tokens().size();
    if (found == 0) {
      throw new InputException(
          place,
          "the graph has no token, expected one marked `%s`".formatted(token),
          "mark the vertex on which it stands: `%sa-b`".formatted(token));
    }
    if (walk.deletes() != WalkMove.Deletes.NOTHING && found > 1) {
      throw new InputException(
          place,
          "found %d tokens: where a step deletes something, tokens are in each other's way"
              .formatted(found),
          "one token stands on a graph; a sum `%1$sa-b + %1$sc-d` has several graphs"
              .formatted(token));
    }
  }

  private static void requireNoCycle(GraphPosition position, Optional<Place> place) {
    String cure =
        "let a step delete what it leaves: `: delete left` or `: delete edge`"
            + RuleProblem.OR_LOOPY;
    Graph graph = position.graph();
    for (int i = position.nextEdge(0); i >= 0; i = position.nextEdge(i + 1)) {
      Graph.Edge edge = graph.edge(i);
      if (!edge.arc()) {
        String from = graph.name(edge.from());
        String to = graph.name(edge.to());
        throw new InputException(
            place,
            "the game may not end, as a token can go to and fro along the edge `%s-%s`"
                .formatted(from, to),
            "write the arc `%s>%s`, or ".formatted(from, to) + cure);
      }
    }
    GraphCycle.find(position)
        .ifPresent(cycle -> {
          throw new InputException(
              place,
              "the game may not end, as a token can walk around a cycle: "
                  + Quote.of(String.join(">", cycle)),
              cure);
        });
  }
}
