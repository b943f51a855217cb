package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.rules.heap.Digit;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.heap.equation.HeapWindow;
import org.grundy.rules.tree.Take;

/// The moves of one heap, all of which leave one heap or none, as ranges of what they leave.
///
/// @param options the ranges; of one line they have no heap in common, nor touch where all heaps
///   are theirs
record RangedMoves(List<Options> options) {
  RangedMoves {
    options = List.copyOf(options);
  }

  /// The heaps `from <= m < to` that one line leaves, of which `m - from` is a multiple of `step`.
  ///
  /// @param line the index of the line
  record Options(int line, long from, long to, long step) {
    Options(int line, long from, long to) {
      this(line, from, to, 1);
    }

    long count() {
      return (to - from - 1) / step + 1;
    }
  }

  /// The moves of a heap; empty where a line has others.
  static Optional<RangedMoves> of(HeapRule rule, long size) {
    List<Options> options = new ArrayList<>();
    for (int i = 0; i < rule.lines().size(); i++) {
      List<Options> ofLine = new ArrayList<>();
      switch (rule.lines().get(i)) {
        case HeapLine.Counts(List<Take.Range> counts) -> {
          for (Take.Range range : counts) {
            if (range.fromCount() <= size) {
              long from = Math.max(0, size - range.toCount() + 1);
              ofLine.add(new Options(i, from, size - range.fromCount() + 1));
            }
          }
        }
        case HeapLine.Equation(var _, HeapLine.Form.Windows(List<HeapWindow> windows)) -> {
          for (HeapWindow window : windows) {
            long from = window.fromOption(size, 0);
            ofLine.add(new Options(i, from, window.toOption(size, 0)));
          }
        }
        case HeapLine.Code(TakeAndBreakCode code) when isEndlessTaking(code) -> {
          options.addAll(ofCode(i, code, size));
        }
        case HeapLine.Code _, HeapLine.Equation _ -> {
          return Optional.empty();
        }
      }
      options.addAll(merged(ofLine));
    }
    return Optional.of(new RangedMoves(options));
  }

  /// Whether a code has digits that repeat, and none by which two heaps may be left.
  private static boolean isEndlessTaking(TakeAndBreakCode code) {
    return !code.tail().isEmpty()
        && code.maxParts() < 2
        && LongStream.rangeClosed(0, code.length() + code.tail().size())
            .noneMatch(k -> code.at(k).orMore());
  }

  private static List<Options> ofCode(int line, TakeAndBreakCode code, long size) {
    List<Options> options = new ArrayList<>();
    long step = code.tail().size();
    for (long k = 0; k <= code.length() + step && k <= size; k++) {
      Digit digit = code.at(k);
      long most = size - k;
      long least = k > code.length() ? most % step : most;
      if (least == 0 && !digit.allows(0)) {
        least = step;
      }
      long to = digit.allows(1) ? most + 1 : 1;
      if (digit.counts() != 0 && least < to) {
        options.add(new Options(line, least, to, k > code.length() ? step : 1));
      }
    }
    return options;
  }

  private static List<Options> merged(List<Options> options) {
    List<Options> merged = new ArrayList<>();
    for (Options next : options.stream().sorted(Comparator.comparingLong(Options::from)).toList()) {
      if (next.from >= next.to) {
        continue;
      }
      Options last = merged.isEmpty() ? next : merged.getLast();
      if (merged.isEmpty() || last.to < next.from) {
        merged.add(next);
      } else {
        merged.set(
            merged.size() - 1, new Options(last.line, last.from, Math.max(last.to, next.to)));
      }
    }
    return merged;
  }

  /// The number of options.
  long count() {
    return options.stream().mapToLong(Options::count).sum();
  }
}
