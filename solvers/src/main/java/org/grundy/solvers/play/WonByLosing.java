package org.grundy.solvers.play;

import org.jspecify.annotations.Nullable;

/// The rule that the next player wins if some option is lost by whoever is next there.
///
/// @param <K> the positions
public final class WonByLosing<K> implements MemoWalk.Combination<K, K, Boolean> {
  private final MemoWalk<K, K, Boolean> walk;
  private boolean wins;

  /// @param walk knows the outcomes of the options
  public WonByLosing(MemoWalk<K, K, Boolean> walk) {
    this.walk = walk;
  }

  /// Says that the next player wins whatever the options are.
  public void settle() {
    wins = true;
  }

  @Override
  public @Nullable K take(K option) {
    Boolean known = walk.known(option);
    if (known == null) {
      return option;
    }
    wins |= !known;
    return null;
  }

  @Override
  public boolean isSettled() {
    return wins;
  }

  @Override
  public Boolean value() {
    return wins;
  }
}
