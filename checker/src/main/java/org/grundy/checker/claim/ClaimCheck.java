package org.grundy.checker.claim;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.checker.parts.PartRules;
import org.grundy.core.CheckedClaim;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.certificate.CertifiedClaims;
import org.grundy.rules.tree.GameRules;

/// The check of the claims of a certificate in the order of their lines: one pass, with one look at
/// the options of each part.
///
/// @param <P> the parts
public final class ClaimCheck<P> {
  private final PartRules<P> rules;
  private final ValueClaims<P> values;
  private final OutcomeClaims<P> outcomes;
  private final boolean byValues;
  private final Meter meter;
  private Optional<String> refuted = Optional.empty();

  /// @param byValues whether values tell who wins; else outcomes of sums are claimed
  public ClaimCheck(PartRules<P> rules, GameRules game, boolean byValues, Meter meter) {
    this.rules = rules;
    this.byValues = byValues;
    this.meter = meter;
    this.values = new ValueClaims<>(rules, meter);
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
    boolean same = file.count() == claimed.count() && file.digits().equals(claimed.sha256());
    return CheckedClaim.of(
        "each of %,d claims follows from those before it".formatted(claimed.count()),
        same && refuted.isEmpty(),
        refuted
            .map(line -> "this one does not: " + line)
            .orElse("these are not the claims that the certificate was made with"));
  }

  private boolean follows(ClaimLine<P> claim) {
    return switch (claim) {
      case ClaimLine.Value<P>(P part, long value) -> byValues && values.addValue(part, value);
      case ClaimLine.Not<P>(P part, long numbers) -> byValues && values.addNot(part, numbers);
      case ClaimLine.Mirrored<P>(P part) -> byValues && values.addMirrored(part);
      case ClaimLine.Won<P>(List<P> sum, Outcome outcome) ->
          !byValues && outcomes.add(OutcomeClaims.counted(sum), outcome);
    };
  }

  /// The value of a sum of positions that follows from the claims.
  public OptionalLong value(List<Position> sum) {
    return values.value(parts(sum));
  }

  /// The outcome of a sum of positions that follows from the claims.
  public Optional<Outcome> outcome(List<Position> sum) {
    if (byValues) {
      List<P> parts = parts(sum);
      OptionalLong value = values.value(parts);
      if (value.isEmpty()) {
        return values.isNot(parts, 0) ? Optional.of(Outcome.N) : Optional.empty();
      }
      return Optional.of(Outcome.ofValue(value.getAsLong()));
    }
    Map<P, Long> counted = OutcomeClaims.counted(parts(sum));
    return outcomes.outcome(counted);
  }

  private List<P> parts(List<Position> sum) {
    return sum.stream().flatMap(position -> rules.parts(position).stream()).toList();
  }
}
