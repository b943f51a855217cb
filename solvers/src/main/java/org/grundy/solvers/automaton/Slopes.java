package org.grundy.solvers.automaton;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.solvers.automaton.digit.Numeration;

/// The numeration that the slope of a line of losing positions suggests: where they are few they
/// often lie along lines, and the continued fraction of an irrational slope that repeats is the one
/// in which they are regular. A guess, which only decides what is tried first.
final class Slopes {
  private static final int MOST_QUOTIENT = 12;
  private static final int MOST_QUOTIENTS = 8;

  /// Sizes from it on are not looked at.
  private static final int MOST_BOUND = 1 << 12;

  /// Lines of slopes that differ by a factor of less are one.
  private static final double SPREAD = 1.02;

  private Slopes() {}

  /// A position with the smaller size first.
  private record Point(double x, double y) {
    double ratio() {
      return y / x;
    }
  }

  /// The numeration that the longest line of losing positions suggests; empty where they are many,
  /// or where no line of an irrational slope is seen.
  static Optional<Numeration> numeration(Teacher teacher) {
    int bound = Math.min(teacher.bound(), MOST_BOUND);
    List<Point> points = new ArrayList<>();
    long[] sizes = new long[2];
    for (int x = bound / 16; x < bound; x++) {
      for (int y = x; y < bound; y++) {
        sizes[0] = x;
        sizes[1] = y;
        if (teacher.output(sizes) == 0) {
          points.add(new Point(x, y));
          if (points.size() > 4 * bound) {
            return Optional.empty();
          }
        }
      }
    }
    List<Point> line = longest(points);
    return line.size() < bound / 16 ? Optional.empty() : ofLine(line);
  }

  private static List<Point> longest(List<Point> points) {
    Map<Long, List<Point>> lines = new HashMap<>();
    for (Point point : points) {
      long bucket = Math.round(Math.log(point.ratio()) / Math.log(SPREAD));
      for (long near = bucket - 1; near <= bucket + 1; near++) {
        lines.computeIfAbsent(near, _ -> new ArrayList<>()).add(point);
      }
    }
    return lines.values().stream().max(Comparator.comparingInt(List::size)).orElse(List.of());
  }

  /// The slope by least squares, and its continued fraction as far as the error lets it be known.
  private static Optional<Numeration> ofLine(List<Point> line) {
    double meanX = line.stream().mapToDouble(Point::x).average().orElseThrow();
    double meanY = line.stream().mapToDouble(Point::y).average().orElseThrow();
    double square = 0;
    double product = 0;
    for (Point point : line) {
      square += (point.x - meanX) * (point.x - meanX);
      product += (point.x - meanX) * (point.y - meanY);
    }
    double slope = product / square;
    double error = 1 / Math.sqrt(square);
    return repeating(quotients(slope - error, slope + error));
  }

  private static List<Integer> quotients(double least, double most) {
    List<Integer> quotients = new ArrayList<>();
    double low = least;
    double high = most;
    while (Math.floor(low) == Math.floor(high)
        && quotients.size() < MOST_QUOTIENTS
        && low < MOST_QUOTIENT + 1) {
      int quotient = (int) Math.floor(low);
      quotients.add(quotient);
      double next = 1 / (high - quotient);
      high = 1 / (low - quotient);
      low = next;
    }
    return quotients;
  }

  /// The shortest period of the quotients behind the first, or of all.
  private static Optional<Numeration> repeating(List<Integer> quotients) {
    if (quotients.size() >= 2 && quotients.stream().distinct().count() == 1) {
      return Optional.of(Numeration.ostrowski(List.of(), quotients.subList(0, 1)));
    }
    for (int length = 1; length <= 2; length++) {
      int period = length;
      List<Integer> tail = quotients.subList(Math.min(1, quotients.size()), quotients.size());
      if (tail.size() >= 2 * period
          && IntStream.range(period, tail.size())
              .allMatch(i -> tail.get(i).equals(tail.get(i - period)))) {
        return Optional.of(Numeration.ostrowski(List.of(), tail.subList(0, period)));
      }
    }
    return Optional.empty();
  }
}
