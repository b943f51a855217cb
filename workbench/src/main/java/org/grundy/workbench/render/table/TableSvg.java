package org.grundy.workbench.render.table;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.grundy.core.InputException;
import org.grundy.core.Play;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.SizeRange;
import org.grundy.solvers.family.proof.Finding;
import org.grundy.solvers.family.proof.Standing;
import org.grundy.solvers.family.proof.Subject;
import org.grundy.workbench.render.kit.Figure;
import org.grundy.workbench.render.kit.HeatScale;
import org.grundy.workbench.render.kit.SvgPage;
import org.grundy.workbench.table.TableReport;

/// A table as a heat map: a cell for every start, darker for greater values, with the value in it.
/// Starts that the previous player wins have a frame, so that colour alone tells nothing. A table
/// of one line is broken into tens.
public final class TableSvg {
  /// The most cells of a picture.
  public static final int MOST_CELLS = 10_000;

  private static final int CELL = 28;
  private static final int MARGIN = 16;
  private static final int HEAD = 44;
  private static final int LINE = 20;
  private static final int LEAST_WIDTH = 460;
  private static final int TEN = 10;
  private static final int MOST_SWATCHES = 16;
  private static final int MOST_FINDINGS = 6;
  private static final double CHARACTER = 0.56;

  private final TableReport report;
  private final FamilyTable table;
  private final String command;
  private final HeatScale scale;
  private final StringBuilder body = new StringBuilder();
  private int width = LEAST_WIDTH;
  private int y = MARGIN;

  private TableSvg(TableReport report, String command) {
    this.report = report;
    this.table = report.table();
    this.command = command;
    this.scale = new HeatScale(Math.max(1, table.greatest()));
  }

