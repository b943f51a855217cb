package org.grundy.cli;

/// When to use colours.
enum ColourChoice {
  /// On a terminal, unless `NO_COLOR` is set.
  AUTO,
  ALWAYS,
  NEVER;

  /// Whether results are coloured.
  boolean colours(Console console) {
    return switch (this) {
      case AUTO ->
          console.outIsTerminal() && console.environment().getOrDefault("NO_COLOR", "").isEmpty();
      case ALWAYS -> true;
      case NEVER -> false;
    };
  }
}
