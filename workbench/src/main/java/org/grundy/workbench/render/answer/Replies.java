package org.grundy.workbench.render.answer;

import java.util.Optional;
import org.grundy.core.RatedMove;

/// Finds an answer to a move that loses.
@FunctionalInterface
public interface Replies {
  /// A move that wins for the opponent after `move`, as far as it can be found at little cost.
  Optional<RatedMove> to(RatedMove move);

  /// Finds none.
  Replies NONE = move -> Optional.empty();
}
