package org.grundy.workbench.sequence;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedValues;
import org.grundy.core.certificate.PeriodProof;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.certificate.SparseSpace;
import org.grundy.solvers.sequence.Period;
import org.grundy.solvers.sequence.Regularity;
import org.grundy.solvers.sequence.SequenceEngine;

/// Makes the certificate of what is known of a sequence of heaps, of as many values as its theorem
/// asks for.
final class CertificateMaker {
  private static final int LISTED = 24;

  private final HeapLines lines;
  private final SequenceEngine engine;
  private final Meter meter;

  CertificateMaker(HeapLines lines, SequenceEngine engine, Meter meter) {
    this.lines = lines;
    this.engine = engine;
    this.meter = meter;
  }

  /// @throws InputException if values were let go
  SequenceCertificate of(
      Regularity regularity, Optional<ArithmeticPeriod> arithmetic, Terms terms) {
    if (engine.fromKept() > 0) {
      throw new InputException(
          "there is no certificate: values were let go to save memory", "allow more by --memory");
    }
    if (lines.covered() && regularity instanceof Regularity.Proved(Period period, var proof)) {
      return switch (proof) {
        case org.grundy.solvers.sequence.PeriodProof.Comparison _ ->
            period(
                period,
                new PeriodProof.GuySmith(),
                lines.guySmithNeeds(period.preperiod(), period.length()).orElseThrow(),
                terms);
        case org.grundy.solvers.sequence.PeriodProof.Recurrence recurrence ->
            recurrence(period, recurrence, terms);
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
                    period.length() + lines.lastPlace(),
                    terms);
      };
    }
    if (arithmetic.isPresent() && arithmetic.get().proved()) {
      return arithmetic(arithmetic.get(), terms);
    }
    return unproved(terms);
  }

  private SequenceCertificate period(Period period, PeriodProof theorem, long needed, Terms terms) {
    return new SequenceCertificate(
        lines.game(),
        values(needed, terms),
        Optional.empty(),
        new SequenceClaim.Period(
            period.preperiod(), period.length(), exception(period.preperiod()), theorem));
  }

  private SequenceCertificate arithmetic(ArithmeticPeriod found, Terms terms) {
    SaltusProof proof = found.proof().orElseThrow();
    return new SequenceCertificate(
        lines.game(),
        values(proof.needed(), terms),
        Optional.empty(),
        new SequenceClaim.ArithmeticPeriod(
            found.preperiod(),
            found.period(),
            found.saltus(),
            exception(found.preperiod()),
            proof.theorem()));
  }

  /// The window may be larger than that of the solver, as the depth has to hold for all heaps after
  /// the last rare one here.
  private SequenceCertificate recurrence(
      Period period, org.grundy.solvers.sequence.PeriodProof.Recurrence proof, Terms terms) {
    long last = proof.rares().isEmpty() ? 0 : proof.rares().getLast();
    long depth = VerifiedDepth.of(proof, engine, lines, meter);
    long window = Math.max(last, depth) + lines.lastPlace();
    long distance = period.length();
    long from = Math.max(period.preperiod(), 1) + window;
    return new SequenceCertificate(
        lines.game(),
        values(from + distance, terms),
        Optional.of(
            new SparseSpace(proof.mask(), proof.byPosition(), proof.rares().size(), last, depth)),
        new SequenceClaim.Period(
            period.preperiod(),
            period.length(),
            exception(period.preperiod()),
            new PeriodProof.Recurrence(from, from + distance, window)));
  }

  /// What the values show, in the sense of certificates, or that they show nothing.
  private SequenceCertificate unproved(Terms terms) {
    long known = engine.computed();
    if (known == 0) {
      throw new InputException("there is no certificate: no value is known", "");
    }
    SequenceClaim claim =
        ShownPeriod.of(engine)
            .<SequenceClaim>map(shown ->
                new SequenceClaim.Fit(
                    shown.preperiod(),
                    shown.period(),
                    lines.guySmithNeeds(shown.preperiod(), shown.period())))
            .orElseGet(SequenceClaim.NoPeriod::new);
    return new SequenceCertificate(lines.game(), values(known, terms), Optional.empty(), claim);
  }

  private static OptionalLong exception(long preperiod) {
    return preperiod == 0 ? OptionalLong.empty() : OptionalLong.of(preperiod - 1);
  }

  private CertifiedValues values(long toHeap, Terms terms) {
    try {
      MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
      StringBuilder block = new StringBuilder();
      List<Long> first = new ArrayList<>();
      long maximum = 0;
      long at = 0;
      for (long n = 0; n < toHeap; n++) {
        long value = terms.heapValue(n);
        block.append(value).append('\n');
        if (n < LISTED) {
          first.add(value);
        }
        if (value > maximum) {
          maximum = value;
          at = n;
        }
        if (block.length() > 1 << 16) {
          meter.work(1);
          sha256.update(block.toString().getBytes(StandardCharsets.US_ASCII));
          block.setLength(0);
        }
      }
      sha256.update(block.toString().getBytes(StandardCharsets.US_ASCII));
      return new CertifiedValues(
          toHeap, first, HexFormat.of().formatHex(sha256.digest()), maximum, at);
    } catch (NoSuchAlgorithmException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }
}
