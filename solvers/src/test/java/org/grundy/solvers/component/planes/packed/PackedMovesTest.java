package org.grundy.solvers.component.planes.packed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.grundy.core.GridPosition;
import org.grundy.rules.RandomRules;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The moves and components of packed boards against those of the walk over the rules.
class PackedMovesTest {
  private static final int BOARDS = 12;

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13})
  void areThoseOfTheRulesForRandomGames(long seed) {
    RandomRules games = new RandomRules(seed);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 100; i++) {
      GameRules rules = i % 4 == 0 ? games.strip() : games.grid();
      for (int board = 0; board < BOARDS; board++) {
        compare(rules, random(rules, random));
      }
    }
  }

  @Test
  void areThoseOfTheRulesWhereCellsComeBack() {
    RandomRules games = new RandomRules(14);
    SplittableRandom random = new SplittableRandom(14);
    for (int i = 0; i < 150; i++) {
      GameRules rules = games.returning();
      for (int board = 0; rules.board().isSquared() && board < BOARDS; board++) {
        compare(rules, random(rules, random));
      }
    }
  }

  @Test
  void areThoseOfTheRulesForKnownGames() {
    SplittableRandom random = new SplittableRandom(20261121);
    for (GameRules rules : BoardGames.ALL) {
      for (int board = 0; board < 120; board++) {
        compare(rules, random(rules, random));
      }
    }
  }

  private static GridPosition random(GameRules rules, SplittableRandom random) {
    boolean strip = rules.board() == Board.Cells.STRIP;
    int rows = strip ? 1 : random.nextInt(1, 9);
    int columns = random.nextInt(1, strip ? 65 : 64 / Math.max(rows, 8) + 1);
    return BoardGames.random(rules, rows, columns, random.nextLong());
  }

  private static void compare(GameRules rules, GridPosition board) {
    PackedGame game = new PackedGame(rules, BoxTables.MOST_CELLS);
    if (GridRuleset.of(rules).isOver(board) || game.pack(board).isEmpty()) {
      return;
    }
    String what =
        PositionText.formatSum(rules, List.of(board)) + "\n" + RulesFormatter.format(rules);
    assertThat(packedOptions(game, board))
        .as("options of %s", what)
        .isEqualTo(options(game, rules, board));
    assertThat(packedParts(game, board))
        .as("parts of %s", what)
        .isEqualTo(parts(game, rules, board));
  }

  /// Every option with whether a winning pattern stands in it.
  private static Set<String> options(PackedGame game, GameRules rules, GridPosition board) {
    Set<String> options = new LinkedHashSet<>();
    GridRuleset.of(rules)
        .optionSums(
            board,
            (sum, ends) ->
                options.add(
                    Arrays.toString(game.pack(sum.getFirst()).orElseThrow())
                        + (ends ? " ends" : "")));
    return Set.copyOf(options);
  }

  private static Set<String> packedOptions(PackedGame game, GridPosition board) {
    Set<String> options = new LinkedHashSet<>();
    WordStack stack = new WordStack();
    long[] packed = game.pack(board).orElseThrow();
    game.options(packed, 0, board.columns(), stack);
    for (int at = 0; at < stack.top(); at += packed.length) {
      long[] option = Arrays.copyOfRange(stack.words(), at, at + packed.length);
      option[packed.length - 1] = board.columns();
      options.add(
          Arrays.toString(option) + (game.isWon(option, 0, board.columns()) ? " ends" : ""));
    }
    return Set.copyOf(options);
  }

  private static List<String> packedParts(PackedGame game, GridPosition board) {
    return representatives(game, game.pack(board).orElseThrow());
  }

  private static List<String> representatives(PackedGame game, long[] packed) {
    long[] parts = new long[BoxTables.MOST_CELLS * packed.length];
    int count = game.split(packed, 0, (int) packed[packed.length - 1], parts);
    List<String> found = new ArrayList<>();
    for (int part = 0; part < count; part++) {
      found.add(
          Arrays.toString(
              Arrays.copyOfRange(parts, part * packed.length, (part + 1) * packed.length)));
    }
    found.sort(Comparator.naturalOrder());
    return found;
  }

  /// The components that the splitter finds, which are whole when they are split once more.
  private static List<String> parts(PackedGame game, GameRules rules, GridPosition board) {
    List<String> parts = new ArrayList<>();
    for (GridPosition part : Splitter.of(rules).split(board).parts()) {
      parts.addAll(representatives(game, game.pack(part).orElseThrow()));
    }
    parts.sort(Comparator.naturalOrder());
    return parts;
  }
}
