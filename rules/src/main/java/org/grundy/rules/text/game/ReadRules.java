package org.grundy.rules.text.game;

import java.util.List;
import org.grundy.rules.tree.GameRules;

/// A game read from a text.
///
/// @param rules checked rules
/// @param warnings what in them is hardly meant, in the order of the text
public record ReadRules(GameRules rules, List<Warning> warnings) {
  public ReadRules {
    warnings = List.copyOf(warnings);
  }
}
