package org.grundy.workbench.table.pattern;

/// The value at (r, c) is that at (c, r).
public record Symmetric() implements Pattern {
  @Override
  public String kind() {
    return "symmetric";
  }
}
