package org.grundy.solvers.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.rules.text.game.RulesParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LosingCountTest {
  private static final int WORD = 64;

  private final Meter meter = new Meter(Budget.ofBytes(1L << 30));

  private AutomatonProof proof(String lines) {
    String text = "game G\n" + lines.replace("; ", "\n");
    int heaps = lines.contains("(a,b,c)") ? 3 : 2;
    return AutomatonProver.outcomes(RulesParser.parse("game", text), heaps, meter)
        .proof()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board heaps a b; move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1",
        "board heaps a b; move (a,b) -> (a-1,b-2) | (a-2,b-1)",
        "board heaps a b c; move (a,b,c) -> (a-k,b,c) | (a,b-k,c) | (a,b,c-k) for k >= 1",
      })
  void isTheNumberOfThoseThatAreListed(String lines) {
    AutomatonProof proof = proof(lines);
    LosingCount count = new LosingCount(proof, meter);
    for (long most = 0; most < 40; most++) {
      assertThat(count.upTo(most))
          .as("%s to %d", lines, most)
          .isEqualTo(BigInteger.valueOf(LosingPositions.upTo(proof, most, meter).size()));
    }
  }

  /// The larger size of the pair number n is n + ⌊n·φ⌋ (Wythoff 1907); the pair of zeros is one,
  /// each other is two.
  @Test
  void wythoffsPairsAreCountedByBeattysSequences() {
    LosingCount count =
        new LosingCount(
            proof("board heaps a b; move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1"),
            meter);
    for (long most = 10_000; most <= 1_000_000_000_000_000_000L; most *= 10) {
      long least = 0;
      long above = most;
      while (above - least > 1) {
        long middle = least + (above - least) / 2;
        if (larger(middle).compareTo(BigInteger.valueOf(most)) <= 0) {
          least = middle;
        } else {
          above = middle;
        }
      }
      assertThat(count.upTo(most)).as("to %d", most).isEqualTo(BigInteger.valueOf(1 + 2 * least));
    }
  }

  private static BigInteger larger(long number) {
    BigInteger n = BigInteger.valueOf(number);
    BigInteger root = n.multiply(n).multiply(BigInteger.valueOf(5)).sqrt();
    return n.add(n.add(root).shiftRight(1));
  }

  /// Row by row: a position of a row loses unless a vector leads to one that loses in a row before.
  @ParameterizedTest
  @ValueSource(strings = {"1 2 2 1", "1 2 2 1 3 3"})
  void vectorsAreCountedByASieve(String numbers) {
    int[] parts = Pattern.compile(" ").splitAsStream(numbers).mapToInt(Integer::parseInt).toArray();
    StringBuilder moves = new StringBuilder("board heaps a b");
    for (int i = 0; i < parts.length; i += 2) {
      moves.append("; move (a,b) -> (a-%d,b-%d)".formatted(parts[i], parts[i + 1]));
    }
    int most = 100_000;
    int words = most / WORD + 1;
    long[][] lost = new long[4][words];
    long counted = 0;
    for (int a = 0; a <= most; a++) {
      long[] row = lost[a % lost.length];
      Arrays.fill(row, 0);
      for (int i = 0; i < parts.length; i += 2) {
        if (a >= parts[i]) {
          markShifted(lost[(a - parts[i]) % lost.length], parts[i + 1], row);
        }
      }
      for (int i = 0; i < words; i++) {
        row[i] = ~row[i];
      }
      row[words - 1] &= -1L >>> (WORD - 1 - most % WORD);
      counted += Arrays.stream(row).map(Long::bitCount).sum();
    }
    assertThat(new LosingCount(proof(moves.toString()), meter).upTo(most))
        .isEqualTo(BigInteger.valueOf(counted));
  }

  private static void markShifted(long[] from, int by, long[] to) {
    for (int i = to.length - 1; i >= 0; i--) {
      to[i] |= (from[i] << by) | (i > 0 ? from[i - 1] >>> (WORD - by) : 0);
    }
  }

  /// Of all pairs of numbers of so many bits the third is the nim-sum.
  @Test
  void nimOfThreeHeapsHasAsManyAsPairs() {
    LosingCount count =
        new LosingCount(
            proof(
                "board heaps a b c; move (a,b,c) -> (a-k,b,c) | (a,b-k,c) | (a,b,c-k) for k >= 1"),
            meter);
    for (int bits = 1; bits <= 60; bits++) {
      assertThat(count.upTo((1L << bits) - 1)).isEqualTo(BigInteger.TWO.pow(2 * bits));
    }
  }
}
