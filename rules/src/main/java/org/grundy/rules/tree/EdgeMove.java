package org.grundy.rules.tree;

import java.util.List;

/// `move edge u-v [where …] : delete …`: an edge is chosen; an undirected one in both orientations,
/// which are one move where they have the same effect.
///
/// @param from what the end from which the edge leads is called in the rest of the line
/// @param to what the other end is called
/// @param conditions all of which hold
/// @param deletions at least one
public record EdgeMove(
    String from, String to, List<GraphCondition> conditions, List<Deletion> deletions)
    implements Rule {
  public EdgeMove {
    conditions = List.copyOf(conditions);
    deletions = List.copyOf(deletions);
  }
}
