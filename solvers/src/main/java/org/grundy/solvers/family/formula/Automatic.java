package org.grundy.solvers.family.formula;

/// An automaton that reads the digits of the sizes says who wins.
///
/// @param numeration how the sizes are written, in words
/// @param states of the smallest such automaton
public record Automatic(String numeration, int states) implements TablePattern {
  @Override
  public String kind() {
    return "automatic";
  }
}
