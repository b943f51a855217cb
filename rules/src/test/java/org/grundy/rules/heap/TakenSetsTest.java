package org.grundy.rules.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import java.util.TreeMap;
import org.grundy.rules.text.game.RulesParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Residues of sets without end, against their first members.
class TakenSetsTest {
  /// Of each set all residues of moduli up to 40 are those of so many members.
  private static final int MANY = 2_000;

  private static TakenSets sets(String take) {
    return HeapRule.of(RulesParser.parse("taken", "game T\nboard heap\ntake " + take + "\n"))
        .takenFromSets()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "primes",
        "squares",
        "cubes",
        "powers of 2",
        "powers of 6",
        "1 primes",
        "5..7 12 squares",
        "powers of 3 cubes",
        "40 powers of 2",
        "1..1000 primes"
      })
  void residuesAreThoseOfTheMembers(String take) {
    TakenSets sets = sets(take);
    for (int modulus = 1; modulus <= 40; modulus++) {
      TreeMap<Long, Long> first = new TreeMap<>();
      long n = 0;
      for (int i = 0; i < MANY && (n = sets.atLeast(n + 1)) < Long.MAX_VALUE; i++) {
        first.putIfAbsent(n % modulus, n);
      }
      long most = first.values().stream().mapToLong(number -> number).max().orElseThrow();
      assertThat(sets.residuesBy(modulus))
          .as("%s modulo %d", take, modulus)
          .isEqualTo(most > TakenSets.MOST ? OptionalLong.empty() : OptionalLong.of(most));
    }
  }

  /// By hand: 1, 2, 4, 8 = 1 modulo 7; 2 and 3 divide 6, and 5, 7 are the first of the two others.
  @ParameterizedTest
  @CsvSource({
    "powers of 2, 7, 4",
    "primes, 6, 7",
    "squares, 4, 4",
    "cubes, 7, 343",
    "2 cubes, 3, 27"
  })
  void knownResidues(String take, long modulus, long most) {
    assertThat(sets(take).residuesBy(modulus)).hasValue(most);
  }

  @Test
  void whatIsTooLargeIsNotLookedAt() {
    assertThat(sets("primes").residuesBy(TakenSets.MOST + 1)).isEqualTo(OptionalLong.empty());
    assertThat(sets("primes").residuesBy(Long.MAX_VALUE)).isEqualTo(OptionalLong.empty());
    assertThat(sets("squares").residuesBy(1 << 20)).isEqualTo(OptionalLong.empty());
  }
}
