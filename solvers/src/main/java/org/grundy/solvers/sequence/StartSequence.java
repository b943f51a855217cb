package org.grundy.solvers.sequence;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Start;

/// The starts of one number of a game as terms of one sequence: heaps, and strips filled with one
/// glyph that are heaps in disguise.
///
/// @param sequence the values of heaps
/// @param shift the start of number n is the heap n + shift
/// @param first the values of the starts below `first.size()`, of which that does not hold
/// @param because why the starts are heaps; empty where they are by their rules
public record StartSequence(HeapSequence sequence, long shift, List<Long> first, String because) {
  public StartSequence {
    first = List.copyOf(first);
  }

  /// The sequence of a game's starts under normal play, if one is known.
  public static Optional<StartSequence> of(GameRules rules) {
    if (rules.play() != Play.NORMAL) {
      return Optional.empty();
    }
    return switch (rules.board()) {
      case Board.Heap _ -> Optional.of(new StartSequence(HeapSequence.of(rules), 0, List.of(), ""));
      case Board.Strip _ -> StripReduction.of(rules).flatMap(found -> filled(found, rules));
      default -> Optional.empty();
    };
  }

  private static Optional<StartSequence> filled(StripReduction reduction, GameRules rules) {
    return rules.start().isPresent()
            && rules.start().get() instanceof Start.Fill(Glyph glyph, Optional<Glyph> first)
            && first.isEmpty()
            && rules.cells().indexOf(glyph) == reduction.playedOn()
        ? Optional.of(
            new StartSequence(
                reduction.sequence(), reduction.shift(), reduction.first(), reduction.because()))
        : Optional.empty();
  }

  /// The value of the start of a number.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  public long value(long n, Meter meter) {
    return n < first.size() ? first.get((int) n) : sequence.value(n + shift, meter);
  }

  /// The period of the starts, if that of the heaps is proved by now.
  public Optional<Period> period() {
    return sequence
        .period()
        .map(period ->
            new Period(
                Math.max(first.size(), period.preperiod() - shift),
                period.length(),
                (because.isEmpty() ? "" : because + "; ") + period.proof()));
  }
}
