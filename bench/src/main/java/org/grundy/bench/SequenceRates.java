package org.grundy.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.period.Regularity;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.HeapCode;
import org.grundy.solvers.sequence.SequenceEngine;

/// Long runs of heap sequences: seconds of processor time of the thread, and values per second, the
/// least of so many runs.
///
/// A program of its own rather than a JMH benchmark because wall time says little on a machine that
/// is shared: `java -Xmx6g -cp bench/target/benchmarks.jar org.grundy.bench.SequenceRates CODE TO
/// RUNS`. With `prove` in place of RUNS, one run until a period is proved; with `family` in place
/// of CODE, all codes of one to three digits, each until its period is proved or `TO` is reached,
/// on two threads.
public final class SequenceRates {
  private SequenceRates() {}

  /// Runs it.
  public static void main(String[] arguments) throws InterruptedException {
    long toN = Long.parseLong(arguments[1]);
    if (arguments[0].equals("family")) {
      family(toN);
    } else if (arguments[2].equals("prove")) {
      prove(arguments[0], toN);
    } else {
      run(arguments[0], toN, Integer.parseInt(arguments[2]));
    }
  }

  private static Meter meter() {
    return new Meter(Budget.ofThisProcess());
  }

  private static double seconds() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
  }

  private static SequenceEngine engine(String code) {
    return SequenceEngine.of(
        new GameRules(
            code,
            new Board.Heap("n"),
            List.of(),
            List.of(new HeapCode(code)),
            List.of(),
            Play.NORMAL,
            Optional.empty(),
            List.of()));
  }

  private static void run(String code, long toN, int runs) {
    double least = Double.MAX_VALUE;
    for (int i = 0; i < runs; i++) {
      SequenceEngine engine = engine(code);
      double start = seconds();
      engine.extend(toN, meter());
      least = Math.min(least, seconds() - start);
    }
    System.out.printf("%s to %,d: %.3f s, %,.0f values a second%n", code, toN, least, toN / least);
  }

  private static void prove(String code, long toN) {
    SequenceEngine engine = engine(code);
    double start = seconds();
    Regularity regularity = engine.prove(toN, meter());
    double spent = seconds() - start;
    String found =
        switch (regularity) {
          case Regularity.Proved(var period, var proof, _, _) ->
              "period %,d from %,d, proved by %s"
                  .formatted(period.period(), period.preperiod(), proof.getClass().getSimpleName());
          case Regularity.Fits fits -> fits.toString();
          case Regularity.None none -> none.toString();
        };
    long known = engine.computed();
    System.out.printf(
        "%s: %s; %,d values in %.3f s, %,.0f a second%n", code, found, known, spent, known / spent);
  }

  private static void family(long toN) throws InterruptedException {
    long start = System.nanoTime();
    AtomicInteger next = new AtomicInteger(1);
    AtomicInteger proved = new AtomicInteger();
    List<Thread> threads =
        IntStream.range(0, 2).mapToObj(_ -> new Thread(() -> shareOf(next, proved, toN))).toList();
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.printf(
        "1,023 codes to %,d: %.3f s by the clock, %d proved%n",
        toN, (System.nanoTime() - start) / 1e9, proved.get());
  }

  private static void shareOf(AtomicInteger next, AtomicInteger proved, long toN) {
    double start = seconds();
    for (int code = next.getAndIncrement(); code < 1024; code = next.getAndIncrement()) {
      SequenceEngine engine =
          SequenceEngine.ofDigits((code >> 9) * 4, (code >> 6) & 7, (code >> 3) & 7, code & 7);
      if (engine.prove(toN, meter()) instanceof Regularity.Proved) {
        proved.incrementAndGet();
      }
    }
    System.out.printf("one thread: %.3f s of processor time%n", seconds() - start);
  }
}
