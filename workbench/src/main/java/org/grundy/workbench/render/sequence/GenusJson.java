package org.grundy.workbench.render.sequence;

import java.io.OutputStream;
import java.util.stream.IntStream;
import org.grundy.solvers.play.genus.Genus;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.request.GenusReport;

/// The genera of the heaps of a game as JSON, as `genera.schema.json` describes it.
public final class GenusJson {
  private GenusJson() {}

  /// Writes the document and leaves the stream open.
  public static void write(GenusReport report, OutputStream out) {
    JsonPage.write(
        out,
        page -> {
          page.member("game", report.game().rules().title());
          page.member("play", "misere");
          report.allTame().ifPresent(because -> page.member("allTame", because));
          report.ended().ifPresent(why -> page.member("ended", why.text()));
          page.objects(
              "heaps",
              IntStream.range(0, report.genera().size()).boxed().toList(),
              heap -> {
                Genus genus = report.genera().get(heap);
                page.member("heap", heap);
                page.member("genus", genus.toString());
                page.member("value", genus.value());
                page.list("misere", genus.misere());
                page.member("kind", genus.kind().toString());
              });
        });
  }
}
