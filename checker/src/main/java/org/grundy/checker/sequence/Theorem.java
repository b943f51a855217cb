package org.grundy.checker.sequence;

import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.certificate.Finding;
import org.grundy.core.certificate.PeriodProof;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.certificate.SparseSpace;

/// Whether the theorem of a proof covers the game, and whether there are as many values as it asks
/// for. `docs/certificates.md` states and proves the theorems.
///
/// @param values how many values there are
record Theorem(HeapGame game, Optional<SparseSpace> sparse, long values) {
  /// A plain period.
  Finding ofPeriod(SequenceClaim.Period claim) {
    return switch (claim.proof()) {
      case PeriodProof.GuySmith() -> guySmith(claim);
      case PeriodProof.SubtractionWindow() -> subtraction(claim);
      case PeriodProof.Recurrence recurrence -> recurrence(claim, recurrence);
      case PeriodProof.CofiniteTaking() ->
          Finding.refuted("the theorem on cofinite taking proves the period", "it has a saltus");
      case PeriodProof.PowerSaltus _, PeriodProof.ParitySaltus _ ->
          Finding.refuted("a theorem on arithmetic periods proves the period", "it has a saltus");
    };
  }

  /// How many values prove a period, where the theorem of Guy and Smith covers the game.
  OptionalLong guySmithNeeds(long preperiod, long period) {
    return game.taking().isPresent() && game.taking().get().allFrom().isEmpty()
        ? OptionalLong.of(
            game.taking().get().mostHeaps() * (Math.max(preperiod, 1) + period)
                + game.taking().get().last())
        : OptionalLong.empty();
  }

  private Finding guySmith(SequenceClaim.Period claim) {
    OptionalLong needs = guySmithNeeds(claim.preperiod(), claim.period());
    String text = claim("of Guy and Smith (1956)", claim.preperiod(), claim.period(), 0);
    if (needs.isEmpty()) {
      return Finding.refuted(text, "it speaks of codes with finitely many digits only");
    }
    return needing(text, needs.getAsLong());
  }

  private Finding subtraction(SequenceClaim.Period claim) {
    String text = claim("on finite subtraction sets", claim.preperiod(), claim.period(), 0);
    return game.taking()
        .filter(rules -> rules.allFrom().isEmpty() && rules.onlyTakes())
        .map(rules -> needing(text, claim.preperiod() + claim.period() + rules.last()))
        .orElseGet(() -> Finding.refuted(text, "the moves are not those of such a set"));
  }

  private Finding recurrence(SequenceClaim.Period claim, PeriodProof.Recurrence proof) {
    String text = claim("on recurring states", claim.preperiod(), claim.period(), 0);
    if (game.taking().isEmpty() || game.taking().get().allFrom().isPresent() || sparse.isEmpty()) {
      return Finding.refuted(text, "it needs an octal code and a sparse space");
    }
    SparseSpace space = sparse.get();
    long window = Math.max(space.lastRare(), space.depth()) + game.taking().get().last();
    long distance = proof.toHeap() - proof.fromHeap();
    if (proof.window() != window) {
      return Finding.refuted(text, "the window has to be of %,d values".formatted(window));
    }
    if (proof.fromHeap() - window < 1) {
      return Finding.refuted(text, "the first window has to begin at the heap 1 or later");
    }
    if (distance < 1 || distance % claim.period() != 0) {
      return Finding.refuted(text, "the state recurs after no multiple of the period");
    }
    if (space.byPosition() && distance % 2 != 0) {
      return Finding.refuted(text, "by position the state recurs only after an even distance");
    }
    if (claim.preperiod() >= proof.fromHeap()) {
      return Finding.refuted(text, "the preperiod ends before the state is seen");
    }
    return needing(text, proof.toHeap());
  }

  /// An arithmetic period.
  Finding ofPeriod(SequenceClaim.ArithmeticPeriod claim) {
    return switch (claim.proof()) {
      case PeriodProof.CofiniteTaking() -> cofiniteTaking(claim);
      case PeriodProof.PowerSaltus proof -> powerSaltus(claim, proof);
      case PeriodProof.ParitySaltus() -> paritySaltus(claim);
      case PeriodProof.GuySmith _, PeriodProof.SubtractionWindow _, PeriodProof.Recurrence _ ->
          Finding.refuted(
              "a theorem on plain periods proves the arithmetic period", "it proves no saltus");
    };
  }

  private Finding cofiniteTaking(SequenceClaim.ArithmeticPeriod claim) {
    String text = claim("on cofinite taking", claim.preperiod(), claim.period(), claim.saltus());
    Optional<TakingRules> rules =
        game.taking().filter(moves -> moves.allFrom().isPresent() && moves.onlyTakes());
    if (rules.isEmpty()) {
      return Finding.refuted(text, "the moves are not those of such a set");
    }
    long cycle = claim.preperiod() + claim.period();
    if (claim.saltus() > cycle) {
      return Finding.refuted(text, "so few values cannot fill so large a saltus");
    }
    return needing(text, cycle + rules.get().allFrom().getAsLong());
  }

  private Finding powerSaltus(SequenceClaim.ArithmeticPeriod claim, PeriodProof.PowerSaltus proof) {
    String text = claim("on power-saltus", claim.preperiod(), claim.period(), claim.saltus());
    if (game.digits().isEmpty()) {
      return Finding.refuted(text, "it speaks of one code of digits without marks");
    }
    if (Long.bitCount(claim.saltus()) != 1 || Long.bitCount(proof.scale()) != 1) {
      return Finding.refuted(text, "it speaks of powers of two");
    }
    double start = Math.max(1, claim.preperiod());
    double period = (double) proof.scale() * claim.period();
    double saltus = (double) proof.scale() * claim.saltus();
    if (period > values || saltus > values || proof.excess() > values) {
      return Finding.refuted(text, "that needs more than %,d values".formatted(values));
    }
    int heaps = Math.max(1, game.digits().get().maxParts());
    double high = 2;
    while (high < proof.excess() + heaps) {
      high *= 2;
    }
    double periods = Math.max(Math.scalb(1.0, heaps), high + proof.excess() - 1);
    if (start + periods * period > values) {
      return Finding.refuted(
          text,
          "that needs %,.0f values, and there are %,d".formatted(start + periods * period, values));
    }
    long modulus = PowerSaltusHolds.modulus(game.digits().get(), (long) period);
    return Finding.of(
        text,
        modulus <= proof.excess() + 2,
        "the excess has to be %d at least".formatted(modulus - 2));
  }

  private Finding paritySaltus(SequenceClaim.ArithmeticPeriod claim) {
    String text = claim("on parity-saltus", claim.preperiod(), claim.period(), claim.saltus());
    Optional<TakingRules> rules =
        game.taking().filter(moves -> moves.allFrom().isEmpty() && moves.mostHeaps() <= 3);
    if (rules.isEmpty()) {
      return Finding.refuted(
          text, "it speaks of finitely many digits that leave three heaps at most");
    }
    long cycle = Math.max(1, claim.preperiod()) + claim.period();
    return needing(text, rules.get().last() + 3 * cycle + 1 + 2 * claim.period());
  }

  private static String claim(String theorem, long preperiod, long period, long saltus) {
    return "if all this holds, G(n + %d) = G(n)%s for all n >= %d by the theorem %s"
        .formatted(period, saltus == 0 ? "" : " + " + saltus, preperiod, theorem);
  }

  private Finding needing(String claim, long needs) {
    return Finding.of(
        claim,
        needs <= values,
        "that needs %,d values, and there are %,d".formatted(needs, values));
  }
}
