package org.grundy.workbench.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.grundy.core.certificate.Certificate;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.rules.heap.Digit;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.sequence.SequenceEngine;

/// What the theorems on periods ask of the lines of a game of one heap.
///
/// @param code the one code that says all, in its normal form
/// @param game how a certificate names the game
/// @param digits all lines as one code of digits without marks, the last of which may repeat, where
///   there is one
/// @param covered whether all lines are codes of finitely many plain digits, or take tokens
/// @param mostHeaps the most heaps that a move leaves, at least 1
/// @param lastPlace the most tokens that a move takes, of those that are named one by one
/// @param places what may be done with each number of tokens, of those that are named one by one
/// @param allFrom from here on every number of tokens may be taken and a move only takes, if that
///   is so
record HeapLines(
    Optional<String> code,
    Optional<TakeAndBreakCode> digits,
    CertifiedGame game,
    boolean covered,
    int mostHeaps,
    long lastPlace,
    OptionalLong allFrom,
    List<Place> places) {
  private static final int LONGEST_CODE = 1 << 10;
  private static final int TAKE = 3;

  /// More counts than that are refused where a certificate is checked.
  private static final long MOST_COUNTS = 1 << 16;

  /// A number of tokens that may be taken.
  ///
  /// @param heaps bit `j` is set if exactly `j` heaps that are not empty may then be left
  record Place(long tokens, int heaps) {
    boolean leaves(int number) {
      return (heaps >> number & 1) != 0;
    }
  }

  static HeapLines of(GameRules rules, SequenceEngine engine) {
    boolean heap = rules.board() instanceof Board.Heap;
    Optional<String> plain =
        engine
            .digits()
            .filter(digits -> digits.size() <= TakeAndBreakCode.MAX_LENGTH + 1)
            .map(HeapLines::codeOf);
    List<HeapLine> lines = new ArrayList<>();
    if (heap) {
      rules.rules().forEach(rule -> lines.add(HeapLine.of(rule)));
    } else {
      plain.ifPresent(code -> lines.add(new HeapLine.Code(TakeAndBreakCode.parse(code))));
    }
    Optional<String> code = plain.or(() -> writtenCode(rules));
    return of(
        code,
        plain
            .<CertifiedGame>map(CertifiedGame.Code::new)
            .orElseGet(() -> new CertifiedGame.Rules(RulesFormatter.format(rules))),
        lines);
  }

  private static HeapLines of(Optional<String> code, CertifiedGame game, List<HeapLine> lines) {
    boolean covered = !lines.isEmpty();
    Map<Long, Integer> places = new TreeMap<>();
    long allFrom = Long.MAX_VALUE;
    for (HeapLine line : lines) {
      switch (line) {
        case HeapLine.Code(TakeAndBreakCode digits) when digits.isPlain() -> {
          for (int k = 0; k <= digits.length(); k++) {
            if (digits.digit(k) != 0) {
              places.merge((long) k, digits.digit(k), (one, other) -> one | other);
            }
          }
        }
        case HeapLine.Counts(List<Take.Range> ranges) -> {
          for (Take.Range range : ranges) {
            if (range.toCount() == Long.MAX_VALUE) {
              allFrom = Math.min(allFrom, range.fromCount());
            }
            long named = Math.min(range.fromCount() + MOST_COUNTS, range.toCount());
            covered &= range.toCount() == Long.MAX_VALUE || named == range.toCount();
            for (long k = range.fromCount(); range.toCount() < Long.MAX_VALUE && k < named; k++) {
              places.merge(k, TAKE, (one, other) -> one | other);
            }
          }
        }
        default -> covered = false;
      }
    }
    int union = places.values().stream().reduce(1, (one, other) -> one | other);
    boolean takesOnly = places.values().stream().allMatch(heaps -> heaps == TAKE);
    return new HeapLines(
        code,
        HeapLine.plainCode(lines, LONGEST_CODE),
        game,
        covered && places.size() < MOST_COUNTS,
        Math.max(1, Integer.SIZE - 1 - Integer.numberOfLeadingZeros(union)),
        places.keySet().stream().max(Long::compare).orElse(0L),
        covered && takesOnly && allFrom < Long.MAX_VALUE
            ? OptionalLong.of(allFrom)
            : OptionalLong.empty(),
        places.entrySet().stream()
            .map(entry -> new Place(entry.getKey(), entry.getValue()))
            .toList());
  }

  /// The normal form of digits as [SequenceEngine#ofDigits] has them.
  static String codeOf(List<Integer> digits) {
    List<Digit> plain =
        digits.stream().map(heaps -> new Digit(heaps, false, Digit.Parts.ANY)).toList();
    return HeapLine.normalCode(new TakeAndBreakCode(plain, List.of()).toString());
  }

  /// The one `code` line of rules.
  private static Optional<String> writtenCode(GameRules rules) {
    return rules.rules().size() == 1
            && rules.rules().getFirst() instanceof org.grundy.rules.tree.HeapCode(String code)
        ? Optional.of(HeapLine.normalCode(code))
        : Optional.empty();
  }

  /// Whether moves only take tokens, so that it makes no difference whether nothing is left.
  boolean onlyTakes() {
    return places.stream().allMatch(place -> place.heaps() == TAKE);
  }

  /// How many values prove a period by the theorem of Guy and Smith, where it covers the game and a
  /// certificate may name that number.
  OptionalLong guySmithNeeds(long preperiod, long period) {
    double needs = (double) mostHeaps * (Math.max(preperiod, 1) + period) + lastPlace;
    return covered && allFrom.isEmpty() && needs < Certificate.LARGEST_NUMBER
        ? OptionalLong.of(mostHeaps * (Math.max(preperiod, 1) + period) + lastPlace)
        : OptionalLong.empty();
  }
}
