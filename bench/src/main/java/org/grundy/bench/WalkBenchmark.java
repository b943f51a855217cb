package org.grundy.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// The walk method.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class WalkBenchmark {
  private byte[] cells = {};

  @Setup
  public void setUp() {
    cells = new byte[1000];
  }

  @Benchmark
  public int sum() {
    int sum = 0;
    for (byte cell : cells) {
      sum += cell;
    }
    return sum;
  }
}
