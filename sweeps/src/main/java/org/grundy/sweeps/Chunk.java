package org.grundy.sweeps;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.grundy.sweeps.source.Source;

/// The items that one task works on.
///
/// @param numbers of the items
@SuppressWarnings("ArrayRecordComponent") // long, and never compared
record Chunk(long[] numbers) implements Serializable {
  /// A task takes about so long, where its items are as quick as those seen by then: long beside
  /// what Spark adds to each task, short beside what a killed worker loses.
  private static final double MILLIS = 3_000;

  /// And no shorter: the driver hands out about a hundred tasks a second.
  private static final double SHORTEST_MILLIS = 100;

  private static final int MOST_ITEMS = 4_096;
  private static final int CHUNKS_A_CORE = 8;

  /// Cuts work into tasks. Items of kinds that took long come first, so that at the end no core
  /// waits for a long one; items whose kind nobody has seen come before all.
  ///
  /// @param numbers of the items that are to be done
  /// @param seen the usual time of a row of each kind, in milliseconds
  static List<Chunk> cut(long[] numbers, Source source, Map<String, Double> seen, int cores) {
    Map<String, List<Long>> byKind = new TreeMap<>();
    for (long number : numbers) {
      byKind.computeIfAbsent(source.item(number).kind(), _ -> new ArrayList<>()).add(number);
    }
    double all = 0;
    for (Map.Entry<String, List<Long>> kind : byKind.entrySet()) {
      all += usual(kind.getKey(), seen) * kind.getValue().size();
    }
    double each = Math.clamp(all / (CHUNKS_A_CORE * cores), SHORTEST_MILLIS, MILLIS);
    List<Map.Entry<String, List<Long>>> longestFirst =
        byKind.entrySet().stream()
            .sorted(
                Comparator.comparingDouble(
                    (Map.Entry<String, List<Long>> kind) -> -usual(kind.getKey(), seen)))
            .toList();
    List<Chunk> chunks = new ArrayList<>();
    List<Long> next = new ArrayList<>();
    double millis = 0;
    for (Map.Entry<String, List<Long>> kind : longestFirst) {
      double usual = usual(kind.getKey(), seen);
      for (long number : kind.getValue()) {
        next.add(number);
        millis += usual;
        if (millis >= each || next.size() == MOST_ITEMS) {
          chunks.add(of(next));
          next.clear();
          millis = 0;
        }
      }
    }
    if (!next.isEmpty()) {
      chunks.add(of(next));
    }
    return chunks;
  }

  private static Chunk of(List<Long> numbers) {
    return new Chunk(numbers.stream().mapToLong(Long::longValue).toArray());
  }

  private static double usual(String kind, Map<String, Double> seen) {
    double longest = seen.values().stream().mapToDouble(Double::doubleValue).max().orElse(MILLIS);
    return Math.max(0.01, seen.getOrDefault(kind, longest));
  }

  /// Deals items whose times nobody knows to a few tasks a core, each to the next.
  static List<Chunk> deal(long[] numbers, int cores) {
    int tasks = Math.min(numbers.length, CHUNKS_A_CORE * cores);
    return IntStream.range(0, tasks)
        .mapToObj(task ->
            new Chunk(
                IntStream.iterate(task, at -> at < numbers.length, at -> at + tasks)
                    .mapToLong(at -> numbers[at])
                    .toArray()))
        .toList();
  }

  /// A few items of each kind, by which to learn how long the others take.
  static long[] probes(long[] numbers, Source source, Map<String, Double> seen, int ofEach) {
    Map<String, Integer> taken = new HashMap<>();
    List<Long> probes = new ArrayList<>();
    for (long number : numbers) {
      String kind = source.item(number).kind();
      if (!seen.containsKey(kind) && taken.merge(kind, 1, Integer::sum) <= ofEach) {
        probes.add(number);
      }
    }
    return probes.stream().mapToLong(Long::longValue).toArray();
  }
}
