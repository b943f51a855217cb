package org.grundy.workbench.render.report;

import java.io.OutputStream;
import java.util.Locale;
import org.grundy.rules.text.game.LanguageWords;
import org.grundy.workbench.render.kit.JsonPage;

/// The words of the rules language as JSON.
public final class LanguageJson {
  private LanguageJson() {}

  /// Writes the document and leaves the stream open.
  public static void write(OutputStream out) {
    JsonPage.write(
        out,
        page ->
            page.objects(
                "words",
                LanguageWords.all(),
                entry -> {
                  page.member("word", entry.word());
                  page.member("kind", entry.kind().name().toLowerCase(Locale.ROOT));
                  page.member("meaning", entry.meaning());
                  page.member("example", entry.example());
                  if (!entry.boards().isEmpty()) {
                    page.list("boards", entry.boards());
                  }
                }));
  }
}
