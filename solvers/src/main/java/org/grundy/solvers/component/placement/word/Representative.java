package org.grundy.solvers.component.placement.word;

/// Chooses one of all components that are known to have the same value.
interface Representative {
  /// The representative of a component.
  long of(long component);

  /// True if a representative is known to have the value 0 without a search.
  default boolean isZero(long representative) {
    return false;
  }

  /// Every component stands for itself.
  static Representative itself() {
    return component -> component;
  }
}
