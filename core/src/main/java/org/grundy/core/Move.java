package org.grundy.core;

import java.util.Optional;

/// One move of a position: a line of the rules and what it chooses there. What it is called and
/// what it leads to are made from these where they are asked for.
///
/// @param rule index of the line in the ruleset that allows it, from 0
/// @param choice what it chooses
public record Move(int rule, Choice choice) {
  /// A move of a ruleset that is written in Java.
  ///
  /// @param name what people call it; moves of one position have different names
  public static Move named(String name) {
    return new Move(0, new Choice.Own(name));
  }

  /// Its name, where a ruleset in Java gave it one; else the number of its line and what it
  /// chooses.
  @Override
  public String toString() {
    return choice instanceof Choice.Own(String name) ? name : rule + ": " + choice;
  }

  /// The cell that is chosen, where there is one: of a pattern the upper left cell, of a token's
  /// step the cell that it leaves.
  public Optional<Choice.Cell> at() {
    return switch (choice) {
      case Choice.Cell cell -> Optional.of(cell);
      case Choice.Placed placed -> Optional.of(placed.at());
      case Choice.Step step -> Optional.of(step.from());
      default -> Optional.empty();
    };
  }
}
