package org.grundy.rules.tree;

import java.util.List;

/// `move edge u-v [where …] : contract edge`: an edge between two vertices is chosen, which become
/// one. It has the name of the end that comes first, or of the ground; of the edges and arcs that
/// then join it to the same vertex one of each kind and direction stays, and none to itself.
///
/// @param from what one end is called in the conditions
/// @param to what the other end is called
/// @param conditions all of which hold, for one of the two ways to name the ends
public record ContractMove(String from, String to, List<DegreeCondition> conditions)
    implements Rule {
  public ContractMove {
    conditions = List.copyOf(conditions);
  }
}
