package org.grundy.checker.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.grundy.checker.game.CheckedGame;
import org.grundy.checker.game.HeapGame;
import org.grundy.checker.heap.HeapValues;
import org.grundy.checker.heap.NextValue;
import org.grundy.checker.heap.RareTest;
import org.grundy.checker.heap.Reach;
import org.grundy.checker.heap.ValueObserver;
import org.grundy.checker.theorem.PeriodTheorems;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.CheckedClaim;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedValues;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;

/// The check of one certificate of a sequence: first whether its theorem covers the game and its
/// numbers are such as so many values support, then all values anew, each held against every claim.
public final class SequenceCheck {
  private final SequenceCertificate certificate;
  private final CheckedGame named;
  private final HeapGame game;
  private final long all;
  private final Meter meter;
  private final PeriodTheorems theorems;

  private SequenceCheck(SequenceCertificate certificate, Meter meter) {
    this.certificate = certificate;
    this.named = CheckedGame.of(certificate.game());
    this.game = HeapGame.of(named.rules());
    this.all = certificate.values().toHeap();
    this.meter = meter;
    this.theorems = new PeriodTheorems(game, certificate.sparse(), all);
  }

  /// Checks a certificate.
  ///
  /// @param mostSteps gives up at once where more options have to be looked at
  /// @throws org.grundy.core.InputException if the game is none, or not one of one heap
  /// @throws BudgetSpentException if the budget is spent, or would be
  public static CheckedCertificate check(
      SequenceCertificate certificate, double mostSteps, Meter meter) {
    SequenceCheck check = new SequenceCheck(certificate, meter);
    List<CheckedClaim> findings = new ArrayList<>(check.conditions());
    if (findings.stream().allMatch(CheckedClaim::holds)) {
      findings.addAll(0, check.hold(mostSteps));
    }
    return new CheckedCertificate(
        "%s, %,d values".formatted(check.named.name(), check.all), check.named.printed(), findings);
  }

  /// The claims that are checked without a look at any value.
  private List<CheckedClaim> conditions() {
    List<CheckedClaim> conditions = new ArrayList<>();
    certificate
        .sparse()
        .flatMap(sparse -> SparseConditions.refusal(sparse, game, all))
        .ifPresent(conditions::add);
    switch (certificate.claim()) {
      case SequenceClaim.Proved(Periodicity seen, OptionalLong lastException, var proof) -> {
        conditions.add(theorems.of(seen, proof));
        conditions.add(
            CheckedClaim.of(
                lastException.isEmpty()
                    ? "there is no exception"
                    : "the last exception is n = " + lastException.getAsLong(),
                lastException.equals(seen.lastException()),
                "the preperiod is " + seen.preperiod()));
      }
      case SequenceClaim.Fit(Periodicity seen, OptionalLong proofNeeds) -> {
        conditions.add(
            CheckedClaim.of(
                "the values go on far enough to show it",
                seen.isShownBy(all),
                "it holds for too few numbers"));
        conditions.add(theorems.ofNeeds(seen, proofNeeds));
      }
      case SequenceClaim.NoPeriod() -> {}
    }
    return conditions;
  }

  /// Finds all values, as far as somebody reads them, and holds each against every claim.
  private List<CheckedClaim> hold(double mostSteps) {
    NextValue source = NextValue.of(game, certificate.sparse(), meter);
    double steps = source.cost((double) all);
    if (steps > mostSteps) {
      throw new BudgetSpentException(
          "about %.0e options would have to be looked at, more than the %.0e that are attempted"
              .formatted(steps, mostSteps));
    }
    List<ValueObserver> observers = observers();
    Reach reach = observers.stream().map(ValueObserver::reach).reduce(source.reach(), Reach::or);
    HeapValues values = new HeapValues(all, reach, meter);
    for (long n = 0; n < all; n++) {
      int value = source.next(values);
      if (value == NextValue.OUTSIDE) {
        return List.of(
            CheckedClaim.refuted(
                "the sparse space finds all values",
                "G(%d) is a rare one too many, or needs a deeper verification".formatted(n)));
      }
      values.add(value);
      for (ValueObserver observer : observers) {
        observer.see(n, value, values);
      }
    }
    meter.check();
    return observers.stream().map(ValueObserver::finding).toList();
  }

  private List<ValueObserver> observers() {
    List<ValueObserver> observers = new ArrayList<>();
    CertifiedValues values = certificate.values();
    observers.add(new FirstValues(values.first()));
    observers.add(new ValueDigest(values.sha256()));
    observers.add(new Maximum(values.maximum(), values.maximumAt()));
    certificate
        .sparse()
        .map(sparse ->
            new RareCensus(sparse, RareTest.of(certificate.sparse(), game.taking().orElseThrow())))
        .ifPresent(observers::add);
    switch (certificate.claim()) {
      case SequenceClaim.Proved(Periodicity seen, _, PeriodProof proof) -> {
        observers.add(new PeriodShown(seen, meter));
        theorems.observer(seen, proof, meter).ifPresent(observers::add);
      }
      case SequenceClaim.Fit(Periodicity seen, _) -> observers.add(new FitSeen(seen, all, meter));
      case SequenceClaim.NoPeriod() -> observers.add(new NoPeriodSeen(theorems, all, meter));
    }
    return observers;
  }
}
