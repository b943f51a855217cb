package org.grundy.solvers.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.Choice;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.RatedMove;
import org.grundy.core.TuplePosition;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.CompiledGame;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Problem;
import org.grundy.solvers.automaton.method.AutomatonMethod;
import org.grundy.solvers.play.DefinitionMethod;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Proved automata against a sieve that knows nothing of rules: all positions below 300, random
/// ones below 10^4, and how many lose; and moves at 10^15.
///
/// Some games of each kind by default; `-Dgrundy.sizes=all` takes all that `ProofTimes` measures.
class LargeSizesTest {
  private static final int BOUND = 10_000;
  private static final long HUGE = 1_000_000_000_000_000L;
  private static final int ALL_BELOW = 300;
  private static final int EACH = "all".equals(System.getProperty("grundy.sizes")) ? 1 : 9;
  private static final String ROOK = "move (a,b) -> (a-k,b) | (a,b-k) for k >= 1";
  private static final String BAND =
      ROOK + "\nmove (a,b) -> (a-k,b-j) where k >= 1, j >= 1, k - j < %1$d, j - k < %1$d";
  private static final int[][][] VECTORS = {
    {{1, 2}, {2, 1}},
    {{1, 3}, {3, 1}},
    {{1, 2}, {2, 1}, {3, 3}},
    {{1, 0}, {0, 2}, {3, 1}},
    {{1, 1}, {2, 3}, {3, 2}},
    {{2, 0}, {0, 3}, {1, 1}},
    {{1, 4}, {4, 1}, {2, 2}},
    {{1, 0}, {0, 1}, {2, 3}, {3, 2}},
    {{3, 1}, {1, 2}, {2, 2}, {0, 3}},
    {{2, 5}, {5, 2}, {1, 1}}
  };

  /// Who loses, position by position, those with smaller sizes first.
  ///
  /// @param band how far apart what both sizes lose may be, exclusive; 0 if they do not fall
  ///   together; -1 if no size may be lowered by any number
  /// @param vectors steps that may be taken
  /// @param over of sums up to it the game is over, -1 if of none
  /// @param overLoses whether such positions are lost
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Sieve(int band, int[][] vectors, int over, boolean overLoses, boolean misere) {
    BitSet lost() {
      BitSet lost = new BitSet(BOUND * BOUND);
      BitSet columns = new BitSet();
      int[] diagonals = new int[2 * BOUND]; // by a - b + BOUND, the least b that loses
      Arrays.fill(diagonals, BOUND);
      for (int a = 0; a < BOUND; a++) {
        boolean row = false;
        for (int b = 0; b < BOUND; b++) {
          boolean behind =
              (band >= 0 && (row || columns.get(b))) || near(diagonals, a, b) || leads(lost, a, b);
          if (a + b <= over ? overLoses : !behind && !(misere && isStuck(a, b))) {
            lost.set(a * BOUND + b);
            columns.set(b);
            diagonals[BOUND + a - b] = Math.min(diagonals[BOUND + a - b], b);
            row = true;
          }
        }
      }
      return lost;
    }

    private boolean near(int[] diagonals, int a, int b) {
      for (int by = 1 - band; by < band; by++) {
        int diagonal = Math.clamp(BOUND + a - b + by, 0, 2 * BOUND - 1);
        int least = diagonals[diagonal];
        if (least < b && diagonal - BOUND + least < a) {
          return true;
        }
      }
      return false;
    }

    private boolean leads(BitSet lost, int a, int b) {
      for (int[] vector : vectors) {
        if (a >= vector[0] && b >= vector[1] && lost.get((a - vector[0]) * BOUND + b - vector[1])) {
          return true;
        }
      }
      return false;
    }

    /// Whether a move may lower the sizes by so much.
    private boolean isStep(long ofA, long ofB) {
      boolean isRay = band >= 0 && Math.min(ofA, ofB) == 0 && Math.max(ofA, ofB) > 0;
      boolean isBand = Math.min(ofA, ofB) > 0 && Math.abs(ofA - ofB) < band;
      return isRay || isBand || Arrays.stream(vectors).anyMatch(by -> by[0] == ofA && by[1] == ofB);
    }

    private boolean isStuck(int a, int b) {
      return (band < 0 || a + b == 0)
          && Arrays.stream(vectors).noneMatch(vector -> a >= vector[0] && b >= vector[1]);
    }
  }

  record Game(String lines, Sieve sieve) {
    GameRules rules() {
      GameRules rules = RulesParser.parse("game", "game G\nboard heaps a b\n" + lines);
      return sieve.misere ? rules.misere() : rules;
    }

    @Override
    public String toString() {
      return lines.replace('\n', ';') + (sieve.misere ? "; misère" : "");
    }
  }

  static Stream<Game> games() {
    List<Game> games = new ArrayList<>();
    for (int band = 0; band <= 4; band++) {
      games.addAll(bothWays(banded(band), band, new int[0][], -1, false));
    }
    for (int over = 1; over <= 12; over++) {
      String sum = " where a + b <= " + over;
      games.addAll(bothWays(banded(1) + "\nwin" + sum, 1, new int[0][], over, true));
      games.add(
          new Game(banded(1) + "\nlose" + sum, new Sieve(1, new int[0][], over, false, false)));
    }
    int[][] redundant = {{1, 5}, {5, 1}, {2, 4}, {4, 2}};
    games.addAll(bothWays(banded(1) + stepping(redundant), 1, redundant, -1, false));
    for (int[][] vectors : VECTORS) {
      games.addAll(bothWays(stepping(vectors).strip(), -1, vectors, -1, false));
    }
    return IntStream.range(0, games.size()).filter(i -> i % EACH == 0).mapToObj(games::get);
  }

