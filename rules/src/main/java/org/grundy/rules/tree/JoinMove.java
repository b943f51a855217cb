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
    EDGE("pair", "add edge"),

    /// `move pair u-v where … : add vertex`: two vertices are chosen, whether or not an edge joins
    /// them, and a new vertex is joined to both. At either of the two ended at most [#MOST_ENDS]
    /// edges and arcs before.
    VERTEX("pair", "add vertex");

    /// The most edges and arcs at a vertex that is to be joined to a new one, as the lines of
    /// Sprouts that meet in a spot.
    public static final int MOST_ENDS = 2;

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

  /// True if the line joins a pair of vertices, by an edge or by a new vertex.
  public boolean joinsPair() {
    return by != By.CONTRACTION;
  }

  /// True if a condition limits the degree of a chosen vertex to [By#MOST_ENDS].
  ///
  /// @param vertex what it is called
  public boolean limits(String vertex) {
    return conditions.stream().anyMatch(condition -> limits(condition, vertex));
  }

  private static boolean limits(GraphCondition condition, String vertex) {
    return condition
            instanceof
            GraphCondition.Compared(
                GraphCondition.DegreeOf(GraphCondition.Degree degree, String name),
                EquationMove.Relation relation,
                GraphCondition.Fixed(long number))
        && degree == GraphCondition.Degree.DEGREE
        && name.equals(vertex)
        && switch (relation) {
          case AT_MOST, EQUAL -> number <= By.MOST_ENDS;
          case LESS -> number <= By.MOST_ENDS + 1;
          case UNEQUAL, AT_LEAST, MORE -> false;
        };
  }

  /// True if the line joins vertices that no way joined, parts of a graph that were apart.
  public boolean joinsParts() {
    return joinsPair()
        && conditions.stream()
            .filter(GraphCondition::asksDistance)
            .allMatch(condition -> condition.holds(JoinMove::ofApart));
  }

  /// Numbers of vertices that are apart; any degree compares alike with their distance.
  private static long ofApart(GraphCondition.Counted counted) {
    return counted instanceof GraphCondition.Distance ? GraphCondition.INFINITE : 0;
  }
}
