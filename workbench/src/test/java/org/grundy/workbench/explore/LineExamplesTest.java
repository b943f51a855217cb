package org.grundy.workbench.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Each line of moves has an example, which is a move of that line.
class LineExamplesTest {
  private final Workbench workbench = new Workbench();
  private final LineExamples examples = new LineExamples(workbench);

  static Stream<String> games() {
    return new Workbench().games().stream().map(entry -> entry.name());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyLineOfTheCatalogueIsShown(String name) {
    Game game = workbench.gameWithoutFiles(name);
    List<LineExamples.Line> lines = examples.of(game);
    assertThat(lines.isEmpty()).isEqualTo(game.rules().board() instanceof Board.Tiling);
    for (LineExamples.Line line : lines) {
      if (game.rules().play() == Play.BESIDE) {
        assertThat(line.move()).as("no move where nothing stands beside it").isEmpty();
        continue;
      }
      assertThat(line.move().orElseThrow().move().rule()).isEqualTo(line.line());
      assertThat(line.move().orElseThrow().play().text())
          .isNotEqualTo(line.move().orElseThrow().before().text());
    }
  }

  @Test
  void aLineThatCanDoNothingHasNoExample() {
    Game game =
        workbench.game(
            new TextSource(
                "rules",
                "game T\nboard strip\ncells a b c\nmove [ a b ] -> [ a c ]\nmove b -> c\n"));
    assertThat(examples.of(game).getFirst().move().orElseThrow().before().text()).isEqualTo("ab");
    Game never =
        workbench.game(
            new TextSource("rules", "game T\nboard heap\nmove n -> n - 1 where n >= 500\n"));
    assertThat(examples.of(never).getFirst().move()).isEmpty();
  }
}
