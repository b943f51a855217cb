package org.grundy.workbench.render.sequence;

import java.util.Optional;
import org.grundy.solvers.play.genus.Genus;
import org.grundy.solvers.play.genus.Kind;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.GenusReport;

/// The genera of the heaps of a game as a table, and what they are together.
public final class GenusText {
  private GenusText() {}

  /// The whole text, ending with a line break.
  public static String of(GenusReport report, Style style) {
    Page page = new Page(style);
    page.line(report.game().rules().title());
    page.gap();
    page.paragraph(0, 2, summary(report));
    page.gap();
    int heapWidth = Math.max(4, Integer.toString(report.genera().size()).length());
    int genusWidth =
        report.genera().stream().mapToInt(genus -> genus.toString().length()).max().orElse(0);
    genusWidth = Math.max(5, genusWidth);
    String row = "%" + heapWidth + "s  %-" + genusWidth + "s  %s";
    page.line(row.formatted("heap", "genus", "kind"));
    for (int n = 0; n < report.genera().size(); n++) {
      Genus genus = report.genera().get(n);
      page.line(row.formatted(n, genus, genus.kind()));
    }
    return page.toString();
  }

  private static String summary(GenusReport report) {
    Optional<Integer> first = firstNotTame(report);
    String summary =
        report
            .allTame()
            .map(because -> "All heaps are tame, proved: " + because + ".")
            .or(() ->
                first.map(n ->
                    "The first heap that is not tame is %d, which is %s."
                        .formatted(n, report.genera().get(n).kind())))
            .orElseGet(() -> "All heaps below %d are tame.".formatted(report.genera().size()));
    return summary
        + report
            .ended()
            .map(_ -> " Genera are known of %d heaps.".formatted(report.genera().size()))
            .orElse("");
  }

  private static Optional<Integer> firstNotTame(GenusReport report) {
    for (int n = 0; n < report.genera().size(); n++) {
      if (report.genera().get(n).kind() != Kind.TAME) {
        return Optional.of(n);
      }
    }
    return Optional.empty();
  }
}
