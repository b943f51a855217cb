package org.grundy.checker.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedValues;
import org.grundy.core.certificate.Finding;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.certificate.SparseSpace;
import org.grundy.core.certificate.Verdict;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;

/// The check of one certificate of a sequence: first whether its theorem covers the game, then all
/// values anew, each held against every claim.
public final class SequenceCheck {
  private final SequenceCertificate certificate;
  private final HeapGame game;
  private final long all;
  private final double mostSteps;
  private final Meter meter;
  private final Theorem theorem;
  private final List<Observer> observers = new ArrayList<>();
  private final List<Finding> conditions = new ArrayList<>();
  private long back = 1;
  private long first;

  private SequenceCheck(SequenceCertificate certificate, double mostSteps, Meter meter) {
    this.certificate = certificate;
    this.game = HeapGame.of(certificate.game());
    this.all = certificate.values().toHeap();
    this.mostSteps = mostSteps;
    this.meter = meter;
    this.theorem = new Theorem(game, certificate.sparse(), all);
  }

  /// Checks a certificate.
  ///
  /// @param mostSteps gives up at once where more options have to be looked at
  /// @throws org.grundy.core.InputException if the game is none, or not one of one heap
  /// @throws BudgetSpentException if the budget is spent, or would be
  public static Verdict check(SequenceCertificate certificate, double mostSteps, Meter meter) {
    return new SequenceCheck(certificate, mostSteps, meter).verdict();
  }

  private Verdict verdict() {
    requireSparseSpaceFits();
    requireTheorem();
    if (conditions.stream().allMatch(Finding::holds)) {
      keepWhatIsRead();
      requireFeasible();
      HeapValues values = new HeapValues(all, first, back, meter);
      observe();
      conditions.addAll(0, findAll(values));
    }
    return new Verdict("%s, %,d values".formatted(game.name(), all), conditions);
  }

  private void requireSparseSpaceFits() {
    if (certificate.sparse().isPresent()) {
      boolean pairs = game.taking().isPresent() && game.taking().get().mostHeaps() <= 2;
      String claim = "a sparse space finds the values";
      if (!pairs) {
        conditions.add(
            Finding.refuted(claim, "it needs a code whose moves leave two heaps at most"));
      } else if (certificate.sparse().get().byPosition()
          && game.taking().get().splitParity().isEmpty()) {
        conditions.add(
            Finding.refuted(
                claim, "by position it needs splits that take even numbers, or odd ones, only"));
      }
    }
  }

  private void requireTheorem() {
    switch (certificate.claim()) {
      case SequenceClaim.Proved(Periodicity seen, OptionalLong lastException, var proof) -> {
        conditions.add(theorem.of(seen, proof));
        requireLastException(seen.preperiod(), lastException);
      }
      case SequenceClaim.Fit claim -> {
        requireShown(claim.periodicity());
        conditions.add(theorem.ofNeeds(claim.periodicity(), claim.proofNeeds()));
      }
      case SequenceClaim.NoPeriod() -> {}
    }
  }

  private void requireLastException(long preperiod, OptionalLong lastException) {
    long last = lastException.orElse(-1);
    conditions.add(
        Finding.of(
            last < 0 ? "there is no exception" : "the last exception is n = " + last,
            last == preperiod - 1,
            "the preperiod is " + preperiod));
  }

  private void requireShown(Periodicity seen) {
    conditions.add(
        Finding.of(
            "the values go on far enough to show it",
            seen.isShownBy(all),
            "it holds for too few numbers"));
  }

