package org.grundy.web.site;

import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.web.api.Operation;
import org.grundy.web.api.RequestBody;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Answers to positions and to all that can be reached from them, each asked once.
final class Reached {
  private static final int MOST_OF_A_START = 900;

  private final Operation explore;
  private final Meter meter;

  /// The answers by the names of their files.
  private final Map<String, byte[]> answers = new HashMap<>();

  private final Map<String, JsonNode> known = new HashMap<>();
  private final Set<String> partial = new LinkedHashSet<>();

  Reached(Operation explore, Meter meter) {
    this.explore = explore;
    this.meter = meter;
  }

  Map<String, byte[]> answers() {
    return answers;
  }

  /// The starts of which only the answers to one move are there, as too much can be reached.
  Set<String> partial() {
    return partial;
  }

  /// Adds what can be reached from a start; from one with too much only what a single move, and an
  /// answer to it that wins, lead to.
  ///
  /// @param game its name, or its rules
  void add(ObjectNode game, String start) {
    Deque<String> open = new ArrayDeque<>(Set.of(start));
    Set<String> reached = new LinkedHashSet<>(open);
    while (!open.isEmpty()) {
      for (JsonNode move : answer(game, open.remove()).get("moves")) {
        String next = move.path("leadsTo").stringValue("");
        if (!next.isEmpty() && reached.add(next)) {
          open.add(next);
        }
      }
      if (reached.size() > MOST_OF_A_START) {
        partial.add(title(game) + " " + start);
        addAnswers(game, start);
        return;
      }
    }
  }

  private void addAnswers(ObjectNode game, String start) {
    for (JsonNode move : answer(game, start).get("moves")) {
      for (JsonNode reply : answer(game, move.path("leadsTo").stringValue("")).get("moves")) {
        if (reply.path("wins").booleanValue(false)) {
          var _ = answer(game, reply.path("leadsTo").stringValue(""));
          break;
        }
      }
    }
  }

  private static String title(ObjectNode game) {
    return game.path("game").stringValue("a game of a lesson");
  }

  private JsonNode answer(ObjectNode game, String position) {
    String key =
        game.has("rules") ? game.get("rules").stringValue() : game.get("game").stringValue();
    return known.computeIfAbsent(key + "\n" + position, named -> asked(game, position, named));
  }

  private JsonNode asked(ObjectNode game, String position, String named) {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    request.setAll(game);
    request.put("position", position);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    meter.check();
    Meter part = meter.part(Budget.ofBytes(meter.bytesLeft()));
    part.during(() -> {
      explore.work().answer(RequestBody.read(explore.fields(), request), part, out);
      return true;
    });
    ObjectNode answer = (ObjectNode) RequestBody.JSON.readTree(out.toByteArray());
    answer.remove("plan");
    answer.remove("statistics");
    answers.put(Fnv.of(named), RequestBody.JSON.writeValueAsBytes(answer));
    return answer;
  }
}
