package org.grundy.checker.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedValues;
import org.grundy.core.certificate.Finding;
import org.grundy.core.certificate.PeriodProof;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.certificate.SparseSpace;
import org.grundy.core.certificate.Verdict;

/// The check of one certificate of a sequence: first whether its theorem covers the game, then all
/// values anew, each held against every claim.
public final class SequenceCheck {
  private final SequenceCertificate certificate;
  private final HeapGame game;
  private final long all;
  private final double mostSteps;
  private final Meter meter;
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
    Theorem theorem = new Theorem(game, certificate.sparse(), all);
    switch (certificate.claim()) {
      case SequenceClaim.Period claim -> {
        conditions.add(theorem.ofPeriod(claim));
        requireLastException(claim.preperiod(), claim.lastException());
      }
      case SequenceClaim.ArithmeticPeriod claim -> {
        conditions.add(theorem.ofPeriod(claim));
        requireLastException(claim.preperiod(), claim.lastException());
      }
      case SequenceClaim.Fit claim -> requireUnproved(theorem, claim);
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

  private void requireUnproved(Theorem theorem, SequenceClaim.Fit claim) {
    OptionalLong needs = theorem.guySmithNeeds(claim.preperiod(), claim.period());
    String text =
        claim.proofNeeds().isPresent()
            ? "a proof needs %,d values".formatted(claim.proofNeeds().getAsLong())
            : "no theorem says how many values are a proof";
    conditions.add(
        Finding.of(
            text,
            needs.equals(claim.proofNeeds()) && needs.orElse(Long.MAX_VALUE) > all,
            needs.isEmpty()
                ? "no theorem says how many"
                : "it needs %,d, and there are %,d".formatted(needs.getAsLong(), all)));
  }

  /// Sets how many of the first and of the latest values are kept.
  private void keepWhatIsRead() {
    Optional<SparseSpace> sparse = certificate.sparse();
    boolean readsAll =
        switch (certificate.claim()) {
          case SequenceClaim.Fit _, SequenceClaim.NoPeriod _ -> true;
          case SequenceClaim.Period _ -> sparse.isEmpty() && splits();
          case SequenceClaim.ArithmeticPeriod claim ->
              !(claim.proof() instanceof PeriodProof.CofiniteTaking)
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
          case SequenceClaim.Period(_, long period, _, PeriodProof.Recurrence proof) ->
              Math.max(period, proof.toHeap() - proof.fromHeap());
          case SequenceClaim.Period claim -> claim.period();
          case SequenceClaim.ArithmeticPeriod claim -> claim.period();
          case SequenceClaim.Fit _, SequenceClaim.NoPeriod _ -> all;
        };
    back = Math.max(reach + taken, compared) + 1;
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
      case SequenceClaim.Period claim -> {
        observers.add(new PeriodShown(claim.preperiod(), claim.period(), 0));
        if (claim.proof() instanceof PeriodProof.Recurrence recurrence) {
          observers.add(new WindowRecurs(recurrence));
        }
      }
      case SequenceClaim.ArithmeticPeriod claim -> {
        observers.add(new PeriodShown(claim.preperiod(), claim.period(), claim.saltus()));
        observers.add(
            switch (claim.proof()) {
              case PeriodProof.PowerSaltus proof ->
                  new PowerSaltusHolds(game.digits().orElseThrow(), all, claim, proof, meter);
              case PeriodProof.ParitySaltus() ->
                  new ParitySaltusHolds(game.taking().orElseThrow(), all, claim, meter);
              default -> new FilledStart(claim.preperiod(), claim.period(), claim.saltus());
            });
      }
      case SequenceClaim.Fit claim ->
          observers.add(new PeriodSought(Optional.of(claim), all, meter));
      case SequenceClaim.NoPeriod() ->
          observers.add(new PeriodSought(Optional.empty(), all, meter));
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
