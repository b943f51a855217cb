package org.grundy.workbench;

import org.grundy.rules.tree.GameRules;

/// A game that can be asked about: from the catalogue, a rules file or a heap code.
///
/// @param name how the user called it
/// @param rules checked rules
public record Game(String name, GameRules rules) {}
