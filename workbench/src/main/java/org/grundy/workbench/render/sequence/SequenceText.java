package org.grundy.workbench.render.sequence;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.sequence.splitting.RareHeapsSeen;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.sequence.Cousins.Cousin;
import org.grundy.workbench.sequence.Facts;
import org.grundy.workbench.sequence.SequenceReport;
import org.grundy.workbench.sequence.SequenceReport.Misfit;

/// A sequence as text: first whether it has a period, then values in rows of the period's width,
/// then what people look at.
public final class SequenceText {
  private static final int MOST_MISFITS = 8;
  private static final int LEAST_WIDTH = 10;
  private static final int USUAL_WIDTH = 20;

  private final SequenceReport report;
  private final Style style;
  private final Page page;

  private SequenceText(SequenceReport report, Style style) {
    this.report = report;
    this.style = style;
    this.page = new Page(style);
  }

  /// The whole text, ending with a line break.
  ///
  /// @param fromNumber the first start whose value is written
  /// @param rows how many rows of values are written
  public static String of(SequenceReport report, long fromNumber, int rows, Style style) {
    SequenceText text = new SequenceText(report, style);
    text.heading();
    text.verdict();
    text.rows(fromNumber, rows);
    text.facts();
    text.code();
    return text.page.toString();
  }

  private void heading() {
    String title = report.game().rules().title();
    Optional<String> code = report.code().filter(found -> !title.contains(found));
    page.heading(title, code.orElse(report.running()), style);
    if (!report.running().isEmpty()) {
      page.paragraph(
          0, 2, "G(n) is the value of %s: %s.".formatted(report.running(), report.because()));
    } else if (!report.because().isEmpty()) {
      String sign = report.shift() < 0 ? "n - " : "n + ";
      String shift = report.shift() == 0 ? "n" : sign + Math.abs(report.shift());
      page.paragraph(
          0,
          2,
          "A start of n %s is the heap %s: %s."
              .formatted(
                  report.game().rules().board() instanceof Board.Graph ? "vertices" : "cells",
                  shift,
                  report.because()));
    }
    page.gap();
  }

  private void verdict() {
    switch (report.regularity()) {
      case Regularity.Proved(Periodicity seen, _, _, String because) -> {
        page.line(style.winning(period(seen) + from(seen.preperiod()) + ", proved."));
        page.paragraph(2, 2, because + ".");
      }
      case Regularity.Fits(Periodicity seen, long known, OptionalLong needed) -> {
        String end =
            needed.isPresent()
                ? "; the proof needs values to n = " + number(needed.getAsLong() - 1)
                : "; no theorem here proves it";
        page.paragraph(
            0,
            2,
            style.strong(
                period(seen)
                    + " fits"
                    + from(seen.preperiod())
                    + " to n = "
                    + number(known - 1)
                    + end
                    + "."));
      }
      case Regularity.None(long known) ->
          page.line(
              style.strong(
                  known == 0
                      ? "Nothing is known of a period."
                      : "No period up to n = " + number(known - 1) + "."));
    }
    report
        .ended()
        .ifPresent(ended ->
            page.paragraph(
                0,
                2,
                report.toNumber() == 0
                    ? "No value is known: " + ended.text() + "."
                    : "Values are known up to n = %s: %s."
                        .formatted(number(report.toNumber() - 1), ended.text())));
  }

  private static String period(Periodicity seen) {
    return seen.saltus() == 0
        ? "Period " + number(seen.period())
        : "Arithmetic period %s, saltus %s,"
            .formatted(number(seen.period()), number(seen.saltus()));
  }

  private static String from(long preperiod) {
    return " from n = " + number(preperiod) + " on";
  }

  private void rows(long fromNumber, int rows) {
    if (rows == 0 || fromNumber >= report.toNumber()) {
      return;
    }
    page.gap();
    int entry = Long.toString(report.facts().maximum()).length();
    int width = width(entry);
    long toNumber = Math.min(report.toNumber(), fromNumber + (long) rows * width);
    int head = Long.toString(toNumber).length();
    for (long from = fromNumber; from < toNumber; from += width) {
      StringBuilder line = new StringBuilder(right(Long.toString(from), head + 2)).append(" |");
      for (long n = from; n < Math.min(toNumber, from + width); n++) {
        String shown = report.terms().knows(n) ? Long.toString(report.terms().value(n)) : "?";
        line.append(' ').append(right(shown, entry));
      }
      page.line(line.toString());
    }
    if (toNumber < report.toNumber()) {
      page.line(right("…", head + 2) + " |");
    }
  }

