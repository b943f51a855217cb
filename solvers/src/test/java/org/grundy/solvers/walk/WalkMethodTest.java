package org.grundy.solvers.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.solvers.walk.TokenGames.BOARD_AND_PIECE;
import static org.grundy.solvers.walk.TokenGames.board;
import static org.grundy.solvers.walk.TokenGames.byDefinition;
import static org.grundy.solvers.walk.TokenGames.game;
import static org.grundy.solvers.walk.TokenGames.glyphs;
import static org.grundy.solvers.walk.TokenGames.meter;
import static org.grundy.solvers.walk.TokenGames.options;
import static org.grundy.solvers.walk.TokenGames.random;
import static org.grundy.solvers.walk.TokenGames.slide;
import static org.grundy.solvers.walk.TokenGames.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import org.grundy.core.Choice;
import org.grundy.core.Component;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Move;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.MoveNames;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.solvers.Method;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.junit.jupiter.api.Test;

class WalkMethodTest {
  private static final WalkMethod WALK = new WalkMethod();

  private static Plan plan(GameRules rules, Position... sum) {
    Method.Verdict verdict = WALK.consider(new Problem(rules, List.of(sum)));
    assertThat(verdict).isInstanceOf(Method.Verdict.Sound.class);
    return ((Method.Verdict.Sound) verdict).plan();
  }

  private static Solution solve(GameRules rules, Position... sum) {
    return plan(rules, sum).solve(meter());
  }

  private static List<RatedMove> moves(Solution solution) {
    List<RatedMove> moves = new ArrayList<>();
    solution.moves(moves::add);
    return moves;
  }

  private static String because(GameRules rules, Position position) {
    return WALK.consider(new Problem(rules, List.of(position)))
            instanceof Method.Verdict.Unsound unsound
        ? unsound.because()
        : "sound";
  }

  /// The samples of AtCoder ARC 038 B.
  @Test
  void solvesTheSamplesOfBoardAndPiece() {
    assertThat(solve(BOARD_AND_PIECE, board(BOARD_AND_PIECE, "@#.|...")).outcome())
        .isEqualTo(Outcome.N);
    assertThat(solve(BOARD_AND_PIECE, board(BOARD_AND_PIECE, "@...|...#|....|.#..")).outcome())
        .isEqualTo(Outcome.P);
  }

  @Test
  void listsEveryMoveWithItsValue() {
    GridPosition position = board(BOARD_AND_PIECE, "@#.|...");
    Solution solution = solve(BOARD_AND_PIECE, position);
    // The lower row has 0 1 0 from the left, so that both moves lead to different values.
    Choice.Cell corner = new Choice.Cell(1, 1);
    assertThat(solution.value()).isEqualTo(OptionalLong.of(2));
    assertThat(solution.components()).containsExactly(new Component(position, 2));
    assertThat(moves(solution))
        .containsExactly(
            new RatedMove(
                new Move(0, new Choice.Step(corner, new Choice.Cell(2, 1))),
                0,
                OptionalInt.of(0),
                OptionalLong.of(0),
                true),
            new RatedMove(
                new Move(0, new Choice.Step(corner, new Choice.Cell(2, 2))),
                0,
                OptionalInt.of(0),
                OptionalLong.of(1),
                false));
    assertThat(solution.winningMoves()).isEqualTo(1);
  }

  @Test
  void givesABoardWithoutTokensTheValueZero() {
    Solution solution = solve(BOARD_AND_PIECE, board(BOARD_AND_PIECE, "...|..."));
    assertThat(solution.value()).isEqualTo(OptionalLong.of(0));
    assertThat(solution.components()).isEmpty();
    assertThat(moves(solution)).isEmpty();
  }

  @Test
  void listsTheMovesOfTokensOnOneCellForEach() {
    GridPosition position =
        GridPosition.wrap(
            1, 2, new byte[2], List.of(new GridPosition.Token(0, 0), new GridPosition.Token(0, 0)));
    Solution solution = solve(BOARD_AND_PIECE, position);
    assertThat(solution.outcome()).isEqualTo(Outcome.P);
    assertThat(solution.components()).hasSize(2);
    assertThat(moves(solution))
        .hasSize(2)
        .extracting(RatedMove::value)
        .containsOnly(OptionalLong.of(1));
  }

  @Test
  void listsAMoveForEachLineThatAllowsIt() {
    GameRules rules = game(".", step("@", ".", Direction.E), slide("@", ".", Direction.E));
    Solution solution = solve(rules, board(rules, "@.."));
    assertThat(moves(solution)).extracting(move -> move.move().rule()).containsExactly(0, 1, 1);
    assertThat(moves(solution))
        .extracting(move -> new MoveNames(rules).of(board(rules, "@.."), move.move()))
        .containsExactly(
            "@ row 1, column 1 -> row 1, column 2",
            "@ row 1, column 1 -> row 1, column 2",
            "@ row 1, column 1 -> row 1, column 3");
  }

