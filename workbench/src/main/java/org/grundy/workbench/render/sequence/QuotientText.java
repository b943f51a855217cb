package org.grundy.workbench.render.sequence;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.core.Outcome;
import org.grundy.core.period.Periodicity;
import org.grundy.solvers.quotient.Presentation;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.QuotientReport;

/// A misère quotient as text: its order, generators and relations, what loses, and the elements of
/// the first heaps.
public final class QuotientText {
  private static final int IN_A_ROW = 10;
  private static final String TOO_LARGE =
      " With the next one none of at most 2,048 elements was found with little work.";

  private QuotientText() {}

  /// The whole text, ending with a line break.
  public static String of(QuotientReport report, Style style) {
    Page page = new Page(style);
    page.line(report.game().rules().title());
    page.gap();
    page.paragraph(0, 2, summary(report));
    page.gap();
    List<Integer> letters = report.presentation().letters();
    for (int generator = 0; generator < letters.size(); generator++) {
      page.line(
          "%s  %s".formatted(Presentation.name(generator), name(report, letters.get(generator))));
    }
    page.gap();
    page.paragraph(0, 2, "relations: " + relations(report));
    page.paragraph(0, 2, "losing: " + orNone(String.join(", ", report.losing())));
    if (isOfHeaps(report)) {
      page.gap();
      heaps(report, page);
    } else {
      report.outcome().ifPresent(outcome -> start(report, outcome, page));
    }
    return page.toString();
  }

  private static boolean isOfHeaps(QuotientReport report) {
    return report.start().isEmpty();
  }

  private static void start(QuotientReport report, Outcome outcome, Page page) {
    page.gap();
    page.paragraph(
        0,
        2,
        "%s is the element %s: the player to move %s."
            .formatted(
                report.start().orElseThrow().text(),
                report.presentation().word(report.startElement().orElseThrow()),
                outcome == Outcome.P ? "loses" : "wins"));
  }

  private static String name(QuotientReport report, int letter) {
    return (isOfHeaps(report) ? "heap " : "") + report.text(report.letters().get(letter));
  }

  private static String relations(QuotientReport report) {
    return orNone(
        String.join(
            ", ",
            report.presentation().relations().entrySet().stream()
                .map(relation -> relation.getKey() + " = " + relation.getValue())
                .toList()));
  }

  private static String orNone(String list) {
    return list.isEmpty() ? "none" : list;
  }

  private static String summary(QuotientReport report) {
    int order = report.quotient().monoid().order();
    return "The misère quotient of %s has %d %s, %d of which %s; it is %s.%s%s"
        .formatted(
            scope(report),
            order,
            order == 1 ? "element" : "elements",
            report.losing().size(),
            report.losing().size() == 1 ? "loses" : "lose",
            report.quotient().monoid().isTame() ? "tame" : "wild",
            report.period().map(QuotientText::proved).orElse(""),
            report.isTooLarge() ? TOO_LARGE : "");
  }

  private static String scope(QuotientReport report) {
    int count = report.letters().size();
    if (isOfHeaps(report)) {
      return report.isWhole() ? "all heaps" : "the heaps up to %d".formatted(count - 1);
    }
    return report.isWhole()
        ? "%s, of %,d components,".formatted(report.start().orElseThrow().text(), count)
        : "the first %,d components".formatted(count);
  }

  private static String proved(Periodicity period) {
    return " Proved: from %d on elements of heaps have the period %d."
        .formatted(period.preperiod(), period.period());
  }

  /// The elements of heaps, as far as they do not recur, in rows of ten.
  private static void heaps(QuotientReport report, Page page) {
    int count =
        report
            .period()
            .map(period -> (int) (period.preperiod() + period.period()))
            .orElse(report.letters().size());
    int width = IntStream.range(0, count).map(heap -> report.word(heap).length()).max().orElse(1);
    page.line("heap  element");
    for (int from = 0; from < count; from += IN_A_ROW) {
      StringBuilder row = new StringBuilder("%4d".formatted(from));
      for (int heap = from; heap < Math.min(count, from + IN_A_ROW); heap++) {
        row.append("  ").append(report.word(heap));
        row.append(" ".repeat(width - report.word(heap).length()));
      }
      page.line(row.toString().stripTrailing());
    }
    Optional<Periodicity> period = report.period();
    period.ifPresent(one -> page.line("and so on, with the period %d".formatted(one.period())));
  }
}
