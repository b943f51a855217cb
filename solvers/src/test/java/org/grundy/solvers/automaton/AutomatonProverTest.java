package org.grundy.solvers.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.HeapEnds;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AutomatonProverTest {
  private static final int SIDE = 24;
  private static final int RANDOM_GAMES = 40;
  private static final long RANDOM_NODES = 3_000_000;

  private static final List<String> NAMES = List.of("a", "b", "c", "d", "e");

  private static GameRules game(String lines) {
    return RulesParser.parse("game", "game G\nboard heaps a b\n" + lines.replace("; ", "\n"));
  }

  private static Optional<AutomatonProof> proof(GameRules rules, int heaps) {
    return AutomatonProver.outcomes(rules, heaps, new Meter(Budget.ofBytes(1L << 30))).proof();
  }

  /// Who wins by the plain recursion: true where the player to move loses.
  private static boolean[][] lost(GameRules rules) {
    TupleRuleset ruleset = TupleRuleset.of(rules);
    HeapEnds ends = HeapEnds.of(rules);
    boolean[][] lost = new boolean[SIDE][SIDE];
    for (int total = 0; total < 2 * SIDE - 1; total++) {
      for (int a = Math.max(0, total - SIDE + 1); a <= Math.min(total, SIDE - 1); a++) {
        int b = total - a;
        Optional<Outcome> over = ends.outcome(new long[] {a, b});
        List<Boolean> options = new ArrayList<>();
        ruleset.options(
            new TuplePosition(List.of((long) a, (long) b)),
            option -> {
              List<Long> left = option.sum().getFirst().sizes();
              options.add(lost[left.get(0).intValue()][left.get(1).intValue()]);
            });
        boolean stuck = options.isEmpty() && rules.play() == Play.MISERE;
        lost[a][b] =
            over.map(outcome -> outcome == Outcome.P).orElse(!stuck && !options.contains(true));
      }
    }
    return lost;
  }

  private static void assertIsTrue(AutomatonProof proof) {
    boolean[][] lost = lost(proof.rules());
    for (int a = 0; a < SIDE; a++) {
      for (int b = 0; b < SIDE; b++) {
        assertThat(proof.at(a, b) == 0)
            .as("%s at (%d,%d)", proof.rules().rules(), a, b)
            .isEqualTo(lost[a][b]);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          move (a,b) -> (a-k,b), (a,b-k), (a-k,b-k) | Zeckendorf | 8
          move (a,b) -> (a-k,b), (a,b-k), (a-k,b-k); lose where a + b <= 4 | Zeckendorf | 40
          move (a,b) -> (a-k,b), (a,b-k) | base 2 | 2
          """)
  void classicGamesHaveSmallAutomata(String lines, String numeration, int states) {
    GameRules rules =
        game(lines.strip().replace("), (", ") | (").replaceFirst("(;|$)", " for k >= 1$1"));
    AutomatonProof proof = proof(rules, 2).orElseThrow();
    assertThat(proof.numeration().text()).isEqualTo(numeration.strip());
    assertThat(proof.automaton().states()).isEqualTo(states);
    assertIsTrue(proof);
  }

  @Test
  void wythoffsPairsOfAnySizeLose() {
    AutomatonProof proof =
        proof(game("move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1"), 2).orElseThrow();
    long a = 1;
    long b = 2;
    while (b < 1L << 60) { // (F(2j), F(2j+1)) for Fibonacci numbers
      assertThat(proof.at(a, b)).as("(%d,%d)", a, b).isZero();
      assertThat(proof.at(a, b - 1)).isEqualTo(1);
      a += b;
      b += a;
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move (a,b) -> (a-k,b) | (a,b-k) where k >= 1, k % 3 = 1",
        "move (a,b) -> (a-k,b) | (a,b-k) where k >= 1, a xor b > 2",
        "move (a,b) -> (a-2,b-1) | (a-1,b-2) except (3,3)",
        "move (a,b) -> (a-1,b-3) | (a-3,b-1)",
        "move (a,b) -> (a-1,b) | (a,b-2) | (a-3,b-1)",
      })
  void conditionsMeanWhatTheRulesSay(String lines) {
    GameRules rules = game(lines);
    for (GameRules one : List.of(rules, rules.misere())) {
      assertIsTrue(proof(one, 2).orElseThrow());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'move (a,b) -> (a-k*j,b) where k >= 1, j >= 2',multiplied",
    "'move (a,b) -> (a-k,b) where k >= 1, k divides b',divided",
    "'move (a,b) -> (a-k,b) where k in primes',primes",
    "'move (a,b) -> (a-1,b) + (0,b) where a >= 1',sum",
  })
  void moreThanLinearIsRefusedWithTheLine(String lines, String reason) {
    ProvedClaim.Answer<AutomatonProof> answer =
        AutomatonProver.outcomes(game(lines), 2, new Meter(Budget.ofBytes(1L << 28)));
    assertThat(answer.proof()).isEmpty();
    assertThat(answer.reason()).contains("move  (a,b)").contains(reason);
  }

  /// Coins go down stairs, and those on every second stair count (Winning Ways, chapter 12).
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void stairsOfAnyHeightAreProved(int stairs) {
    StringBuilder moves = new StringBuilder();
    for (int i = 0; i < stairs; i++) {
      List<String> after = new ArrayList<>(NAMES.subList(0, stairs));
      after.set(i, NAMES.get(i) + "-k");
      if (i > 0) {
        after.set(i - 1, NAMES.get(i - 1) + "+k");
      }
      moves.append(i == 0 ? "" : " | ").append("(").append(String.join(",", after)).append(")");
    }
    String names = String.join(",", NAMES.subList(0, stairs));
    GameRules rules =
        RulesParser.parse(
            "stairs",
            "game Stairs\nboard heaps %s\nmove (%s) -> %s for k >= 1\n"
                .formatted(names.replace(',', ' '), names, moves));
    AutomatonProof proof = proof(rules, stairs).orElseThrow();
    SplittableRandom random = new SplittableRandom(stairs);
    for (int i = 0; i < 1_000; i++) {
      long[] sizes = random.longs(stairs, 0, random.nextBoolean() ? 4 : 1L << 40).toArray();
      long odd =
          IntStream.range(0, stairs)
              .filter(j -> j % 2 == 0)
              .mapToLong(j -> sizes[j])
              .reduce(0, (a, b) -> a ^ b);
      assertThat(proof.at(sizes) == 0).as(Arrays.toString(sizes)).isEqualTo(odd == 0);
    }
  }

  @Test
  void losingPositionsAreReadOffInOrder() {
    AutomatonProof proof =
        proof(game("move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1"), 2).orElseThrow();
    assertThat(LosingPositions.upTo(proof, 7, new Meter(Budget.ofBytes(1L << 20))))
        .containsExactly(
            new long[] {0, 0},
            new long[] {1, 2},
            new long[] {2, 1},
            new long[] {3, 5},
            new long[] {4, 7},
            new long[] {5, 3},
            new long[] {7, 4});
  }

  /// A guess that fails is right of all words before the one at which it does: so more states are
  /// told apart than the largest table holds.
  @Test
  void moreIsLearntThanTheTableHolds() {
    AutomatonProof proof =
        proof(game("move (a,b) -> (a-2,b-1) | (a-1,b-2) | (a-4,b-4) | (a-5,b)"), 2).orElseThrow();
    assertThat(proof.automaton().states()).isEqualTo(228);
    assertIsTrue(proof);
  }

  /// What the automaton says of a position follows from what it says of the options.
  private static void assertFollows(AutomatonProof proof, long a, long b) {
    Optional<Outcome> over = HeapEnds.of(proof.rules()).outcome(new long[] {a, b});
    boolean[] found = new boolean[2];
    TupleRuleset.of(proof.rules())
        .options(
            new TuplePosition(List.of(a, b)),
            option -> {
              List<Long> left = option.sum().getFirst().sizes();
              found[0] = true;
              found[1] |= proof.at(left.get(0), left.get(1)) == 0;
            });
    boolean stuck = !found[0] && proof.rules().play() == Play.MISERE;
    assertThat(proof.at(a, b) == 0)
        .as("%s at (%d,%d)", proof.rules().rules(), a, b)
        .isEqualTo(over.map(outcome -> outcome == Outcome.P).orElse(!stuck && !found[1]));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move (a,b) -> (a-1,b+1) | (a,b-1)",
        "move (a,b) -> (a+1,b-3) | (a-2,b)",
        "move (a,b) -> (a-k,b+k) | (a,b-k) where k >= 1",
        "move (a,b) -> (min(a,b),c) where c < max(a,b)",
      })
  void sizesMayGrow(String lines) {
    GameRules rules = game(lines);
    for (GameRules one : List.of(rules, rules.misere())) {
      AutomatonProof proof = proof(one, 2).orElseThrow();
      for (int cell = 0; cell < SIDE * SIDE; cell++) {
        assertFollows(proof, cell / SIDE, cell % SIDE);
      }
    }
  }

  @Test
  void randomGamesAreProvedRightOrNotAtAll() {
    int proved = 0;
    for (int seed = 0; seed < RANDOM_GAMES; seed++) {
      Random random = new Random(seed);
      GameRules rules = game(randomLines(random));
      Optional<AutomatonProof> found = Optional.empty();
      try {
        Meter meter = new Meter(new Budget(RANDOM_NODES, Duration.ofHours(1), 1L << 30));
        found = AutomatonProver.outcomes(rules, 2, meter).proof();
      } catch (BudgetSpentException spent) {
        continue;
      }
      if (found.isPresent()) {
        proved++;
        assertIsTrue(found.get());
        for (int i = 0; i < 5; i++) {
          assertFollows(found.get(), random.nextInt(10_000), random.nextInt(10_000));
        }
      }
    }
    assertThat(proved).isGreaterThan(RANDOM_GAMES / 2);
  }

  private static String randomLines(Random random) {
    List<String> lines = new ArrayList<>();
    List<String> vectors = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      vectors.add("(a-%d,b-%d)".formatted(1 + random.nextInt(3), 1 + random.nextInt(3)));
    }
    lines.add("move (a,b) -> " + String.join(" | ", vectors));
    if (random.nextBoolean()) {
      String condition =
          switch (random.nextInt(4)) {
            case 0 -> "1 <= k <= " + (1 + random.nextInt(4));
            case 1 -> "k >= 1, k % 2 = 1";
            case 2 -> "k >= 1, k <= min(a,b)";
            default -> "k >= 1";
          };
      lines.add("move (a,b) -> (a-k,b) | (a,b-k) where " + condition);
    }
    if (random.nextInt(3) == 0) {
      lines.add(
          "win where " + (random.nextBoolean() ? "a + b <= " + random.nextInt(5) : "a = b, a > 2"));
    }
    if (random.nextInt(3) == 0) {
      lines.add("play misere");
    }
    return String.join("; ", lines);
  }

  /// The memory is claimed before it is taken: little of it ends the search plainly.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1; win where a + b <= 8",
        "move (a,b) -> (a-1,b-2) | (a-2,b-1) | (a-3,b-3)",
        "move (a,b) -> (a-k,b-j) where k >= 1, j >= 1, k - j < 4, j - k < 4",
      })
  void littleMemoryEndsTheSearch(String lines) {
    GameRules rules = game(lines);
    int ended = 0;
    for (int bits = 8; bits <= 22; bits += 2) {
      Meter meter = new Meter(Budget.ofBytes(1L << bits));
      List<String> told = new ArrayList<>();
      try {
        AutomatonProver.of(rules, 2, false, meter, told::add)
            .proof()
            .ifPresent(proof -> assertIsTrue(proof));
        assertThat(told).last().isEqualTo("");
      } catch (BudgetSpentException spent) {
        assertThat(spent.ending()).isInstanceOf(Ending.Memory.class);
        ended++;
      }
      assertThat(told).allMatch(text -> text.isEmpty() || text.contains("at most"));
    }
    assertThat(ended).isBetween(4, 7);
  }
}
