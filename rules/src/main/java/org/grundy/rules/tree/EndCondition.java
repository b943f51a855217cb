package org.grundy.rules.tree;

import java.util.List;

/// `win where COND` or `lose where COND`, on heaps: whoever moves to a position in which the
/// conditions hold wins, or loses, the whole game at once.
///
/// @param wins whether whoever moves there wins
/// @param conditions on the sizes of the position; all of them hold
public record EndCondition(boolean wins, List<EquationMove.Condition> conditions)
    implements Ending {
  public EndCondition {
    conditions = List.copyOf(conditions);
  }
}
