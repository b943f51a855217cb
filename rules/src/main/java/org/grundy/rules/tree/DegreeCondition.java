package org.grundy.rules.tree;

/// A condition on the number of edges at a chosen vertex.
public sealed interface DegreeCondition {
  /// Which edges are counted.
  Degree degree();

  /// The chosen vertex.
  String vertex();

  /// `degree of v >= 1`.
  ///
  /// @param number from 0
  record Compared(Degree degree, String vertex, EquationMove.Relation relation, long number)
      implements DegreeCondition {}

  /// `degree of v is odd`, or `even`.
  record Parity(Degree degree, String vertex, boolean odd) implements DegreeCondition {}

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