  /// The period's width, or a few periods where it is short; a part of it where it is long.
  private int width(int entry) {
    int room = (style.width() - 14) / (entry + 1);
    long period = report.period();
    if (period == 0) {
      return Math.min(USUAL_WIDTH, room);
    }
    if (period < LEAST_WIDTH) {
      return (int) ((LEAST_WIDTH + period - 1) / period * period);
    }
    for (long width = Math.min(room, period); width >= LEAST_WIDTH; width--) {
      if (period % width == 0) {
        return (int) width;
      }
    }
    return Math.min(USUAL_WIDTH, room);
  }

  private static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }

  private void facts() {
    Facts facts = report.facts();
    if (facts.toNumber() == 0) {
      return;
    }
    page.gap();
    List<Misfit> misfits = report.lastExceptions(MOST_MISFITS);
    if (!misfits.isEmpty()) {
      page.paragraph(
          0,
          2,
          "Last exceptions to the period: "
              + misfits.stream()
                  .map(misfit ->
                      misfit.expected() < 0
                          ? "G(%d) = %d".formatted(misfit.n(), misfit.value())
                          : "G(%d) = %d, not %d"
                              .formatted(misfit.n(), misfit.value(), misfit.expected()))
                  .collect(Collectors.joining("; "))
              + ".");
    }
    String end = "below n = " + number(facts.toNumber());
    String all =
        facts.firstPPositions().stream().map(String::valueOf).collect(Collectors.joining(", "));
    page.paragraph(
        0,
        2,
        "P-positions (value 0) %s: %s: %s%s."
            .formatted(
                end,
                number(facts.pPositions()),
                all.isEmpty() ? "none" : all,
                facts.pPositions() > facts.firstPPositions().size() ? ", …" : ""));
    page.paragraph(
        0,
        2,
        "Largest value %s: %s, first at n = %s."
            .formatted(end, number(facts.maximum()), number(facts.maximumAt())));
    report.sparse().ifPresent(this::rares);
  }

  private void rares(RareHeapsSeen sparse) {
    String rares =
        sparse.rares().isEmpty()
            ? "none"
            : "%s, the last %s"
                .formatted(number(sparse.rares().size()), number(sparse.rares().getLast()));
    page.paragraph(
        0,
        2,
        "Rare heaps (an even number of bits in the mask %s%s): %s. From heap %s on, each value was verified with heaps"
                .formatted(
                    Integer.toBinaryString(sparse.mask()),
                    sparse.byPosition() ? ", by position" : "",
                    rares,
                    number(sparse.fromN()))
            + " up to "
            + number(sparse.depth())
            + ".");
  }

  private void code() {
    page.gap();
    report
        .code()
        .ifPresent(code ->
            page.line(
                (report.because().isEmpty() ? "Normal form: " : "Normal form of the heaps: ")
                    + code));
    if (!report.cousins().equal().isEmpty()) {
      page.paragraph(
          0,
          2,
          "Same values, as a heap of 1 has no move: "
              + String.join(", ", report.cousins().equal())
              + ".");
    }
    if (!report.cousins().shifted().isEmpty()) {
      page.paragraph(
          0,
          2,
          "First cousins, the same game with another size of heaps%s: "
                  .formatted(report.because().isEmpty() ? "" : " (G(n) is of heaps here)")
              + report.cousins().shifted().stream()
                  .map(SequenceText::cousin)
                  .collect(Collectors.joining("; "))
              + ".");
    }
  }

  private static String cousin(Cousin cousin) {
    String heap = cousin.shift() > 0 ? "n + " + cousin.shift() : "n - " + -cousin.shift();
    return "%s has G(%s) at n".formatted(cousin.code(), heap);
  }

  private static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
