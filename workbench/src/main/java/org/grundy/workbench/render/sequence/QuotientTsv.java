package org.grundy.workbench.render.sequence;

import org.grundy.workbench.request.QuotientReport;

/// Misère quotients of a family of codes as tab-separated values: a line of names, then a line for
/// each code. A field without a value is empty.
public final class QuotientTsv {
  /// The line of names.
  public static final String NAMES =
      "code\torder\tp_positions\ttame\tproved\tto_heap\tpreperiod\tperiod\tgenerators\n";

  private QuotientTsv() {}

  /// The line of one code; the generators are heaps.
  public static String line(String code, QuotientReport report) {
    return "%s\t%d\t%d\t%s\t%s\t%d\t%s\t%s\n"
        .formatted(
            code,
            report.quotient().monoid().order(),
            report.losing().size(),
            report.quotient().monoid().isTame() ? "tame" : "wild",
            report.isWhole() ? "proved" : report.isTooLarge() ? "too large" : "to heap",
            report.letters().size() - 1,
            report.period().map(period -> period.preperiod() + "\t" + period.period()).orElse("\t"),
            String.join(
                " ", report.presentation().letters().stream().map(Object::toString).toList()));
  }
}