  /// A whole SVG document.
  ///
  /// @param command what draws it again, kept in its description
  /// @throws InputException if the table is too large to draw
  public static String of(TableReport report, String command) {
    if (report.table().family().size() > MOST_CELLS) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "the table has %,d cells, and a picture at most %,d",
              report.table().family().size(),
              MOST_CELLS),
          "ask for no picture, or narrow the family");
    }
    return new TableSvg(report, command).draw(report.findings());
  }

  /// Writes a whole SVG document in UTF-8.
  ///
  /// @param command what draws it again, kept in its description
  /// @throws InputException if the table is too large to draw
  public static void write(TableReport report, String command, OutputStream out)
      throws IOException {
    out.write(of(report, command).getBytes(StandardCharsets.UTF_8));
  }

  private String draw(List<Finding> findings) {
    String title = report.game().rules().title() + "  " + family();
    text(18, "font-weight=\"bold\"", title);
    text(13, "", what());
    y += MARGIN;
    if (table.family().isLine()) {
      tens();
    } else {
      grid();
    }
    legend();
    findings(findings);
    return SvgPage.of(width + MARGIN, y + MARGIN, title, what() + " Drawn by: " + command, body);
  }

  private String family() {
    return table.family().text(report.game().rules());
  }

  private String what() {
    if (table.isOfRemoteness()) {
      return "How many moves a play lasts, from 0 to %d.".formatted(Math.max(0, table.greatest()));
    }
    return table.ofValues()
        ? "Grundy values, from 0 to %d.".formatted(Math.max(0, table.greatest()))
        : "Who wins: N the next player, P the previous one.";
  }

  private void grid() {
    SizeRange rows = table.family().rows();
    SizeRange columns = table.family().columns();
    head(MARGIN + HEAD - 8, y + 19, rows.name() + " \\ " + columns.name());
    for (int column = 0; column < table.columns(); column++) {
      columnHead(column, Long.toString(columns.number(column)));
    }
    y += CELL;
    for (int row = 0; row < table.rows(); row++) {
      head(MARGIN + HEAD - 8, y + 19, Long.toString(rows.number(row)));
      for (int column = 0; column < table.columns(); column++) {
        cell(column, row, column);
      }
      y += CELL;
    }
    width = Math.max(width, MARGIN + HEAD + table.columns() * CELL);
  }

  private void tens() {
    SizeRange numbers = table.family().columns();
    head(MARGIN + HEAD - 8, y + 19, numbers.name());
    for (int digit = 0; digit < TEN; digit++) {
      columnHead(digit, "+" + digit);
    }
    y += CELL;
    long first = numbers.fromNumber() / TEN * TEN;
    for (long ten = first; ten < numbers.toNumber(); ten += TEN) {
      head(MARGIN + HEAD - 8, y + 19, Long.toString(ten));
      for (long n = Math.max(ten, numbers.fromNumber());
          n < Math.min(ten + TEN, numbers.toNumber());
          n++) {
        cell((int) (n - ten), 0, (int) (n - numbers.fromNumber()));
      }
      y += CELL;
    }
  }

  private void columnHead(int index, String text) {
    body.append(
        "<text x=\"%d\" y=\"%d\" font-size=\"12\" text-anchor=\"middle\" fill=\"#333\">%s</text>%n"
            .formatted(MARGIN + HEAD + index * CELL + CELL / 2, y + 19, Figure.escape(text)));
  }

  private void head(int x, int base, String text) {
    body.append(
        "<text x=\"%d\" y=\"%d\" font-size=\"12\" text-anchor=\"end\" fill=\"#333\">%s</text>%n"
            .formatted(x, base, Figure.escape(text)));
  }

  private void cell(int place, int row, int column) {
    long entry = table.at(row, column);
    int x = MARGIN + HEAD + place * CELL;
    boolean known = entry != FamilyTable.UNKNOWN;
    square(x, y, known ? Math.max(0, entry) : -1, isLost(entry));
    String shown = table.shown(row, column);
    body.append(
        "<text x=\"%d\" y=\"%d\" font-size=\"%d\" text-anchor=\"middle\" fill=\"%s\">%s</text>%n"
            .formatted(
                x + CELL / 2,
                y + 19,
                shown.length() > 3 ? 9 : 13,
                known ? scale.textColour(Math.max(0, entry)) : "#666",
                shown));
  }

  /// True if the previous player wins: who makes the last of so many moves has won, or lost.
  private boolean isLost(long entry) {
    return table.isOfRemoteness()
        ? entry >= 0 && (entry % 2 == 0) == (report.game().rules().play() != Play.MISERE)
        : entry == 0 || entry == FamilyTable.OVER;
  }

  /// A square in the colour of a number, white for -1.
  private void square(int x, int top, long number, boolean framed) {
    body.append(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" stroke=\"#ccc\"/>%n"
            .formatted(x, top, CELL, CELL, number < 0 ? "#fff" : scale.colour(number)));
    if (framed) {
      body.append(
          "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\"/>%n"
              .formatted(x + 2, top + 2, CELL - 4, CELL - 4));
    }
  }

  private void legend() {
    y += MARGIN;
    long greatest = Math.max(table.ofValues() ? 0 : 1, table.greatest());
    int swatches = (int) Math.min(greatest + 1, MOST_SWATCHES);
    for (int i = 0; i < swatches; i++) {
      long number = swatches == 1 ? 0 : Math.round((double) greatest * i / (swatches - 1));
      int x = MARGIN + HEAD + i * CELL;
      square(x, y, number, isLost(number));
      String name = table.ofValues() ? Long.toString(number) : number == 0 ? "P" : "N";
      body.append(
          "<text x=\"%d\" y=\"%d\" font-size=\"%d\" text-anchor=\"middle\" fill=\"%s\">%s</text>%n"
              .formatted(
                  x + CELL / 2,
                  y + 19,
                  name.length() > 3 ? 9 : 13,
                  scale.textColour(number),
                  name));
    }
    width = Math.max(width, MARGIN + HEAD + swatches * CELL);
    y += CELL + 4;
    text(12, "fill=\"#333\"", "A frame: the previous player wins." + unknownWords());
  }

  private String unknownWords() {
    return table.unknown() == 0 ? "" : " A dot: not known within the budget.";
  }

  private void findings(List<Finding> findings) {
    List<Finding> shown =
        findings.stream()
            .filter(finding -> finding.subject() instanceof Subject.Whole)
            .limit(MOST_FINDINGS)
            .toList();
    for (Finding finding : shown) {
      String verdict =
          switch (finding.verdict()) {
            case Standing.Proved _ -> "proved";
            case Standing.Holds(String range, int _) -> "holds for " + range;
            case Standing.Refuted refuted -> "refuted at " + refuted.at();
          };
      text(12, "fill=\"#333\"", finding.text() + " (" + verdict + ")");
    }
  }

  private void text(int size, String attributes, String text) {
    y += Math.max(LINE, size + 4);
    body.append(
        "<text x=\"%d\" y=\"%d\" font-size=\"%d\" %s>%s</text>%n"
            .formatted(MARGIN, y - 5, size, attributes, Figure.escape(text)));
    width = Math.max(width, MARGIN + (int) (text.length() * size * CHARACTER));
  }
}
