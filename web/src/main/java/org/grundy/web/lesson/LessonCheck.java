package org.grundy.web.lesson;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.web.lesson.Exercise.Line;
import org.grundy.web.lesson.Goal.Word;
import org.grundy.workbench.explore.Exploration;
import org.grundy.workbench.explore.Explorer;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;

/// Checks a lesson against what Grundy computes: every position is one and is solved in time, every
/// answer is right, every goal can be reached.
final class LessonCheck {
  private static final String FIRST = "first";
  private static final String SECOND = "second";

  private final Workbench workbench;
  private final LessonBoards boards;
  private final Explorer explorer;
  private final Meter meter;

  /// @param meter counts the work of all positions
  LessonCheck(Workbench workbench, Meter meter) {
    this.workbench = workbench;
    this.boards = new LessonBoards(workbench);
    this.explorer = new Explorer(workbench);
    this.meter = meter;
  }

  /// @throws InputException at the first fault, with its place in the lesson
  void check(Lesson lesson) {
    lesson.exercises().forEach(this::check);
  }

  private void check(Exercise exercise) {
    requireOneOf(exercise, Word.OF, "winner", "value");
    requireOneOf(exercise, Word.FIRST, "you", "grundy");
    switch (exercise.goal()) {
      case BOARD -> boards.position(boards.game(exercise), exercise.required(Word.POSITION));
      case WATCH -> checkWatch(exercise);
      case PREDICT -> checkPredict(exercise);
      case FIND -> requireWinner(exercise, Outcome.N, "no move wins here");
      case PLAY -> checkPlay(exercise);
      case MISSING -> checkMissing(exercise);
      case UNCOVER ->
          exercise.all(Word.POSITION).forEach(line -> value(boards.game(exercise), line));
      case BITS -> checkBits(exercise);
      case WRITE -> checkWrite(exercise);
    }
  }

  private static void requireOneOf(Exercise exercise, Word word, String one, String other) {
    exercise
        .line(word)
        .filter(line -> !line.text().equals(one) && !line.text().equals(other))
        .ifPresent(line -> {
          throw line.fault(
              "`%s` is followed by `%s` or `%s`, and here is `%s`"
                  .formatted(word.word(), one, other, line.text()),
              "write `%s %s`".formatted(word.word(), one));
        });
  }

  /// Each step is a move.
  private void checkWatch(Exercise exercise) {
    Game game = boards.game(exercise);
    SumRequest now = boards.position(game, exercise.required(Word.POSITION));
    for (Line line : exercise.all(Word.THEN)) {
      Exploration seen = explorer.moves(now);
      SumRequest next = boards.position(game, stepOf(line));
      if (seen.moves().stream()
          .map(SumMove::play)
          .map(SumRequest::text)
          .noneMatch(next.text()::equals)) {
        String options =
            String.join(
                ", ",
                seen.moves().stream()
                    .map(move -> "`" + move.play().text() + "`")
                    .distinct()
                    .limit(6)
                    .toList());
        throw line.fault(
            "`%s` is no move from `%s`".formatted(next.text(), now.text()),
            options.isEmpty() ? "the game is over there" : "moves lead to " + options);
      }
      now = next;
    }
  }

  /// The position of a step; what is told of it stands behind a colon.
  static Line stepOf(Line line) {
    return new Line(line.text().split(" : ", 2)[0].strip(), line.place());
  }

  private void checkPredict(Exercise exercise) {
    Line position = exercise.required(Word.POSITION);
    SolvedSum answer = solved(boards.game(exercise), position);
    boolean ofValue = exercise.line(Word.OF).filter(of -> of.text().equals("value")).isPresent();
    requireAnswer(
        exercise, ofValue ? "" + valueOf(answer, position) : winner(answer.outcome(), position));
  }

  private static String winner(Outcome outcome, Line position) {
    return switch (outcome) {
      case N -> FIRST;
      case P -> SECOND;
      case DRAW ->
          throw position.fault("nobody wins here: it is a draw", "choose another position");
    };
  }

