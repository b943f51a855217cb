package org.grundy.workbench.space;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.InputException;
import org.grundy.core.Position;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.play.SplitRuleset;
import org.grundy.workbench.game.Game;

/// The components that come about from a start after so many moves, each once up to symmetry.
/// Whoever knows their values finds that of the start by the recursion over the moves before.
public final class ComponentsAfter {
  private ComponentsAfter() {}

  /// The components, as they are written.
  ///
  /// @param start a position of the game
  /// @param moves in one component
  /// @throws InputException if the start is bad, or components of the game are not known to be
  ///   independent
  public static List<String> of(Game game, String start, long seed, int moves) {
    GameRules rules = game.rules().bound();
    SplitRuleset ruleset =
        SplitRuleset.of(rules)
            .orElseThrow(() ->
                new InputException(
                    "components of %s are not known to be independent".formatted(rules.title()),
                    "this is for graphs, and for boards without tokens that have a glyph for dead"
                        + " cells, under normal play"));
    Set<Position> components = new LinkedHashSet<>();
    PositionText.parse(rules, "start", start, seed)
        .forEach(position -> components.addAll(ruleset.components(position)));
    for (int move = 0; move < moves; move++) {
      List<Position> before = List.copyOf(components);
      components.clear();
      before.forEach(position -> ruleset.optionSums(position, (sum, _) -> components.addAll(sum)));
    }
    return components.stream()
        .map(position -> PositionText.format(rules, position))
        .distinct()
        .sorted()
        .toList();
  }
}
