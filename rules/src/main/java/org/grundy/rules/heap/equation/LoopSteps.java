package org.grundy.rules.heap.equation;

/// Steps that may still be made where an equation is looked through only as far as that is worth
/// it: values that its loops try, and what else a caller counts.
public final class LoopSteps {
  private long left;

  /// @param most how many steps may be made
  public LoopSteps(long most) {
    this.left = most;
  }

  /// Makes steps; false where no more may be made.
  public boolean make(long steps) {
    left -= steps;
    return left > 0;
  }

  /// True if more steps may be made.
  public boolean areLeft() {
    return left > 0;
  }
}
