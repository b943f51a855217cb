package org.grundy.workbench.render.sequence;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.render.kit.Figure;
import org.grundy.workbench.render.kit.HeatScale;
import org.grundy.workbench.render.kit.SvgPage;
import org.grundy.workbench.sequence.SequenceReport;

/// Pictures of a sequence as SVG documents: a scatter of start against value, and stripes, one row
/// of cells for each period.
public final class SequencePlot {
  /// The most cells of stripes.
  public static final int MOST_CELLS = 60_000;

  private static final int MARGIN = 56;
  private static final int HEAD = 80;
  private static final int WIDTH = 960;
  private static final int HEIGHT = 480;
  private static final int TICKS = 8;
  private static final int WIDEST_CELL = 16;
  private static final int STRIPES_HEIGHT = 1_200;
  private static final String COMMON = "#2a6ba5";
  private static final String RARE = "#c2410c";

  private final SequenceReport report;
  private final String command;
  private final StringBuilder body = new StringBuilder();

  private SequencePlot(SequenceReport report, String command) {
    this.report = report;
    this.command = command;
  }

  /// A scatter of n against G(n). Rare heaps are larger, in another colour and of another shape.
  /// Where many starts share a column of the picture each value is drawn once in it.
  ///
  /// @param command what draws it again, kept in its description
  /// @throws InputException if some values are not kept
  public static String scatter(SequenceReport report, String command) {
    report.requireValuesFrom(0);
    return new SequencePlot(report, command).scatter();
  }

  /// Rows of `modulus` cells, the first of them for the starts 0 to modulus - 1, darker for larger
  /// values: what has that period stands in stripes.
  ///
  /// @param command what draws it again, kept in its description
  /// @throws InputException if some values are not kept, or a row is too long
  public static String stripes(SequenceReport report, long modulus, String command) {
    report.requireValuesFrom(0);
    if (modulus > MOST_CELLS / 2) {
      throw new InputException(
          String.format(Locale.ROOT, "a row of %,d cells is too long for a picture", modulus),
          "choose a shorter row of stripes, of at most " + MOST_CELLS / 2);
    }
    return new SequencePlot(report, command).stripes((int) modulus);
  }

  private String scatter() {
    long numbers = Math.max(1, report.toNumber());
    long maximum = Math.max(1, report.facts().maximum());
    axes(numbers, maximum);
    BitSet rares = new BitSet();
    report
        .sparse()
        .map(sparse -> sparse.rares())
        .orElse(List.of())
        .forEach(heap -> setIfSmall(rares, heap - report.shift()));
    int columns = (int) Math.min(numbers, WIDTH);
    StringBuilder common = new StringBuilder();
    StringBuilder rare = new StringBuilder();
    long n = 0;
    for (int column = 0; column < columns; column++) {
      Meter.checkpoint();
      BitSet drawn = new BitSet();
      BitSet drawnRare = new BitSet();
      for (; n < report.toNumber() && n * columns / numbers == column; n++) {
        boolean isRare = n <= Integer.MAX_VALUE && rares.get((int) n);
        int y = y(report.terms().value(n), maximum);
        (isRare ? drawnRare : drawn).set(y);
      }
      int x = MARGIN + (int) ((column + 0.5) * WIDTH / columns);
      drawn.stream().forEach(y -> common.append("M%d %dh2v2h-2z".formatted(x - 1, y - 1)));
      drawnRare.stream().forEach(y -> rare.append("M%d %dl4 4l-4 4l-4-4z".formatted(x, y - 4)));
    }
    body.append("<path fill=\"%s\" d=\"%s\"/>\n".formatted(COMMON, common));
    body.append(
        "<path fill=\"none\" stroke=\"%s\" stroke-width=\"1.5\" d=\"%s\"/>\n"
            .formatted(RARE, rare));
    String what =
        "G(n) for 0 ≤ n < %s.".formatted(number(report.toNumber()))
            + (rare.isEmpty() ? "" : " Diamonds: rare heaps.");
    return document(2 * MARGIN + WIDTH, HEAD + HEIGHT + MARGIN, what);
  }

  private static void setIfSmall(BitSet set, long n) {
    if (n >= 0 && n <= Integer.MAX_VALUE) {
      set.set((int) n);
    }
  }

