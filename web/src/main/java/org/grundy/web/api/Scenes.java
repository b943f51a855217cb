package org.grundy.web.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The boards of the catalogue as they are shown beside each other, all in one answer: a position
/// of each game, some moves after that of its folder.
public final class Scenes {
  private final GameAnswers games;
  private final Operation position;
  private final Operation moves;

  /// @param operations with `position` and `moves` among them
  public Scenes(GameAnswers games, List<Operation> operations) {
    this.games = games;
    this.position = named(operations, "position");
    this.moves = named(operations, "moves");
  }

  private static Operation named(List<Operation> operations, String name) {
    return operations.stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
  }

  /// By the name of each game `seen`, its position as `/api/position` tells it, and `before`, those
  /// from which moves led there. The moves are drawn by the game's name, the same each time.
  public byte[] all() {
    ObjectNode boards = JsonNodeFactory.instance.objectNode();
    for (JsonNode game : RequestBody.JSON.readTree(games.all()).get("games")) {
      String name = game.get("name").stringValue();
      boards.set(name, scene(name, game.get("scene")));
    }
    return RequestBody.JSON.writeValueAsBytes(boards);
  }

  private ObjectNode scene(String game, JsonNode scene) {
    ObjectNode played = JsonNodeFactory.instance.objectNode();
    ArrayNode before = played.putArray("before");
    Random random = new Random(game.hashCode());
    String now = scene.get("position").stringValue();
    for (int i = 0; i < scene.path("moves").asInt(0); i++) {
      JsonNode seen = asked(moves, game, now);
      List<String> onward = new ArrayList<>();
      for (JsonNode move : seen.get("moves")) {
        if (move.has("leadsTo")) {
          onward.add(move.get("leadsTo").stringValue());
        }
      }
      if (onward.isEmpty()) {
        break;
      }
      before.add(seen.get("position"));
      now = onward.get(random.nextInt(onward.size()));
    }
    played.set("seen", asked(position, game, now));
    return played;
  }

  private static JsonNode asked(Operation operation, String game, String position) {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    request.put("game", game).put("position", position);
    return RequestBody.JSON.readTree(
        operation.answer(
            RequestBody.read(operation.fields(), request),
            new Meter(Budget.ofThisProcess()),
            _ -> {}));
  }
}
