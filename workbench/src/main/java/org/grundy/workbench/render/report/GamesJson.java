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
    JsonPage.write(out, page -> page.list("games", games));
  }
}
