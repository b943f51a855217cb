package org.grundy.cli.option;

import org.grundy.cli.process.Console;
import org.grundy.workbench.render.kit.Style;
import picocli.CommandLine.Option;

/// In which form results are written.
public final class OutputOptions {
  @Option(names = "--json", description = "Write JSON (its schema is in docs/json.md).")
  private boolean json;

  @Option(
      names = "--color",
      paramLabel = "WHEN",
      description = "auto, always or never. Default: on a terminal, unless NO_COLOR is set.")
  private ColourChoice colour = ColourChoice.AUTO;

  public boolean json() {
    return json;
  }

  public Style style(Console console) {
    return new Style(colour.colours(console), console.width());
  }
}
