package org.grundy.web.api;

import java.io.OutputStream;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.web.lesson.Lessons;
import org.grundy.workbench.game.TextSource;
import tools.jackson.databind.node.ObjectNode;

/// A lesson that somebody writes, checked against what Grundy computes.
final class LessonOperation {
  private static final String TEXT = "text";
  private static final int LONGEST = 60_000;

  private final Lessons lessons;

  LessonOperation(Lessons lessons) {
    this.lessons = lessons;
  }

  Operation operation() {
    return new Operation(
        "lesson",
        "Reads a lesson and checks that its positions, answers and goals are what it says.",
        CommonFields.joined(
            List.of(new Field.Text(TEXT, LONGEST, "The lesson, in Markdown.")),
            CommonFields.OF_BUDGET),
        List.of(TEXT),
        List.of("lesson"),
        "{\"text\": \"# Copying\\n\\n## Two heaps\\n\\n```predict\\ngame nim\\nposition 3 + 3\\n"
            + "answer second\\n```\\n\"}",
        this::lesson);
  }

  private void lesson(RequestBody request, Meter meter, OutputStream out) {
    ObjectNode lesson =
        lessons.checked(new TextSource("lesson", request.requiredText(TEXT)), meter);
    meter.tell(() -> RequestBody.JSON.writeValue(out, lesson));
  }
}
