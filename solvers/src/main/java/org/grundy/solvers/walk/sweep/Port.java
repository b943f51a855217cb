package org.grundy.solvers.walk.sweep;

/// A place that a [Sweep] has already passed, seen from the cell to which it has come.
public enum Port {
  /// The position before, in the same line.
  BACK(0, -1),
  /// The position before, in the line before.
  DIAGONAL(-1, -1),
  /// The same position in the line before.
  STRAIGHT(-1, 0),
  /// The next position in the line before.
  ACROSS(-1, 1);

  private final int lineStep;
  private final int positionStep;

  Port(int lineStep, int positionStep) {
    this.lineStep = lineStep;
    this.positionStep = positionStep;
  }

  public int lineStep() {
    return lineStep;
  }

  public int positionStep() {
    return positionStep;
  }
}
