package org.grundy.rules.check;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.EarlyEnd;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.GraphCondition;
import org.grundy.rules.tree.JoinMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.VertexMove;
import org.grundy.rules.tree.WalkMove;
import org.grundy.rules.tree.WinVertex;

/// The check of games on graphs. Every move of a vertex or an edge has to delete something,
/// whatever the graph; a token that deletes nothing is held to graphs without cycles where a
/// position is read.
final class GraphCheck {
  private final GameRules rules;
  private final boolean ground;
  private final List<RuleProblem> problems;

  GraphCheck(GameRules rules, Board.Graph board, List<RuleProblem> problems) {
    this.rules = rules;
    this.ground = board.ground().isPresent();
    this.problems = problems;
  }

  void check() {
    if (!rules.cells().isEmpty()) {
      add(rules, "a game on a graph declares no cells", "remove `cells`");
    }
    rules
        .patterns()
        .forEach(line -> add(line, "a game on a graph has no patterns", "remove this line"));
    rules
        .start()
        .filter(start -> !(start instanceof Start.Family))
        .ifPresent(start -> add(start, "a graph has no cells to fill", "write start path"));
    rules.rules().forEach(this::checkRule);
    rules.ends().forEach(this::checkEnd);
    checkTokens();
  }

  private void add(Object node, String problem, String cure) {
    problems.add(new RuleProblem(node, problem, cure));
  }

  private void endless(Object node, String problem, String cure) {
    problems.add(RuleProblem.endless(node, problem, cure));
  }

  private void checkEnd(EarlyEnd end) {
    boolean tokens = rules.rules().stream().anyMatch(WalkMove.class::isInstance);
    if (!(end instanceof WinVertex(boolean deleted, String vertex))) {
      add(end, "this line has no meaning on a graph", "such as win delete x, or win at x");
    } else if (!deleted && !tokens) {
      add(end, "no line moves a token, so none stands at `" + vertex + "`", "write win delete …");
    } else if (deleted && ((Board.Graph) rules.board()).ground().equals(Optional.of(vertex))) {
      add(end, "the ground is never deleted", "name another vertex");
    }
  }

  private void checkRule(Rule rule) {
    switch (rule) {
      case VertexMove move -> {
        checkNames(rule, Set.of(move.vertex()), move.conditions(), move.deletions());
        checkShrinks(move);
      }
      case EdgeMove move -> {
        checkEnds(rule, move.from(), move.to(), move.conditions(), move.deletions());
        checkShrinks(move);
      }
      case JoinMove move -> checkJoining(move);
      case WalkMove _ -> {}
      default -> add(rule, "this line has no meaning on a graph", "write move vertex v : delete v");
    }
  }

  /// A contraction leaves fewer vertices and edges, a new edge fewer pairs that are not joined as
  /// long as no vertex goes, a new vertex fewer ends of edges that vertices may have yet.
  private void checkJoining(JoinMove move) {
    checkEnds(move, move.from(), move.to(), move.conditions(), List.of());
    if (rules.endsEarly()) {
      add(move, "where vertices are joined, none of them can win", "remove the `win` line");
    }
    if (!rules.bonds().isEmpty()) {
      add(
          move,
          "where vertices are joined no line may say `again` or `entails`",
          "remove that word");
    }
    if (rules.play() == Play.LOOPY) {
      add(
          move,
          switch (move.by()) {
            case EDGE -> "each new edge leaves fewer pairs to be joined, so that plays end";
            case VERTEX -> "each new vertex takes two ends of edges, so that plays end";
            case CONTRACTION -> "a contraction leaves fewer edges, so that plays end";
          },
          "remove `play loopy`");
    }
    if (move.joinsPair()) {
      checkAddition(move);
    }
  }

  private void checkAddition(JoinMove move) {
    if (ground) {
      add(move, "where edges or vertices are added there is no ground", "remove the `ground` line");
    }
    if (move.by() == JoinMove.By.VERTEX) {
      checkNewVertices(move);
      return;
    }
    rules.rules().stream()
        .filter(GraphCheck::keepsVertices)
        .findFirst()
        .ifPresent(line ->
            add(
                line,
                "the game may not end, as edges are added and this line deletes no vertex",
                "delete a vertex too, or add no edges"));
  }

