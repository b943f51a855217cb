package org.grundy.rules.tree;

import java.util.Optional;

/// One of the things that a move on a graph deletes. With a vertex go its edges; the ground always
/// stays. All read the graph as it was before the move.
public sealed interface Deletion {
  /// The chosen vertex whose name the thing says; empty for the chosen edge.
  Optional<String> of();

  /// `v`: a chosen vertex.
  record Chosen(String vertex) implements Deletion {
    @Override
    public Optional<String> of() {
      return Optional.of(vertex);
    }
  }

  /// `neighbours of v` and the like: vertices by how they stand to a chosen one, never that vertex
  /// itself.
  record Related(Relation relation, String vertex) implements Deletion {
    @Override
    public Optional<String> of() {
      return Optional.of(vertex);
    }
  }

  /// `edges of v`: all edges of a chosen vertex.
  record EdgesOf(String vertex) implements Deletion {
    @Override
    public Optional<String> of() {
      return Optional.of(vertex);
    }
  }

  /// `edge`: the chosen edge.
  record ChosenEdge() implements Deletion {
    @Override
    public Optional<String> of() {
      return Optional.empty();
    }
  }

  /// The relations of vertices to a chosen one. Undirected edges lead both ways.
  enum Relation {
    /// Joined to it by an edge, whatever its direction.
    NEIGHBOURS("neighbours", "of"),
    /// At the end of an edge that leads out of it.
    SUCCESSORS("successors", "of"),
    /// At the beginning of an edge that leads to it.
    PREDECESSORS("predecessors", "of"),
    /// At the end of a walk that leads out of it.
    REACHABLE("reachable", "from");

    private final String word;
    private final String preposition;

    Relation(String word, String preposition) {
      this.word = word;
      this.preposition = preposition;
    }

    /// The word for the vertices.
    public String word() {
      return word;
    }

    /// The word between that and the chosen vertex.
    public String preposition() {
      return preposition;
    }

    /// The vertices that stand so to a vertex, in words.
    public String of(String vertex) {
      return word + " " + preposition + " " + vertex;
    }
  }
}
