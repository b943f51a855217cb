package org.grundy.solvers.sequence.strip.row;

/// Says why the strips of a game are not known to be heaps.
public final class NotHeaps extends Exception {
  private static final long serialVersionUID = 1;

  public NotHeaps(String because) {
    super(because);
  }

  /// The condition that fails.
  public String because() {
    return String.valueOf(getMessage());
  }
}
