package org.grundy.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.TuplePosition;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.coordinates.CoordinatesMethod;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Heaps that move together: the values of all positions up to one, or only who wins them.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class CoordinatesBenchmark {
  /// The kinds whose values are asked.
  @State(Scope.Benchmark)
  public static class Values {
    @Param({"wythoff-1000", "wythoff-4000", "three-200", "euclid-2000", "cutting-500"})
    private String kind = "";
  }

  @Benchmark
  public long values(Values of) {
    return plan(of.kind, false).value(new Meter(Budget.ofThisProcess())).orElseThrow();
  }

  private static Plan plan(String kind, boolean outcome) {
    String[] words = kind.split("-", 2);
    String text =
        switch (words[0]) {
          case "wythoff" -> "heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1";
          case "three" ->
              "heaps a b c\n"
                  + "move (a,b,c) -> (a-k,b,c) | (a,b-k,c) | (a,b,c-k) | (a-k,b-k,c-k) for k >= 1";
          case "euclid" ->
              "heaps a b\nmove (a,b) -> (a-k*b,b) for k >= 1, b >= 1\n"
                  + "move (a,b) -> (a,b-k*a) for k >= 1, a >= 1";
          case "proportionate" ->
              "heaps a b\n"
                  + "move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) | (a-2*k,b-k) | (a-k,b-2*k)"
                  + " for k >= 1";
          default ->
              "heaps a b\nmove (a,b) -> (i,b) + (a-i,b) for 1 <= i < a\n"
                  + "move (a,b) -> (a,i) + (a,b-i) for 1 <= i < b";
        };
    GameRules rules = RulesParser.parse(kind, "game " + words[0] + "\nboard " + text + "\n");
    long size = Long.parseLong(words[1]);
    List<Long> sizes = words[0].equals("three") ? List.of(size, size, size) : List.of(size, size);
    Problem problem = new Problem(rules, List.of(new TuplePosition(sizes)));
    return switch (new CoordinatesMethod().consider(outcome ? problem.ofOutcome() : problem)) {
      case Verdict.Sound(var plan) -> plan;
      case Verdict.Unsound(String because) -> throw new IllegalStateException(because);
    };
  }

  /// The kinds of which only who wins is asked.
  @State(Scope.Benchmark)
  public static class Outcomes {
    @Param({"wythoff-10000", "three-300", "proportionate-1000000"})
    private String kind = "";
  }

  @Benchmark
  public Outcome outcomes(Outcomes of) {
    return plan(of.kind, true).outcome(new Meter(Budget.ofThisProcess()));
  }
}
