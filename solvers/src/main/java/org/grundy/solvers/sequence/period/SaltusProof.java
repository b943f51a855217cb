package org.grundy.solvers.sequence.period;

import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;

/// The reason why an arithmetic period that is seen holds for all heaps.
///
/// @param needed so many values have to show it
public record SaltusProof(PeriodProof theorem, long needed) {
  /// The proof of a period that was shown by as many values as it needs.
  public Regularity.Proved of(Periodicity found) {
    return new Regularity.Proved(found, theorem, needed, because(found));
  }

  /// The theorem in a sentence, of a period that was shown by as many values as it needs.
  private String because(Periodicity found) {
    String seen =
        "G(n+%d) = G(n) + %d was computed for all n from %d to %d"
            .formatted(
                found.period(), found.saltus(), found.preperiod(), needed - found.period() - 1);
    return switch (theorem) {
      case PeriodProof.PowerSaltus(long scale, long _) ->
          ("%s, which proves it for all n >= %d (in the line of Austin 1976): nim-sums add"
                  + " multiples of the power of two %d and the rest apart, so that a move from n to"
                  + " the value of n would be one from a smaller heap too, and every smaller value is"
                  + " that of an option which lasts as heaps grow")
              .formatted(seen, found.preperiod(), scale * found.saltus());
      case PeriodProof.ParitySaltus() ->
          ("%s, which proves it for all n >= %d: the values of the heaps of an option of n have a"
                  + " sum that is less than G(n) or of the other parity, so that their nim-sum is not"
                  + " G(n), and every smaller value is that of a heap that can be left beside others"
                  + " of nim-sum 0")
              .formatted(seen, found.preperiod());
      default ->
          ("from some c on the numbers of tokens that may be taken repeat, G(n+%d) = G(n) + %d was"
                  + " computed for all n from %d to above %d + c, and the values before leave no gap"
                  + " among those of options: so the options of n+%d have the values of those of n"
                  + " plus %d, and all smaller ones")
              .formatted(
                  found.period(),
                  found.saltus(),
                  found.preperiod(),
                  found.preperiod(),
                  found.period(),
                  found.saltus());
    };
  }
}
