package org.grundy.checker.claim;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.checker.parts.PartRules;
import org.grundy.core.CheckedClaim;
import org.grundy.core.LoopyValue;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.certificate.CertifiedClaims;
import org.grundy.core.certificate.CertifiedValue;
import org.grundy.rules.tree.GameRules;

/// The check of the claims of a certificate in the order of their lines: one pass, with one look at
/// the options of each part.
///
/// @param <P> the parts
public final class ClaimCheck<P> {
  private final PartRules<P> rules;
  private final boolean endless;
  private final ValueClaims<P> values;
  private final InfiniteClaims<P> infinite;
  private final OutcomeClaims<P> outcomes;
  private final boolean byValues;
  private final Meter meter;
  private Optional<String> refuted = Optional.empty();
  private boolean hasEndless;

  /// @param byValues whether values tell who wins; else outcomes of sums are claimed
  public ClaimCheck(PartRules<P> rules, GameRules game, boolean byValues, Meter meter) {
    this.rules = rules;
    this.byValues = byValues;
    this.meter = meter;
    this.endless = game.play() == Play.LOOPY;
    this.values = new ValueClaims<>(rules, endless, meter);
    this.infinite = new InfiniteClaims<>(rules, values, meter);
    this.outcomes = new OutcomeClaims<>(rules, game.play(), meter);
  }

  /// Checks all claims.
  ///
  /// @return what was found, the claims together as one
  /// @throws org.grundy.core.InputException if a line is no claim
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public CheckedClaim check(CertifiedClaims claimed, ClaimFile.Source source) {
    ClaimFile file = new ClaimFile(source);
    file.eachLine(line -> {
      meter.work(1);
      if (refuted.isEmpty() && !follows(ClaimLine.read(rules, line))) {
        refuted = Optional.of(line);
      }
    });
    if (refuted.isEmpty()) {
      refuted = refutedTogether();
    }
    boolean same = file.count() == claimed.count() && file.digits().equals(claimed.sha256());
    return CheckedClaim.of(
        "each of %,d claims follows from those before it%s"
            .formatted(
                claimed.count(),
                hasEndless ? ", those of plays without end from all together" : ""),
        same && refuted.isEmpty(),
        refuted
            .map(line -> "this one does not: " + line)
            .orElse("these are not the claims that the certificate was made with"));
  }

  /// A claim that has to follow from all others, and does not.
  private Optional<String> refutedTogether() {
    return byValues
        ? infinite.refuted().map(part -> new ClaimLine.Infinite<>(part).text(rules))
        : outcomes
            .refutedDraw()
            .map(sum -> new ClaimLine.Won<>(OutcomeClaims.listed(sum), Outcome.DRAW).text(rules));
  }

  private boolean follows(ClaimLine<P> claim) {
    return switch (claim) {
      case ClaimLine.Value<P>(P part, long value) -> byValues && values.addValue(part, value);
      case ClaimLine.Not<P>(P part, BitSet numbers) -> byValues && values.addNot(part, numbers);
      case ClaimLine.Mirrored<P>(P part) -> byValues && values.addMirrored(part);
      case ClaimLine.Infinite<P>(P part) -> {
        hasEndless = true;
        infinite.add(part);
        yield byValues && endless;
      }
      case ClaimLine.Won<P>(List<P> sum, Outcome outcome) when outcome == Outcome.DRAW -> {
        hasEndless = true;
        outcomes.addDraw(OutcomeClaims.counted(sum));
        yield !byValues && endless;
      }
      case ClaimLine.Won<P>(List<P> sum, Outcome outcome) ->
          !byValues && outcomes.add(OutcomeClaims.counted(sum), outcome);
    };
  }

  /// The value of a sum of positions that follows from the claims.
  public Optional<CertifiedValue> value(List<Position> sum) {
    return endless
        ? infinite.value(parts(sum)).map(CertifiedValue::of)
        : CertifiedValue.of(values.value(parts(sum)));
  }

  /// The outcome of a sum of positions that follows from the claims.
  public Optional<Outcome> outcome(List<Position> sum) {
    if (byValues) {
      List<P> parts = parts(sum);
      if (values.isNot(parts, 0)) {
        return Optional.of(Outcome.N);
      }
      return endless
          ? infinite.value(parts).map(LoopyValue::outcome)
          : values.value(parts).stream().mapToObj(Outcome::ofValue).findFirst();
    }
    Map<P, Long> counted = OutcomeClaims.counted(parts(sum));
    return outcomes.outcome(counted);
  }

  private List<P> parts(List<Position> sum) {
    return sum.stream().flatMap(position -> rules.parts(position).stream()).toList();
  }
}
