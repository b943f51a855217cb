package org.grundy.cli.option;

import java.util.stream.Stream;
import org.grundy.workbench.tile.TileWords;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/// The options for how much is asked about tilings.
public final class TileGoal {
  @Option(names = "--first", description = "Find one tiling (the default).")
  private boolean first;

  @Option(names = "--count", description = "Say how many tilings there are.")
  private boolean count;

  @Option(names = "--all", description = "List all tilings.")
  private boolean all;

  @Option(
      names = "--distinct",
      description = "With --count or --all: of tilings that are images of each other only one.")
  private boolean distinct;

  /// True if one tiling is asked for.
  public boolean isOne() {
    return !count && !all;
  }

  /// The question that is asked.
  ///
  /// @throws ParameterException if options exclude each other
  public TileWords.Asked of(CommandLine line) {
    if (Stream.of(first, count, all).filter(asked -> asked).count() > 1) {
      throw new ParameterException(line, "--first, --count and --all exclude each other");
    }
    if (distinct && isOne()) {
      throw new ParameterException(line, "--distinct is for --count or --all");
    }
    return new TileWords.Asked(count, all, distinct);
  }
}
