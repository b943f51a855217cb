package org.grundy.solvers.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.Random;
import java.util.regex.Pattern;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Proved automata against a sieve that knows nothing of rules: all positions below 300, random
/// ones below 10^4, and how many lose.
class LargeSizesTest {
  private static final int BOUND = 10_000;
  private static final int ALL_BELOW = 300;
  private static final String ROOK = "move (a,b) -> (a-k,b) | (a,b-k) for k >= 1";
  private static final String QUEEN = "move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1";

  /// The losing positions below the bound, those with smaller sizes first.
  ///
  /// @param rays whether each size may be lowered by any number
  /// @param diagonal whether both may be lowered by the same number
  /// @param vectors steps that may be taken
  /// @param over of sums up to it the game is over
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Sieve(
      boolean rays,
      boolean diagonal,
      int[][] vectors,
      int over,
      boolean overLoses,
      boolean misere) {
    BitSet lost() {
      BitSet lost = new BitSet(BOUND * BOUND);
      BitSet columns = new BitSet();
      BitSet diagonals = new BitSet();
      for (int a = 0; a < BOUND; a++) {
        boolean row = false;
        for (int b = 0; b < BOUND; b++) {
          boolean behind =
              (rays && (row || columns.get(b)))
                  || (diagonal && diagonals.get(BOUND + a - b))
                  || leads(lost, a, b);
          boolean stuck = misere && a + b <= 1 && !moves(a, b);
          if (a + b <= over ? overLoses : !behind && !stuck) {
            lost.set(a * BOUND + b);
            columns.set(b);
            diagonals.set(BOUND + a - b);
            row = true;
          }
        }
      }
      return lost;
    }

    private boolean moves(int a, int b) {
      return rays && a + b > 0;
    }

    private boolean leads(BitSet lost, int a, int b) {
      for (int[] vector : vectors) {
        int x = a - vector[0];
        int y = b - vector[1];
        if (x >= 0 && y >= 0 && y < BOUND && lost.get(x * BOUND + y)) {
          return true;
        }
      }
      return false;
    }
  }

  private static void agree(String lines, Sieve sieve) {
    GameRules rules =
        RulesParser.parse("game", "game G\nboard heaps a b\n" + lines.replace("; ", "\n"));
    assertThat(sieve.misere).isEqualTo(rules.play() == Play.MISERE);
    Meter meter = new Meter(Budget.ofBytes(1L << 30));
    AutomatonProof proof = AutomatonProver.outcomes(rules, 2, meter).proof().orElseThrow();
    BitSet lost = sieve.lost();
    for (int a = 0; a < ALL_BELOW; a++) {
      for (int b = 0; b < ALL_BELOW; b++) {
        assertThat(proof.at(a, b) == 0)
            .as("%s at (%d,%d)", lines, a, b)
            .isEqualTo(lost.get(a * BOUND + b));
      }
    }
    Random random = new Random(7);
    for (int i = 0; i < BOUND; i++) {
      int a = random.nextInt(BOUND);
      int b = random.nextInt(BOUND);
      assertThat(proof.at(a, b) == 0)
          .as("%s at (%d,%d)", lines, a, b)
          .isEqualTo(lost.get(a * BOUND + b));
    }
    assertThat(new LosingCount(proof, meter).upTo(BOUND - 1))
        .isEqualTo(BigInteger.valueOf(lost.cardinality()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`" + QUEEN + "` | true | -1 | false | false",
        "`" + QUEEN + "; play misere` | true | -1 | false | true",
        "`" + QUEEN + "; lose where a + b <= 12` | true | 12 | false | false",
        "`" + QUEEN + "; win where a + b <= 7` | true | 7 | true | false",
        "`" + ROOK + "; play misere` | false | -1 | false | true",
      })
  void raysAsBySieve(String lines, boolean diagonal, int over, boolean overLoses, boolean misere) {
    agree(lines, new Sieve(true, diagonal, new int[0][], over, overLoses, misere));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"1 2 2 1 3 3|false", "1 3 3 1|false", "2 1 1 2|true"})
  void vectorsAsBySieve(String numbers, boolean withRook) {
    int[] parts = Pattern.compile(" ").splitAsStream(numbers).mapToInt(Integer::parseInt).toArray();
    int[][] vectors = new int[parts.length / 2][];
    StringBuilder lines = new StringBuilder(withRook ? ROOK : "");
    for (int i = 0; i < vectors.length; i++) {
      vectors[i] = new int[] {parts[2 * i], parts[2 * i + 1]};
      lines.append("; move (a,b) -> (a-%d,b-%d)".formatted(vectors[i][0], vectors[i][1]));
    }
    agree(
        lines.toString().replaceFirst("^; ", ""),
        new Sieve(withRook, false, vectors, -1, false, false));
  }
}
