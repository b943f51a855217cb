package org.grundy.cli.option;

import org.grundy.cli.process.Console;

/// When to use colours.
public enum ColourChoice {
  /// On a terminal that has them, unless `NO_COLOR` is set.
  AUTO,
  ALWAYS,
  NEVER;

  /// True if results are coloured.
  public boolean colours(Console console) {
    return switch (this) {
      case AUTO ->
          console.outIsTerminal() && console.environment().getOrDefault("NO_COLOR", "").isEmpty();
      case ALWAYS -> true;
      case NEVER -> false;
    };
  }
}
