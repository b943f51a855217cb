package org.grundy.solvers.sequence.strip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.GraphFamily;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.VertexMove;
import org.grundy.solvers.sequence.strip.row.NotHeaps;
import org.grundy.solvers.sequence.strip.type.CodeForm;
import org.grundy.solvers.sequence.strip.type.Recurrence;
import org.grundy.solvers.sequence.strip.type.TypedHeaps;
import org.grundy.solvers.sequence.strip.type.TypedHeaps.Divided;
import org.grundy.solvers.sequence.strip.type.TypedHeaps.Shortened;

/// The paths and the cycles of a game on graphs as heaps of two types, a path of n vertices and a
/// cycle of n vertices the heaps of n.
///
/// **Theorem.** A move that chooses a vertex or an edge, asks for degrees of the chosen vertices
/// and deletes these, their neighbours or their edges, leaves paths of a path and, since it deletes
/// something, of a cycle. A vertex two places away from the chosen ones is neither asked for nor
/// deleted. So two choices in the middle of paths, or in cycles, of any lengths delete the same
/// around them, and likewise two choices as far from the end of a path.
///
/// The moves of all long paths are therefore read off one path that is long enough, played
/// literally, and those of cycles off one cycle.
public final class PathHeaps {
  /// A move of a path is near an end if it leaves fewer than this many of its vertices on one side.
  private static final int APART = 4;

  /// From so many vertices on no move is near both ends: one that leaves fewer than [#APART] on one
  /// side chooses a vertex or an edge within 6 of that end and deletes within 8.
  private static final int FROM_SIZE = 12;

  /// The path and the cycle from which the moves are read.
  private static final int LONG = 24;

  private static final int PATH = 0;
  private static final int CYCLE = 1;

  private final GraphRuleset ruleset;
  private final List<Integer> paths = new ArrayList<>();

  private PathHeaps(GameRules rules) throws NotHeaps {
    this.ruleset = GraphRuleset.of(rules);
    for (int n = 0; n <= LONG; n++) {
      paths.add(value(GraphFamily.PATH, n));
    }
  }

  /// The paths and cycles of a game.
  ///
  /// @throws NotHeaps if a move may reach further than the neighbours of what it chooses, or the
  ///   game is no sum of what it leaves
  public static PathHeaps of(GameRules rules) throws NotHeaps {
    if (!(rules.board() instanceof Board.Graph board)
        || board.ground().isPresent()
        || !rules.isPlain()) {
      throw new NotHeaps("the game is not played on graphs without a ground, or misère");
    }
    for (Rule rule : rules.rules()) {
      requireLocal(rule);
    }
    return new PathHeaps(rules);
  }

  private static void requireLocal(Rule rule) throws NotHeaps {
    List<Deletion> deletions =
        switch (rule) {
          case VertexMove move -> move.deletions();
          case EdgeMove move -> move.deletions();
          default -> throw new NotHeaps("a token walks along the graph");
        };
    for (Deletion deletion : deletions) {
      if (deletion instanceof Deletion.Related(Deletion.Relation relation, String _)
          && relation == Deletion.Relation.REACHABLE) {
        throw new NotHeaps("a move deletes all that is reachable");
      }
    }
  }

  /// The heaps that a family of graphs is: the types, of which the last is that of the family.
  ///
  /// @throws NotHeaps if it is not the paths or the cycles
  public TypedHeaps heaps(GraphFamily family) throws NotHeaps {
    return switch (family) {
      case PATH -> new TypedHeaps(FROM_SIZE, APART, List.of(path()));
      case CYCLE -> new TypedHeaps(FROM_SIZE, APART, List.of(path(), cycle()));
      default -> throw new NotHeaps("the starts are neither paths nor cycles");
    };
  }

  /// The starts of a family, among its [#heaps].
  public StripHeaps.Start start(GraphFamily family) {
    return new StripHeaps.Start(List.of(), family == GraphFamily.CYCLE ? CYCLE : PATH, 0, 0);
  }

  private TypedHeaps.Type path() throws NotHeaps {
    Set<Shortened> shortened = new HashSet<>();
    Set<Divided> divided = new HashSet<>();
    for (List<Left> left : options(GraphFamily.PATH, LONG)) {
      int first = left.stream().filter(Left::hasFirst).mapToInt(Left::size).sum();
      int last = left.stream().filter(Left::hasLast).mapToInt(Left::size).sum();
      int all = added(left);
      if (first < APART) {
        shortened.add(new Shortened(PATH, LONG - last, all ^ paths.get(last)));
      } else if (last < APART) {
        shortened.add(new Shortened(PATH, LONG - first, all ^ paths.get(first)));
      } else {
        int others = all ^ paths.get(first) ^ paths.get(last);
        divided.add(new Divided(PATH, PATH, LONG - first - last, others));
      }
    }
    return new TypedHeaps.Type(paths.subList(0, FROM_SIZE), shortened, divided);
  }

