package org.grundy.cli.option;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// Words that change how a start is made and solved: `--seed` and `--plan`.
public final class MethodOptions {
  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = Seed.class,
      description = "Seed of random starts (default: ${DEFAULT-VALUE}).",
      defaultValue = "1")
  private long seed = 1;

  @Option(
      names = "--plan",
      paramLabel = "METHOD",
      description = "Use this method instead of letting the planner choose.")
  private @Nullable String method;

  /// A whole number.
  static final class Seed implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      try {
        return Long.valueOf(text);
      } catch (NumberFormatException notANumber) {
        throw new TypeConversionException("'" + text + "' is not a whole number of 64 bits");
      }
    }
  }

  /// The seed of random starts.
  public long seed() {
    return seed;
  }

  /// The method that is to be used, where the planner is not to choose.
  public Optional<String> method() {
    return Optional.ofNullable(method);
  }
}
