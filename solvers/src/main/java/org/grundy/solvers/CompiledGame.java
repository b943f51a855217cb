package org.grundy.solvers;

import java.lang.ref.SoftReference;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;
import org.jspecify.annotations.Nullable;

/// A game with what was found out about it by the questions that were asked, for the next ones to
/// go on from. Two are equal whose rules are.
///
/// What is kept is let go where the process needs the memory for something else, and where it takes
/// more than half of what a question may take. Safe for use by several threads.
public final class CompiledGame {
  private final GameRules rules;
  private SoftReference<@Nullable Knowledge> kept = new SoftReference<>(null);

  /// A game of which nothing is known.
  ///
  /// @param rules checked rules; their parameters get the numbers that they name
  public CompiledGame(GameRules rules) {
    this.rules = rules.bound();
  }

  public GameRules rules() {
    return rules;
  }

  /// What a question finds, and leaves.
  ///
  /// @param question its memory bounds what may be kept
  public synchronized Knowledge knowledge(Meter question) {
    Knowledge known = kept.get();
    if (known == null || !known.suits(question)) {
      known = new Knowledge(question);
      kept = new SoftReference<>(known);
    }
    return known;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CompiledGame game && rules.equals(game.rules);
  }

  @Override
  public int hashCode() {
    return rules.hashCode();
  }

  @Override
  public String toString() {
    return rules.title();
  }
}
