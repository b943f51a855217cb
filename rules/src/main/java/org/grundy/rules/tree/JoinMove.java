package org.grundy.rules.tree;

import java.util.List;

/// A line that joins two vertices, so that what it leaves is no part of the first graph.
///
/// @param by how they are joined
/// @param from what one of them is called in the conditions
/// @param to what the other one is called
/// @param conditions all of which hold, for one of the two ways to name the two
public record JoinMove(By by, String from, String to, List<GraphCondition> conditions)
    implements Rule {
  public JoinMove {
    conditions = List.copyOf(conditions);
  }

  /// A way to join two vertices.
  public enum By {
    /// `move edge u-v [where …] : contract edge`: an edge between two vertices is chosen, which
    /// become one. It has the name of the end that comes first, or of the ground; of the edges and
    /// arcs that then join it to the same vertex one of each kind and direction stays, and none to
    /// itself.
    CONTRACTION("edge", "contract edge"),

    /// `move pair u-v [where …] : add edge`: two vertices that no edge or arc joins are chosen, and
    /// an edge is drawn between them.
    EDGE("pair", "add edge");

    private final String chosen;
    private final String effect;

    By(String chosen, String effect) {
      this.chosen = chosen;
      this.effect = effect;
    }

    /// The word for what is chosen.
    public String chosen() {
      return chosen;
    }

    /// The words for what is done to it.
    public String effect() {
      return effect;
    }
  }

  /// True if the line adds an edge.
  public boolean addsEdge() {
    return by == By.EDGE;
  }

  /// True if the line joins vertices that no way joined, parts of a graph that were apart.
  public boolean joinsParts() {
    return addsEdge()
        && conditions.stream()
            .filter(GraphCondition::asksDistance)
            .allMatch(condition -> condition.holds(JoinMove::ofApart));
  }

  /// Numbers of vertices that are apart; any degree compares alike with their distance.
  private static long ofApart(GraphCondition.Counted counted) {
    return counted instanceof GraphCondition.Distance ? GraphCondition.INFINITE : 0;
  }
}
