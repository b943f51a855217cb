package org.grundy.workbench.contest.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.grundy.core.GridPosition;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.core.Position;
import org.grundy.core.TilingPosition;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Inputs with a few bytes changed: each is either refused with a place in the text, or read as
/// just what it says.
class MutatedContestInputTest {
  private static final String BYTES = "0123456789 \t\r\n.#@bLRXlrx-+\u0000\u007f\u0080\u00c3\u00ff";
  private static final int ROUNDS = 20_000;

  @ParameterizedTest
  @CsvSource({
    "cf138d, LRX, false",
    "arc038b, .#, false",
    "gcj2019-1c-c, .b#, true",
    "poj3537, '', false",
    "gcj2015-q-d, '', true"
  })
  void isRefusedOrReadAsItIs(String id, String cells, boolean counted) throws IOException {
    long seed = 138;
    Random random = new Random(seed);
    ReadContest contest = ReadContest.of(id);
    byte[] sample = Files.readAllBytes(Path.of("..", "examples", id + ".in"));
    int accepted = 0;
    for (int round = 0; round < ROUNDS; round++) {
      byte[] text = mutated(sample, random);
      String shown = "seed " + seed + ": " + new String(text, StandardCharsets.ISO_8859_1);
      try {
        List<Position> positions = contest.positions(id, text);
        String written =
            positions.stream()
                .map(position -> written(position, cells))
                .collect(Collectors.joining(" ", counted ? positions.size() + " " : "", ""));
        assertThat(written).as(shown).isEqualTo(normal(text));
        accepted++;
      } catch (InputException e) {
        Place place = e.place().orElseThrow();
        List<String> lines = new String(text, StandardCharsets.ISO_8859_1).lines().toList();
        assertThat(place.line()).as(shown).isBetween(1, lines.size() + 1);
        assertThat(place.column()).as(shown).isBetween(1, text.length + 1);
        assertThat(e.problem()).as(shown).contains("expected");
      }
    }
    assertThat(accepted).isBetween(ROUNDS / 100, ROUNDS - ROUNDS / 4);
  }

  private static byte[] mutated(byte[] sample, Random random) {
    StringBuilder text = new StringBuilder(new String(sample, StandardCharsets.ISO_8859_1));
    int changes = 1 + random.nextInt(3);
    for (int i = 0; i < changes; i++) {
      int at = random.nextInt(text.length() + 1);
      int to = Math.min(text.length(), at + random.nextInt(3));
      String put = random.nextInt(3) == 0 ? "" : letter(random);
      text.replace(at, to, put);
    }
    return text.toString().getBytes(StandardCharsets.ISO_8859_1);
  }

  private static String letter(Random random) {
    return String.valueOf(BYTES.charAt(random.nextInt(BYTES.length())));
  }

  /// A position as its contest writes it, with one blank between words.
  private static String written(Position position, String cells) {
    return switch (position) {
      case TilingPosition tiling ->
          tiling.pieceSize() + " " + tiling.rows() + " " + tiling.columns();
      case GridPosition grid when cells.isEmpty() -> String.valueOf(grid.columns());
      case GridPosition grid -> {
        StringBuilder text = new StringBuilder(grid.rows() + " " + grid.columns());
        for (int cell = 0; cell < grid.size(); cell++) {
          text.append(cell % grid.columns() == 0 ? " " : "").append(cells.charAt(grid.at(cell)));
        }
        yield text.toString();
      }
      default -> throw new AssertionError(position);
    };
  }

  /// The words of a text, with one blank between them and numbers without leading zeros.
  private static String normal(byte[] text) {
    return new String(text, StandardCharsets.ISO_8859_1)
        .strip()
        .replaceAll("\\s+", " ")
        .replaceAll("(?<![0-9])0+(?=[0-9])", "");
  }
}
