package org.grundy.rules.derive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.grundy.core.GridPosition;
import org.grundy.core.Play;
import org.grundy.core.Symmetry;
import org.grundy.rules.RandomRules;
import org.grundy.rules.derive.bound.LongestPlay;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.derive.split.Split;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.derive.symmetry.MirrorAnswer;
import org.grundy.rules.derive.symmetry.RuleSymmetries;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellChanges;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;

/// Every derivation from the rules of boards, held against plain play on random rules and boards.
class DerivationsTest {
  private static final int GAMES = 120;
  private static final long SEED = 20260101;

  /// A game with boards of it.
  private record Sample(GameRules rules, List<GridPosition> boards, PlainPlay<GridPosition> play) {
    String shown(GridPosition board) {
      return "seed %d, %s%n%s"
          .formatted(SEED, PositionText.format(rules, board), RulesFormatter.format(rules));
    }
  }

  private static final List<Sample> SAMPLES = samples();

  private static List<Sample> samples() {
    RandomRules games = new RandomRules(SEED);
    SplittableRandom random = new SplittableRandom(SEED);
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      GameRules rules = i % 5 == 4 ? squared(games) : i % 4 == 0 ? games.strip() : games.grid();
      List<GridPosition> boards = new ArrayList<>();
      for (int board = 0; board < 4; board++) {
        boards.add(
            rules.board() == Board.Cells.STRIP
                ? games.position(rules, 1, random.nextInt(1, 8))
                : games.position(rules, random.nextInt(1, 4), random.nextInt(1, 3)));
      }
      samples.add(new Sample(rules, boards, new PlainPlay<>(GridRuleset.of(rules))));
    }
    return samples;
  }

  /// A game on a grid or a strip whose cells may come back to glyphs that they have left.
  private static GameRules squared(RandomRules games) {
    GameRules rules = games.returning();
    return rules.board().isSquared() ? rules : squared(games);
  }

  @Test
  void boundsHoldForEveryPositionAndPart() {
    int tight = 0;
    for (Sample sample : SAMPLES) {
      LongestPlay longest = LongestPlay.of(sample.rules);
      Splitter splitter = Splitter.of(sample.rules);
      for (GridPosition board : sample.boards) {
        var facts = sample.play.of(board);
        assertThat(facts.longest())
            .as(sample.shown(board))
            .isLessThanOrEqualTo(longest.ofCells(board).orElseThrow());
        assertThat(facts.value())
            .as(sample.shown(board))
            .isLessThanOrEqualTo(Math.min(facts.longest(), facts.moves()));
        Split split = splitter.split(board);
        long sum = 0;
        for (int part = 0; part < split.parts().size(); part++) {
          long bound = longest.ofPart(board, split, part).orElseThrow();
          assertThat(sample.play.of(split.parts().get(part)).longest())
              .as("part %d, %s", part, sample.shown(board))
              .isLessThanOrEqualTo(bound);
          sum += bound;
        }
        assertThat(facts.longest()).as(sample.shown(board)).isLessThanOrEqualTo(sum);
        tight += facts.longest() == sum && sum > 1 ? 1 : 0;
      }
    }
    assertThat(tight).as("bounds that are attained").isGreaterThan(60);
  }

  @Test
  void everyReachablePositionIsCounted() {
    for (Sample sample : SAMPLES) {
      GlyphFlow flow = GlyphFlow.of(sample.rules);
      GridPosition board = sample.boards.getFirst();
      PlainPlay<GridPosition> play = new PlainPlay<>(GridRuleset.of(sample.rules));
      play.of(board);
      assertThat((long) play.met())
          .as(sample.shown(board))
          .isLessThanOrEqualTo(PositionBound.ofBoard(board, flow).exact());
    }
  }

  @Test
  void imagesUnderDerivedSymmetriesAreWorthTheSame() {
    int compared = 0;
    int differ = 0;
    for (Sample sample : SAMPLES) {
      List<Symmetry> derived = RuleSymmetries.of(sample.rules);
      for (GridPosition board : sample.boards) {
        for (Symmetry symmetry : symmetriesOf(sample.rules)) {
          var facts = sample.play.of(board);
          var image = sample.play.of(symmetry.of(board));
          if (derived.contains(symmetry)) {
            assertThat(image).as("%s of %s", symmetry, sample.shown(board)).isEqualTo(facts);
            compared += symmetry == Symmetry.IDENTITY ? 0 : 1;
          } else {
            differ += image.equals(facts) ? 0 : 1;
          }
        }
      }
    }
    assertThat(compared).as("images compared").isGreaterThan(60);
    assertThat(differ).as("images under other symmetries that differ").isGreaterThan(100);
  }

  private static List<Symmetry> symmetriesOf(GameRules rules) {
    return rules.board() == Board.Cells.STRIP
        ? List.of(Symmetry.IDENTITY, Symmetry.LEFT_RIGHT_REFLECTION)
        : List.of(Symmetry.values());
  }

  @Test
  void positionsAreTheSumsOfTheirComponents() {
    int several = 0;
    for (Sample sample : SAMPLES) {
      Splitter splitter = Splitter.of(sample.rules);
      for (GridPosition board : sample.boards) {
        if (GridRuleset.of(sample.rules).isOver(board)) {
          continue;
        }
        var whole = sample.play.of(board);
        List<GridPosition> parts = splitter.split(board).parts();
        var sum = sample.play.ofSum(parts);
        assertThat(sum.canEnd()).as(sample.shown(board)).isEqualTo(whole.canEnd());
        assertThat(sum.moves()).as(sample.shown(board)).isEqualTo(whole.moves());
        if (!whole.canEnd()) {
          assertThat(sum.value()).as(sample.shown(board)).isEqualTo(whole.value());
        }
        if (sample.rules.wins().isEmpty()) {
          assertThat(sum.longest()).as(sample.shown(board)).isEqualTo(whole.longest());
        }
        several += parts.size() > 1 ? 1 : 0;
      }
    }
    assertThat(several).as("boards of several components").isGreaterThan(25);
  }

  @Test
  void cellsChangeAsTheFlowSaysAndFinalOnesNever() {
    int changes = 0;
    for (Sample sample : SAMPLES) {
      GlyphFlow flow = GlyphFlow.of(sample.rules);
      GridRuleset ruleset = GridRuleset.of(sample.rules);
      PlainPlay<GridPosition> play = new PlainPlay<>(ruleset);
      play.of(sample.boards.getFirst());
      for (GridPosition board : play.positions()) {
        int[] changed = {0};
        ruleset.optionSums(
            board,
            (option, _) -> {
              for (int cell = 0; cell < board.size(); cell++) {
                int before = board.at(cell);
                int after = option.getFirst().at(cell);
                if (before != after) {
                  changed[0]++;
                  assertThat(flow.isFinal(before)).as(sample.shown(board)).isFalse();
                  assertThat(flow.mayHold(before) >>> after & 1).as(sample.shown(board)).isOne();
                  if (!CellChanges.leadBack(sample.rules)) {
                    assertThat(flow.height(after))
                        .as(sample.shown(board))
                        .isLessThan(flow.height(before));
                  }
                }
              }
            });
        changes += changed[0];
      }
    }
    assertThat(changes).isGreaterThan(500);
  }

  @Test
  void cellsAreWorthTheSameWhereverTheyLieWithinTheBorderGlyph() {
    SplittableRandom random = new SplittableRandom(SEED);
    int compared = 0;
    int differ = 0;
    for (Sample sample : SAMPLES) {
      OptionalInt border = Translations.of(sample.rules).borderGlyph();
      for (GridPosition board : sample.boards) {
        if (board.size() > 4) {
          continue;
        }
        int glyph = border.orElseGet(() -> random.nextInt(sample.rules.cells().size()));
        GridPosition larger = embedded(board, glyph, sample.rules.board(), random);
        var facts = sample.play.of(board);
        var elsewhere = sample.play.of(larger);
        if (border.isPresent()) {
          assertThat(elsewhere)
              .as("%s in %s", sample.shown(board), PositionText.format(sample.rules, larger))
              .isEqualTo(facts);
          compared++;
        } else {
          differ += elsewhere.equals(facts) ? 0 : 1;
        }
      }
    }
    assertThat(compared).as("embeddings compared").isGreaterThan(25);
    assertThat(differ).as("embeddings among other glyphs that differ").isGreaterThan(25);
  }

  /// The board within one of two more rows and one more column, or two more columns of a strip.
  private static GridPosition embedded(
      GridPosition board, int glyph, Board kind, SplittableRandom random) {
    boolean strip = kind == Board.Cells.STRIP;
    int rows = board.rows() + (strip ? 0 : 1);
    int columns = board.columns() + (strip ? 2 : 1);
    byte[] cells = new byte[rows * columns];
    Arrays.fill(cells, (byte) glyph);
    int down = random.nextInt(rows - board.rows() + 1);
    int right = random.nextInt(columns - board.columns() + 1);
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        cells[(row + down) * columns + column + right] = (byte) board.at(row, column);
      }
    }
    return GridPosition.wrap(rows, columns, cells);
  }

  @Test
  void whoCanAnswerByImagesWins() {
    SplittableRandom random = new SplittableRandom(SEED);
    int answered = 0;
    int lost = 0;
    for (Sample sample : SAMPLES) {
      for (GridPosition board : sample.boards) {
        GridPosition start = symmetric(board, sample.rules, random);
        boolean claims = MirrorAnswer.of(sample.rules, start).isPresent();
        boolean wins = sample.play.of(start).wins();
        if (claims) {
          assertThat(sample.rules.play()).isEqualTo(Play.NORMAL);
          assertThat(wins).as(sample.shown(start)).isFalse();
          answered += sample.play.of(start).moves() > 0 ? 1 : 0;
        } else {
          lost += wins ? 1 : 0;
        }
      }
    }
    assertThat(answered).as("starts with moves that images answer").isGreaterThan(15);
    assertThat(lost).as("symmetric starts that the next player wins").isGreaterThan(15);
  }

  /// The board beside its image under one of the symmetries of the rules.
  private static GridPosition symmetric(
      GridPosition board, GameRules rules, SplittableRandom random) {
    boolean strip = rules.board() == Board.Cells.STRIP;
    boolean down = !strip && random.nextBoolean();
    boolean turned = !strip && random.nextBoolean();
    Symmetry symmetry =
        turned
            ? Symmetry.HALF_TURN
            : down ? Symmetry.UP_DOWN_REFLECTION : Symmetry.LEFT_RIGHT_REFLECTION;
    GridPosition half = strip && board.columns() > 4 ? first(board, 4) : board;
    GridPosition image = symmetry.of(half);
    int rows = half.rows() * (down ? 2 : 1);
    int columns = half.columns() * (down ? 1 : 2);
    byte[] cells = new byte[rows * columns];
    for (int row = 0; row < half.rows(); row++) {
      for (int column = 0; column < half.columns(); column++) {
        cells[row * columns + column] = (byte) half.at(row, column);
        int imageRow = down ? row + half.rows() : row;
        int imageColumn = down ? column : column + half.columns();
        cells[imageRow * columns + imageColumn] = (byte) image.at(row, column);
      }
    }
    return GridPosition.wrap(rows, columns, cells);
  }

  private static GridPosition first(GridPosition strip, int columns) {
    return GridPosition.wrap(1, columns, Arrays.copyOf(strip.copyCells(), columns));
  }

  @Test
  void tokensCannotGoOnLongerThanTheBoundSays() {
    RandomRules games = new RandomRules(SEED);
    SplittableRandom random = new SplittableRandom(SEED);
    int tight = 0;
    for (int i = 0; i < GAMES; i++) {
      GameRules rules = games.tokens();
      LongestPlay longest = LongestPlay.of(rules);
      int rows = rules.board() == Board.Cells.STRIP ? 1 : random.nextInt(1, 4);
      GridPosition board = games.position(rules, rows, random.nextInt(1, 4));
      long bound = longest.ofCells(board).orElseThrow();
      for (GridPosition.Token token : board.tokens()) {
        bound += longest.ofToken(board, token);
      }
      long played = new PlainPlay<>(GridRuleset.of(rules)).of(board).longest();
      assertThat(played)
          .as(
              "seed %d, %s%n%s",
              SEED, PositionText.format(rules, board), RulesFormatter.format(rules))
          .isLessThanOrEqualTo(bound);
      tight += played == bound && played > 1 ? 1 : 0;
    }
    assertThat(tight).as("bounds that are attained").isGreaterThan(10);
  }
}
