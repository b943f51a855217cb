package org.grundy.workbench.game;

import java.util.LinkedHashMap;
import java.util.Map;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.CompiledGame;

/// The games that were asked about last, with what was found out about them. Safe for use by
/// several threads.
final class RecentGames {
  private static final int MOST = 64;

  private final Map<GameRules, CompiledGame> games =
      new LinkedHashMap<>(MOST, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<GameRules, CompiledGame> eldest) {
          return size() > MOST;
        }
      };

  /// The game with such rules.
  synchronized CompiledGame of(GameRules rules) {
    return games.computeIfAbsent(rules, CompiledGame::new);
  }
}
