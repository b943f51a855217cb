package org.grundy.rules.text.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Position;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;
import org.grundy.rules.RandomRules;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTextTest {
  private static final long SEED = 20261121;

  private static GameRules rules(String text) {
    return RulesParser.parse("test.game", text);
  }

  private static final GameRules CRAM =
      rules("game Cram\nboard grid\ncells . #\nmove [..] -> [##] rotate\nstart fill .");
  private static final GameRules DARKRAFT =
      rules("game D\nboard grid\ncells L R X .\nmove L R X -> .\nstart random L R X");
  private static final GameRules NO_START = rules("game A\nboard grid\ncells . #\nmove . -> #");
  private static final GameRules STRIP =
      rules("game S\nboard strip\ncells . X\nmove . -> X\nstart fill .");
  private static final GameRules SYLVER =
      rules("game S\nboard strip\ncells o .\nmove o -> . sums over o -> .\nstart fill o");
  private static final GameRules TOKENS =
      rules(
          "game T\nboard grid\ncells . # ~\ntoken @ step E over .\ntoken & slide S over . on ~\n"
              + "start fill .");
  private static final GameRules PLUS =
      rules("game P\nboard grid\ncells + 1 x 𝕏\nmove + -> 1\nstart fill +");
  private static final GameRules HEAP = rules("game H\nboard heap\ntake 1..3");
  private static final GameRules HEAPS = rules("game W\nboard heaps a b\nmove (a,b) -> (a-1,b)");
  private static final GameRules TILING = rules("game O\nboard tiling");

  private static List<Position> parse(GameRules rules, String text) {
    return PositionText.parse(rules, "test", text, 1);
  }

  private static GridPosition grid(int rows, int columns, int... cells) {
    byte[] bytes = new byte[cells.length];
    for (int i = 0; i < cells.length; i++) {
      bytes[i] = (byte) cells[i];
    }
    return GridPosition.wrap(rows, columns, bytes);
  }

  private static GridPosition with(GridPosition board, Token... tokens) {
    return GridPosition.wrap(board.rows(), board.columns(), board.copyCells(), List.of(tokens));
  }

  @Test
  void drawnBoards() {
    GridPosition board = grid(2, 3, 0, 1, 0, 0, 0, 1);
    for (String text :
        List.of(
            ".#.|..#",
            " . # . | . . # ",
            ".#.\n..#\n",
            "\r\n.#.\r\n..#\r\n\r\n",
            ".#.|\n..#",
            ".#.\n\n\n..#",
            "\uFEFF.#.\t|\u00A0..#")) {
      assertThat(parse(CRAM, text)).as(text).containsExactly(board);
    }
    assertThat(PositionText.format(CRAM, board)).isEqualTo(".#.|..#");
  }

  @Test
  void sizes() {
    GridPosition board = grid(2, 3, 0, 0, 0, 0, 0, 0);
    for (String text : List.of("2x3", "2X3", "2×3", " 2 x 3\n", "...|...")) {
      assertThat(parse(CRAM, text)).as(text).containsExactly(board);
    }
    assertThat(parse(STRIP, "4")).containsExactly(grid(1, 4, 0, 0, 0, 0));
    assertThat(parse(STRIP, "1x4")).containsExactly(grid(1, 4, 0, 0, 0, 0));
    assertThat(parse(STRIP, "X..X")).containsExactly(grid(1, 4, 1, 0, 0, 1));
    assertThat(PositionText.start(CRAM, 2, 3, 7)).isEqualTo(board);
  }

  @Test
  void whatCanBeDrawnIsDrawn() {
    assertThat(parse(PLUS, "1x1")).containsExactly(grid(1, 3, 1, 2, 1));
    assertThat(parse(PLUS, "2x1")).containsExactly(grid(2, 1, 0, 0));
    assertThat(parse(PLUS, "𝕏+")).containsExactly(grid(1, 2, 3, 0));
  }

  @Test
  void sums() {
    assertThat(parse(HEAP, "7+4 + 4"))
        .containsExactly(new HeapPosition(7), new HeapPosition(4), new HeapPosition(4));
    assertThat(parse(CRAM, "1x1+#")).containsExactly(grid(1, 1, 0), grid(1, 1, 1));
    assertThat(parse(PLUS, "+1+ + +")).containsExactly(grid(1, 3, 0, 1, 0), grid(1, 1, 0));
    assertThat(parse(PLUS, "1 + + + x")).hasSize(3);
    assertThat(parse(PLUS, "+ + +")).containsExactly(grid(1, 1, 0), grid(1, 1, 0));
    assertThat(PositionText.formatSum(HEAP, parse(HEAP, "7+4+4"))).isEqualTo("7 + 4 + 4");
  }

  @ParameterizedTest
  @CsvSource({
    "gaps 4 5,ooo..oo...o",
    "'gaps 5, 4, 11',ooo..oo",
    "gaps 2 3,o",
    "gaps 1,.",
    "gaps 7 1,.",
    "gaps 6 9 20 + gaps 3 2,'ooooo.oo.oo.oo.oo.o..oo.o..o..o..o..o.....o + o'",
  })
  void gapsAreTheNumbersThatAreNoSums(String text, String drawn) {
    assertThat(parse(SYLVER, text)).isEqualTo(parse(SYLVER, drawn));
  }

  @Test
  void heapsAndTilings() {
    assertThat(parse(HEAP, "9223372036854775806"))
        .containsExactly(new HeapPosition(HeapPosition.MOST));
    TuplePosition tuple = new TuplePosition(List.of(3L, 5L));
    for (String text : List.of("(3,5)", "3,5", " ( 3 , 5 ) ")) {
      assertThat(parse(HEAPS, text)).as(text).containsExactly(tuple);
    }
    assertThat(parse(HEAPS, "(3,5)+3,5")).containsExactly(tuple, tuple);
    assertThat(PositionText.format(HEAPS, tuple)).isEqualTo("(3,5)");
    TilingPosition tiling = new TilingPosition(4, 10, 1);
    for (String text : List.of("4 10 1", "4x10x1", "4 10 x 1", "4  10  1\n")) {
      assertThat(parse(TILING, text)).as(text).containsExactly(tiling);
    }
    assertThat(PositionText.format(TILING, tiling)).isEqualTo("4 10 1");
    TilingPosition named = new TilingPosition(4, 10, 2, Optional.of("###|.#."));
    for (String text : List.of("4 10 2 ###|.#.", "4x10x2 \n....\n.###\n..#.\n", "4 10 2 ###|.#")) {
      assertThat(parse(TILING, text)).as(text).containsExactly(named);
    }
    assertThat(PositionText.format(TILING, named)).isEqualTo("4 10 2 ###|.#.");
  }

  @Test
  void tokensStandOnTheirGlyph() {
    GridPosition board = with(grid(2, 3, 0, 0, 1, 2, 1, 0), new Token(0, 0), new Token(1, 3));
    assertThat(parse(TOKENS, "@.#|&#.")).containsExactly(board);
    assertThat(PositionText.format(TOKENS, board)).isEqualTo("@.#|&#.");
    assertThat(parse(TOKENS, "2x1")).containsExactly(with(grid(2, 1, 0, 0), new Token(0, 0)));
  }

  @Test
  void tokensThatCannotBeDrawnAreListed() {
    GridPosition board =
        with(
            grid(1, 3, 0, 1, 2),
            new Token(0, 0),
            new Token(0, 0),
            new Token(1, 0),
            new Token(0, 1),
            new Token(1, 2));
    String text = "@#& [@1,1 &1,1 @1,2]";
    assertThat(PositionText.format(TOKENS, board)).isEqualTo(text);
    assertThat(parse(TOKENS, text)).containsExactly(board);
    assertThat(parse(TOKENS, "@#&\n[ @1,1\t&1,1 @1,2 ] + .")).startsWith(board).hasSize(2);
  }

  @Test
  void randomBoardsDependOnTheSeedOnly() {
    List<Position> sum = parse(DARKRAFT, "4x5 + 2x2");
    assertThat(parse(DARKRAFT, "4x5 + 2x2")).isEqualTo(sum);
    assertThat(PositionText.start(DARKRAFT, 4, 5, 1)).isEqualTo(sum.getFirst());
    assertThat(PositionText.start(DARKRAFT, 4, 5, 2)).isNotEqualTo(sum.getFirst());
    assertThat(PositionText.start(DARKRAFT, 2, 2, 1)).isNotEqualTo(sum.getLast());
    assertThat(PositionText.format(DARKRAFT, PositionText.start(DARKRAFT, 40, 50, 3)))
        .matches("[LRX|]+")
        .contains("L", "R", "X");
  }

  @Test
  void theGeneratorIsSplitMix64() {
    // The first outputs of SplitMix64 from state 0 are e220a8397b1dcdaf, 6e789e6aa1b965f4,
    // 06c45d188009454f, f88bb8a8724c81ec; below 16 counts by their first hexadecimal digit.
    BoardRandom random = new BoardRandom(0);
    assertThat(List.of(random.below(16), random.below(16), random.below(16), random.below(16)))
        .containsExactly(0xe, 0x6, 0x0, 0xf);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      ignoreLeadingAndTrailingWhitespace = true,
      value = {
        "cram; ''; test:1:1: the position is empty, expected a drawn board or a size such as `4x5`",
        "cram; ' ~ '; test:1:1: the position is empty, expected a drawn board or a size such as"
            + " `4x5`",
        "cram; 2x3+; test:1:5: a position of the sum is empty, expected a drawn board or a size"
            + " such as `4x5`",
        "cram; +2x3; test:1:1: a position of the sum is empty",
        "cram; 12; test:1:1: found one number, `12`; the size of a grid is rows x columns",
        "cram; 0x3; test:1:1: a board has at least one row and one column, found the size `0x3`",
        "cram; 99999x99999; test:1:1: a board has at most 268,435,456 cells, found the size"
            + " `99999x99999`",
        "cram; 2 x 99999999999999999999; test:1:5: the number `99999999999999999999` is too large",
        "cram; 2x3x4; test:1:1: found `2`, expected one of the glyphs `. #`~  a position is"
            + " drawn, or a size such as `4x5`",
        "cram; ..|.o; test:1:5: found `o`, expected one of the glyphs `. #`",
        "darkraft; LR~Rl; test:2:2: found `l`, expected one of the glyphs `L R X .`~  did you mean"
            + " `L`?",
        "cram; ...|..|...; test:1:5: row 2 has 2 cells, the rows before it have 3~  all rows of a"
            + " board have the same length",
        "cram; ...~ .~...; test:2:2: row 2 has 1 cell, the rows before it have 3",
        "cram; ..|| ..; test:1:4: row 2 is empty",
        "cram; |..; test:1:1: row 1 is empty",
        "cram; ..|; test:1:4: row 2 is empty",
        "cram; .. [@1,1]; test:1:4: found `[`, expected one of the glyphs `. #`",
        "nostart; 2x3; test:1:1: found the size `2x3`, but the game has no `start` line to say what"
            + " such a board holds~  add a line such as `start fill .`, or draw the position, such"
            + " as `.#`",
        "strip; 2x3; test:1:1: a strip has one row, found the size `2x3`~  did you mean `3`?",
        "strip; ..|X.; test:1:4: a strip has one row, found a second",
        "strip; 0; test:1:1: a board has at least one row and one column, found the size `0`",
        "tokens; '.. [@1,1'; test:1:4: this `[` is not closed by a `]`~  for example: [@1,1]",
        "tokens; '.. [@1,1] .'; test:1:10: found text after `]`, expected the end",
        "tokens; .. [@1,3]; test:1:5: the token `@1,3` is off the board of 1x2",
        "tokens; .. [@0,1]; test:1:5: the token `@0,1` is off the board of 1x2",
        "tokens; .. [.1,1]; test:1:5: found `.1,1`, expected a token with its row and column",
        "tokens; .. [@1]; test:1:5: found `@1`, expected a token with its row and column",
        "tokens; [@1,1]; test:1:1: a board without cells",
        "sylver; gaps 4 6; test:1:6: all these numbers are multiples of 2, so that infinitely many"
            + " are no sums of them~  for example: gaps 4 5",
        "sylver; gaps 0 1; test:1:6: sums are of numbers from 1 on",
        "sylver; gaps 100000 100001; test:1:6: the greatest number that is no sum of these is"
            + " 9,999,899,999~  a board has at most 268,435,456 cells",
        "sylver; gaps 3000000 3000001; test:1:6: the least of the numbers is at most 1,048,576",
        "sylver; gaps 3 4x; test:1:1: found `g`, expected one of the glyphs `o .`",
        "strip; gaps 4 5; test:1:1: found `g`, expected one of the glyphs `. X`",
        "heap; x; test:1:1: found `x`, expected the size of a heap~  for example: 12, or a sum 7 +"
            + " 4 + 4",
        "heap; 3 + -1; test:1:5: found `-1`, expected the size of a heap",
        "heap; 3 4; test:1:1: found `3 4`, expected the size of a heap",
        "heap; 9223372036854775808; test:1:1: the number `9223372036854775808` is too large",
        "heap; 3 + 9223372036854775807; test:1:5: the heap 9223372036854775807 is too large",
        "heaps; (3,9223372036854775807); test:1:4: the heap 9223372036854775807 is too large",
        "heaps; 3; test:1:1: found 1 size, expected 2 sizes such as `(3,5)`",
        "heaps; 3+5; test:1:1: found 1 size, expected 2 sizes such as `(3,5)`~  `+` stands between"
            + " positions; the sizes of one stand in parentheses",
        "heaps; (3,5; test:1:5: the `(` is not closed, expected `)`",
        "heaps; (3,); test:1:4: a number is missing, expected 2 sizes such as `(3,5)`",
        "heaps; (3,b); test:1:4: found `b`, expected 2 sizes such as `(3,5)`",
        "tiling; 4 4; test:1:1: found `4 4`, expected three numbers, the cells of a piece, rows"
            + " and columns",
        "tiling; 4 0 1; test:1:3: found `0`, expected a number from 1",
      })
  void faultsAreToldWithTheirPlace(String game, String text, String message) {
    assertThatThrownBy(() -> parse(rulesNamed(game), text.replace('~', '\n')))
        .isInstanceOf(InputException.class)
        .message()
        .startsWith(message.replace("~", System.lineSeparator()));
  }

  private static GameRules rulesNamed(String name) {
    return switch (name) {
      case "cram" -> CRAM;
      case "darkraft" -> DARKRAFT;
      case "nostart" -> NO_START;
      case "strip" -> STRIP;
      case "sylver" -> SYLVER;
      case "tokens" -> TOKENS;
      case "heap" -> HEAP;
      case "heaps" -> HEAPS;
      case "tiling" -> TILING;
      default -> throw new IllegalArgumentException(name);
    };
  }

  @Test
  void controlCharactersAreNamed() {
    assertThatThrownBy(() -> parse(CRAM, "..\n.\u0000"))
        .hasMessage(
            "test:2:2: found the control character U+0000, expected one of the glyphs `. #`");
  }

  @Test
  void whatIsFormattedIsReadAsTheSamePosition() {
    RandomRules random = new RandomRules(SEED);
    Random sizes = new Random(SEED);
    for (int i = 0; i < 2000; i++) {
      GameRules rules = i % 4 == 0 ? random.tokens() : i % 4 == 1 ? random.strip() : random.grid();
      List<Position> sum = new ArrayList<>();
      for (int part = 0; part <= sizes.nextInt(3); part++) {
        int rows = rules.board() == Board.Cells.STRIP ? 1 : 1 + sizes.nextInt(4);
        sum.add(random.position(rules, rows, 1 + sizes.nextInt(4)));
      }
      String text = PositionText.formatSum(rules, sum);
      assertThat(PositionText.parse(rules, "random", text, 0))
          .as("seed %d, position %d of %s: %s", SEED, i, RulesFormatter.format(rules), text)
          .isEqualTo(sum);
    }
  }
}
