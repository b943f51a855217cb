package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Budgets hold everywhere: questions of every kind, about all games, at sizes from tiny to absurd,
/// end when their time is over, and keep to their memory.
///
/// Every [#EVERY]th question of [BudgetCases] is asked; `-Dgrundy.budgets.every=1` asks all of
/// them, which takes half an hour ([bench/README.md]). Time is that of the thread, not of the
/// clock, so that a busy machine makes nothing late. Memory is what is still in use after a
/// collection, which is asked for whenever more than the limit seems to be.
class BudgetWalkTest {
  /// What a question may take beyond its budget.
  private static final long MOST_LATE_NANOS = 2_000_000_000;

  /// A question that has taken so long is given up, and the test with it.
  private static final long HOPELESS_NANOS = 10_000_000_000L;

  /// What a question may keep beyond its `--memory`: the position, its picture and its answer are
  /// no tables.
  private static final long MORE_BYTES = 128L << 20;

  private static final int EVERY = Integer.getInteger("grundy.budgets.every", 29);

  private final com.sun.management.ThreadMXBean threads =
      (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final MemoryMXBean heap = ManagementFactory.getMemoryMXBean();

  @Test
  void noQuestionPassesItsBudget() throws InterruptedException {
    List<BudgetCase> cases = BudgetCases.all();
    List<String> faults = new ArrayList<>();
    long longest = 0;
    System.gc();
    long mostBytes = used() + BudgetCases.BYTES + MORE_BYTES;
    for (int i = EVERY / 2; i < cases.size(); i += EVERY) {
      Asking asking = new Asking(cases.get(i), mostBytes);
      longest = Math.max(longest, asking.nanos());
      asking.fault().ifPresent(faults::add);
      assertThat(asking.ended()).as("ended at all: %s", faults).isTrue();
    }
    assertThat(faults).isEmpty();
    assertThat(longest).as("the clock of threads runs").isPositive();
  }

  private long used() {
    return heap.getHeapMemoryUsage().getUsed();
  }

  /// One question in a thread of its own, asked and waited for.
  private final class Asking {
    private final BudgetCase question;
    private final Thread thread;
    private volatile String outcome = "not ended";
    private volatile long nanos;
    private String where = "";
    private long kept;
    private String whereKept = "";

    Asking(BudgetCase question, long mostBytes) throws InterruptedException {
      this.question = question;
      this.thread = Thread.ofPlatform().daemon().start(this::ask);
      while (!thread.join(Duration.ofMillis(20))) {
        if (used() > mostBytes && whereKept.isEmpty()) {
          System.gc();
          if (used() > mostBytes) {
            kept = used();
            whereKept = stack();
          }
        }
        nanos = Math.max(nanos, threads.getThreadCpuTime(thread.threadId()));
        if (nanos > limit() && where.isEmpty()) {
          where = stack();
        }
        if (nanos > HOPELESS_NANOS) {
          return;
        }
      }
    }

    private void ask() {
      try {
        outcome = question.run();
      } catch (RuntimeException | Error fault) {
        outcome = "thrown: " + fault;
      }
      nanos = threads.getCurrentThreadCpuTime();
    }

    private String stack() {
      return Arrays.stream(thread.getStackTrace())
          .limit(12)
          .map(StackTraceElement::toString)
          .collect(Collectors.joining("\n    ", "\n    ", ""));
    }

    boolean ended() {
      return !thread.isAlive();
    }

    long nanos() {
      return nanos;
    }

    private static long limit() {
      return BudgetCases.MILLISECONDS * 1_000_000 + MOST_LATE_NANOS;
    }

    Optional<String> fault() {
      boolean fails =
          outcome.startsWith("thrown")
              || outcome.contains("internal error")
              || outcome.contains("memory of this process");
      return nanos > limit() || fails || kept > 0
          ? Optional.of(
              "%s%n  %,d ms of its thread, %,d MB kept, then %s%s%s"
                  .formatted(
                      question.name(), nanos / 1_000_000, kept >> 20, outcome, where, whereKept))
          : Optional.empty();
    }
  }
}
