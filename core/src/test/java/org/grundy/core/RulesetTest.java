package org.grundy.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a ruleset does that has only its options: Kayles on rows of pins, where the last pin wins
/// at once.
class RulesetTest {
  private static final Ruleset<Integer> KAYLES =
      (pins, sink) -> {
        for (int gone = 1; gone <= Math.min(2, pins); gone++) {
          for (int left = 0; left <= pins - gone; left++) {
            sink.accept(
                new Option<>(
                    Move.named(gone + " after " + left),
                    List.of(left, pins - gone - left),
                    pins == gone));
          }
        }
      };

  @Test
  void sumsOfOptionsAreThoseOfItsMoves() {
    List<List<Integer>> sums = new ArrayList<>();
    List<Boolean> endings = new ArrayList<>();
    KAYLES.optionSums(
        2,
        (sum, ends) -> {
          sums.add(sum);
          endings.add(ends);
        });
    assertThat(sums).containsExactly(List.of(0, 1), List.of(1, 0), List.of(0, 0));
    assertThat(endings).containsExactly(false, false, true);
  }

  @Test
  void aMoveLeadsToItsOption() {
    assertThat(KAYLES.after(5, Move.named("2 after 1")).sum()).containsExactly(1, 2);
    assertThat(KAYLES.after(1, Move.named("1 after 0")).ends()).isTrue();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> KAYLES.after(5, Move.named("3 after 0")))
        .withMessageContaining("3 after 0");
  }

  @Test
  void aPositionIsOneComponentThatStandsForItself() {
    assertThat(KAYLES.components(5)).containsExactly(5);
    assertThat(KAYLES.representative(5)).isEqualTo(5);
  }

  @Test
  void outcomesFollowFromValues() {
    assertThat(Outcome.ofValue(0)).isEqualTo(Outcome.P);
    assertThat(Outcome.ofValue(3)).isEqualTo(Outcome.N);
  }

  @Test
  void aMoveIsAtTheCellThatItChoosesOrLeaves() {
    Choice.Cell cell = Choice.Cell.of(7, 5);
    assertThat(cell).isEqualTo(new Choice.Cell(2, 3)).hasToString("row 2, column 3");
    assertThat(cell.index(5)).isEqualTo(7);
    assertThat(new Move(0, cell).at()).contains(cell);
    assertThat(new Move(0, new Choice.Placed(1, cell)).at()).contains(cell);
    assertThat(new Move(0, new Choice.Step(cell, Choice.Cell.of(0, 5))).at()).contains(cell);
    assertThat(Move.named("a").at()).isEmpty();
    assertThat(new Move(0, new Choice.Vertex(1)).at()).isEmpty();
  }
}
