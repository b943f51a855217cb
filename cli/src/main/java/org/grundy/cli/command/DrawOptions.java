package org.grundy.cli.command;

import org.grundy.cli.option.BudgetOptions;
import picocli.CommandLine.Option;

/// The options for how many inputs of a contest problem are made, and by which seed.
final class DrawOptions {
  @Option(
      names = "--count",
      paramLabel = "N",
      converter = BudgetOptions.Count.class,
      description = "Make about N inputs, or cases of inputs. Default: ${DEFAULT-VALUE}.")
  private long count;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Draw random inputs by this seed. Default: ${DEFAULT-VALUE}.")
  private long seed = 1;

  /// @param count how many where nothing is said
  DrawOptions(long count) {
    this.count = count;
  }

  /// The number of inputs, up to as many as fit.
  ///
  /// @param most that there may be
  int count(int most) {
    return (int) Math.min(count, most);
  }

  /// The seed of random inputs.
  long seed() {
    return seed;
  }
}
