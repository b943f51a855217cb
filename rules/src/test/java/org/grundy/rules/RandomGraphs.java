package org.grundy.rules;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.rules.derive.split.GraphReading;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.EarlyEnd;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.GraphCondition;
import org.grundy.rules.tree.GraphCondition.Degree;
import org.grundy.rules.tree.GraphCondition.Quality;
import org.grundy.rules.tree.GraphFamily;
import org.grundy.rules.tree.JoinMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.VertexMove;
import org.grundy.rules.tree.WalkMove;
import org.grundy.rules.tree.WinVertex;

/// Random lines of games on graphs, every move of which deletes something, and random graphs.
final class RandomGraphs {
  private static final List<String> NAMES =
      List.of("a", "b", "v1", "x_2", "1", "12", "path", "graph6", "a b", "é", "q\"t", "+", "3x4");

  private final Random random;

  RandomGraphs(Random random) {
    this.random = random;
  }

  Board.Graph board() {
    return new Board.Graph(random.nextInt(3) == 0 ? Optional.of("g") : Optional.empty());
  }

  List<Rule> rules(Board.Graph board) {
    List<Rule> rules = new ArrayList<>();
    if (board.ground().isEmpty() && random.nextInt(4) == 0) {
      rules.add(new WalkMove(Glyph.of('@'), pick(WalkMove.Deletes.values())));
      return rules;
    }
    for (int i = 0; i <= random.nextInt(2); i++) {
      Rule rule = random.nextBoolean() ? vertexMove() : edgeMove(board.ground().isPresent());
      rules.add(rule);
    }
    return rules;
  }

  JoinMove.By wayToJoin() {
    return pick(JoinMove.By.values());
  }

  JoinMove join(JoinMove.By by) {
    List<GraphCondition> conditions = new ArrayList<>();
    if (random.nextInt(3) == 0) {
      conditions.add(condition(random.nextBoolean() ? "u" : "w"));
    }
    if (by != JoinMove.By.CONTRACTION && random.nextInt(3) > 0) {
      conditions.add(condition(new GraphCondition.Distance("u", "w"), Quality.values()));
    }
    if (by == JoinMove.By.VERTEX) {
      conditions.add(random.nextInt(conditions.size() + 1), atMostTwo("u"));
      conditions.add(random.nextInt(conditions.size() + 1), atMostTwo("w"));
    }
    return new JoinMove(by, "u", "w", conditions);
  }

  private GraphCondition atMostTwo(String vertex) {
    Relation relation = random.nextInt(3) == 0 ? Relation.LESS : Relation.AT_MOST;
    int most = relation == Relation.LESS ? 3 : random.nextInt(3) == 0 ? 1 : 2;
    return new GraphCondition.Compared(
        new GraphCondition.DegreeOf(Degree.DEGREE, vertex),
        relation,
        new GraphCondition.Fixed(most));
  }

  /// True if so many vertices may be added to a graph that its positions are too many.
  static boolean growsTooFar(GameRules rules, GraphPosition graph) {
    List<JoinMove.By> ways =
        rules.rules().stream()
            .filter(JoinMove.class::isInstance)
            .map(line -> ((JoinMove) line).by())
            .toList();
    long ends = GraphReading.freeEnds(graph);
    return ways.contains(JoinMove.By.VERTEX)
        && (ends > 4 || (ways.contains(JoinMove.By.EDGE) && graph.order() + ends > 5));
  }

  /// True if edges or vertices are added, so that few vertices have many graphs.
  static boolean adds(GameRules rules) {
    return rules.rules().stream()
        .anyMatch(line -> line instanceof JoinMove join && join.joinsPair());
  }

  /// True if a line leaves no fewer vertices, so that edges cannot be added beside it.
  static boolean keepsVertices(Rule line) {
    List<Deletion> deletions =
        switch (line) {
          case VertexMove move -> move.deletions();
          case EdgeMove move -> move.deletions();
          default -> throw new IllegalArgumentException("deletes nothing: " + line);
        };
    return deletions.stream().noneMatch(Deletion.Chosen.class::isInstance);
  }

  Optional<Start> start() {
    return random.nextBoolean()
        ? Optional.empty()
        : Optional.of(new Start.Family(pick(GraphFamily.values())));
  }

  List<EarlyEnd> ends(List<Rule> rules) {
    if (random.nextInt(5) > 0) {
      return List.of();
    }
    boolean walks = rules.getFirst() instanceof WalkMove;
    return List.of(new WinVertex(!walks || random.nextBoolean(), random.nextBoolean() ? "a" : "b"));
  }

