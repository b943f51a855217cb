package org.grundy.cli.option;

import java.time.Duration;
import org.grundy.core.Budget;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// The options for how much work a command may do.
public final class BudgetOptions {
  private static final int MOST_THREADS = 256;
  private static final int MOST_DAYS = 1_000_000;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = Count.class,
      description = "Give up after N positions (exit code 4).")
  private long nodes = Long.MAX_VALUE;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = Time.class,
      description = "Give up after TIME: 1500ms, 30s, 5m, 2h.")
  private @Nullable Duration time;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      converter = Memory.class,
      description =
          "Memory for tables: 512m, 2g. Default: three fifths of the memory of the process.")
  private long bytes = Budget.ofThisProcess().bytes();

  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = Count.class,
      description =
          "Use at most N threads. Default: one for each processor, but one under --nodes:"
              + " then every run knows the same.")
  private @Nullable Long threads;

  /// The budget that was asked for; without a time that of 100 years.
  public Budget budget() {
    return budget(Duration.ofDays(36_500));
  }

  /// The budget that was asked for, with a time where none was named.
  public Budget budget(Duration usual) {
    long most = nodes < Long.MAX_VALUE ? 1 : Runtime.getRuntime().availableProcessors();
    return new Budget(nodes, time == null ? usual : time, bytes)
        .withThreads((int) Math.min(threads == null ? most : threads, MOST_THREADS));
  }

  /// A number from 1.
  public static final class Count implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      return positive(text, text, "a number from 1");
    }
  }

  /// A number with a unit of time.
  public static final class Time implements ITypeConverter<Duration> {
    @Override
    public Duration convert(String text) {
      String digits = text.replaceFirst("(ms|s|m|h|d)$", "");
      long number = positive(digits, text, "a time such as 30s, 5m or 1500ms");
      return switch (text.substring(digits.length())) {
        case "ms" -> Duration.ofMillis(number);
        case "m" -> Duration.ofMinutes(Math.min(number, Integer.MAX_VALUE));
        case "h" -> Duration.ofHours(Math.min(number, Integer.MAX_VALUE));
        case "d" -> Duration.ofDays(Math.min(number, MOST_DAYS));
        default -> Duration.ofSeconds(Math.min(number, Integer.MAX_VALUE));
      };
    }
  }

  /// A number with a unit of memory.
  public static final class Memory implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      String digits = text.replaceFirst("[kKmMgG][bB]?$", "");
      long number = positive(digits, text, "a size such as 512m or 2g");
      int shift =
          switch (text.length() > digits.length() ? text.charAt(digits.length()) : 'b') {
            case 'k', 'K' -> 10;
            case 'm', 'M' -> 20;
            case 'g', 'G' -> 30;
            default -> 0;
          };
      return number > Long.MAX_VALUE >> shift ? Long.MAX_VALUE : number << shift;
    }
  }

  private static long positive(String digits, String text, String expected) {
    long number = WrittenNumber.of(digits).orElse(0);
    if (number == 0) {
      throw digits.equals(text)
          ? WrittenNumber.refused(text, expected, Long.MAX_VALUE)
          : new TypeConversionException("'" + text + "' is not " + expected);
    }
    return number;
  }
}
