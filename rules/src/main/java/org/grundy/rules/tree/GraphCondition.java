package org.grundy.rules.tree;

import java.util.List;
import java.util.function.ToLongFunction;

/// A condition on what is counted at the chosen vertices of a graph.
public sealed interface GraphCondition {
  /// The distance of vertices that no way joins: above every number, and neither odd nor even.
  long INFINITE = Long.MAX_VALUE;

  /// What is counted to know if the condition is met.
  List<Counted> counted();

  /// True if a distance is counted.
  default boolean asksDistance() {
    return counted().stream().anyMatch(Distance.class::isInstance);
  }

  /// True if the condition is met.
  ///
  /// @param number by what is counted: a number from 0, or [#INFINITE]
  boolean holds(ToLongFunction<Counted> number);

  /// `degree of v >= 1`, `degree of u < degree of v`.
  record Compared(Counted of, EquationMove.Relation relation, Count than)
      implements GraphCondition {
    @Override
    public List<Counted> counted() {
      return than instanceof Counted other ? List.of(of, other) : List.of(of);
    }

    @Override
    public boolean holds(ToLongFunction<Counted> number) {
      long right =
          switch (than) {
            case Fixed fixed -> fixed.number();
            case Counted other -> number.applyAsLong(other);
          };
      return relation.holds(number.applyAsLong(of), right);
    }
  }

  /// `degree of v is odd`, `distance of u-v is infinite`.
  record Is(Counted of, Quality quality) implements GraphCondition {
    @Override
    public List<Counted> counted() {
      return List.of(of);
    }

    @Override
    public boolean holds(ToLongFunction<Counted> number) {
      long counted = number.applyAsLong(of);
      return switch (quality) {
        case ODD -> counted != INFINITE && counted % 2 == 1;
        case EVEN -> counted % 2 == 0;
        case INFINITE -> counted == INFINITE;
      };
    }
  }

  /// What a number may be.
  enum Quality {
    ODD("odd"),
    EVEN("even"),
    /// Only of distances.
    INFINITE("infinite");

    private final String word;

    Quality(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  /// A number in a condition.
  sealed interface Count {}

  /// A number that stands in the line.
  ///
  /// @param number from 0
  record Fixed(long number) implements Count {}

  /// A number that belongs to the chosen vertices.
  sealed interface Counted extends Count {
    /// The names of the vertices to which it belongs.
    List<String> vertices();
  }

  /// The number of edges at a vertex.
  record DegreeOf(Degree degree, String vertex) implements Counted {
    @Override
    public List<String> vertices() {
      return List.of(vertex);
    }
  }

  /// The number of edges and arcs on a shortest way from one vertex to another, along arcs in
  /// either direction; [#INFINITE] where there is none.
  record Distance(String from, String to) implements Counted {
    @Override
    public List<String> vertices() {
      return List.of(from, to);
    }
  }

  /// A way to count the edges at a vertex.
  enum Degree {
    /// All edges, a loop twice.
    DEGREE("degree"),
    /// Edges that lead to the vertex; undirected ones do, and loops count once.
    INDEGREE("indegree"),
    /// Edges that lead out of the vertex; undirected ones do, and loops count once.
    OUTDEGREE("outdegree");

    private final String word;

    Degree(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }
}
