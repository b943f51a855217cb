package org.grundy.web.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.Workbench;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The lessons that come with Grundy, one Markdown file each, and those that others write.
public final class Lessons {
  private static final String FOLDER = "/org/grundy/web/lessons/";

  /// The file that names the lessons, in the order in which they are best gone through.
  private static final String ORDER = "lessons.txt";

  private static final String PUZZLES = "puzzles.tsv";

  private final Workbench workbench;

  public Lessons(Workbench workbench) {
    this.workbench = workbench;
  }

  /// The names of the lessons, in order.
  public List<String> names() {
    return file(ORDER).orElseThrow().lines().toList();
  }

  /// What there is: `{"lessons": [{"name", "title", "summary", "tasks"}]}`.
  public ObjectNode list() {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    ArrayNode lessons = node.putArray("lessons");
    for (String name : names()) {
      ObjectNode lesson = lessons.addObject().put("name", name);
      lesson.setAll(LessonJson.heading(read(source(name).orElseThrow())));
    }
    return node;
  }

  /// A lesson that comes with Grundy, with its `text`; empty where there is none of that name.
  public Optional<ObjectNode> lesson(String name) {
    return source(name)
        .map(source ->
            new LessonJson(workbench)
                .of(read(source))
                .put("name", name)
                .put("text", source.text()));
  }

  /// A lesson that somebody wrote.
  ///
  /// @param meter counts the work of solving its positions
  /// @throws InputException at the first fault, with its line
  public ObjectNode checked(TextSource text, Meter meter) {
    Lesson lesson = read(text);
    new LessonCheck(workbench, meter).check(lesson);
    return new LessonJson(workbench).of(lesson);
  }

  /// Positions in which exactly one move wins: `{"puzzles": [{"game", "position", "level"}]}`.
  public static ObjectNode puzzles() {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    ArrayNode puzzles = node.putArray("puzzles");
    file(PUZZLES)
        .orElseThrow()
        .lines()
        .map(line -> line.split("\t", -1))
        .forEach(row ->
            puzzles.addObject().put("level", row[0]).put("game", row[1]).put("position", row[2]));
    return node;
  }

  /// The text of a lesson that comes with Grundy.
  Optional<TextSource> source(String name) {
    return Optional.of(name)
        .filter(names()::contains)
        .flatMap(known -> file(known + ".md"))
        .map(text -> new TextSource(name, text));
  }

  static Lesson read(TextSource source) {
    return LessonReader.read(source);
  }

  private static Optional<String> file(String name) {
    try (InputStream in = Lessons.class.getResourceAsStream(FOLDER + name)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
