package org.grundy.core;

import java.util.function.Consumer;

/// What the moves are, and nothing else. Every ruleset here ends: no position is its own follower.
///
/// @param <P> the positions, with value equality
@FunctionalInterface
public interface Ruleset<P> {
  /// Hands over every option of `position`, each move exactly once, in a fixed order.
  void options(P position, Consumer<Option<P>> sink);
}
