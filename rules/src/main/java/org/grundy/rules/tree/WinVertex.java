package org.grundy.rules.tree;

/// `win delete x`: a graph has no vertex `x`, as a move deleted it; or `win at x`: a token stands
/// there.
///
/// @param deleted whether the vertex is to be deleted; else a token has to reach it
/// @param vertex its name
public record WinVertex(boolean deleted, String vertex) implements Ending {
  @Override
  public boolean wins() {
    return true;
  }
}
