package org.grundy.sweeps;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.PriorityQueue;
import java.util.Random;

/// How long a sweep would take on many cores, by the times that its rows took on few: a program of
/// one file, `java ScaleSimulation.java TIMES ROWS [RATE]`.
///
/// TIMES has the time of a row in milliseconds on each line; ROWS are drawn from them at random, by
/// a fixed seed. They are cut into tasks as a sweep cuts them, of an eighth of a core's share, but
/// of a tenth of a second to three. The driver hands tasks out one after the other, RATE of them a
/// second; a core takes the next one when it is free.
public final class ScaleSimulation {
  private static final double TASK_MILLIS = 3_000;
  private static final double SHORTEST_MILLIS = 100;
  private static final int TASKS_OF_CORE = 8;
  private static final int MOST_ROWS_OF_TASK = 4_096;
  private static final double RATE = 100;
  private static final int[] CORES = {1, 2, 10, 100, 1_000};

  private final double[] rows;
  private final double dispatchMillis;

  ScaleSimulation(double[] rows, double rate) {
    this.rows = rows;
    this.dispatchMillis = 1_000 / rate;
  }

  /// What came of it.
  ///
  /// @param millis from the first task to the end of the last
  /// @param tasks how many there were
  /// @param longest the time of the longest task
  record Result(double millis, int tasks, double longest) {}

  Result on(int cores) {
    List<Double> tasks = tasks(cores);
    PriorityQueue<Double> free = new PriorityQueue<>(Collections.nCopies(cores, 0.0));
    double handedOut = 0;
    double end = 0;
    for (double task : tasks) {
      handedOut = Math.max(handedOut, free.remove()) + dispatchMillis;
      free.add(handedOut + task);
      end = Math.max(end, handedOut + task);
    }
    return new Result(end, tasks.size(), Collections.max(tasks));
  }

  private List<Double> tasks(int cores) {
    double all = 0;
    for (double row : rows) {
      all += row;
    }
    double mean = Math.max(0.01, all / rows.length);
    double each = Math.clamp(all / (TASKS_OF_CORE * cores), SHORTEST_MILLIS, TASK_MILLIS);
    int size = (int) Math.clamp(each / mean, 1, MOST_ROWS_OF_TASK);
    List<Double> tasks = new ArrayList<>();
    for (int from = 0; from < rows.length; from += size) {
      double task = 0;
      for (int row = from; row < Math.min(rows.length, from + size); row++) {
        task += rows[row];
      }
      tasks.add(task);
    }
    return tasks;
  }

  /// Prints a line for each number of cores.
  public static void main(String[] arguments) throws IOException {
    double[] measured =
        Files.readAllLines(Path.of(arguments[0])).stream()
            .filter(line -> line.matches("[\\d.]+(E-?\\d+)?"))
            .mapToDouble(Double::parseDouble)
            .toArray();
    Random random = new Random(1);
    double[] rows =
        random
            .ints(Long.parseLong(arguments[1]), 0, measured.length)
            .mapToDouble(row -> measured[row])
            .toArray();
    double rate = arguments.length > 2 ? Double.parseDouble(arguments[2]) : RATE;
    System.out.printf("%8s %9s %12s %12s %10s%n", "cores", "tasks", "longest s", "end s", "busy");
    double work = Arrays.stream(rows).sum();
    for (int cores : CORES) {
      Result result = new ScaleSimulation(rows, rate).on(cores);
      System.out.printf(
          Locale.ROOT,
          "%,8d %,9d %,12.1f %,12.1f %9.0f%%%n",
          cores,
          result.tasks(),
          result.longest() / 1_000,
          result.millis() / 1_000,
          100 * work / result.millis() / cores);
    }
  }
}
