package org.grundy.bench;

import java.util.concurrent.TimeUnit;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.sequence.SequenceEngine;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// The values of single heaps up to one: of games whose options are a range, or that take a number
/// of an endless set.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class HeapBenchmark {
  /// The game and the number of values.
  @Param({
    "halving-1000000",
    "roots-10^12",
    "squares-1000000",
    "primes-100000",
    "primes-1000000",
    "divisors-1000000",
    "coprime-1000000"
  })
  private String kind = "";

  private GameRules rules = rules("take 1");
  private long count;

  private static GameRules rules(String move) {
    return RulesParser.parse("benchmark", "game Heaps\nboard heap n\n" + move);
  }

  @Setup
  public void choose() {
    String game = kind.substring(0, kind.indexOf('-'));
    String number = kind.substring(kind.indexOf('-') + 1);
    count = number.equals("10^12") ? 1_000_000_000_000L : Long.parseLong(number);
    rules =
        rules(
            switch (game) {
              case "halving" -> "move n -> n - k where 1 <= k, 2*k <= n";
              case "squares", "primes" -> "take " + game;
              case "divisors" -> "move n -> n - d where d divides n, d < n";
              case "coprime" -> "move n -> n - k where gcd(k,n) = 1, k >= 1";
              default -> "move n -> m where m*m <= n, n <= m*m*m*m, m < n";
            });
  }

  @Benchmark
  public long values() {
    SequenceEngine engine = SequenceEngine.of(rules);
    engine.extend(count, new Meter(Budget.ofThisProcess()));
    return engine.value(count - 1);
  }
}
