package org.grundy.workbench.contest.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.games.Catalogue;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ContestFormatsTest {
  private static final Catalogue CATALOGUE = new Catalogue();
  private static final Path EXAMPLES = Path.of("..", "examples");

  /// A contest with its official sample as positions in the game's notation.
  record Official(String id, List<String> positions) {}

  static Stream<Official> samples() {
    return Stream.of(
        new Official("cf138d", List.of("RL|LR")),
        new Official("arc038b", List.of("@#.|...")),
        new Official("poj3537", List.of("...")),
        new Official(
            "gcj2019-1c-c", List.of("..|.#", ".#..|..#.|#...|...#", "#.##|....|#.##", ".", "##")),
        new Official("gcj2015-q-d", List.of("2 2 2", "2 1 3", "4 4 1", "3 2 3")));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void readsAndAnswersTheOfficialSample(Official sample) throws IOException {
    byte[] input = Files.readAllBytes(EXAMPLES.resolve(sample.id + ".in"));
    assertThat(ReadContest.of(sample.id).positions(sample.id, input))
        .isEqualTo(positions(sample.id, sample.positions));
    assertThat(ReadContest.of(sample.id).output(input))
        .isEqualTo(Files.readString(EXAMPLES.resolve(sample.id + ".out")));
  }

  /// The glyphs' numbers in a format agree with the rules file: every letter reads as it is drawn.
  @Test
  void lettersStandForTheGlyphsOfTheRules() {
    assertThat(read("cf138d", "1 3\nLRX\n")).isEqualTo(positions("cf138d", List.of("LRX")));
    assertThat(read("arc038b", "1 2\n.#\n")).isEqualTo(positions("arc038b", List.of("@#")));
    assertThat(read("gcj2019-1c-c", "1\n1 2\n.#\n"))
        .isEqualTo(positions("gcj2019-1c-c", List.of(".#")));
    assertThat(read("poj3537", "5")).isEqualTo(positions("poj3537", List.of(".....")));
  }

  @Test
  void bothAnswersAreWritten() {
    assertThat(output("cf138d", "1 1\nX\n")).isEqualTo("WIN\n");
    assertThat(output("arc038b", "1 1\n.\n")).isEqualTo("Second\n");
    assertThat(output("poj3537", "6")).isEqualTo("2\n");
    assertThat(output("gcj2019-1c-c", "1\n1 1\n#\n")).isEqualTo("Case #1: 0\n");
    assertThat(output("gcj2015-q-d", "12\n" + "2 1 3\n".repeat(11) + "2 2 2\n"))
        .startsWith("Case #1: RICHARD\n")
        .endsWith("Case #11: RICHARD\nCase #12: GABRIEL\n");
  }

  @Test
  void whatOnlySetsTextApartIsTolerated() {
    List<Position> plain = read("gcj2019-1c-c", "2\n2 2\n..\n.#\n1 3\n.#.\n");
    for (String text :
        List.of(
            "2\r\n2 2\r\n..\r\n.#\r\n1 3\r\n.#.\r\n",
            "2\n2 2\n..\n.#\n1 3\n.#.",
            "2\n2 2\n..\n.#\n1 3\n.#.\n\n \t\r\n\n",
            "  2 \n\t2\t 2  \n.. \n.#\t\n\n1 3 \r\n.#.  ",
            "\n2\n\n2\n2\n..\n.#\n1\n3\n.#.\n",
            "02\n2 002\n..\n.#\n1 3\n.#.\n")) {
      assertThat(read("gcj2019-1c-c", text)).as(text).isEqualTo(plain);
    }
  }

  @Test
  void sizesBeyondTheOfficialLimitsAreRead() {
    assertThat(read("poj3537", "1000000").getFirst())
        .isEqualTo(GridPosition.wrap(1, 1_000_000, new byte[1_000_000]));
    assertThat(read("gcj2015-q-d", "1\n21 2147483647 400\n"))
        .isEqualTo(positions("gcj2015-q-d", List.of("21 2147483647 400")));
    assertThat(read("gcj2015-q-d", "250\n" + "1 1 1\n".repeat(250))).hasSize(250);
    GridPosition thin =
        (GridPosition) read("arc038b", "1000000 1\n" + ".\n".repeat(1_000_000)).getFirst();
    assertThat(thin.rows()).isEqualTo(1_000_000);
  }

  @Test
  void aLargeBoardIsReadLetterByLetter() {
    int side = 5_000;
    long seed = 38;
    Random random = new Random(seed);
    byte[] text = new byte[side * (side + 1)];
    Arrays.fill(text, (byte) '\n');
    byte[] cells = new byte[side * side];
    for (int row = 0; row < side; row++) {
      for (int column = 0; column < side; column++) {
        byte glyph = (byte) (row + column > 0 && random.nextInt(4) == 0 ? 1 : 0);
        cells[row * side + column] = glyph;
        text[row * (side + 1) + column] = (byte) ".#".charAt(glyph);
      }
    }
    byte[] heading = "5000 5000\n".getBytes(StandardCharsets.US_ASCII);
    byte[] input = Arrays.copyOf(heading, heading.length + text.length);
    System.arraycopy(text, 0, input, heading.length, text.length);

    GridPosition board =
        (GridPosition) ReadContest.of("arc038b").positions("large", input).getFirst();
    assertThat(Arrays.mismatch(board.copyCells(), cells)).as("seed %d", seed).isEqualTo(-1);
    assertThat(board.tokens()).containsExactly(new GridPosition.Token(0, 0));
  }

  private static String output(String id, String text) {
    return ReadContest.of(id).output(text.getBytes(StandardCharsets.UTF_8));
  }

  private static List<Position> read(String id, String text) {
    return ReadContest.of(id).positions(id, text.getBytes(StandardCharsets.UTF_8));
  }

  private static List<Position> positions(String id, List<String> texts) {
    String game = CATALOGUE.contest(id).orElseThrow().gameName();
    GameRules rules = RulesParser.parse(game, CATALOGUE.find(game).orElseThrow().rulesText());
    return texts.stream().flatMap(text -> PositionText.parse(rules, id, text, 0).stream()).toList();
  }
}
