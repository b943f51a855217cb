package org.grundy.cli.command;

import java.time.Duration;
import java.util.OptionalLong;
import org.grundy.cli.option.BudgetOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options for what somebody's program may use.
final class ProgramOptions {
  @Option(
      names = "--limit",
      paramLabel = "TIME",
      converter = BudgetOptions.Time.class,
      description = "Give the program TIME for an answer. Default: 2s.")
  private Duration limit = Duration.ofSeconds(2);

  @Option(
      names = "--address-space",
      paramLabel = "SIZE",
      converter = BudgetOptions.Memory.class,
      description = "Give the program so much memory: 512m. Default: any.")
  private @Nullable Long memory;

  /// The time that an answer may take.
  Duration limit() {
    return limit;
  }

  /// The bytes of address space that it may have; empty for any number.
  OptionalLong memory() {
    return memory == null ? OptionalLong.empty() : OptionalLong.of(memory);
  }
}
