package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.rules.heap.Digit;
import org.grundy.rules.heap.Digit.Parts;
import org.grundy.rules.heap.EquationSolver;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.PlainSplit;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Take;

/// One line of the rules of a heap, in the form that the kernels read.
sealed interface HeapMoves {
  /// Index of the line in the ruleset.
  int rule();

  /// A take-and-break code.
  ///
  /// @param digits `digits[k]` has bit j set when k tokens may be taken so that exactly j heaps,
  ///   none of them empty, are left
  record Code(int rule, List<Integer> digits) implements HeapMoves {
    public Code {
      digits = List.copyOf(digits);
    }

    /// The same as a code of the language.
    TakeAndBreakCode code() {
      return new TakeAndBreakCode(
          digits.stream().map(counts -> new Digit(counts, false, Parts.ANY)).toList(), List.of());
    }

    /// The largest number of heaps that a move may leave.
    int maxParts() {
      int union = digits.stream().reduce(0, (a, b) -> a | b);
      return 31 - Integer.numberOfLeadingZeros(union | 1);
    }

    /// The last place with a digit other than 0; 0 where there is none.
    int lastPlace() {
      for (int k = digits.size() - 1; k > 0; k--) {
        if (digits.get(k) != 0) {
          return k;
        }
      }
      return 0;
    }
  }

  /// A subtraction set.
  ///
  /// @param counts disjoint, ascending, with a gap between neighbours
  record Taking(int rule, List<Take.Range> counts) implements HeapMoves {
    public Taking {
      counts = HeapLine.merged(counts);
    }
  }

  /// A code with marks, sets of counts, or digits that repeat without end, other than one that is a
  /// subtraction set.
  record Breaking(int rule, TakeAndBreakCode code) implements HeapMoves {}

  /// An equation.
  ///
  /// @param split what it does, if it splits and does nothing else
  record Equation(int rule, EquationSolver equation, Optional<PlainSplit> split)
      implements HeapMoves {}

  /// The lines of the rules of one heap.
  ///
  /// @throws IllegalArgumentException if the rules are not those of one heap
  /// @throws org.grundy.core.InputException if a line has no meaning
  static List<HeapMoves> of(GameRules rules) {
    List<HeapMoves> lines = new ArrayList<>();
    for (HeapLine line : HeapRuleset.of(rules).lines()) {
      int rule = lines.size();
      lines.add(
          switch (line) {
            case HeapLine.Code(TakeAndBreakCode code) when !code.isPlain() ->
                new Breaking(rule, code);
            case HeapLine.Code(TakeAndBreakCode code) ->
                new Code(
                    rule, IntStream.rangeClosed(0, code.length()).mapToObj(code::digit).toList());
            case HeapLine.Counts(List<Take.Range> counts) -> new Taking(rule, counts);
            case HeapLine.Equation(EquationSolver equation, var split) ->
                new Equation(rule, equation, split);
          });
    }
    return List.copyOf(lines);
  }

  /// How far the moves of some lines reach, if that is said by their form.
  static Optional<HeapOptions.Reach> reach(List<HeapMoves> lines) {
    int parts = 1;
    long lastPlace = 0;
    for (HeapMoves line : lines) {
      switch (line) {
        case Code code -> {
          parts = Math.max(parts, code.maxParts());
          lastPlace = Math.max(lastPlace, code.lastPlace());
        }
        case Taking taking -> {
          for (Take.Range range : taking.counts()) {
            lastPlace = Math.max(lastPlace, range.toCount() - 1);
          }
        }
        case Equation _, Breaking _ -> {
          return Optional.empty();
        }
      }
    }
    return Optional.of(new HeapOptions.Reach(parts, lastPlace));
  }

  /// The lines of the game of one take-and-break code, as [Code#digits] has them.
  static List<HeapMoves> ofDigits(int... digits) {
    return List.of(new Code(0, Arrays.stream(digits).boxed().toList()));
  }
}
