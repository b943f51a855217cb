package org.grundy.workbench.sequence;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedSpace;
import org.grundy.core.certificate.CertifiedValues;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.rules.heap.HeapPlaces;
import org.grundy.solvers.sequence.SequenceEngine;
import org.grundy.solvers.sequence.splitting.RareHeapsSeen;

/// Makes the certificate of what is known of a sequence of heaps, of as many values as its theorem
/// asks for.
final class CertificateMaker {
  /// Values of heaps below that are never let go.
  private static final long ALWAYS_KEPT = 1 << 20;

  /// The bytes that computing values once more takes besides a period.
  private static final long MORE_BYTES = 1 << 26;

  private final CertifiedGame game;
  private final HeapPlaces places;
  private final SequenceEngine engine;
  private final Supplier<SequenceEngine> fresh;
  private final Meter meter;

  /// @param fresh makes an engine of the same game that has computed nothing
  CertificateMaker(
      CertifiedGame game, SequenceEngine engine, Supplier<SequenceEngine> fresh, Meter meter) {
    this.game = game;
    this.places = HeapPlaces.of(engine.rule());
    this.engine = engine;
    this.fresh = fresh;
    this.meter = meter;
  }

  /// @throws InputException if there is none to be had
  SequenceCertificate of(Regularity regularity, Terms terms) {
    if (engine.fromKept() > 0) {
      return ofLetGo(regularity);
    }
    if (regularity instanceof Regularity.Proved proved && covers(proved)) {
      return proved.proof() instanceof PeriodProof.Recurrence
          ? recurrence(proved.periodicity(), toHeap -> values(toHeap, terms))
          : new SequenceCertificate(
              game,
              values(proved.needed(), terms),
              Optional.empty(),
              new SequenceClaim.Proved(proved.periodicity(), proved.proof()));
    }
    return unproved(regularity, terms);
  }

  /// True if a checker has the theorem for the game. What proves a saltus, and what proves a period
  /// of an endless set, is for codes that it has.
  private boolean covers(Regularity.Proved proved) {
    return places.covered()
        || proved.periodicity().saltus() > 0
        || proved.proof() instanceof PeriodProof.RepeatedTaking
        || proved.proof() instanceof PeriodProof.TakenResidues;
  }

  /// The certificate of a period that was proved while old values were let go: all of them are
  /// computed once more.
  ///
  /// @throws InputException if no period is proved
  SequenceCertificate ofLetGo(Regularity regularity) {
    if (!(places.covered() && regularity instanceof Regularity.Proved proved)) {
      throw new InputException(
          "there is no certificate: values were let go to save memory, and no period is proved",
          "allow more memory");
    }
    long period = proved.periodicity().period();
    Meter part = meter.part(2 * period + MORE_BYTES);
    Recomputed anew = Recomputed.of(fresh.get(), engine.computed(), period, part);
    Periodicity least = new Periodicity(anew.preperiod(), period, 0);
    if (proved.proof() instanceof PeriodProof.Recurrence) {
      if (engine.sparseSpace().orElseThrow().fromN() > ALWAYS_KEPT) {
        throw new InputException(
            "there is no certificate: values that tell the depth were let go to save memory",
            "allow more memory");
      }
      return recurrence(least, _ -> anew.values());
    }
    return new SequenceCertificate(
        game,
        anew.values(),
        Optional.empty(),
        new SequenceClaim.Proved(least, new PeriodProof.GuySmith()));
  }

  /// The window may be larger than that of the engine, as the depth has to hold for all heaps after
  /// the last rare one here.
  ///
  /// @param values makes the values below a heap
  private SequenceCertificate recurrence(
      Periodicity periodicity, LongFunction<CertifiedValues> values) {
    RareHeapsSeen sparse = engine.sparseSpace().orElseThrow();
    long depth = engine.verifiedDepth(meter);
    long window = Math.max(sparse.lastRare(), depth) + places.lastPlace();
    long from = Math.max(periodicity.preperiod(), 1) + window;
    return new SequenceCertificate(
        game,
        values.apply(from + periodicity.period()),
        Optional.of(
            new CertifiedSpace(
                sparse.mask(),
                sparse.byPosition(),
                sparse.rares().size(),
                sparse.lastRare(),
                depth)),
        new SequenceClaim.Proved(
            periodicity, new PeriodProof.Recurrence(from, from + periodicity.period(), window)));
  }

  /// The certificate that a period fits, or that the values show none.
  private SequenceCertificate unproved(Regularity regularity, Terms terms) {
    long known = engine.computed();
    if (known == 0 && regularity instanceof Regularity.Proved) {
      throw new InputException(
          "there is no certificate: the game takes too many different numbers of tokens for one",
          "a certificate covers at most %,d counts; the period is proved by the theorem that is printed"
              .formatted(HeapPlaces.MOST_COUNTS));
    }
    if (known == 0) {
      throw new InputException("there is no certificate: no value is known", "");
    }
    Optional<Periodicity> shown =
        switch (regularity) {
          case Regularity.None _ -> Optional.empty();
          case Regularity.Fits fits -> Optional.of(fits.periodicity());
          case Regularity.Proved proved ->
              Optional.of(proved.periodicity()).filter(seen -> seen.isShownBy(known));
        };
    SequenceClaim claim =
        shown
            .<SequenceClaim>map(seen -> new SequenceClaim.Fit(seen, needs(seen)))
            .orElseGet(SequenceClaim.NoPeriod::new);
    return new SequenceCertificate(game, values(known, terms), Optional.empty(), claim);
  }

  private OptionalLong needs(Periodicity seen) {
    return seen.saltus() == 0
        ? places.guySmithNeeds(seen.preperiod(), seen.period())
        : OptionalLong.empty();
  }

  private CertifiedValues values(long toHeap, Terms terms) {
    SummedValues summed = new SummedValues(meter);
    for (long n = 0; n < toHeap; n++) {
      summed.add(terms.heapValue(n));
    }
    return summed.all();
  }
}
