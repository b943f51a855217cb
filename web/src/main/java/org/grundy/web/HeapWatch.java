package org.grundy.web;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.grundy.core.Ending;
import org.grundy.core.Meter;

/// Keeps one request from taking the memory of all. Where the heap is nearly full after it was
/// collected, the work that has allocated most is asked to end.
///
/// Tables are claimed before they are made, so that this is the second line only: for what work
/// takes besides.
final class HeapWatch implements AutoCloseable {
  private static final double NEARLY_FULL = 0.9;
  private static final long PERIOD_MILLIS = 100;
  private static final int MOST_LOOKS = 10;

  private final Map<Meter, Allocation> running = new ConcurrentHashMap<>();
  private final List<MemoryPoolMXBean> pools =
      ManagementFactory.getMemoryPoolMXBeans().stream()
          .filter(pool -> pool.getType() == MemoryType.HEAP)
          .filter(MemoryPoolMXBean::isCollectionUsageThresholdSupported)
          .filter(pool -> pool.getUsage().getMax() > Runtime.getRuntime().maxMemory() / 2)
          .toList();
  private final ScheduledExecutorService looker =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("heap-watch").factory());

  /// The bytes that a thread had allocated when its work began.
  private record Allocation(long thread, long before) {
    long bytes() {
      return allocated(thread) - before;
    }
  }

  HeapWatch() {
    for (MemoryPoolMXBean pool : pools) {
      pool.setCollectionUsageThreshold((long) (NEARLY_FULL * pool.getUsage().getMax()));
    }
    var _ =
        looker.scheduleWithFixedDelay(
            this::look, PERIOD_MILLIS, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
  }

  private void look() {
    if (pools.stream().anyMatch(MemoryPoolMXBean::isCollectionUsageThresholdExceeded)) {
      greediest().ifPresent(HeapWatch::end);
    }
  }

  /// Does work in this thread, watched.
  <T> T over(Meter meter, Supplier<T> work) {
    long thread = Thread.currentThread().threadId();
    running.put(meter, new Allocation(thread, allocated(thread)));
    try {
      return work.get();
    } finally {
      running.remove(meter);
    }
  }

  /// Ends the work that has allocated most, unless that is the given one, and waits a moment for
  /// its end.
  ///
  /// @return whether another one was ended
  boolean endGreedier(Meter meter) {
    Optional<Meter> other = greediest().filter(one -> !one.equals(meter));
    other.ifPresent(greedier -> {
      end(greedier);
      awaitEnd(greedier);
    });
    return other.isPresent();
  }

  private void awaitEnd(Meter meter) {
    try {
      for (int looks = 0; looks < MOST_LOOKS && running.containsKey(meter); looks++) {
        Thread.sleep(PERIOD_MILLIS);
      }
    } catch (InterruptedException stopping) {
      Thread.currentThread().interrupt();
    }
  }

  /// The number of pieces of work that are watched.
  int running() {
    return running.size();
  }

  private Optional<Meter> greediest() {
    return running.entrySet().stream()
        .max(Comparator.comparingLong(entry -> entry.getValue().bytes()))
        .map(Map.Entry::getKey);
  }

  private static void end(Meter meter) {
    meter.end(new Ending.HeapFull());
  }

  private static long allocated(long thread) {
    return ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
        ? Math.max(0, threads.getThreadAllocatedBytes(thread))
        : 0;
  }

  @Override
  public void close() {
    looker.shutdownNow();
  }
}
