package org.grundy.web.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.explore.Exploration;
import org.grundy.workbench.explore.Explorer;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The lessons claim nothing but what Grundy computes, and say what is wrong with those of others.
class LessonsTest {
  private static final Workbench WORKBENCH = new Workbench();
  private static final Lessons LESSONS = new Lessons(WORKBENCH);

  static Stream<String> names() {
    return LESSONS.names().stream();
  }

  private static Meter meter() {
    return new Meter(new Budget(Long.MAX_VALUE, Duration.ofSeconds(20), 256L << 20));
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyPositionAndEveryAnswerIsWhatGrundyComputes(String name) {
    TextSource source = LESSONS.source(name).orElseThrow();
    ObjectNode lesson = LESSONS.checked(source, meter());
    assertThat(lesson.get("tasks").intValue()).as(name).isGreaterThan(3);
    assertThat(LESSONS.lesson(name).orElseThrow().get("pages")).isEqualTo(lesson.get("pages"));
    long answers = source.text().lines().filter(line -> line.startsWith("answer ")).count();
    long asked =
        Lessons.read(source)
            .exercises()
            .filter(
                exercise -> Set.of(Goal.PREDICT, Goal.MISSING, Goal.BITS).contains(exercise.goal()))
            .count();
    assertThat(answers).as("every answer is claimed").isEqualTo(asked);
  }

  @Test
  void inEveryPuzzleOneMoveWinsAndNoOther() {
    Explorer explorer = new Explorer(WORKBENCH);
    JsonNode puzzles = Lessons.puzzles().get("puzzles");
    assertThat(puzzles.size()).isGreaterThan(100);
    for (JsonNode puzzle : puzzles) {
      String position = puzzle.get("position").stringValue();
      SumRequest sum =
          WORKBENCH.sumWithoutFiles(
              WORKBENCH.gameWithoutFiles(puzzle.get("game").stringValue()),
              new TextSource("position", position),
              1,
              100);
      Exploration seen = explorer.explore(sum, Optional.empty(), meter());
      assertThat(sum.text()).isEqualTo(position);
      assertThat(seen.everyMove()).isTrue();
      assertThat(seen.moves()).as(puzzle.toString()).hasSizeGreaterThan(2);
      assertThat(seen.moves().stream().filter(SumMove::wins)).as(puzzle.toString()).hasSize(1);
    }
  }

  @Test
  void thereAreEight() {
    assertThat(names()).hasSize(8);
    assertThat(LESSONS.lesson("../lessons/copying")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''| 1 | a lesson begins with its title",
        "# A| 1 | has no page",
        "# A;;## B;;# C| 5 | one title",
        "# A;;## B;;```predit;game nim;```| 5 | `predit` is no goal",
        "# A;;```predict;game nim;```| 3 | stands on a page",
        "# A;;## B;;```predict;game nim;```| 5 | lacks `position`",
        "# A;;## B;;```predict;game nimm;position 3;```| 6 | no game called `nimm`",
        "# A;;## B;;```predict;game cram;position 2y3;```| 7 | ",
        "# A;;## B;;```predict;game nim;positon 3;```| 7 | `positon` is no line of `predict`",
        "# A;;## B;;```predict;game nim;position 3;answer second;```| 8 | Grundy finds `first`",
        "# A;;## B;;```find;game nim;position 3 + 3;```| 7 | no move wins here",
        "# A;;## B;;```play;game nim;position 3;first grundy;```| 7 | whoever begins wins here",
        "# A;;## B;;```watch;game nim;position 3;then 3 : Nothing.;```| 8 | is no move from `3`",
        "# A;;## B;;```missing;values 0 one;```| 6 | `one` is no value",
        "# A;;## B;;```missing;values 0 1;answer 3;```| 7 | Grundy finds `2`",
        "# A;;## B;;```bits;position 3 + x;```| 6 | no sum of up to eight heaps",
        "# A;;```rules m;game  M;board heap n;move  n -> n - k where 1 <= k;play  misere;```;;##"
            + " B;;```predict;game m;position 3;of value;```| 14 | have no values",
        "# A;;## B;;```find;game cram;position 9x11;```| 7 | was not solved",
        "# A;;## B;;```write;reach 3 = 3;rules;game  A;board heap n;move  n -> n - k where 1 <="
            + " k;```| 6 | reached before",
        "# A;;```rules own;game  Own;bord heap;```;;## B;;```board;game own;position 3;```"
            + "| 11 | the rules of own, line 2",
      })
  void whatIsWrongIsToldWithItsLine(String text, int line, String problem) {
    Meter moment = new Meter(new Budget(Long.MAX_VALUE, Duration.ofMillis(300), 64L << 20));
    TextSource source = new TextSource("lesson", text.replace(';', '\n'));
    assertThatThrownBy(() -> LESSONS.checked(source, moment))
        .isInstanceOfSatisfying(
            InputException.class,
            fault -> {
              assertThat(fault.problem()).contains(problem == null ? "" : problem);
              assertThat(fault.place().orElseThrow().line()).as(fault.problem()).isEqualTo(line);
            });
  }
}
