package org.grundy.workbench.render.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.grundy.core.Budget;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Statistics;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.MethodUse;
import org.grundy.solvers.family.formula.Constant;
import org.grundy.solvers.family.formula.Symmetric;
import org.grundy.solvers.family.proof.Finding;
import org.grundy.solvers.family.proof.Standing;
import org.grundy.solvers.family.proof.Subject;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.kit.HeatScale;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.table.TableReport;
import org.grundy.workbench.table.TableRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;

/// The whole output of each renderer for small tables that are made by hand.
class TableRenderersTest {
  private static final List<Finding> FINDINGS =
      List.of(
          new Finding(
              new Subject.Whole(),
              new Symmetric(),
              "symmetric: r and c may be exchanged",
              new Standing.Proved("of a theorem")),
          new Finding(
              new Subject.Row(2), new Constant(1), "constant 1", new Standing.Holds("c = 1..3", 2)),
          new Finding(
              new Subject.Column(3),
              new Constant(0),
              "constant 0",
              new Standing.Refuted("r = 1..2", "r = 3", "0", "12")));

  private static TableReport report(
      String game, String family, boolean values, Optional<Ending> spent, long... entries) {
    Game found = new Workbench().game(game);
    FamilySpec starts =
        TableRequest.of(
                found,
                new TextSource("family", family),
                false,
                1,
                Optional.empty(),
                Budget.ofThisProcess())
            .family();
    return new TableReport(
        found,
        new FamilyTable(starts, values, entries),
        List.of(new MethodUse("search", 5, "together")),
        spent,
        new Statistics(17, 2.5),
        List.of());
  }

  private static TableReport grid() {
    return report("cram", "2..3x1..3", true, Optional.of(new Ending.Nodes(5)), 1, 0, 1, 12, -1, -2);
  }

  private static TableReport line() {
    long[] entries = new long[14];
    for (int i = 0; i < entries.length; i++) {
      entries[i] = i % 2;
    }
    return report("kayles", "8..21", false, Optional.empty(), entries);
  }

  @Test
  void text() {
    assertThat(TableText.of(grid().with(FINDINGS), Style.PLAIN))
        .isEqualTo(
            """
            Cram  2..3x1..3  Grundy values

            r\\c |  1  2  3
            ----+---------
              2 |  1  0  1
              3 | 12  .  N

            1 of 6 starts are not known (.): 5 nodes are spent.
            Solved by search (5 starts, together).

            Patterns:
              symmetric: r and c may be exchanged
                proved: of a theorem
              r = 2: constant 1
                holds for c = 1..3 (2 confirmations); not proved
              c = 3: constant 0
                refuted at r = 3: 12, not 0; true for r = 1..2
            """);
  }

  @Test
  void textOfALine() {
    assertThat(TableText.of(line(), Style.PLAIN))
        .isEqualTo(
            """
            Kayles  8..21  who wins: N the next player, P the previous one

             n | +0 +1 +2 +3 +4 +5 +6 +7 +8 +9
            ---+------------------------------
             0 |                          P  N
            10 |  P  N  P  N  P  N  P  N  P  N
            20 |  P  N

            Solved by search (5 starts, together).
            """);
  }

  @Test
  void manyFindingsAreCutShort() {
    String text = TableText.of(grid().with(Collections.nCopies(50, FINDINGS.get(1))), Style.PLAIN);
    assertThat(text).contains("… and 10 more").endsWith("(all in the JSON)\n");
  }

