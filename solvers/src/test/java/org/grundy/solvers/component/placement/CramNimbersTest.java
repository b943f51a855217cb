package org.grundy.solvers.component.placement;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.grundy.solvers.PlacementGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Cram against published values; the file names the source of each.
class CramNimbersTest {
  static Stream<String> published() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(CramNimbersTest.class.getResourceAsStream("cram-nimbers.tsv"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines().skip(1).toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("published")
  void areThePublishedOnes(String row) {
    String[] fields = row.split("\t", -1);
    int expected = Integer.parseInt(fields[2]);
    String lying = fields[0] + "x" + fields[1];
    String standing = fields[1] + "x" + fields[0];
    assertThat(PlacementGames.value(new PlacementMethod(), PlacementGames.CRAM, lying))
        .isEqualTo(expected);
    assertThat(PlacementGames.value(new PlacementMethod(false), PlacementGames.CRAM, standing))
        .as("without the mirror strategy")
        .isEqualTo(expected);
  }

  @Test
  void areManyEnough() throws IOException {
    assertThat(published()).hasSizeGreaterThan(40);
  }

  /// One row of Cram is Dawson's Kayles (octal 0.07): take two neighbours, leave two rows.
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 30, 64, 65, 70})
  void ofOneRowAreThoseOfDawsonsKayles(int length) {
    int[] nimbers = new int[length + 1];
    for (int n = 2; n <= length; n++) {
      boolean[] seen = new boolean[256];
      for (int left = 0; left <= n - 2; left++) {
        seen[nimbers[left] ^ nimbers[n - 2 - left]] = true;
      }
      while (seen[nimbers[n]]) {
        nimbers[n]++;
      }
    }
    assertThat(PlacementGames.value(new PlacementMethod(), PlacementGames.CRAM, "1x" + length))
        .isEqualTo(nimbers[length]);
  }
}
