package org.grundy.workbench.sequence;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedValues;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.certificate.SparseSpace;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.solvers.sequence.Period;
import org.grundy.solvers.sequence.Regularity;
import org.grundy.solvers.sequence.SequenceEngine;

/// Makes the certificate of what is known of a sequence of heaps, of as many values as its theorem
/// asks for.
final class CertificateMaker {
  /// Values of heaps below that are never let go.
  private static final long ALWAYS_KEPT = 1 << 20;

  /// What computing values once more takes besides a period.
  private static final long MORE_BYTES = 1 << 26;

  private final HeapLines lines;
  private final SequenceEngine engine;
  private final Supplier<SequenceEngine> fresh;
  private final Meter meter;

  /// @param fresh makes an engine of the same game that has computed nothing
  CertificateMaker(
      HeapLines lines, SequenceEngine engine, Supplier<SequenceEngine> fresh, Meter meter) {
    this.lines = lines;
    this.engine = engine;
    this.fresh = fresh;
    this.meter = meter;
  }

  /// @throws InputException if there is none to be had
  SequenceCertificate of(
      Regularity regularity, Optional<ArithmeticPeriod> arithmetic, Terms terms) {
    if (engine.fromKept() > 0) {
      return ofLetGo(regularity);
    }
    if (lines.covered() && regularity instanceof Regularity.Proved(Period period, var proof)) {
      return switch (proof) {
        case org.grundy.solvers.sequence.PeriodProof.Comparison _ -> comparison(period, terms);
        case org.grundy.solvers.sequence.PeriodProof.Recurrence recurrence ->
            recurrence(period, recurrence, values(recurrenceNeeds(period, recurrence), terms));
        case org.grundy.solvers.sequence.PeriodProof.OneRange(long from, long to) ->
            to == Long.MAX_VALUE
                ? arithmetic(
                    ArithmeticPeriod.seen(0, from, 1)
                        .with(
                            new SaltusProof(new PeriodProof.CofiniteTaking(), 2 * from), 2 * from),
                    terms)
                : period(
                    period,
                    new PeriodProof.SubtractionWindow(),
                    values(period.length() + lines.lastPlace(), terms));
      };
    }
    if (arithmetic.isPresent() && arithmetic.get().proved()) {
      return arithmetic(arithmetic.get(), terms);
    }
    return unproved(regularity, arithmetic, terms);
  }

  private SequenceCertificate comparison(Period period, Terms terms) {
    return lines.onlyTakes()
        ? period(
            period,
            new PeriodProof.SubtractionWindow(),
            values(period.preperiod() + period.length() + lines.lastPlace(), terms))
        : period(
            period,
            new PeriodProof.GuySmith(),
            values(lines.guySmithNeeds(period.preperiod(), period.length()).orElseThrow(), terms));
  }

  /// The certificate of a period that was proved while old values were let go: all of them are
  /// computed once more.
  ///
  /// @throws InputException if no period is proved
  SequenceCertificate ofLetGo(Regularity regularity) {
    if (!(lines.covered() && regularity instanceof Regularity.Proved(Period period, var proof))) {
      throw new InputException(
          "there is no certificate: values were let go to save memory, and no period is proved",
          "allow more memory");
    }
    Meter part = meter.part(2 * period.length() + MORE_BYTES);
    Recomputed anew = Recomputed.of(fresh.get(), engine.computed(), period.length(), part);
    Period least = new Period(anew.preperiod(), period.length(), period.proof());
    if (proof instanceof org.grundy.solvers.sequence.PeriodProof.Recurrence recurrence) {
      if (engine.sparseSpace().orElseThrow().fromN() > ALWAYS_KEPT) {
        throw new InputException(
            "there is no certificate: values that tell the depth were let go to save memory",
            "allow more memory");
      }
      return recurrence(least, recurrence, anew.values());
    }
    return period(least, new PeriodProof.GuySmith(), anew.values());
  }

  private SequenceCertificate period(Period period, PeriodProof theorem, CertifiedValues values) {
    return new SequenceCertificate(
        lines.game(), values, Optional.empty(), new SequenceClaim.Proved(plain(period), theorem));
  }

  private SequenceCertificate arithmetic(ArithmeticPeriod found, Terms terms) {
    SaltusProof proof = found.proof().orElseThrow();
    return new SequenceCertificate(
        lines.game(),
        values(proof.needed(), terms),
        Optional.empty(),
        new SequenceClaim.Proved(found.periodicity(), proof.theorem()));
  }

  private long recurrenceNeeds(
      Period period, org.grundy.solvers.sequence.PeriodProof.Recurrence proof) {
    return Math.max(period.preperiod(), 1)
        + Math.max(last(proof), depth(proof))
        + lines.lastPlace()
        + period.length();
  }

  /// The window may be larger than that of the solver, as the depth has to hold for all heaps after
  /// the last rare one here.
  private SequenceCertificate recurrence(
      Period period,
      org.grundy.solvers.sequence.PeriodProof.Recurrence proof,
      CertifiedValues values) {
    long depth = depth(proof);
    long window = Math.max(last(proof), depth) + lines.lastPlace();
    long from = Math.max(period.preperiod(), 1) + window;
    return new SequenceCertificate(
        lines.game(),
        values,
        Optional.of(
            new SparseSpace(
                proof.mask(), proof.byPosition(), proof.rares().size(), last(proof), depth)),
        new SequenceClaim.Proved(
            plain(period), new PeriodProof.Recurrence(from, from + period.length(), window)));
  }

  private static long last(org.grundy.solvers.sequence.PeriodProof.Recurrence proof) {
    return proof.rares().isEmpty() ? 0 : proof.rares().getLast();
  }

  private long depth(org.grundy.solvers.sequence.PeriodProof.Recurrence proof) {
    return VerifiedDepth.of(proof, engine, lines, meter);
  }

  /// The period that is said to fit, or that the values show none.
  private SequenceCertificate unproved(
      Regularity regularity, Optional<ArithmeticPeriod> arithmetic, Terms terms) {
    long known = engine.computed();
    if (known == 0) {
      throw new InputException("there is no certificate: no value is known", "");
    }
    SequenceClaim claim =
        regularity instanceof Regularity.Fits fits
            ? new SequenceClaim.Fit(
                new Periodicity(fits.preperiod(), fits.length(), 0),
                lines.guySmithNeeds(fits.preperiod(), fits.length()))
            : arithmetic
                .<SequenceClaim>map(
                    found -> new SequenceClaim.Fit(found.periodicity(), OptionalLong.empty()))
                .orElseGet(SequenceClaim.NoPeriod::new);
    return new SequenceCertificate(lines.game(), values(known, terms), Optional.empty(), claim);
  }

  private static Periodicity plain(Period period) {
    return new Periodicity(period.preperiod(), period.length(), 0);
  }

  private CertifiedValues values(long toHeap, Terms terms) {
    SummedValues summed = new SummedValues(meter);
    for (long n = 0; n < toHeap; n++) {
      summed.add(terms.heapValue(n));
    }
    return summed.all();
  }
}
