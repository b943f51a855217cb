package org.grundy.workbench.contest.pack.value;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.sequence.SequenceEngine;
import org.grundy.solvers.sequence.StartSequence;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.StartForm;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.code.NumberCode;
import org.grundy.workbench.game.Game;

/// The Grundy values of all heaps, or strips, that inputs of a problem may have: listed up to the
/// largest, or up to the end of a proved period.
///
/// @param heaps the sizes of which the nim-sum is taken, with the conditions of the `start` line
/// @param values from 0 on
/// @param periodicity what holds behind them, where it is proved
record ValueTable(StartForm.Heaps heaps, List<Long> values, Optional<Periodicity> periodicity)
    implements ValueCode {
  private static final long LARGEST = 20_000;

  /// The table of a problem; empty where its positions are no heaps or strips, or where the table
  /// would be too long.
  static Optional<ValueTable> of(ContestSpec spec, Game game, Meter meter) {
    return heaps(spec.start(), game).flatMap(heaps -> of(spec, heaps, game, meter));
  }

  private static Optional<StartForm.Heaps> heaps(StartForm start, Game game) {
    if (game.rules().play() == Play.MISERE) {
      return Optional.empty();
    }
    return switch (start) {
      case StartForm.Heaps heaps
          when game.rules().board() instanceof Board.Heap && !game.rules().endsEarly() ->
          Optional.of(heaps);
      case StartForm.Sized sized
          when game.rules().board() == Board.Cells.STRIP
              && sized.fill().isEmpty()
              && sized.puts().isEmpty() ->
          Optional.of(new StartForm.Heaps(List.of(List.of(sized.columns())), List.of()));
      default -> Optional.empty();
    };
  }

  private static Optional<ValueTable> of(
      ContestSpec spec, StartForm.Heaps heaps, Game game, Meter meter) {
    long largest = new NimSum(heaps).largest(new Limits(spec));
    return StartSequence.firstWithoutValue(game.rules()).isPresent()
        ? Optional.empty()
        : of(heaps, StartSequence.of(game.rules()), largest, meter);
  }

  private static Optional<ValueTable> of(
      StartForm.Heaps heaps, Optional<StartSequence> known, long largest, Meter meter) {
    if (known.isEmpty()) {
      return Optional.empty();
    }
    StartSequence starts = known.get();
    long listed = Math.min(largest, LARGEST);
    Optional<Periodicity> proved = proved(starts, listed, meter);
    long end = proved.map(found -> found.preperiod() + found.period()).orElse(largest + 1);
    return end > listed + 1
        ? Optional.empty()
        : Optional.of(
            new ValueTable(
                heaps,
                LongStream.range(0, end).mapToObj(n -> starts.value(n, meter)).toList(),
                proved));
  }

  /// The period of the starts, where it is proved by the values of those that are listed.
  private static Optional<Periodicity> proved(StartSequence starts, long last, Meter meter) {
    SequenceEngine engine = starts.sequence().newEngine();
    Regularity found = engine.prove(last + starts.shift() + 1, meter);
    if (!(found instanceof Regularity.Proved)) {
      found = engine.everyRegularity(meter);
    }
    if (!(found instanceof Regularity.Proved proof)) {
      return Optional.empty();
    }
    return Optional.of(starts.ofStarts(proof.periodicity()))
        .filter(starting -> starting.preperiod() + starting.period() <= last);
  }

  @Override
  public String by() {
    return "from a table of values";
  }

  @Override
  public void write(Code code, NumberCode numbers) {
    new NimSum(heaps).write(code, numbers, "grundy(%s)");
  }

  @Override
  public String functions() {
    String listed = values.stream().map(String::valueOf).collect(Collectors.joining(", "));
    StringBuilder wrapped = new StringBuilder();
    int column = 0;
    for (String number : listed.split(" ", -1)) {
      wrapped.append(column == 0 ? "\n    " : " ").append(number);
      column = (column + 1) % 20;
    }
    String behind =
        periodicity
            .map(found ->
                """
                  if (n < %d) return table[(size_t) n];
                  Number times = (n - %d) / %d;
                  return table[(size_t) (n - times * %d)] + times * %d;
                """
                    .formatted(
                        values.size(),
                        found.preperiod(),
                        found.period(),
                        found.period(),
                        found.saltus()))
            .orElse("  return table[(size_t) n];\n");
    return "\nstatic const int table[] = {"
        + wrapped
        + "};\n\n/// The Grundy value of the size n.\nstatic Number grundy(Number n) {\n"
        + behind
        + "}\n";
  }
}
