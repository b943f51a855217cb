package org.grundy.solvers;

import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.Component;

/// A problem of which it is known who wins, and no value: under misère play, or where a player can
/// end the whole game at once.
public interface OutcomeSolution extends Solution {
  @Override
  default OptionalLong value() {
    return OptionalLong.empty();
  }

  @Override
  default List<Component> components() {
    return List.of();
  }
}