  private TypedHeaps.Type cycle() throws NotHeaps {
    List<Integer> first = new ArrayList<>();
    for (int n = 0; n < FROM_SIZE; n++) {
      first.add(value(GraphFamily.CYCLE, n));
    }
    Set<Shortened> shortened = new HashSet<>();
    for (List<Left> left : options(GraphFamily.CYCLE, LONG)) {
      int rest = left.stream().mapToInt(Left::size).max().orElse(0);
      shortened.add(new Shortened(PATH, LONG - rest, added(left) ^ paths.get(rest)));
    }
    return new TypedHeaps.Type(first, shortened, new TreeSet<>());
  }

  /// The value of a small graph, played literally; a cycle of 1 is a loop, one of 2 a double edge,
  /// and one of 0 nothing.
  private int value(GraphFamily family, int n) throws NotHeaps {
    BitSet seen = new BitSet();
    for (List<Left> left : options(family, n)) {
      seen.set(added(left));
    }
    return seen.nextClearBit(0);
  }

  private int added(List<Left> left) {
    return left.stream().mapToInt(part -> paths.get(part.size)).reduce(0, (a, b) -> a ^ b);
  }

  /// A path that a move leaves.
  ///
  /// @param hasFirst whether it holds the first vertex of the graph
  /// @param hasLast whether it holds the last
  private record Left(int size, boolean hasFirst, boolean hasLast) {}

  private List<List<Left>> options(GraphFamily family, int n) throws NotHeaps {
    List<GraphPosition> options = new ArrayList<>();
    if (n > 0) {
      ruleset.options(start(family, n), option -> options.add(option.sum().getFirst()));
    }
    List<List<Left>> left = new ArrayList<>();
    for (GraphPosition option : options) {
      left.add(paths(option));
    }
    return left;
  }

  private static GraphPosition start(GraphFamily family, int n) {
    List<Graph.Edge> edges = new ArrayList<>();
    for (int i = 0; i < (family == GraphFamily.CYCLE ? n : n - 1); i++) {
      edges.add(new Graph.Edge(i, (i + 1) % n, false));
    }
    return GraphPosition.of(Graph.of(IntStream.range(0, n).mapToObj(i -> "v" + i).toList(), edges));
  }

  /// The components of what is left of a path or a cycle, which are paths.
  private static List<Left> paths(GraphPosition position) throws NotHeaps {
    int order = position.graph().order();
    int[] component = new int[order];
    Arrays.setAll(component, v -> v);
    int edges = 0;
    for (int i = position.nextEdge(0); i >= 0; i = position.nextEdge(i + 1)) {
      Graph.Edge edge = position.graph().edge(i);
      int from = component[edge.from()];
      int to = component[edge.to()];
      Arrays.setAll(component, v -> component[v] == to ? from : component[v]);
      edges++;
    }
    List<Left> left = new ArrayList<>();
    for (int c = 0; c < order; c++) {
      int name = c;
      int[] vertices =
          IntStream.range(0, order)
              .filter(v -> component[v] == name && position.hasVertex(v))
              .toArray();
      if (vertices.length > 0) {
        left.add(
            new Left(
                vertices.length, vertices[0] == 0, vertices[vertices.length - 1] == order - 1));
      }
    }
    if (edges != position.order() - left.size()) {
      throw new NotHeaps("a move leaves a cycle as it is");
    }
    return left;
  }

  /// The reason why the starts are heaps, as a theorem with its argument.
  ///
  /// @param form the octal game that they are, if one is known
  public String because(GraphFamily family, TypedHeaps heaps, Optional<CodeForm> form) {
    String paths =
        "a move asks for no more than the degrees of what it chooses and deletes nothing beyond its"
            + " neighbours, so what is left of a path is paths, and the moves of all long ones are"
            + " those of one";
    if (form.isPresent()) {
      return "%s; a path of n vertices plays as the heap of %s in the octal game %s"
          .formatted(
              paths,
              HeapsInWords.sum("n", form.get().shift()),
              HeapsInWords.code(form.get().digits()));
    }
    StringBuilder text = new StringBuilder(paths);
    if (family == GraphFamily.CYCLE) {
      text.append(", and what is left of a cycle is paths too");
      text.append(moves("C(n), a cycle", Recurrence.of(heaps, CYCLE)));
    }
    return text.append(moves("P(n), a path", Recurrence.of(heaps, PATH))).toString();
  }

  private static String moves(String start, Recurrence recurrence) {
    List<String> options = new ArrayList<>();
    for (Recurrence.Term term : recurrence.terms()) {
      options.add(
          "P(i) + P(j)%s, i+j = %s%s"
              .formatted(
                  HeapsInWords.plus(term.moves().added()),
                  HeapsInWords.sum("n", -term.moves().taken()),
                  HeapsInWords.range(term)));
    }
    for (Shortened option : recurrence.rest()) {
      options.add(
          "P(%s)%s"
              .formatted(
                  HeapsInWords.sum("n", -option.taken()), HeapsInWords.plus(option.added())));
    }
    return "; from %s of n vertices%s: %s"
        .formatted(
            start,
            recurrence.fromSize() == 0 ? "" : ", n >= " + recurrence.fromSize(),
            options.isEmpty() ? "no move" : String.join(" or ", options));
  }
}