  /// Sets how many of the first and of the latest values are kept.
  private void keepWhatIsRead() {
    Optional<SparseSpace> sparse = certificate.sparse();
    boolean readsAll =
        switch (certificate.claim()) {
          case SequenceClaim.Fit _, SequenceClaim.NoPeriod _ -> true;
          case SequenceClaim.Proved claim ->
              claim.proof() instanceof PeriodProof.PowerSaltus
                  || claim.proof() instanceof PeriodProof.ParitySaltus
                  || (sparse.isEmpty() && splits());
        };
    if (readsAll || game.taking().isEmpty()) {
      first = all;
      back = all;
      return;
    }
    TakingRules rules = game.taking().get();
    long reach = sparse.map(space -> Math.max(space.lastRare(), space.depth())).orElse(0L);
    first = reach + 1;
    long taken = Math.max(rules.last(), rules.allFrom().orElse(0));
    long compared =
        switch (certificate.claim()) {
          case SequenceClaim.Proved(var seen, _, PeriodProof.Recurrence proof) ->
              Math.max(seen.period(), proof.toHeap() - proof.fromHeap());
          case SequenceClaim.Proved claim -> claim.periodicity().period();
          case SequenceClaim.Fit _, SequenceClaim.NoPeriod _ -> all;
        };
    back = Math.min(all, Math.max(sum(reach, taken), compared)) + 1;
  }

  private static long sum(long one, long other) {
    return one > Long.MAX_VALUE - other ? Long.MAX_VALUE : one + other;
  }

  private boolean splits() {
    return game.taking().isEmpty() || game.taking().get().mostHeaps() > 1;
  }

  private void requireFeasible() {
    double options = options();
    if (options > mostSteps) {
      throw new BudgetSpentException(
          "about %.0e options would have to be looked at, more than the %.0e that are attempted"
              .formatted(options, mostSteps));
    }
  }

  /// About how many options are looked at, as far as the claims tell.
  private double options() {
    if (game.taking().isEmpty() && game.digits().isPresent()) {
      return (double) all * all * all;
    }
    if (game.taking().isEmpty() || game.taking().get().mostHeaps() > 2) {
      return (double) all * all;
    }
    double places = game.taking().get().places().size();
    double pairs = splits() ? (double) all * all / 4 : 0;
    if (certificate.sparse().isPresent()) {
      double untilLastRare = certificate.sparse().get().lastRare();
      pairs =
          Math.min(pairs, untilLastRare * untilLastRare / 4)
              + (double) all * certificate.sparse().get().rares();
    }
    return places * (all + pairs);
  }

  private void observe() {
    CertifiedValues values = certificate.values();
    observers.add(new FirstValues(values.first()));
    observers.add(new ValueDigest(values.sha256()));
    observers.add(new Maximum(values.maximum(), values.maximumAt()));
    certificate
        .sparse()
        .ifPresent(sparse ->
            observers.add(
                new RareCensus(
                    sparse, RareTest.of(certificate.sparse(), game.taking().orElseThrow()))));
    switch (certificate.claim()) {
      case SequenceClaim.Proved(Periodicity seen, _, PeriodProof proof) -> {
        observers.add(new PeriodShown(seen));
        theorem.observer(seen, proof, meter).ifPresent(observers::add);
      }
      case SequenceClaim.Fit claim -> observers.add(new FitSeen(claim.periodicity(), all, meter));
      case SequenceClaim.NoPeriod() -> observers.add(new NoPeriodSeen(theorem, all, meter));
    }
  }

  private List<Finding> findAll(HeapValues values) {
    NextValue source = source();
    for (long n = 0; n < all; n++) {
      int value = source.next(values);
      if (value == NextValue.OUTSIDE) {
        return List.of(
            Finding.refuted(
                "the sparse space finds all values",
                "G(%d) is a rare one too many, or needs a deeper verification".formatted(n)));
      }
      values.add(value);
      for (Observer observer : observers) {
        observer.see(n, value, values);
      }
    }
    meter.check();
    return observers.stream().map(Observer::finding).toList();
  }

  private NextValue source() {
    if (game.taking().isEmpty() && game.digits().isPresent()) {
      return new ManyPartValues(game.digits().get(), meter);
    }
    if (game.taking().isEmpty()) {
      return new LiteralValues(game.ruleset(), meter);
    }
    TakingRules rules = game.taking().get();
    return rules.mostHeaps() > 2
        ? new ManyPartValues(rules, meter)
        : new PairValues(rules, certificate.sparse(), meter);
  }
}
