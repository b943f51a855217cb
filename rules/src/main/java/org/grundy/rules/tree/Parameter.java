package org.grundy.rules.tree;

/// `param k = 2`: a number, or a set of numbers, that a file leaves open.
///
/// @param value the numbers that the rules of this tree were read with
/// @param use what the lines of the game take it for
public record Parameter(Binding value, Use use) {
  /// The uses of a parameter.
  public enum Use {
    /// No line names it.
    NONE,
    /// Lines name it only where sets of numbers stand.
    SET,
    /// Some line names it where one number stands.
    NUMBER
  }

  /// The name by which lines call it.
  public String name() {
    return value.name();
  }
}