  private VertexMove vertexMove() {
    List<GraphCondition> conditions = new ArrayList<>();
    List<Deletion> deletions = new ArrayList<>();
    if (random.nextInt(5) == 0) {
      conditions.add(
          new GraphCondition.Compared(
              new GraphCondition.DegreeOf(Degree.DEGREE, "v"),
              Relation.AT_LEAST,
              new GraphCondition.Fixed(1)));
      deletions.add(new Deletion.EdgesOf("v"));
    } else {
      deletions.add(new Deletion.Chosen("v"));
      if (random.nextInt(3) == 0) {
        conditions.add(condition("v"));
      }
    }
    if (random.nextBoolean()) {
      deletions.add(related("v"));
    }
    Collections.shuffle(deletions, random);
    return new VertexMove("v", conditions, deletions);
  }

  private EdgeMove edgeMove(boolean ground) {
    List<GraphCondition> conditions = new ArrayList<>();
    List<Deletion> deletions = new ArrayList<>();
    switch (random.nextInt(ground ? 2 : 4)) {
      case 0 -> deletions.add(new Deletion.ChosenEdge());
      case 1 -> deletions.add(new Deletion.EdgesOf("u"));
      case 2 -> deletions.add(new Deletion.Chosen("u"));
      default -> {
        deletions.add(new Deletion.Chosen("u"));
        deletions.add(new Deletion.Chosen("w"));
      }
    }
    if (random.nextInt(4) == 0) {
      deletions.add(related(random.nextBoolean() ? "u" : "w"));
    }
    if (random.nextInt(3) == 0) {
      conditions.add(condition(random.nextBoolean() ? "u" : "w"));
    }
    Collections.shuffle(deletions, random);
    return new EdgeMove("u", "w", conditions, deletions);
  }

  private Deletion related(String vertex) {
    return new Deletion.Related(pick(Deletion.Relation.values()), vertex);
  }

  private GraphCondition condition(String vertex) {
    return condition(
        new GraphCondition.DegreeOf(pick(Degree.values()), vertex), Quality.EVEN, Quality.ODD);
  }

  private GraphCondition condition(GraphCondition.Counted count, Quality... qualities) {
    Relation relation = pick(Relation.values());
    return random.nextBoolean()
        ? new GraphCondition.Is(count, pick(qualities))
        : new GraphCondition.Compared(count, relation, than(count, random.nextInt(4)));
  }

  /// A number below 3, or the out-degree of the other vertex of the line.
  private static GraphCondition.Count than(GraphCondition.Counted count, int number) {
    return number == 3 && count instanceof GraphCondition.DegreeOf(Degree _, String vertex)
        ? new GraphCondition.DegreeOf(
            Degree.OUTDEGREE, Map.of("u", "w", "w", "u").getOrDefault(vertex, vertex))
        : new GraphCondition.Fixed(number);
  }

  /// A position of a game, some of whose vertices and edges are gone.
  GraphPosition position(GameRules rules, int order, int size) {
    boolean acyclic =
        rules.rules().getFirst() instanceof WalkMove walk
            && walk.deletes() == WalkMove.Deletes.NOTHING;
    List<String> names = new ArrayList<>(NAMES);
    Collections.shuffle(names, random);
    for (EarlyEnd end : rules.ends()) {
      if (end instanceof WinVertex(boolean _, String vertex)) {
        Collections.swap(names, names.indexOf(vertex), random.nextInt(order));
      }
    }
    names = new ArrayList<>(names.subList(0, order));
    ((Board.Graph) rules.board()).ground().ifPresent(names::addFirst);
    List<Graph.Edge> edges = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      int from = random.nextInt(names.size());
      int to = random.nextInt(names.size());
      if (!acyclic) {
        edges.add(new Graph.Edge(from, to, random.nextInt(3) == 0));
      } else if (from != to) {
        edges.add(new Graph.Edge(Math.min(from, to), Math.max(from, to), true));
      }
    }
    Graph graph = Graph.of(names, edges);
    BitSet vertices = some(names.size());
    vertices.set(0);
    List<Integer> tokens = new ArrayList<>();
    if (rules.rules().getFirst() instanceof WalkMove) {
      tokens.add(0);
      if (acyclic && random.nextBoolean()) {
        tokens.add(vertices.length() - 1);
      }
    }
    return GraphRuleset.of(rules)
        .settled(GraphPosition.of(graph, vertices, some(edges.size()), tokens));
  }

  private <T> T pick(T[] all) {
    return all[random.nextInt(all.length)];
  }

  private BitSet some(int count) {
    BitSet some = new BitSet();
    for (int i = 0; i < count; i++) {
      some.set(i, random.nextInt(6) > 0);
    }
    return some;
  }
}
