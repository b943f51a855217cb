package org.grundy.web.api;

import java.io.ByteArrayOutputStream;
import java.util.List;
import org.grundy.core.InputException;
import org.grundy.web.prose.Prose;
import org.grundy.workbench.game.CatalogueEntry;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.render.report.GamesJson;
import org.grundy.workbench.request.Workbench;
import tools.jackson.databind.node.ObjectNode;

/// What is told of the games of the catalogue, as JSON.
public final class GameAnswers {
  private final Workbench workbench;

  public GameAnswers(Workbench workbench) {
    this.workbench = workbench;
  }

  /// The names of all games.
  public List<String> names() {
    return workbench.games().stream().map(CatalogueEntry::name).toList();
  }

  /// All games.
  public byte[] all() {
    return written(workbench.games());
  }

  /// One game: its rules as a tree, an example of a position.
  ///
  /// @throws Refusal if there is none of that name
  public byte[] one(String name) {
    CatalogueEntry entry;
    try {
      entry = workbench.catalogueEntry(name);
    } catch (InputException unknown) {
      throw Refusal.notFound(unknown.problem());
    }
    ObjectNode game =
        (ObjectNode) RequestBody.JSON.readTree(written(List.of(entry))).get("games").get(0);
    Game rules = workbench.gameWithoutFiles(name);
    game.set("tree", RequestBody.JSON.readTree(workbench.rulesJson(rules)));
    game.put("example", rules.examplePosition());
    game.put("aboutHtml", Prose.more(entry.about()));
    return RequestBody.JSON.writeValueAsBytes(game);
  }

  private static byte[] written(List<CatalogueEntry> games) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    GamesJson.write(games, out);
    return out.toByteArray();
  }
}
