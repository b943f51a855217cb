package org.grundy.cli.command;

import org.grundy.cli.option.BudgetOptions;
import picocli.CommandLine.Option;

/// How large the made inputs of a contest problem are.
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

  /// How many cases an input has.
  long cases() {
    return cases;
  }

  /// How far above their least values lengths and sides may be.
  long size() {
    return size;
  }

  /// How far above their least values other numbers may be.
  long values() {
    return values;
  }
}
