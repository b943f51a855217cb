package org.grundy.rules.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.grundy.core.InputException;
import org.grundy.core.name.Nearest;
import org.grundy.rules.text.game.RulesParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeantTest {
  private static final List<String> COMMANDS =
      List.of("solve", "plan", "contest", "tile", "verify");
  private static final List<String> WORDS = List.of("N", "NE", "mirror", ">=", "=", "heap");

  @ParameterizedTest
  @CsvSource({"slove,solve", "tyle,tile", "Solve,solve", "verfiy,verify", "contests,contest"})
  void suggestsWhatIsNear(String word, String near) {
    assertThat(Nearest.of(word, COMMANDS)).contains(near);
  }

  @ParameterizedTest
  @CsvSource({"completion", "nosuch", "help", "xy", "s", "l", "version", "''"})
  void suggestsNothingFar(String word) {
    assertThat(Nearest.of(word, COMMANDS)).isEmpty();
  }

  /// What cannot be said, or is said in another way, is told whatever stands near.
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "board strip; cells H T; move [ H T ] -> [ T H ] mirror ~ a piece that moves is a token",
        "board strip; cells H T; move [ H T ] -> [ T H ] mirror ~ `drawn o`",
        "board grid; cells o .; move [ o . ] -> [ . o ] rotate ~ over . blocked`",
        "board grid; cells . #; token @ step E S over . : delete left ~ tokens on `board graph`",
        "board heap; move n -> n - k where k <= sqrt(n), k >= 1 ~ `k*k <= n` instead of",
        "board heap; move n -> floor(n/2) where n >= 1 ~ rounded down already: `n / 2`",
        "board heap; move n -> ceil(n/2) where n >= 2 ~ `(n + 1) / 2`",
        "board heap; move n -> abs(n - 3) ~ max(a - b, b - a)",
        "board heap; move n -> mod(n,3) ~ what a division leaves is `n % k`",
        "board graph; move vertex v : add edge ~ joins a pair of vertices",
        "board graph; move edge u-v : delete edge, join u ~ joins a pair of vertices",
        "board graph; add edge u-v ~ joins a pair of vertices",
        "board heap; take 1..3 repeat ~ ends in `again`",
        "board heap; take 1..3; misere ~ is a line: play  misere",
        "board heap; remove 1..3 ~ by a `take` line: take  1..3",
        "board heap; move 1 2 3 ~ for example: take  1..3",
        "board heap; move n -> n - 1 if n > 3 ~ stands behind `where`",
        "board heap; move n -> n - {1,3,4} ~ where k in {1,3..5}",
        "board graph; move vertex v : remove v ~ did you mean `delete`?",
        "board torus; cells . Q; move . -> Q ~ a row whose ends meet is `board ring`",
        "board grid; cells . Q; move queen . -> Q ~ name of a line is followed by `:`",
        "heap n; board heap; take 1..3 ~ did you mean `board heap`?",
        "board heap; again where n = 2 ~ ends in `again`",
        "board strip; cells . X; move . -> X pass ~ no move is passed",
        "board strip; cells 0-9; move [ $a ] -> [ $b ] where b < a ~ did you mean `0..9`?",
        "board strip; cells 0..9; move $a -> $b where b < a ~ variables stand in patterns",
        "board strip; cells 0..9; move [ $a ] -> [ $b ] where $b < $a ~ without `$`",
        "board strip; cells 0..9; move [ n ] -> [ m ] where m < n ~ numbers of cells have names",
        "board strip; cells 0..3; move [ $n ] -> [ $n - 1 ] ~ numbers of cells have names",
        "board heap; take fibonacci ~ `recurrence 1 2 by 1 1`",
        "board heap; move n -> n - k where k in lucas ~ `recurrence 1 3 by 1 1`",
        "board heap; take multiples of 4 ~ `sums of 3`",
      })
  void whatCannotBeSaidIsTold(String lines, String words) {
    assertThatThrownBy(
            () -> RulesParser.parse("test", "game T\n" + lines.replace("; ", "\n") + "\n"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(words);
  }

  @ParameterizedTest
  @CsvSource({"up,N", "reflect,mirror", "==,=", "=>,>=", "pile,heap", "miror,mirror"})
  void knowsOtherNames(String word, String meant) {
    assertThat(Meant.cure(word, WORDS)).isEqualTo("did you mean `" + meant + "`?");
  }
}
