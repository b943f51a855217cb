package org.grundy.solvers.family.formula;

/// The value is zero, so that the previous player wins, exactly where a formula is zero.
///
/// @param formula of which only its zeros count
public record ZeroSet(Formula formula) implements TablePattern {
  @Override
  public String kind() {
    return "zeros";
  }
}
