package org.grundy.web.lesson;

import java.util.function.Supplier;
import org.grundy.core.InputException;
import org.grundy.web.lesson.Exercise.Line;
import org.grundy.web.lesson.Goal.Word;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;

/// The games and positions that the lines of a lesson name.
final class LessonBoards {
  /// The game of [Goal#BITS].
  static final String NIM = "nim";

  private static final long MOST_CELLS = 2_500;

  private final Workbench workbench;

  LessonBoards(Workbench workbench) {
    this.workbench = workbench;
  }

  /// The game of an exercise.
  ///
  /// @throws InputException if there is none, or the rules that the lesson defines are bad
  Game game(Exercise exercise) {
    if (exercise.rules().isPresent()) {
      Line name = exercise.required(Word.GAME);
      return inLesson(
          name,
          "the rules of " + name.text() + ", line %d: ",
          () -> workbench.game(new TextSource(name.text(), exercise.rules().get())));
    }
    return exercise
        .line(Word.GAME)
        .map(name -> inLesson(name, "", () -> workbench.gameWithoutFiles(name.text())))
        .orElseGet(() -> workbench.gameWithoutFiles(NIM));
  }

  /// A position of that game.
  ///
  /// @throws InputException if it is none, at its place in the lesson
  SumRequest position(Game game, Line line) {
    try {
      return workbench.sumWithoutFiles(
          game, new TextSource("position", line.text()), 1, MOST_CELLS);
    } catch (InputException fault) {
      throw line.within(fault);
    }
  }

  /// A fault is told at the line that leads to it; what has a line of its own says so.
  private static <T> T inLesson(Line line, String where, Supplier<T> found) {
    try {
      return found.get();
    } catch (InputException fault) {
      String place =
          where.isEmpty() ? "" : fault.place().map(at -> where.formatted(at.line())).orElse("");
      throw line.fault(place + fault.problem(), fault.cure());
    }
  }
}