  private static int y(long value, long maximum) {
    return (int) (HEAD + HEIGHT - value * HEIGHT / maximum);
  }

  private void axes(long numbers, long maximum) {
    for (long value = 0; value <= maximum; value += step(maximum)) {
      int y = y(value, maximum);
      body.append("<path stroke=\"#ddd\" d=\"M%d %dh%d\"/>\n".formatted(MARGIN, y, WIDTH));
      label(MARGIN - 8, y + 4, "end", number(value));
    }
    for (long n = 0; n <= numbers; n += step(numbers)) {
      int x = (int) (MARGIN + (double) n * WIDTH / numbers);
      body.append("<path stroke=\"#999\" d=\"M%d %dv6\"/>\n".formatted(x, HEAD + HEIGHT));
      label(x, HEAD + HEIGHT + 20, "middle", number(n));
    }
    label(MARGIN + WIDTH + 12, HEAD + HEIGHT + 4, "start", "n");
    label(MARGIN, HEAD - 8, "middle", "G(n)");
  }

  /// 1, 2 or 5 times a power of ten, so that there are at most eight.
  private static long step(long length) {
    long power = 1;
    while (true) {
      for (long factor : new long[] {1, 2, 5}) {
        if (length / (factor * power) <= TICKS) {
          return factor * power;
        }
      }
      power *= 10;
    }
  }

  private String stripes(int modulus) {
    int rows =
        (int)
            Math.min(
                (report.toNumber() + modulus - 1) / modulus, Math.max(1, MOST_CELLS / modulus));
    double across = Math.min(WIDEST_CELL, (double) WIDTH / modulus);
    double down = Math.min(WIDEST_CELL, Math.max(1, (double) STRIPES_HEIGHT / Math.max(1, rows)));
    TreeMap<Long, StringBuilder> byValue = new TreeMap<>();
    long toNumber = Math.min(report.toNumber(), (long) rows * modulus);
    for (long n = 0; n < toNumber; n++) {
      long row = n / modulus;
      long column = n % modulus;
      byValue
          .computeIfAbsent(report.terms().value(n), _ -> new StringBuilder())
          .append(
              "M%s %sh%sv%sh-%sz"
                  .formatted(
                      decimal(MARGIN + column * across),
                      decimal(HEAD + row * down),
                      decimal(across),
                      decimal(down),
                      decimal(across)));
    }
    HeatScale scale = new HeatScale(Math.max(1, report.facts().maximum()));
    byValue.forEach((value, path) ->
        body.append(
            "<path fill=\"%s\" d=\"%s\"><title>%d</title></path>\n"
                .formatted(scale.colour(value), path, value)));
    for (int row = 0; row < rows; row += (int) step(rows)) {
      label(
          MARGIN - 8,
          (int) (HEAD + row * down + Math.min(down, 12)),
          "end",
          number((long) row * modulus));
    }
    String what =
        "G(n) in rows of %s, 0 ≤ n < %s; darker is larger, up to %s."
            .formatted(number(modulus), number(toNumber), number(report.facts().maximum()));
    return document(
        Math.max(520, 2 * MARGIN + (int) (across * modulus)),
        HEAD + (int) (down * rows) + MARGIN / 2,
        what);
  }

  private static String decimal(double number) {
    String text = String.format(Locale.ROOT, "%.2f", number);
    return text.endsWith(".00") ? text.substring(0, text.length() - 3) : text;
  }

  private void label(int x, int y, String anchor, String text) {
    body.append(
        "<text x=\"%d\" y=\"%d\" font-size=\"12\" text-anchor=\"%s\" fill=\"#333\">%s</text>\n"
            .formatted(x, y, anchor, Figure.escape(text)));
  }

  private String document(int width, int height, String what) {
    String title =
        report.game().rules().title()
            + report
                .code()
                .filter(code -> !report.game().rules().title().contains(code))
                .map(code -> "  " + code)
                .orElse("");
    String heading =
        "<text x=\"16\" y=\"24\" font-size=\"16\" font-weight=\"bold\" fill=\"#000\">%s</text>\n"
                .formatted(Figure.escape(title))
            + "<text x=\"16\" y=\"44\" font-size=\"13\" fill=\"#333\">%s</text>\n"
                .formatted(Figure.escape(what));
    return SvgPage.of(width, height, title, what + " Drawn by: " + command, heading + body);
  }

  private static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