  private static String written(TableForm form, Stream<List<String>> records) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (PrintStream print = new PrintStream(out, false, StandardCharsets.UTF_8)) {
      form.write(records, print);
    }
    return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  @Test
  void csv() {
    assertThat(written(TableForm.CSV, TableRecords.of(grid())))
        .isEqualTo("r\\c,1,2,3\n2,1,0,1\n3,12,,N\n");
    assertThat(written(TableForm.CSV, TableRecords.of(line())))
        .startsWith("n,outcome\n8,P\n9,N\n")
        .endsWith("21,N\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '\'',
      value = {
        "CSV; a,b; \"a,b\"",
        "CSV; say \"no\"; \"say \"\"no\"\"\"",
        "MARKDOWN; a|b; | a\\|b |",
        "MARKDOWN; r\\c; | r\\\\c |",
        "LATEX; r\\c_1 ^ 50%~$x{#&; "
            + "r\\textbackslash{}c\\_1 \\textasciicircum{} 50\\%\\textasciitilde{}\\$x\\{\\#\\& \\\\ \\hline"
      })
  void whatAFormHasForItselfIsWrittenAsText(TableForm form, String text, String expected) {
    String written = written(form, Stream.of(List.of(text), List.of("1")));
    assertThat(written.lines()).contains(expected);
  }

  @Test
  void latexAndMarkdownHaveARuleBelowTheHeads() {
    assertThat(written(TableForm.MARKDOWN, TableRecords.of(grid())))
        .isEqualTo(
            "| r\\\\c | 1 | 2 | 3 |\n|--:|--:|--:|--:|\n| 2 | 1 | 0 | 1 |\n| 3 | 12 |  | N |\n");
    assertThat(written(TableForm.LATEX, TableRecords.of(grid())).lines())
        .containsExactly(
            "\\begin{tabular}{r|rrr}",
            "r\\textbackslash{}c & 1 & 2 & 3 \\\\ \\hline",
            "2 & 1 & 0 & 1 \\\\",
            "3 & 12 &  & N \\\\",
            "\\end{tabular}");
  }

  private static String json(TableReport report) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TableJson.write(report.with(FINDINGS), out);
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void json() {
    assertThat(json(grid()))
        .isEqualTo(
            """
            {"game":"Cram","family":"2..3x1..3","play":"normal","entries":"values",\
            "rows":{"name":"r","first":2,"last":3},"columns":{"name":"c","first":1,"last":3},\
            "table":[[1,0,1],[12,null,"N"]],"unknown":1,"spent":"5 nodes are spent",\
            "methods":[{"method":"search","starts":5,"shared":"together"}],\
            "patterns":[{"of":"table","kind":"symmetric",\
            "pattern":"symmetric: r and c may be exchanged","verdict":"proved",\
            "theorem":"of a theorem"},\
            {"of":"row","number":2,"kind":"constant","pattern":"constant 1","verdict":"holds",\
            "range":"c = 1..3","confirmations":2},\
            {"of":"column","number":3,"kind":"constant","pattern":"constant 0",\
            "verdict":"refuted","range":"r = 1..2","at":"r = 3","expected":"0","found":"12"}],\
            "statistics":{"nodes":17,"milliseconds":2.5}}
            """);
    assertThat(json(line()))
        .contains("\"entries\":\"outcomes\",\"columns\":")
        .contains("\"table\":[[\"P\",\"N\",");
  }

  @Test
  void svg() throws Exception {
    for (TableReport report : List.of(grid(), line())) {
      String svg = TableSvg.of(report.with(FINDINGS), "grundy table <x> & y");
      Document document =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
      assertThat(document.getElementsByTagName("title").item(0).getTextContent())
          .contains(report.game().rules().title());
      assertThat(document.getElementsByTagName("desc").item(0).getTextContent())
          .endsWith("Drawn by: grundy table <x> & y");
      assertThat(svg).contains("symmetric: r and c may be exchanged (proved)");
    }
    assertThat(TableSvg.of(grid(), ""))
        .contains(">12</text>", ">.</text>", "A dot: not known within the budget.");
    assertThat(TableSvg.of(line(), "")).doesNotContain("A dot:");
  }

  @Test
  void aPictureHasALimit() {
    TableReport large = report("kayles", "0..10000", true, Optional.empty(), new long[10_001]);
    assertThatThrownBy(() -> TableSvg.of(large, ""))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("10,001");
  }

  /// Each step of the scale is darker than the one before, and its text can be read.
  @Test
  void coloursGetDarkerAndTextStaysReadable() {
    for (int greatest : new int[] {1, 2, 5, 16, 200}) {
      HeatScale scale = new HeatScale(greatest);
      double before = 2;
      for (int number = 0; number <= greatest; number++) {
        double luminance = luminance(scale.colour(number));
        assertThat(luminance).isLessThan(before);
        double text = scale.textColour(number).equals("#fff") ? 1 : 0;
        double contrast = (Math.max(luminance, text) + 0.05) / (Math.min(luminance, text) + 0.05);
        assertThat(contrast).as("%d of %d", number, greatest).isGreaterThan(4.5);
        before = luminance;
      }
    }
  }

  /// As d3 7.9.0 spreads the colours of the page (`scale` in `heat-map.js`).
  @ParameterizedTest
  @CsvSource({
    "6, 3, #b4906c",
    "7, 1, #eed483",
    "10, 4, #bb976a",
    "16, 14, #2f3c76",
    "200, 33, #eace7d",
    "200, 101, #9e8178",
    "200, 177, #2d3a74"
  })
  void coloursAreThoseOfThePage(long greatest, long number, String colour) {
    assertThat(new HeatScale(greatest).colour(number)).isEqualTo(colour);
  }

  /// Relative luminance as the Web Content Accessibility Guidelines define it.
  private static double luminance(String colour) {
    double[] weights = {0.2126, 0.7152, 0.0722};
    double sum = 0;
    for (int i = 0; i < 3; i++) {
      double c = Integer.parseInt(colour, 1 + 2 * i, 3 + 2 * i, 16) / 255.0;
      sum += weights[i] * (c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4));
    }
    return sum;
  }
}
