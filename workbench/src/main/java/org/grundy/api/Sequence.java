package org.grundy.api;

import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Ending;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.workbench.sequence.SequenceReport;

/// The known values of a game's starts by their size.
public final class Sequence {
  private final SequenceReport report;

  Sequence(SequenceReport report) {
    this.report = report;
  }

  /// The value of the start of a number, where it was computed or a proved period tells it.
  public OptionalLong value(long number) {
    return number >= 0 && report.terms().knows(number)
        ? OptionalLong.of(report.terms().value(number))
        : OptionalLong.empty();
  }

  /// The number of starts, from number 0 on, that have a value that was computed.
  public long computed() {
    return report.terms().computed();
  }

  /// The period that is proved, or that the values show, with the theorem.
  public Regularity regularity() {
    return report.regularity();
  }

  /// The period that is proved or shown.
  public Optional<Periodicity> periodicity() {
    return report.periodicity();
  }

  /// The length of that period, or 0.
  public long period() {
    return report.period();
  }

  /// Why the work ended before it was done; empty where it was done.
  public Optional<Ending> ended() {
    return report.ended();
  }
}
