package org.grundy.rules.tree;

import java.util.List;

/// A condition on what is counted at the chosen vertices of a graph.
public sealed interface GraphCondition {
  /// The distance of vertices that no way joins: above every number, and neither odd nor even.
  long INFINITE = Long.MAX_VALUE;

  /// What is counted.
  Count of();

  /// True if the condition is met by a number from 0, or [#INFINITE].
  boolean holds(long counted);

  /// `degree of v >= 1`.
  ///
  /// @param number from 0
  record Compared(Count of, EquationMove.Relation relation, long number) implements GraphCondition {
    @Override
    public boolean holds(long counted) {
      return counted == INFINITE ? relation.holds(1, 0) : relation.holds(counted, number);
    }
  }

  /// `degree of v is odd`, `distance of u-v is infinite`.
  record Is(Count of, Quality quality) implements GraphCondition {
    @Override
    public boolean holds(long counted) {
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

  /// A number that belongs to the chosen vertices.
  sealed interface Count {
    /// The names of the vertices to which it belongs.
    List<String> vertices();
  }

  /// The number of edges at a vertex.
  record DegreeOf(Degree degree, String vertex) implements Count {
    @Override
    public List<String> vertices() {
      return List.of(vertex);
    }
  }

  /// The number of edges and arcs on a shortest way from one vertex to another, along arcs in
  /// either direction; [#INFINITE] where there is none.
  record Distance(String from, String to) implements Count {
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