  private static void requireAnswer(Exercise exercise, String right) {
    exercise
        .line(Word.ANSWER)
        .filter(line -> !line.text().equals(right))
        .ifPresent(line -> {
          throw line.fault(
              "the answer is not `%s`: Grundy finds `%s`".formatted(line.text(), right),
              "write `answer %s`, or leave the line out".formatted(right));
        });
  }

  private void checkPlay(Exercise exercise) {
    boolean isYours = exercise.line(Word.FIRST).map(Line::text).orElse("you").equals("you");
    requireWinner(
        exercise,
        isYours ? Outcome.N : Outcome.P,
        isYours ? "whoever begins loses here" : "whoever begins wins here, and that is Grundy");
  }

  private void requireWinner(Exercise exercise, Outcome wanted, String otherwise) {
    Line position = exercise.required(Word.POSITION);
    if (solved(boards.game(exercise), position).outcome() != wanted) {
      throw position.fault(
          otherwise + ", so that the goal cannot be reached",
          exercise.goal() == Goal.PLAY
              ? "change `first`, or the position"
              : "choose another position");
    }
  }

  private void checkMissing(Exercise exercise) {
    List<Long> values = values(exercise);
    Optional<Line> position = exercise.line(Word.POSITION);
    long least =
        Stream.iterate(0L, n -> n + 1).filter(n -> !values.contains(n)).findFirst().orElseThrow();
    requireAnswer(
        exercise, "" + position.map(line -> value(boards.game(exercise), line)).orElse(least));
  }

  /// The values of a line of numbers.
  ///
  /// @throws InputException if it holds something else
  static List<Long> values(Exercise exercise) {
    return exercise.line(Word.VALUES).stream()
        .flatMap(line ->
            Stream.of(line.text().split("[ ,]+", -1))
                .map(number -> {
                  if (!number.matches("[0-9]{1,3}")) {
                    throw line.fault(
                        "`" + number + "` is no value", "values are numbers, such as `0 1 3`");
                  }
                  return Long.valueOf(number);
                }))
        .toList();
  }

  private void checkBits(Exercise exercise) {
    Line line = exercise.required(Word.POSITION);
    if (!line.text().matches("\\d{1,2}( \\+ \\d{1,2}){0,7}")) {
      throw line.fault(
          "`" + line.text() + "` is no sum of up to eight heaps below 100", "write `3 + 5 + 6`");
    }
    requireAnswer(exercise, "" + value(boards.game(exercise), line));
  }

  private void checkWrite(Exercise exercise) {
    Line reach = exercise.required(Word.REACH);
    String[] sides = reach.text().split("=", -1);
    if (sides.length != 2 || !sides[1].strip().matches("[0-9]{1,9}")) {
      throw reach.fault(
          "`reach` says which position is to have which value", "write `reach 3x3 = 0`");
    }
    Line rules = exercise.required(Word.RULES);
    OptionalLong value;
    try {
      Game game = workbench.game(new TextSource("rules", rules.text()));
      value = OptionalLong.of(value(game, new Line(sides[0].strip(), reach.place())));
    } catch (InputException unfinished) {
      value = OptionalLong.empty();
    }
    if (value.equals(OptionalLong.of(Long.parseLong(sides[1].strip())))) {
      throw reach.fault("the goal is reached before anything is written", "choose another value");
    }
  }

  private long value(Game game, Line line) {
    return valueOf(solved(game, line), line);
  }

  private static long valueOf(SolvedSum answer, Line line) {
    return answer
        .value()
        .orElseThrow(() ->
            line.fault("positions of this game have no values, only winners", "ask who wins"));
  }

  private SolvedSum solved(Game game, Line line) {
    SumRequest sum = boards.position(game, line);
    try {
      return workbench.begin(sum, Optional.empty(), meter).finish();
    } catch (BudgetSpentException spent) {
      throw line.fault(
          "`" + sum.text() + "` was not solved " + spent.ending().text(),
          "choose a smaller position");
    }
  }
}
