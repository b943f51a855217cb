package org.grundy.web.lesson;

import org.grundy.web.lesson.Exercise.Line;
import org.grundy.web.lesson.Goal.Word;
import org.grundy.web.prose.Prose;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.request.Workbench;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A lesson as JSON: texts as HTML, positions as the explorer writes them.
final class LessonJson {
  private final LessonBoards boards;

  LessonJson(Workbench workbench) {
    this.boards = new LessonBoards(workbench);
  }

  ObjectNode of(Lesson lesson) {
    ObjectNode node = heading(lesson);
    ArrayNode pages = node.putArray("pages");
    for (Lesson.Page page : lesson.pages()) {
      ArrayNode parts = pages.addObject().put("title", page.title()).putArray("parts");
      page.parts().forEach(part -> parts.add(part(part)));
    }
    return node;
  }

  /// What a list of lessons tells of one.
  static ObjectNode heading(Lesson lesson) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("title", lesson.title())
        .put("summary", lesson.summary())
        .put("tasks", lesson.exercises().filter(exercise -> exercise.goal().isTask()).count());
  }

  private ObjectNode part(Part part) {
    return switch (part) {
      case Part.Told told -> JsonNodeFactory.instance.objectNode().put("html", told.html());
      case Exercise exercise -> exercise(exercise);
    };
  }

  private ObjectNode exercise(Exercise exercise) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("goal", exercise.goal().word());
    switch (exercise.goal()) {
      case MISSING ->
          exercise
              .line(Word.VALUES)
              .ifPresent(_ -> LessonCheck.values(exercise).forEach(node.withArray("values")::add));
      case WRITE -> write(exercise, node);
      default -> {}
    }
    if (exercise.line(Word.POSITION).isPresent()) {
      board(exercise, node);
    }
    for (Word word : new Word[] {Word.OF, Word.FIRST}) {
      exercise.line(word).ifPresent(line -> node.put(word.word(), line.text()));
    }
    if (exercise.goal() == Goal.BOARD) {
      node.put("shown", exercise.line(Word.VALUES).isPresent());
    }
    for (Word word : new Word[] {Word.ASK, Word.RIGHT, Word.WRONG, Word.HINT}) {
      exercise.line(word).ifPresent(line -> node.put(word.word(), Prose.html(line.text())));
    }
    return node;
  }

  private void board(Exercise exercise, ObjectNode node) {
    Game game = boards.game(exercise);
    node.put("title", boards.position(game, exercise.required(Word.POSITION)).title());
    exercise
        .rules()
        .ifPresentOrElse(
            rules -> node.put("rules", rules),
            () ->
                node.put(
                    "game", exercise.line(Word.GAME).map(Line::text).orElse(LessonBoards.NIM)));
    ArrayNode positions = node.putArray("positions");
    exercise.all(Word.POSITION).forEach(line -> positions.add(boards.position(game, line).text()));
    if (exercise.goal() == Goal.WATCH) {
      ArrayNode steps = node.putArray("steps");
      for (Line line : exercise.all(Word.THEN)) {
        String[] said = line.text().split(" : ", 2);
        steps
            .addObject()
            .put("position", boards.position(game, LessonCheck.stepOf(line)).text())
            .put("html", said.length > 1 ? Prose.html(said[1]) : "");
      }
    }
  }

  private static void write(Exercise exercise, ObjectNode node) {
    String[] sides = exercise.required(Word.REACH).text().split("=", -1);
    node.put("rules", exercise.required(Word.RULES).text());
    node.putObject("reach")
        .put("position", sides[0].strip())
        .put("value", Long.parseLong(sides[1].strip()));
  }
}
