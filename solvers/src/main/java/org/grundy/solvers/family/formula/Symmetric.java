package org.grundy.solvers.family.formula;

/// The value at (r, c) is that at (c, r).
public record Symmetric() implements TablePattern {
  @Override
  public String kind() {
    return "symmetric";
  }
}
