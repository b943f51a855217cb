package org.grundy.web.api;

import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.grundy.core.Meter;
import org.grundy.core.RatedMove;
import org.grundy.workbench.explore.Exploration;
import org.grundy.workbench.explore.Explorer;
import org.grundy.workbench.explore.Level;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A round of play: the player's move, if there is one, then Grundy's.
final class PlayOperation {
  private static final String MOVE = "move";
  private static final String SKILL = "skill";
  private static final String DRAW = "draw";

  private final Workbench workbench;
  private final Explorer explorer;

  PlayOperation(Workbench workbench, Explorer explorer) {
    this.workbench = workbench;
    this.explorer = explorer;
  }

  Operation operation() {
    return new Operation(
        "play",
        "Makes a move of the player, if one is given, and then one of Grundy.",
        CommonFields.joined(
            CommonFields.OF_POSITION,
            List.of(
                new Field.Whole(
                    MOVE, 0, Explorer.MOST_MOVES, "The `number` of the player's move in `moves`."),
                new Field.Choice(
                    SKILL,
                    Stream.of(Level.values()).map(PlayOperation::word).toList(),
                    "How many of its moves Grundy makes with care: 100, 90, 60 or 0 %; the others"
                        + " are drawn. A beginner sees one move ahead: it wins at once where it"
                        + " can, and lets nobody else do so."),
                new Field.Whole(
                    DRAW, 0, Long.MAX_VALUE, "Seed of what is drawn; the same gives the same."))),
        List.of(CommonFields.POSITION),
        List.of("played"),
        "{\"game\": \"kayles\", \"position\": \"3+4\", \"move\": 0, \"skill\": \"perfect\"}",
        this::play);
  }

  private void play(RequestBody request, Meter meter, OutputStream out) {
    SumRequest start = CommonFields.position(workbench, request);
    if (start.binds()) {
      throw new Refusal(
          422,
          "Not in turns",
          "a line of the game says `again` or `entails`, and here players move in turns",
          "analyse the position instead");
    }
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    OptionalLong number = request.whole(MOVE);
    if (number.isPresent()) {
      Exploration before = explorer.moves(start);
      SumMove move = chosen(before, number.getAsLong());
      start = move.play();
      node.set("yours", described(move));
      if (move.ends()) {
        over(node, start, "you");
        RequestBody.JSON.writeValue(out, node);
        return;
      }
    }
    SumRequest reached = start;
    Exploration seen = explorer.explore(reached, CommonFields.method(request), meter);
    meter.tell(() -> {
      answer(request, reached, seen, node);
      RequestBody.JSON.writeValue(out, node);
    });
  }

  private void answer(RequestBody request, SumRequest start, Exploration seen, ObjectNode node) {
    long draw = request.whole(DRAW).orElse(1);
    Optional<SumMove> move = level(request).opponent().choose(seen, draw);
    node.put("known", seen.answer().isPresent());
    if (move.isEmpty()) {
      requireOver(seen);
      over(node, start, seen.stuckPlayerWins() ? "grundy" : "you");
      return;
    }
    SumRequest after = move.get().play();
    node.set("grundy", described(move.get()));
    if (move.get().ends()) {
      over(node, after, "grundy");
      return;
    }
    Exploration next = explorer.moves(after);
    if (next.isOver()) {
      over(node, after, next.stuckPlayerWins() ? "you" : "grundy");
    } else {
      node.put("position", after.text());
      node.put("over", false);
    }
  }

  private static Level level(RequestBody request) {
    return Stream.of(Level.values())
        .filter(level -> request.text(SKILL).equals(Optional.of(word(level))))
        .findFirst()
        .orElse(Level.PERFECT);
  }

  private static String word(Level level) {
    return level.name().toLowerCase(Locale.ROOT);
  }

  private static SumMove chosen(Exploration seen, long number) {
    if (number >= seen.moves().size()) {
      throw Refusal.malformed(
          "there is no move number " + number,
          "there are " + seen.moves().size() + ", counted from 0");
    }
    return seen.moves().get((int) number);
  }

  private static void requireOver(Exploration seen) {
    if (!seen.isOver()) {
      throw new Refusal(
          422, "Too large", "the position is too large to be played move by move", "");
    }
  }

  private static void over(ObjectNode node, SumRequest position, String winner) {
    node.put("position", position.text());
    node.put("over", true);
    node.put("winner", winner);
  }

  private static ObjectNode described(SumMove move) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("move", move.name());
    node.put("words", move.words());
    node.put("summand", move.summand() + 1);
    move.move().at().ifPresent(at -> node.putArray("at").add(at.row()).add(at.column()));
    move.rated().ifPresent(rated -> describe(rated, node));
    return node.put("leadsTo", move.play().text());
  }

  private static void describe(RatedMove rated, ObjectNode node) {
    rated.value().ifPresent(value -> node.put("value", value));
    node.put("wins", rated.wins());
  }
}
