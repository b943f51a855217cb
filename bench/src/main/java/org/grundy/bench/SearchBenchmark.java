package org.grundy.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;
import org.grundy.solvers.component.placement.RemoveMethod;
import org.grundy.solvers.component.planes.SearchMethod;
import org.grundy.solvers.cut.CutMethod;
import org.grundy.solvers.planner.Planner;

/// The search against the walk over the rules that it replaces, and against the method that knows
/// the game, where there is one: seconds of processor time of one thread from rules and start to
/// value (the least of five runs, so that the compiler is warm) and components expanded.
///
/// A program of its own for the reasons of [RemoveBenchmark]: `java -cp bench/target/benchmarks.jar
/// org.grundy.bench.SearchBenchmark`.
public final class SearchBenchmark {
  private static final int RUNS = 5;
  private static final long BYTES = 1L << 31;

  private SearchBenchmark() {}

  /// Prints a table.
  ///
  /// @param args none
  public static void main(String[] args) {
    System.out.println("| start | value | search s | nodes | nodes/s | walk s | other | other s |");
    System.out.println("|---|---|---|---|---|---|---|---|");
    Optional<Method> cut = Optional.of(CutMethod.ofWholeBoards());
    Optional<Method> remove = Optional.of(new RemoveMethod());
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
      measure("Clear rows and columns", clearing("N E S W"), size, true, remove);
      measure("Clear diagonals", clearing("NE SE SW NW"), size, true, remove);
      measure("Clear as a queen", clearing("N NE E SE S SW W NW"), size, true, remove);
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
    measure("Node Kayles", kayles, "5x5", true, remove);
    measure("Node Kayles", kayles, "6x6", true, remove);
    GameRules cram = game("cells . #", "move  [ . . ] -> [ # # ] rotate", "start fill .");
    measure("Cram", cram, "4x5", true, remove);
    measure("Cram", cram, "5x6", false, remove);
    GameRules treblecross = game("cells . X", "move  . -> X", "win   [ X X X ]", "start fill .");
    measure("Treblecross", treblecross, "1x18", true, Optional.empty());
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
    List<Position> sum = PositionText.parse(rules, "bench", start, 1);
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    long nodes = 0;
    long value = 0;
    for (int run = 0; run < RUNS; run++) {
      Meter meter = new Meter(Budget.ofBytes(BYTES));
      long began = threads.getCurrentThreadCpuTime();
      value =
          new Planner(List.of(method))
              .decide(new Problem(rules, sum), Optional.empty())
              .plan()
              .solve(meter)
              .value()
              .orElseThrow();
      least = Math.min(least, threads.getCurrentThreadCpuTime() - began);
      nodes = meter.statistics().nodes();
    }
    return new Measured(value, least / 1e9, nodes);
  }
}
