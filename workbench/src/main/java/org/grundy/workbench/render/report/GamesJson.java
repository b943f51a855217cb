package org.grundy.workbench.render.report;

import java.io.OutputStream;
import java.util.List;
import org.grundy.workbench.game.CatalogueEntry;
import org.grundy.workbench.render.kit.JsonPage;

/// The catalogue as JSON, as `games.schema.json` describes it.
public final class GamesJson {
  private GamesJson() {}

  /// Writes the document and leaves the stream open.
  public static void write(List<CatalogueEntry> games, OutputStream out) {
    try (JsonPage page = new JsonPage(out)) {
      page.object(() ->
          page.objects(
              "games",
              games,
              game -> {
                page.member("name", game.name());
                page.member("title", game.title());
                page.strings("contests", game.contests());
                page.member("rules", game.rules());
                page.member("about", game.about());
              }));
    }
  }
}
