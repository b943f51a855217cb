package org.grundy.rules.tree;

import java.util.List;

/// `move vertex v [where …] : delete …`: a vertex other than the ground is chosen.
///
/// @param vertex what the chosen vertex is called in the rest of the line
/// @param conditions all of which hold
/// @param deletions at least one, none of them the chosen edge
public record VertexMove(String vertex, List<GraphCondition> conditions, List<Deletion> deletions)
    implements Rule {
  public VertexMove {
    conditions = List.copyOf(conditions);
    deletions = List.copyOf(deletions);
  }
}
