package org.grundy.workbench.derived;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.derived.Derivation.SymmetryFact;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Everything that a plan says before it solves, on all small boards of the catalogue's games.
class DerivationTest {
  private static final int MOST_BOARDS = 800;

  private static GameRules rules(String name) {
    return new Workbench().game(name).rules();
  }

  private static GameRules game(String lines) {
    return RulesParser.parse("test", "game  Test\n" + lines.replace("; ", "\n") + "\n");
  }

  private static Derivation derive(GameRules rules, String position) {
    return Derivation.of(new Problem(rules, PositionText.parse(rules, "test", position, 1)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cram",
        "darkraft",
        "bacterial",
        "treblecross",
        "../examples/grid-kayles.game",
        "../examples/queens.game",
        "../examples/trominoes.game",
        "../examples/three-in-a-row.game",
        "../examples/misere-cram.game"
      })
  void allSmallBoards(String name) {
    GameRules rules = rules(name);
    Map<GridPosition, Integer> longest = new HashMap<>();
    boolean strip = rules.board() == Board.Cells.STRIP;
    for (GridPosition board : boards(rules, strip ? 1 : 2, strip ? 6 : 3)) {
      Problem problem = new Problem(rules, List.of(board));
      Derivation derived = Derivation.of(problem);
      Solution solution = solved(problem);
      String shown = PositionText.format(rules, board);
      assertThat((long) longest(board, GridRuleset.of(rules), longest))
          .as(shown)
          .isLessThanOrEqualTo(derived.bounds().longestPlay().orElseThrow());
      derived
          .decided()
          .ifPresent(
              decided -> assertThat(solution.outcome()).as(shown).isEqualTo(decided.outcome()));
      if (rules.play() == Play.NORMAL) {
        assertThat(solution.value().orElse(0))
            .as(shown)
            .isLessThanOrEqualTo(derived.bounds().value().orElseThrow());
      } else {
        assertThat(derived.bounds().value()).as(shown).isEmpty();
      }
    }
  }

  private static Solution solved(Problem problem) {
    return Planner.standard()
        .decide(problem, Optional.empty())
        .plan()
        .solve(new Meter(Budget.ofThisProcess()));
  }

  private static int longest(
      GridPosition board, GridRuleset ruleset, Map<GridPosition, Integer> known) {
    Integer found = known.get(board);
    if (found == null) {
      int[] most = {0};
      ruleset.optionSums(
          board,
          (option, ends) ->
              most[0] =
                  Math.max(most[0], 1 + (ends ? 0 : longest(option.getFirst(), ruleset, known))));
      found = most[0];
      known.put(board, found);
    }
    return found;
  }

  /// Every board of this size, or of fewer columns where there are too many.
  private static List<GridPosition> boards(GameRules rules, int rows, int columns) {
    int glyphs = rules.cells().size();
    int count = 1;
    for (int cell = 0; cell < rows * columns; cell++) {
      count *= glyphs;
    }
    if (count > MOST_BOARDS) {
      return boards(rules, rows, columns - 1);
    }
    List<GridPosition> boards = new ArrayList<>();
    for (int code = 0; code < count; code++) {
      byte[] cells = new byte[rows * columns];
      int rest = code;
      for (int cell = 0; cell < cells.length; cell++) {
        cells[cell] = (byte) (rest % glyphs);
        rest /= glyphs;
      }
      boards.add(GridPosition.wrap(rows, columns, cells));
    }
    return boards;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cram; 4x4; P",
        "cram; 3x3; ?",
        "cram; 2x3 + 2x3; P",
        "cram; 2x3 + 3x2; P",
        "../examples/grid-kayles.game; 4x6; P",
        "../examples/grid-kayles.game; 3x4; ?",
        "darkraft; ..|..; P",
        "../examples/misere-cram.game; ##|#.; N",
        "../examples/misere-cram.game; 2x2; ?",
        "treblecross; XXX.; P",
        "kayles; 7 + 7; P",
        "kayles; 7; ?",
        "wythoff; (3,5) + (3,5); P"
      })
  void decidesByTheorems(String name, String position, String outcome) {
    GameRules rules = rules(name);
    Derivation derived = derive(rules, position);
    assertThat(derived.decided().map(decided -> decided.outcome().name()).orElse("?"))
        .isEqualTo(outcome);
    if (!outcome.equals("?")) {
      Problem problem = new Problem(rules, PositionText.parse(rules, "test", position, 1));
      assertThat(solved(problem).outcome().name()).isEqualTo(outcome);
    }
  }

  @Test
  void namesTheSymmetries() {
    assertThat(derive(rules("darkraft"), "RL|LR").symmetries())
        .extracting(SymmetryFact::name)
        .containsExactlyInAnyOrder("identity", "half turn", "main diagonal", "other diagonal");
    assertThat(derive(rules("treblecross"), "X..X.").symmetries())
        .containsExactly(
            new SymmetryFact("identity", true, true), new SymmetryFact("left-right", true, false));
    assertThat(derive(rules("cram"), "2x3").symmetries())
        .filteredOn(symmetry -> !symmetry.keepsShape())
        .extracting(SymmetryFact::name)
        .containsExactlyInAnyOrder(
            "quarter turn clockwise",
            "quarter turn anticlockwise",
            "main diagonal",
            "other diagonal");
    GameRules right = game("board grid; cells . #; move  [ . . ] -> [ # . ]; start fill .");
    assertThat(derive(right, "2x3").symmetries())
        .extracting(SymmetryFact::name)
        .containsExactly("identity", "top-bottom");
  }

  @Test
  void saysWhatGlyphsBecomeAndWhichAreFinal() {
    GameRules candles = game("board strip; cells I i .; move  I -> i; move  i -> .; start fill I");
    assertThat(derive(candles, "3").glyphs())
        .containsExactly(
            new Derivation.GlyphFact("I", List.of("i", "."), Optional.of(2)),
            new Derivation.GlyphFact("i", List.of("."), Optional.of(1)),
            new Derivation.GlyphFact(".", List.of(), Optional.of(0)));
    assertThat(derive(candles, "3").bounds().longestPlay()).hasValue(6);
  }

  @Test
  void countsComponentsByKind() {
    Derivation derived = derive(rules("cram"), "..#..|..#..");
    assertThat(derived.components().count()).hasValue(2);
    assertThat(derived.components().kinds()).hasSize(1);
    assertThat(derived.components().kinds().getFirst().times()).isEqualTo(2);
    assertThat(derived.components().kinds().getFirst().cells()).isEqualTo(4);
    assertThat(derived.bounds().longestPlay()).hasValue(4);
    assertThat(derived.bounds().value()).hasValue(3);
  }

  @Test
  void saysToWhichGameValuesBelong() {
    assertThat(derive(rules("treblecross"), "5").values()).contains("safe-move game");
    assertThat(derive(rules("../examples/misere-cram.game"), "2x2").values()).contains("misère");
    assertThat(derive(rules("cram"), "2x2").values()).contains("normal play");
  }

  @Test
  void isBoundedOnHugeBoards() {
    for (Position huge :
        List.of(
            GridPosition.wrap(1500, 1500, new byte[2_250_000]),
            GridPosition.wrap(1, 1 << 21, new byte[1 << 21]))) {
      Derivation derived = Derivation.of(new Problem(rules("bacterial"), List.of(huge)));
      assertThat(derived.components().count()).isEmpty();
      assertThat(derived.bounds().longestPlay()).hasValue(((GridPosition) huge).size());
    }
  }
}
