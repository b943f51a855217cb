package org.grundy.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;
import org.grundy.solvers.component.graph.GraphSearchMethod;
import org.grundy.solvers.component.placement.PlacementMethod;
import org.grundy.solvers.component.planes.SearchMethod;
import org.grundy.solvers.cut.CutMethod;
import org.grundy.solvers.planner.Planner;

/// The search against the walk over the rules that it replaces, and against the method that knows
/// the game, where there is one: seconds of processor time of one thread from rules and start to
/// value (the least of five runs, so that the compiler is warm) and components expanded.
///
/// A program of its own for the reasons of [PlacementBenchmark]: `java -cp
/// bench/target/benchmarks.jar org.grundy.bench.SearchBenchmark`.
public final class SearchBenchmark {
  private static final int RUNS = 5;
  private static final long BYTES = 1L << 31;

  private SearchBenchmark() {}

  /// Prints a table.
  ///
  /// @param args none, or `threads` for two threads against one
  public static void main(String[] args) {
    if (List.of(args).contains("threads")) {
      compareThreads();
      return;
    }
    System.out.println("| start | value | search s | nodes | nodes/s | walk s | other | other s |");
    System.out.println("|---|---|---|---|---|---|---|---|");
    Optional<Method> cut = Optional.of(CutMethod.ofWholeBoards());
    Optional<Method> placement = Optional.of(new PlacementMethod());
    GameRules darkraft =
        game(
            "cells L R X .",
            "move  L -> . along NE SW over L R X -> .",
            "move  R -> . along NW SE over L R X -> .",
            "move  X -> . along NE NW SE SW over L R X -> .",
            "start random L R X");
    GameRules bacterial =
        game(
            "cells . b #",
            "move  . -> b along N S over . -> b forbid #",
            "move  . -> b along E W over . -> b forbid #",
            "start fill .");
    measure("Darkraft", darkraft, "8x8", true, cut);
    measure("Darkraft", darkraft, "12x12", true, cut);
    measure("Bacterial", bacterial, "10x10", true, cut);
    for (String size : List.of("6x6", "8x8")) {
      measure("Clear rows and columns", clearing("N E S W"), size, true, placement);
      measure("Clear diagonals", clearing("NE SE SW NW"), size, true, placement);
      measure("Clear as a queen", clearing("N NE E SE S SW W NW"), size, true, placement);
    }
    GameRules three =
        game(
            "cells a b c #",
            "move  [ a a ] -> [ b # ] rotate mirror",
            "move  [ b | a ] -> [ # | c ]",
            "move  [ a b ] -> [ c # ] rotate",
            "start random a b a");
    measure("Three glyphs", three, "4x5", true, Optional.empty());
    GameRules kayles =
        game("cells . x", "move  . -> x along N E S W up to 1 over . -> x", "start fill .");
    measure("Node Kayles", kayles, "5x5", true, placement);
    measure("Node Kayles", kayles, "6x6", true, placement);
    GameRules cram = game("cells . #", "move  [ . . ] -> [ # # ] rotate", "start fill .");
    measure("Cram", cram, "4x5", true, placement);
    measure("Cram", cram, "5x6", false, placement);
    GameRules treblecross = game("cells . X", "move  . -> X", "win   [ X X X ]", "start fill .");
    measure("Treblecross", treblecross, "1x18", true, Optional.empty());
  }

  /// One thread, two threads on one search, and two searches of one thread each beside each other,
  /// by turns in one run. Means, as a search on two threads takes another order each time, of wall
  /// time, and the processor time of the whole process. Two searches that share nothing show what
  /// two processors of this machine can give: `limit` is 2 where they do not slow each other at
  /// all.
  private static void compareThreads() {
    System.out.println("| start | threads | value | s | CPU s | nodes |");
    System.out.println("|---|---|---|---|---|---|");
    GameRules cram = game("cells . #", "move  [ . . ] -> [ # # ] rotate", "start fill .");
    GameRules arcs =
        RulesParser.parse("bench", "game Arcs\nboard graph\nmove edge u-v : delete u, v\n");
    for (String start : List.of("5x8", "4x11", "5x9")) {
      compareThreads("Cram", new PlacementMethod(false), cram, start);
    }
    compareThreads("Cram by planes", new SearchMethod(), cram, "6x6");
    compareThreads("Arc Kayles on a graph", new GraphSearchMethod(), arcs, "grid 5x6");
  }

