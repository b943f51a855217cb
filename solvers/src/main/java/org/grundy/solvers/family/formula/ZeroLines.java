package org.grundy.solvers.family.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongToDoubleFunction;
import java.util.stream.IntStream;

/// Zero on a few lines, one elsewhere.
///
/// @param lines at least two, each of which is zero on its line
public record ZeroLines(List<Linear> lines) implements Formula {
  private static final int FAMILY_BITS = 5;
  private static final int MOST_LINES = 4;
  private static final int LARGEST_FACTOR = 3;

  /// A line that is found has so many zeros beyond those of lines before it.
  private static final int LEAST_ZEROS = 3;

  public ZeroLines {
    lines = List.copyOf(lines);
  }

  @Override
  public long at(long row, long column) {
    return lines.stream().anyMatch(line -> line.at(row, column) == 0) ? 0 : 1;
  }

  @Override
  public double bits(LongToDoubleFunction quoted) {
    return FAMILY_BITS + lines.stream().mapToDouble(line -> line.bits(quoted)).sum();
  }

  @Override
  public int parameters() {
    return lines.stream().mapToInt(Linear::parameters).sum();
  }

  /// Takes for each zero in turn that is on no line yet the line with the most zeros.
  static void search(Samples samples, Simplest simplest) {
    int[] open = IntStream.range(0, samples.size()).filter(i -> samples.value(i) == 0).toArray();
    List<Linear> found = new ArrayList<>();
    while (open.length > 0) {
      Linear best = best(samples, open);
      if (on(best, samples, open).length < LEAST_ZEROS || found.size() == MOST_LINES) {
        return;
      }
      found.add(best);
      open =
          IntStream.of(open).filter(i -> best.at(samples.row(i), samples.column(i)) != 0).toArray();
    }
    if (found.size() > 1) {
      simplest.offer(new ZeroLines(found));
    }
  }

  private static Linear best(Samples samples, int... open) {
    long row = samples.row(open[0]);
    long column = samples.column(open[0]);
    Linear best = new Linear(1, 0, -row, 0, 1);
    int most = 0;
    for (int a = 0; a <= LARGEST_FACTOR; a++) {
      for (int b = a == 0 ? 1 : -LARGEST_FACTOR; b <= (a == 0 ? 1 : 0); b++) {
        Linear line = new Linear(a, b, -a * row - b * column, 0, 1);
        int zeros = on(line, samples, open).length;
        boolean whole =
            IntStream.range(0, samples.size())
                .allMatch(
                    i -> samples.value(i) == 0 || line.at(samples.row(i), samples.column(i)) != 0);
        if (whole && zeros > most) {
          most = zeros;
          best = line;
        }
      }
    }
    return best;
  }

  private static int[] on(Linear line, Samples samples, int... open) {
    return IntStream.of(open)
        .filter(i -> line.at(samples.row(i), samples.column(i)) == 0)
        .toArray();
  }

  @Override
  public String kind() {
    return "lines";
  }
}
