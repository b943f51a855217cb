package org.grundy.workbench.render.kit;

import java.util.HashMap;
import java.util.Map;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Problem;

/// Draws the positions of a sum, each in the glyphs of its game.
public final class Drawings {
  private final Problem problem;
  private final Map<GameRules, Drawing> drawings = new HashMap<>();

  public Drawings(Problem problem) {
    this.problem = problem;
  }

  /// The drawing for positions like that with the index.
  public Drawing of(int summand) {
    return drawings.computeIfAbsent(problem.addends().get(summand).rules(), Drawing::new);
  }
}
