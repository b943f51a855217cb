package org.grundy.workbench.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.solvers.sequence.splitting.RareHeapsSeen;
import org.grundy.workbench.game.Game;

/// A report on the sequence of a game's starts.
///
/// @param running which size of heaps that move together runs, as `(n,0)`; empty for other starts
/// @param code of the heaps, in its normal form, where one code says all
/// @param because why the starts are heaps; empty where they are by their rules
/// @param shift the start of number n is the heap n + shift
/// @param toNumber the starts below are spoken of: all that were computed or asked for
/// @param sparse the rare heaps by which the values were found, if they were
/// @param cousins codes of the same values, and of the same values shifted
/// @param ended what ended the run before it was done
public record SequenceReport(
    Game game,
    String running,
    Optional<String> code,
    String because,
    long shift,
    Terms terms,
    long toNumber,
    Regularity regularity,
    Facts facts,
    Optional<RareHeapsSeen> sparse,
    Cousins cousins,
    Optional<Ending> ended) {
  /// A start that does not fit the period.
  ///
  /// @param value its value
  /// @param expected what the period says
  public record Misfit(long n, long value, long expected) {}

  /// The period that is proved or fits.
  public Optional<Periodicity> periodicity() {
    return switch (regularity) {
      case Regularity.Proved proved -> Optional.of(proved.periodicity());
      case Regularity.Fits fits -> Optional.of(fits.periodicity());
      case Regularity.None _ -> Optional.empty();
    };
  }

  /// The period in which values are written, or 0.
  public long period() {
    return periodicity().map(Periodicity::period).orElse(0L);
  }

  /// The last starts that do not fit the period, from the last on.
  public List<Misfit> lastExceptions(int most) {
    return periodicity()
        .map(seen -> lastExceptions(seen.preperiod(), seen.period(), seen.saltus(), most))
        .orElse(List.of());
  }

  private List<Misfit> lastExceptions(long from, long period, long saltus, int most) {
    List<Misfit> last = new ArrayList<>();
    for (long n = from - 1; n >= 0 && last.size() < most && terms.knows(n); n--) {
      long times = (from - n + period - 1) / period;
      Meter.checkpoint();
      if (!terms.knows(n + times * period)) {
        break;
      }
      long expected = terms.value(n + times * period) - times * saltus;
      if (terms.value(n) != expected) {
        last.add(new Misfit(n, terms.value(n), expected));
      }
    }
    return last;
  }

  /// Makes sure that all values from a number on and below [#toNumber] can be listed.
  ///
  /// @throws InputException if some were let go to save memory
  public void requireValuesFrom(long fromNumber) {
    if (fromNumber < toNumber && !(terms.knows(toNumber - 1) && terms.knowsFrom(fromNumber))) {
      throw new InputException(
          "not all values can be listed: old ones were let go to save memory",
          "allow more memory, or ask for fewer values");
    }
  }
}