  /// Two kinds of tokens on two boards, against the nim-sum of the definition's values.
  @Test
  void addsTokensAndBoards() {
    RandomGenerator random = new java.util.Random(21);
    GameRules rules =
        game(
            ".#",
            slide("%", ".", Direction.N, Direction.NW),
            step("@", ".", Direction.E, Direction.S, Direction.SE),
            slide("%", "#", Direction.N));
    List<Glyph> kinds = List.of(glyphs("%").getFirst(), glyphs("@").getFirst());
    for (int i = 0; i < 100; i++) {
      GridPosition[] sum = {
        withTokens(random, random(random, 4, 5, 2, 0.8)),
        withTokens(random, random(random, 6, 3, 2, 0.8))
      };
      int expected = 0;
      int expectedMoves = 0;
      int winning = 0;
      for (GridPosition board : sum) {
        for (GridPosition.Token token : board.tokens()) {
          expected ^= byDefinition(rules, board, kinds.get(token.kind()))[token.cell()];
        }
      }
      for (GridPosition board : sum) {
        for (GridPosition.Token token : board.tokens()) {
          int[] values = byDefinition(rules, board, kinds.get(token.kind()));
          for (int to : options(rules, board, kinds.get(token.kind()), token.cell())) {
            expectedMoves++;
            winning += (expected ^ values[token.cell()] ^ values[to]) == 0 ? 1 : 0;
          }
        }
      }
      Solution solution = solve(rules, sum[0], sum[1]);
      assertThat(solution.value()).as("case %d of seed 21", i).isEqualTo(OptionalLong.of(expected));
      assertThat(moves(solution)).as("case %d of seed 21", i).hasSize(expectedMoves);
      assertThat(solution.winningMoves()).as("case %d of seed 21", i).isEqualTo(winning);
      assertThat(solution.components()).hasSize(sum[0].tokens().size() + sum[1].tokens().size());
      for (Component component : solution.components()) {
        assertThat(solve(rules, component.position()).value())
            .isEqualTo(OptionalLong.of(component.value()));
      }
    }
  }

  private static GridPosition withTokens(RandomGenerator random, GridPosition board) {
    List<GridPosition.Token> tokens = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      tokens.add(new GridPosition.Token(random.nextInt(2), random.nextInt(board.size())));
    }
    return GridPosition.wrap(board.rows(), board.columns(), board.copyCells(), tokens);
  }

  @Test
  void explainsItsPlan() {
    Plan plan =
        plan(BOARD_AND_PIECE, board(BOARD_AND_PIECE, "@.|.@"), board(BOARD_AND_PIECE, "..."));
    assertThat(plan.method()).isEqualTo("walk").isEqualTo(WALK.name());
    assertThat(plan.because()).contains("half-plane", "sum");
    assertThat(plan.cost()).isEqualTo("4 cells");
  }

  @Test
  void refusesWhatItsTheoremDoesNotCover() {
    GridPosition board = board(BOARD_AND_PIECE, "@.");
    assertThat(because(BOARD_AND_PIECE, board)).isEqualTo("sound");
    assertThat(because(BOARD_AND_PIECE, new HeapPosition(3))).contains("no board");
    GridPosition stranger =
        GridPosition.wrap(1, 1, new byte[1], List.of(new GridPosition.Token(1, 0)));
    assertThat(because(BOARD_AND_PIECE, stranger)).contains("do not know");
    assertThat(because(game("."), board)).contains("no line");
    assertThat(because(game(".", step("@", ".", Direction.E, Direction.W)), board))
        .contains("half-plane", "@");
    Glyph dot = Glyph.of('.');
    CellMove cellMove = new CellMove(List.of(dot), Glyph.of('#'), Optional.empty());
    assertThat(because(game(".#", step("@", ".", Direction.E), cellMove), board))
        .contains("line 2");
    PatternLine win =
        PatternLine.win(new Pattern(List.of(List.of(Optional.of(dot)))), false, false);
    assertThat(because(with(Board.Cells.GRID, List.of(win), Play.NORMAL), board))
        .contains("pattern");
    assertThat(because(with(Board.Cells.GRID, List.of(), Play.MISERE), board)).contains("misère");
    assertThat(because(with(new Board.Heap("n"), List.of(), Play.NORMAL), board))
        .contains("neither a grid nor a strip");
    assertThat(because(with(Board.Cells.STRIP, List.of(), Play.NORMAL), board)).isEqualTo("sound");
  }

  private static GameRules with(Board board, List<PatternLine> wins, Play play) {
    return new GameRules(
        "test",
        board,
        glyphs("."),
        List.of(step("@", ".", Direction.E)),
        wins,
        play,
        Optional.empty(),
        List.of());
  }
}
