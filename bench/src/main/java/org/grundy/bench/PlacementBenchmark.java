package org.grundy.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.component.placement.PlacementMethod;
import org.grundy.solvers.planner.Planner;

/// The method `placement` from rules and start to nimber, on one thread: seconds of processor time
/// of that thread (the least of five runs, so that the compiler is warm), components expanded,
/// these per second, and the memory of the table.
///
/// A program of its own rather than a JMH benchmark because wall time says little on a machine that
/// is shared: `java -cp bench/target/benchmarks.jar org.grundy.bench.PlacementBenchmark`.
public final class PlacementBenchmark {
  private static final int RUNS = 5;
  private static final long BYTES = 1L << 31;
  private static final long BYTES_OF_LARGE = 8L << 30;

  private static final GameRules CRAM =
      RulesParser.parse(
          "bench",
          """
          game  Cram
          board grid
          cells . #
          move  [ . . ] -> [ # # ] rotate
          start fill .
          """);
  private static final GameRules NODE_KAYLES =
      RulesParser.parse(
          "bench",
          """
          game  Node Kayles
          board grid
          cells . x
          move  . -> x along N E S W up to 1 over . -> x
          start fill .
          """);

  private static final GameRules QUEENS =
      RulesParser.parse(
          "bench",
          """
          game  Peaceful queens
          board grid
          cells . Q x
          move  . -> Q along N NE E SE S SW W NW over . Q x -> x
          start fill .
          """);

  private PlacementBenchmark() {}

  /// Prints a table.
  ///
  /// @param args none, or `large` and boards of Cram, each searched once on one thread, or `queens`
  ///   and boards, each searched once on one thread and once on two
  public static void main(String[] args) {
    if (List.of(args).contains("large")) {
      List.of(args).stream().skip(1).forEach(start -> searchLarge("Cram", CRAM, start, 1));
      return;
    }
    if (List.of(args).contains("queens")) {
      for (String start : List.of(args).subList(1, args.length)) {
        searchLarge("Peaceful queens", QUEENS, start, 1);
        searchLarge("Peaceful queens", QUEENS, start, 2);
      }
      return;
    }
    System.out.println("| start | value | CPU s | nodes | nodes/s | table MB |");
    System.out.println("|---|---|---|---|---|---|");
    for (String start : List.of("5x6", "4x9", "5x7", "5x8")) {
      measure("Cram", CRAM, start, true);
    }
    for (String start : List.of("5x6", "6x6")) {
      measure("Cram, no mirror strategy,", CRAM, start, false);
    }
    for (String start : List.of("3x12", "3x13", "8x8")) {
      measure("Node Kayles", NODE_KAYLES, start, true);
    }
    measure("Node Kayles, no mirror strategy,", NODE_KAYLES, "8x8", false);
    measure("Node Kayles", NODE_KAYLES, "1x100", true);
    measure("Node Kayles", NODE_KAYLES, "3x24", true);
    measure("Peaceful queens", QUEENS, "9x9", true);
    measure("Peaceful queens", QUEENS, "10x10", true);
  }

  private static void searchLarge(String name, GameRules rules, String start, int threads) {
    Timing timing = timed(rules, start, threads, BYTES_OF_LARGE);
    System.out.printf(
        "| %s %s | %d | %d | %.2f | %.2f | %,d |%n",
        name, start, threads, timing.value, timing.wall, timing.cpu, timing.nodes);
  }

  private record Timing(long value, double wall, double cpu, long nodes) {}

  private static Timing timed(GameRules rules, String start, int threads, long bytes) {
    List<Position> sum = PositionText.parse(rules, "bench", start, 1);
    OperatingSystemMXBean process =
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    Meter meter = new Meter(new Budget(Long.MAX_VALUE, Duration.ofDays(1), bytes, threads));
    long began = System.nanoTime();
    long cpuBegan = process.getProcessCpuTime();
    long value = plan(new PlacementMethod(false), rules, sum).solve(meter).value().orElseThrow();
    return new Timing(
        value,
        (System.nanoTime() - began) / 1e9,
        (process.getProcessCpuTime() - cpuBegan) / 1e9,
        meter.statistics().nodes());
  }

  private static void measure(String name, GameRules rules, String start, boolean strategy) {
    List<Position> sum = PositionText.parse(rules, "bench", start, 1);
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    long nodes = 0;
    long bytes = 0;
    long value = 0;
    for (int run = 0; run < RUNS; run++) {
      Meter meter = new Meter(new Budget(Long.MAX_VALUE, Duration.ofDays(1), BYTES));
      long began = threads.getCurrentThreadCpuTime();
      value = plan(new PlacementMethod(strategy), rules, sum).solve(meter).value().orElseThrow();
      least = Math.min(least, threads.getCurrentThreadCpuTime() - began);
      nodes = meter.statistics().nodes();
      bytes = BYTES - meter.bytesLeft();
    }
    double seconds = least / 1e9;
    System.out.printf(
        "| %s %s | %d | %.3f | %,d | %,.0f | %.1f |%n",
        name, start, value, seconds, nodes, nodes / seconds, bytes / 1e6);
  }

  private static Plan plan(Method method, GameRules rules, List<Position> sum) {
    return new Planner(List.of(method)).decide(new Problem(rules, sum), Optional.empty()).plan();
  }
}
