package org.grundy.workbench.sequence;

import java.util.Optional;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.sequence.Conjecture.Below;
import org.grundy.workbench.sequence.Conjecture.Never;
import org.grundy.workbench.sequence.Conjecture.Recurs;

/// What is known of a claim about the values of a game's starts.
///
/// **Proof.** Let G have the proved period p and saltus s from e on. G(n + P) - G(n) has the period
/// p from e on, and so has G(n) where s = 0. So a claim holds for all n >= N if it holds for N <= n
/// < max(N, e) + p. Where s > 0, values are larger than v after v / s + 1 more periods.
///
/// @param claim what is claimed
/// @param verdict what came of it
/// @param because of a proof: how the period of all values is proved; else empty
/// @param toNumber the claim was looked at for n below; not at all if that is no more than its
///   first
/// @param ended what ended the work before it was done
public record ConjectureReport(
    Game game,
    Conjecture claim,
    Verdict verdict,
    String because,
    long toNumber,
    Optional<Ending> ended) {
  /// What came of a claim.
  public sealed interface Verdict {}

  /// It holds for all n.
  public record Proved() implements Verdict {}

  /// It holds as far as it was looked at.
  public record Holds() implements Verdict {}

  /// It is false.
  ///
  /// @param n the least number where it fails
  /// @param at the number whose value shows it: n, and of a period n + period
  /// @param value that of `at`
  /// @param expected what the claim says of that value
  public record Refuted(long n, long at, long value, String expected) implements Verdict {}

  /// Tests a claim on the values that a run has found.
  ///
  /// @throws InputException if values were let go to save memory
  public static ConjectureReport of(SequenceReport values, Conjecture claim) {
    Optional<Regularity.Proved> proof =
        values.regularity() instanceof Regularity.Proved proved
            ? Optional.of(proved)
            : Optional.empty();
    Terms terms = values.terms();
    long end =
        proof
            .map(found -> enough(found.periodicity(), claim))
            .orElse(terms.computed() - (claim instanceof Recurs recurs ? recurs.period() : 0));
    Optional<Verdict> refuted = witness(terms, claim, end);
    Verdict verdict = refuted.orElse(proof.isPresent() ? new Proved() : new Holds());
    return new ConjectureReport(
        values.game(),
        claim,
        verdict,
        proof.map(Regularity.Proved::because).orElse(""),
        Math.max(0, end),
        values.ended());
  }

  /// A claim that fails does so below this number.
  private static long enough(Periodicity proved, Conjecture claim) {
    long periods =
        proved.saltus() == 0
            ? 1
            : switch (claim) {
              case Recurs _ -> 1;
              case Never(long value, long _) -> value / proved.saltus() + 2;
              case Below(long bound, long _) -> bound / proved.saltus() + 2;
            };
    return Math.addExact(
        Math.max(claim.from(), proved.preperiod()), Math.multiplyExact(periods, proved.period()));
  }

  private static Optional<Verdict> witness(Terms terms, Conjecture claim, long end) {
    for (long n = claim.from(); n < end; n++) {
      Meter.checkpoint();
      long at = claim instanceof Recurs recurs ? n + recurs.period() : n;
      if (!terms.knows(n) || !terms.knows(at)) {
        throw new InputException(
            "the value of %d was let go to save memory".formatted(n),
            "allow more memory, or ask for fewer values");
      }
      long value = terms.value(at);
      String expected =
          switch (claim) {
            case Recurs(long _, long saltus, long _) ->
                value == terms.value(n) + saltus ? "" : "" + (terms.value(n) + saltus);
            case Never(long never, long _) -> value == never ? "another value" : "";
            case Below(long bound, long _) -> value < bound ? "" : "less than " + bound;
          };
      if (!expected.isEmpty()) {
        return Optional.of(new Refuted(n, at, value, expected));
      }
    }
    return Optional.empty();
  }
}
