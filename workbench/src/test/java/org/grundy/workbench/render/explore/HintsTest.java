package org.grundy.workbench.render.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.workbench.explore.Exploration;
import org.grundy.workbench.explore.Explorer;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a player sees and is told.
class HintsTest {
  private final Workbench workbench = new Workbench();

  private Exploration explore(String sum) {
    return new Explorer(workbench)
        .explore(
            workbench.sum(new TextSource("sum", sum), 1),
            Optional.empty(),
            new Meter(Budget.ofThisProcess()));
  }

  @Test
  void hintsComeInThreeSteps() {
    assertThat(Hints.byComponents(explore("nim 3 + 4 + 5")))
        .containsExactly(
            "You can win: 1 of 12 moves does. Ask again for where.",
            "Move in component A, 3, which is worth 3. Ask again for the move.",
            "A winning move: 2 stones from heap A.");
    assertThat(Hints.byComponents(explore("cram 1x3")))
        .containsExactly(
            "You can win: 2 of 2 moves do. Ask again for where.",
            "Move at the marked place. Ask again for the move.",
            "A winning move: a lying domino on a1 and b1.");
  }

  /// Where a theorem says which positions are lost, that is the hint.
  @Test
  void aTheoremIsAHint() {
    Exploration seen =
        new Explorer(workbench)
            .explore(
                workbench.sum(new TextSource("sum", "wythoff (20,3)"), 1).ofOutcome(),
                Optional.of("automaton"),
                new Meter(Budget.ofThisProcess()));
    assertThat(Hints.byComponents(seen).get(1))
        .isEqualTo(
            "Move to a position that is lost: those where min(a,b) = ⌊i·φ⌋, i = |a - b|. Ask again"
                + " for the move.");
  }

  /// On a terminal the positions of a sum have letters, and components have no names.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim 3 + 5; in position B, 5, which is worth 5.",
        "cram ...#.. + nim 4; in position B, 4, which is worth 4.",
        "cram ...#....; in the component ",
        "cram ...#.... + nim 1; in position A, in the component ",
      })
  void componentsAreNamedAsOnTheScreen(String sum, String words) {
    assertThat(Hints.byPositions(explore(sum)).get(1)).startsWith("Move " + words);
  }

  @Test
  void whoCannotWinIsToldSo() {
    assertThat(Hints.byComponents(explore("nim 3 + 3")))
        .containsExactly("You can only hope: against perfect play every move loses.");
  }

  /// A theorem names a winning move; the others were not looked at.
  @Test
  void whatIsNotSolvedMayWinToo() {
    Exploration seen =
        new Explorer(workbench)
            .explore(
                workbench.sum(new TextSource("sum", "cram 20x21"), 1),
                Optional.empty(),
                new Meter(new Budget(50, Duration.ofDays(1), 1L << 28)));
    assertThat(seen.moves()).anyMatch(move -> move.rated().isEmpty());
    assertThat(Hints.byComponents(seen).getFirst())
        .matches("You can win: at least \\d+ of [\\d,]+ moves does?\\. Ask again for where\\.");
  }

  @Test
  void theHintIsOneThatWins() {
    Exploration seen = explore("kayles 3 + 4 + 5");
    assertThat(Solving.outcome(seen.winningMove().orElseThrow().play())).isEqualTo(Outcome.P);
  }

  @Test
  void aBoardHasItsNamesAndAMarkedPlace() {
    assertThat(drawn("cram 2x10 + nim 3"))
        .isEqualTo(
            List.of(
                "  A: Cram",
                "      a  b  c  d  e  f  g  h  i  j",
                "  2  [.][.] .  .  .  .  .  .  .  .",
                "  1   .  .  .  .  .  .  .  .  .  .",
                "  B: Nim, a heap of 3"));
    assertThat(drawn("treblecross 10"))
        .isEqualTo(
            List.of(
                "      1   2   3   4   5   6   7   8   9  10",
                "     [.]  .   .   .   .   .   .   .   .   ."));
  }

  private List<String> drawn(String sum) {
    Exploration seen = explore(sum);
    return new BoardText(seen.sum(), Style.PLAIN).lines(Optional.of(seen.moves().getFirst()));
  }
}
