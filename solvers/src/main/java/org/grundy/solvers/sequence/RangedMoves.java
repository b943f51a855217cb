package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.equation.HeapWindow;
import org.grundy.rules.tree.Take;

/// The moves of one heap, all of which leave one heap or none, as ranges of what they leave.
///
/// @param options the ranges; of one line they neither touch nor overlap
record RangedMoves(List<Options> options) {
  RangedMoves {
    options = List.copyOf(options);
  }

  /// The heaps `from <= m < to` that one line leaves.
  ///
  /// @param line the index of the line
  record Options(int line, long from, long to) {}

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
        case HeapLine.Code _, HeapLine.Equation _ -> {
          return Optional.empty();
        }
      }
      options.addAll(merged(ofLine));
    }
    return Optional.of(new RangedMoves(options));
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
    return options.stream().mapToLong(range -> range.to - range.from).sum();
  }
}