  /// A new vertex takes an end of each of the two, and may be given one itself; what is deleted
  /// would give ends back.
  private void checkNewVertices(JoinMove move) {
    String cure =
        "where degree of %s <= %d, degree of %s <= %2$d"
            .formatted(move.from(), JoinMove.By.MOST_ENDS, move.to());
    if (!move.limits(move.from()) || !move.limits(move.to())) {
      add(
          move,
          "the game may not end, as vertices are added while the degrees of the chosen ones have no"
              + " limit of 2",
          "such as " + cure);
    }
    rules.rules().stream()
        .filter(line -> !(line instanceof JoinMove join && join.joinsPair()))
        .findFirst()
        .ifPresent(line ->
            add(
                line,
                "the game may not end, as vertices are added and this line takes edges away",
                "remove one of the two lines"));
  }

  private static boolean keepsVertices(Rule line) {
    return switch (line) {
      case VertexMove move ->
          move.deletions().stream().noneMatch(Deletion.Chosen.class::isInstance);
      case EdgeMove move -> move.deletions().stream().noneMatch(Deletion.Chosen.class::isInstance);
      default -> false;
    };
  }

  private void checkEnds(
      Rule rule,
      String from,
      String to,
      List<GraphCondition> conditions,
      List<Deletion> deletions) {
    if (from.equals(to)) {
      add(rule, "`" + from + "` names both ends", "give each end its own name");
    }
    checkNames(rule, new HashSet<>(List.of(from, to)), conditions, deletions);
  }

  private void checkNames(
      Rule rule, Set<String> names, List<GraphCondition> conditions, List<Deletion> deletions) {
    List<GraphCondition.Counted> all =
        conditions.stream().flatMap(condition -> condition.counted().stream()).toList();
    for (GraphCondition.Counted counted : all) {
      counted.vertices().forEach(name -> requireName(rule, names, name));
      if (counted instanceof GraphCondition.Distance(String from, String to)) {
        if (from.equals(to)) {
          add(rule, "a vertex has no distance from itself", "name both chosen vertices");
        } else if (!(rule instanceof JoinMove move) || !move.joinsPair()) {
          add(
              rule,
              "only the vertices of a pair have a distance",
              "such as move pair u-v where distance of u-v = 2 : add edge");
        }
      }
    }
    for (Deletion deletion : deletions) {
      deletion.of().ifPresent(name -> requireName(rule, names, name));
    }
  }

  private void requireName(Rule rule, Set<String> names, String name) {
    if (!names.contains(name)) {
      add(
          rule,
          "`" + name + "` is no chosen vertex; chosen are " + String.join(", ", names),
          "use the names that follow `vertex`, `edge` or `pair`");
    }
  }

  private void checkShrinks(VertexMove move) {
    boolean shrinks =
        move.deletions().stream()
            .anyMatch(deletion ->
                switch (deletion) {
                  case Deletion.Chosen _ -> true;
                  case Deletion.EdgesOf _ ->
                      move.conditions().stream().anyMatch(GraphCheck::needsEdge);
                  case Deletion.ChosenEdge _, Deletion.Related _ -> false;
                });
    if (!shrinks) {
      boolean edges = move.deletions().stream().anyMatch(Deletion.EdgesOf.class::isInstance);
      endless(
          move,
          "the game may not end, as this move may delete nothing",
          edges
              ? "choose only vertices that have edges: where degree of %s >= 1"
                  .formatted(move.vertex())
              : "delete the chosen vertex too: delete %s, …".formatted(move.vertex()));
    }
  }

  /// True if a condition holds only where the vertex has an edge.
  private static boolean needsEdge(GraphCondition condition) {
    return !condition.holds(_ -> 0);
  }

  /// The ground is never deleted, so that with one a chosen end may stay.
  private void checkShrinks(EdgeMove move) {
    boolean shrinks =
        move.deletions().stream()
            .anyMatch(deletion ->
                switch (deletion) {
                  case Deletion.ChosenEdge _, Deletion.EdgesOf _ -> true;
                  case Deletion.Chosen _ -> !ground;
                  case Deletion.Related _ -> false;
                });
    if (!shrinks) {
      endless(
          move,
          "the game may not end, as this move may delete nothing"
              + (ground ? " where it chooses an edge at the ground" : ""),
          "delete the chosen edge too: delete edge, …");
    }
  }

  private void checkTokens() {
    List<Rule> walks = rules.rules().stream().filter(WalkMove.class::isInstance).toList();
    if (walks.size() > 1) {
      add(
          walks.get(1),
          "a game on a graph has one `token` line",
          "remove one; every token moves by the same line");
    }
    if (!walks.isEmpty() && walks.size() < rules.rules().size()) {
      add(
          walks.getFirst(),
          "a game on a graph has either a token or moves that choose a vertex or an edge",
          "remove the `token` line or the `move` lines");
    }
    if (!walks.isEmpty() && ground) {
      add(walks.getFirst(), "a game with a token has no ground", "remove the `ground` line");
    }
  }
}
