package org.grundy.solvers.remove;

/// Chooses one of all components that are known to have the same value.
interface Representative {
  /// What stands for components of which it is known without a search that they have the value 0.
  long ZERO = 0;

  /// The representative of a component, or [#ZERO].
  long of(long component);

  /// Every component stands for itself.
  static Representative itself() {
    return component -> component;
  }
}
