package org.grundy.cli.command;

import org.grundy.cli.option.BudgetOptions;
import picocli.CommandLine.Option;

/// The options for the size of the made inputs of a contest problem.
final class SizeOptions {
  @Option(
      names = "--cases",
      paramLabel = "N",
      converter = BudgetOptions.Count.class,
      description = "Put N cases into an input, where inputs are cases. Default: ${DEFAULT-VALUE}.")
  private long cases;

  @Option(
      names = "--size",
      paramLabel = "N",
      converter = BudgetOptions.Count.class,
      description =
          "Draw lengths and sides at most N above their least. Default: ${DEFAULT-VALUE}.")
  private long size = 6;

  @Option(
      names = "--values",
      paramLabel = "N",
      converter = BudgetOptions.Count.class,
      description = "Draw other numbers at most N above their least. Default: ${DEFAULT-VALUE}.")
  private long values = 20;

  /// @param cases how many where nothing is said
  SizeOptions(long cases) {
    this.cases = cases;
  }

  /// The number of cases of an input.
  long cases() {
    return cases;
  }

  /// The most by which lengths and sides may exceed their least values.
  long size() {
    return size;
  }

  /// The most by which other numbers may exceed their least values.
  long values() {
    return values;
  }
}
