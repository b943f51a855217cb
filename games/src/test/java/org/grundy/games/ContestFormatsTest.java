package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.core.GridPosition;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ContestFormatsTest {
  private static final Catalogue CATALOGUE = new Catalogue();
  private static final Path EXAMPLES = Path.of("..", "examples");

  record Answered(Outcome outcome, long winningMoves) implements ContestFormat.Verdict {}

  /// A contest with its official sample as positions in the game's notation and as answers.
  record Sample(String id, List<String> positions, List<Answered> answers) {}

  private static final Answered WIN = new Answered(Outcome.N, 1);
  private static final Answered LOSS = new Answered(Outcome.P, 0);

  static Stream<Sample> samples() {
    return Stream.of(
        new Sample("cf138d", List.of("RL|LR"), List.of(LOSS)),
        new Sample("arc038b", List.of("@#.|..."), List.of(WIN)),
        new Sample("poj3537", List.of("..."), List.of(WIN)),
        new Sample(
            "gcj2019-1c-c",
            List.of("..|.#", ".#..|..#.|#...|...#", "#.##|....|#.##", ".", "##"),
            List.of(LOSS, LOSS, new Answered(Outcome.N, 7), new Answered(Outcome.N, 2), LOSS)),
        new Sample(
            "gcj2015-q-d",
            List.of("2 2 2", "2 1 3", "4 4 1", "3 2 3"),
            List.of(LOSS, WIN, WIN, LOSS)));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void readsAndAnswersTheOfficialSample(Sample sample) throws IOException {
    ContestFormat format = CATALOGUE.contest(sample.id).orElseThrow().format();
    List<Position> positions =
        format.read(
            new ContestInput(sample.id, Files.readAllBytes(EXAMPLES.resolve(sample.id + ".in"))));
    assertThat(positions).isEqualTo(positions(sample.id, sample.positions));

    List<String> lines =
        IntStream.range(0, positions.size())
            .mapToObj(i -> format.line(i + 1, sample.answers.get(i)))
            .toList();
    assertThat(lines).isEqualTo(Files.readAllLines(EXAMPLES.resolve(sample.id + ".out")));
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
    assertThat(lines("cf138d")).containsExactly("WIN", "LOSE");
    assertThat(lines("arc038b")).containsExactly("First", "Second");
    assertThat(lines("poj3537")).containsExactly("1", "2");
    assertThat(lines("gcj2015-q-d")).containsExactly("Case #12: RICHARD", "Case #12: GABRIEL");
    assertThat(lines("gcj2019-1c-c")).containsExactly("Case #12: 1", "Case #12: 0");
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
        (GridPosition) format("arc038b").read(new ContestInput("large", input)).getFirst();
    assertThat(Arrays.mismatch(board.copyCells(), cells)).as("seed %d", seed).isEqualTo(-1);
    assertThat(board.tokens()).containsExactly(new GridPosition.Token(0, 0));
  }

  private static List<String> lines(String id) {
    return List.of(format(id).line(12, WIN), format(id).line(12, LOSS));
  }

  private static List<Position> read(String id, String text) {
    return format(id).read(new ContestInput(id, text.getBytes(StandardCharsets.UTF_8)));
  }

  private static ContestFormat format(String id) {
    return CATALOGUE.contest(id).orElseThrow().format();
  }

  private static List<Position> positions(String id, List<String> texts) {
    String game = CATALOGUE.contest(id).orElseThrow().gameName();
    GameRules rules = RulesParser.parse(game, CATALOGUE.find(game).orElseThrow().rulesText());
    return texts.stream().flatMap(text -> PositionText.parse(rules, id, text, 0).stream()).toList();
  }
}
