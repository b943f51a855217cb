package org.grundy.workbench.table.pattern;

/// The value is zero, so that the previous player wins, exactly where a formula is zero.
///
/// @param formula of which only its zeros count
public record ZeroSet(Formula formula) implements Pattern {
  @Override
  public String kind() {
    return "zeros";
  }
}
