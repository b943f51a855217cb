package org.grundy.workbench.sequence;

import org.grundy.core.certificate.PeriodProof;

/// Why an arithmetic period that is seen holds for all heaps.
///
/// @param needed so many values have to show it
record SaltusProof(PeriodProof theorem, long needed) {
  /// The theorem in a word.
  String word() {
    return switch (theorem) {
      case PeriodProof.PowerSaltus _ -> "power-saltus";
      case PeriodProof.ParitySaltus() -> "parity-saltus";
      default -> "cofinite-taking";
    };
  }

  /// The theorem in a sentence, of a period that was shown by as many values as it needs.
  String because(ArithmeticPeriod found) {
    String seen =
        "G(n+%d) = G(n) + %d was computed for all n from %d to %d"
            .formatted(
                found.period(), found.saltus(), found.preperiod(), needed - found.period() - 1);
    return switch (theorem) {
      case PeriodProof.PowerSaltus(long scale, long excess) ->
          ("%s; with levels of %d values, every %d heaps one more, no option has the level and the residue"
                  + " of its heap, and every smaller value comes from an option with one heap of its"
                  + " level, from %d levels below the heap's on, or from a heap some levels smaller")
              .formatted(seen, scale * found.saltus(), scale * found.period(), excess);
      case PeriodProof.ParitySaltus() ->
          seen
              + "; the values of the heaps of an option have a sum that is less than the heap's or of"
              + " the other parity, so that their nim-sum is not the heap's value, and every smaller"
              + " one is that of a heap that can be left while the others have the nim-sum 0";
      default ->
          ("every number of tokens from some T on may be taken, G(n+%d) = G(n) + %d was computed for all n"
                  + " from %d to above %d + T, and the values before leave no gap: so the options of n+%d"
                  + " have the values of those of n plus %d, and all smaller ones")
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