  private static List<Game> bothWays(
      String lines, int band, int[][] vectors, int over, boolean overLoses) {
    return Stream.of(false, true)
        .map(misere -> new Game(lines, new Sieve(band, vectors, over, overLoses, misere)))
        .toList();
  }

  private static String banded(int band) {
    return band == 0 ? ROOK : BAND.formatted(band);
  }

  private static String stepping(int[][] vectors) {
    StringBuilder lines = new StringBuilder();
    for (int[] vector : vectors) {
      lines.append("\nmove (a,b) -> (a-%d,b-%d)".formatted(vector[0], vector[1]));
    }
    return lines.toString();
  }

  @ParameterizedTest
  @MethodSource("games")
  void asBySieve(Game game) {
    GameRules rules = game.rules();
    assertThat(game.sieve.misere).isEqualTo(rules.play() == Play.MISERE);
    Meter meter = new Meter(Budget.ofBytes(1L << 30));
    AutomatonProof proof = AutomatonProver.outcomes(rules, 2, meter).proof().orElseThrow();
    BitSet lost = game.sieve.lost();
    Random random = new Random(7);
    for (int i = 0; i < ALL_BELOW * ALL_BELOW + BOUND; i++) {
      boolean each = i < ALL_BELOW * ALL_BELOW;
      int a = each ? i / ALL_BELOW : random.nextInt(BOUND);
      int b = each ? i % ALL_BELOW : random.nextInt(BOUND);
      if (proof.at(a, b) == 0 != lost.get(a * BOUND + b)) {
        assertThat(proof.at(a, b)).as("%s at (%d,%d)", game, a, b).isNull();
      }
    }
    assertThat(new LosingCount(proof, meter).upTo(BOUND - 1))
        .isEqualTo(BigInteger.valueOf(lost.cardinality()));
  }

  /// At 10^15 each move that is named lowers the sizes as the rules allow and leaves a lost
  /// position, and none is named only where the position is lost itself.
  @ParameterizedTest
  @MethodSource("games")
  void namesMovesOfLargeSizes(Game game) {
    CompiledGame compiled = new CompiledGame(game.rules());
    AutomatonMethod method = new AutomatonMethod(new DefinitionMethod());
    Meter meter = new Meter(Budget.ofBytes(1L << 30));
    AutomatonProof proof =
        AutomatonProver.outcomes(compiled.rules(), 2, meter).proof().orElseThrow();
    Random random = new Random(7);
    for (int i = 0; i < 30; i++) {
      long a = HUGE + random.nextLong(HUGE);
      long b = i % 3 == 0 ? a + random.nextLong(5) : HUGE + random.nextLong(HUGE);
      Problem problem =
          new Problem(compiled, List.of(new TuplePosition(List.of(a, b)))).ofOutcome();
      List<RatedMove> moves = new ArrayList<>();
      ((Verdict.Sound) method.consider(problem))
          .plan()
          .solve(meter)
          .someWinningMoves(10, moves::add);
      assertThat(moves.isEmpty()).isEqualTo(proof.at(a, b) == 0);
      for (RatedMove move : moves) {
        List<Long> left =
            ((TuplePosition) ((Choice.Heaps) move.move().choice()).left().getFirst()).sizes();
        assertThat(game.sieve.isStep(a - left.get(0), b - left.get(1))).as("%s", left).isTrue();
        assertThat(proof.at(left.get(0), left.get(1))).as("%s", left).isZero();
      }
    }
  }

  /// Of three heaps as Bouton (1901) and Moore (1910) proved: of Nim, and of Nim in which up to two
  /// heaps fall, what is lost writes each binary digit a number of times that 2, or 3, divides;
  /// under misère play too but where no heap has two tokens, of which 1 modulo 2, or 3, lose.
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void threeHeapsAsProvedByHand(int heaps) {
    String line =
        heaps == 1
            ? "move n -> n - k where k >= 1"
            : "move n -> m where m < n in up to 2 heaps each";
    GameRules rules = RulesParser.parse("game", "game G\nboard heap n\n" + line + "\n");
    for (boolean misere : new boolean[] {false, true}) {
      AutomatonProof proof =
          AutomatonProver.outcomes(
                  misere ? rules.misere() : rules, 3, new Meter(Budget.ofBytes(1L << 30)))
              .proof()
              .orElseThrow();
      Random random = new Random(7);
      int small = 40;
      for (int i = 0; i < small * small * small + BOUND; i++) {
        boolean each = i < small * small * small;
        long a = each ? i / (small * small) : random.nextInt(BOUND);
        long b = each ? i / small % small : random.nextInt(BOUND);
        long c = each ? i % small : random.nextInt(BOUND);
        assertThat(proof.at(a, b, c) == 0)
            .as("(%d,%d,%d) %s", a, b, c, misere)
            .isEqualTo(isLost(heaps + 1, misere, a, b, c));
      }
    }
  }

  private static boolean isLost(int divisor, boolean misere, long... sizes) {
    if (misere && Arrays.stream(sizes).max().orElseThrow() <= 1) {
      return Arrays.stream(sizes).sum() % divisor == 1;
    }
    return IntStream.range(0, Integer.SIZE)
        .allMatch(bit -> Arrays.stream(sizes).map(size -> size >> bit & 1).sum() % divisor == 0);
  }
}