  private static void compareThreads(String name, Method method, GameRules rules, String start) {
    OperatingSystemMXBean process =
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    double[] wall = new double[3];
    double[] cpu = new double[wall.length];
    long[] nodes = new long[wall.length];
    long value = value(method, rules, start, meter(1));
    for (int run = 0; run < RUNS * wall.length; run++) {
      int which = run % wall.length;
      long began = System.nanoTime();
      long cpuBegan = process.getProcessCpuTime();
      CompletableFuture<Long> other =
          which == 2
              ? CompletableFuture.supplyAsync(() -> value(method, rules, start, meter(1)))
              : CompletableFuture.completedFuture(0L);
      Meter meter = meter(which == 1 ? 2 : 1);
      value = value(method, rules, start, meter);
      other.join();
      wall[which] += (System.nanoTime() - began) / 1e9 / RUNS;
      cpu[which] += (process.getProcessCpuTime() - cpuBegan) / 1e9 / RUNS;
      nodes[which] += meter.statistics().nodes() / RUNS;
    }
    String[] told = {"1", "2", "1 + 1"};
    for (int which = 0; which < wall.length; which++) {
      System.out.printf(
          "| %s %s | %s | %d | %.2f | %.2f | %,d |%n",
          name, start, told[which], value, wall[which], cpu[which], nodes[which]);
    }
    double limit = 2 * wall[0] / wall[2];
    System.out.printf("%.2f times as fast; limit %.2f%n", wall[0] / wall[1], limit);
  }

  private static Meter meter(int threads) {
    return new Meter(new Budget(Long.MAX_VALUE, Duration.ofDays(1), BYTES, threads));
  }

  /// The value, as a problem of its own: what was found about one is kept for the next question.
  private static long value(Method method, GameRules rules, String start, Meter meter) {
    Problem problem = new Problem(rules, PositionText.parse(rules, "bench", start, 1));
    return new Planner(List.of(method))
        .decide(problem, Optional.empty())
        .plan()
        .solve(meter)
        .value()
        .orElseThrow();
  }

  private static GameRules clearing(String along) {
    return game("cells . x", "move  . -> x along " + along + " over . -> x", "start fill .");
  }

  private static GameRules game(String... lines) {
    return RulesParser.parse(
        "bench", "game  Measured\nboard grid\n" + String.join("\n", lines) + "\n");
  }

  private static void measure(
      String name, GameRules rules, String start, boolean walk, Optional<Method> other) {
    Measured search = run(new SearchMethod(), rules, start);
    System.out.printf(
        "| %s %s | %d | %.4f | %,d | %,.0f | %s | %s | %s |%n",
        name,
        start,
        search.value,
        search.seconds,
        search.nodes,
        search.nodes / search.seconds,
        walk ? seconds(run(SearchMethod.walking(), rules, start)) : "",
        other.map(Method::name).orElse(""),
        other.map(method -> seconds(run(method, rules, start))).orElse(""));
  }

  private static String seconds(Measured measured) {
    return "%.4f".formatted(measured.seconds);
  }

  private record Measured(long value, double seconds, long nodes) {}

  private static Measured run(Method method, GameRules rules, String start) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    long nodes = 0;
    long value = 0;
    for (int run = 0; run < RUNS; run++) {
      Meter meter = new Meter(Budget.ofBytes(BYTES));
      long began = threads.getCurrentThreadCpuTime();
      value = value(method, rules, start, meter);
      least = Math.min(least, threads.getCurrentThreadCpuTime() - began);
      nodes = meter.statistics().nodes();
    }
    return new Measured(value, least / 1e9, nodes);
  }
}
