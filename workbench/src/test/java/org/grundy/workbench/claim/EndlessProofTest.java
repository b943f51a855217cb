package org.grundy.workbench.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.grundy.core.Outcome;
import org.grundy.core.certificate.CertifiedValue;
import org.grundy.solvers.Problem;
import org.grundy.solvers.loopy.LoopySolution;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Claims about plays that may go on for ever follow, and no false answer follows from any others.
class EndlessProofTest {
  private static final String WALKS = "board graph; token @ step edges; play loopy";
  private static final int CHANGES = Integer.getInteger("grundy.claims.changes", 400) / 8;

  private static LoopySolution solve(MadeClaims made) {
    return (LoopySolution)
        Planner.standard()
            .decide(new Problem(made.rules(), made.sum()), Optional.empty())
            .plan()
            .solve(MadeClaims.meter());
  }

  private static Optional<CertifiedValue> value(LoopySolution solution) {
    return solution.loopyValue().map(CertifiedValue::of);
  }

  private static void requireFollowing(MadeClaims made) {
    LoopySolution solution = solve(made);
    assertThat(made.accepts(made.claims(), solution.outcome(), value(solution)))
        .as("%s", made)
        .isTrue();
    for (Outcome other : Outcome.values()) {
      assertThat(made.accepts(made.claims(), other, Optional.empty()))
          .as("%s: %s", made, other)
          .isEqualTo(other == solution.outcome());
    }
    for (CertifiedValue other :
        List.of(
            new CertifiedValue.Nimber(0),
            new CertifiedValue.Nimber(1),
            new CertifiedValue.Infinite(List.of()),
            new CertifiedValue.Infinite(List.of(0L)),
            new CertifiedValue.Loony())) {
      assertThat(made.accepts(made.claims(), solution.outcome(), Optional.of(other)))
          .as("%s: %s", made, other)
          .isEqualTo(value(solution).equals(Optional.of(other)));
    }
  }

  /// A random graph with a token on its first vertex.
  private static String graph(SplittableRandom random, String letters) {
    StringBuilder text = new StringBuilder("@" + letters.charAt(0));
    int order = random.nextInt(2, letters.length() + 1);
    for (int i = random.nextInt(1, 2 * order + 2); i > 0; i--) {
      char from = letters.charAt(random.nextInt(order));
      char to = letters.charAt(random.nextInt(order));
      text.append(' ').append(from).append(random.nextInt(8) == 0 ? '-' : '>').append(to);
    }
    return text.toString();
  }

  @Test
  void followForWalksOfTokens() {
    SplittableRandom random = new SplittableRandom(271);
    for (int i = 0; i < 300; i++) {
      String text = graph(random, "abcdef");
      if (i % 3 == 0) {
        text += " + " + graph(random, "ghij");
      }
      if (i % 9 == 0) {
        text += " @" + text.charAt(text.length() - 1);
      }
      requireFollowing(MadeClaims.of(WALKS, text));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "board strip; cells . X; move . -> X; move [ X X ] -> [ . . ] ! ..X.X.",
        "board strip; cells . o x; move [ o . ] -> [ . o ]; move [ . o ] -> [ o . ];"
            + " move [ o x ] -> [ x . ]! o.xx.",
        "board grid; cells . G; token @ step E S N over . G; win on G ! @..|...|..G",
        "board grid; cells . G; token @ step E S N over . ! @..|..G",
        "board grid; cells . G; token @ step E S N over . ! @..|..G + .@",
        "board grid; cells . G; token @ step E W N over . G; win on G ! ..@|...|..G",
        "board grid; cells . G; token @ step E W N over . G; win on G ! .@.|..G|... + @..|..G",
        "board grid; cells .; token @ step E W over . blocked! @.@..",
        "board strip; cells . X; move . -> X; move X -> .; win [ X X X ]! .X..",
        "board heap n; move n -> n - 2 | (n + 1) where 1 <= n < 12 | n - 1 where n = 12 ! 5",
        "board heap n; move n -> n - 2 | (n + 1) where 1 <= n < 7 | n - 1 where n = 7! 5 + 3",
        "board heap n; move n -> n - 3 | a + b where a + b = n, 1 <= a < b; take 1! 7",
        "board heap n; move n -> n - 3 | a + b where a + b = n, 1 <= a < b; take 1! 9 + 4",
        "board heaps a b; move (a,b) -> (b,a-1) | (a+1,b-1) where a < 5! (3,2)",
        "board heap n; move n -> (n + 2) | n - 1 where 1 <= n < 9; win where n = 4! 7 + 2",
        "board heap n; move n -> (n + 2) | n - 1 where 1 <= n < 9; lose where n = 4! 7 + 2",
        "board heap n; move n -> n - k where 1 <= k; move n -> (n + 3) where 1 <= n < 90 ! 80",
        "board graph; token @ step edges; win at x! @a-b-c-x b>d @d",
        "board graph; token @ step edges; win at x! @a>b>c>a b>x",
      })
  void followOnOtherBoards(String game, String position) {
    requireFollowing(MadeClaims.of(game.strip() + "; play loopy", position.strip()));
  }

  /// Put or Take a Square, whose heaps grow without end (A005240): finitely many claims.
  @Test
  void followWhereThereIsNoEndOfPositions() {
    String game =
        "board heap n; move n -> n - k*k | (n + k*k) where k*k <= n, n < (k+1)*(k+1), k >= 1;"
            + " play loopy";
    MadeClaims lost = MadeClaims.of(game, "29");
    assertThat(lost.lines()).hasSizeLessThan(20);
    assertThat(lost.accepts(lost.claims(), Outcome.P, value(0))).isTrue();
    MadeClaims won = MadeClaims.of(game, "4", true);
    assertThat(won.lines()).containsExactly("= 0 ", "! 0 4");
    assertThat(won.accepts(won.claims(), Outcome.N, Optional.empty())).isTrue();
    assertThat(won.accepts(won.claims(), Outcome.P, value(0))).isFalse();
  }

  private static Optional<CertifiedValue> value(long number) {
    return Optional.of(new CertifiedValue.Nimber(number));
  }

  @Test
  void sayThatTheNextPlayerWinsAndNoMore() {
    SplittableRandom random = new SplittableRandom(272);
    for (int i = 0; i < 200; i++) {
      String text = graph(random, "abcdef");
      LoopySolution solution = solve(MadeClaims.of(WALKS, text));
      MadeClaims made = MadeClaims.of(WALKS, text, solution.outcome() == Outcome.N);
      assertThat(made.accepts(made.claims(), solution.outcome(), Optional.empty()))
          .as("%s", made)
          .isTrue();
    }
  }

  /// Lines changed, exchanged, left out and added. What is accepted of what was sealed anew is
  /// true. The system property `grundy.claims.changes` says how many are tried of each game.
  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        WALKS + "! @a>b>a a>c b>c c>d>c d>e + @g>h>g h>i",
        WALKS + "! @a>b>c>a c>d>b d>e a>e",
        WALKS + "! @a>b>a b>c c>d c>e d>e",
        "board heap n; move n -> n - 2 | (n + 1) where 1 <= n < 7 | n - 1 where n = 7; play loopy"
            + "! 5 + 3",
        "board graph; token @ step edges; win at x; play loopy! @a>b>c>a b>x c>d",
        "board grid; cells . G; token @ step E W N over . G; win on G; play loopy"
            + "! .@.|..G|... + @..|..G",
      })
  void noFalseAnswerFollows(String game, String position) {
    MadeClaims made = MadeClaims.of(game.strip(), position.strip());
    LoopySolution solution = solve(made);
    SplittableRandom random = new SplittableRandom(273);
    List<Optional<CertifiedValue>> values = new ArrayList<>(List.of(Optional.empty()));
    for (long n = 0; n < 4; n++) {
      values.add(Optional.of(new CertifiedValue.Nimber(n)));
    }
    values.add(Optional.of(new CertifiedValue.Infinite(List.of())));
    values.add(Optional.of(new CertifiedValue.Infinite(List.of(0L))));
    values.add(Optional.of(new CertifiedValue.Infinite(List.of(0L, 1L))));
    for (int i = 0; i < CHANGES; i++) {
      MadeClaims forged = made.with(changed(made.lines(), random));
      for (Outcome outcome : Outcome.values()) {
        for (Optional<CertifiedValue> value : values) {
          if (forged.accepts(forged.claims(), outcome, value)) {
            assertThat(outcome).as("%s", forged).isEqualTo(solution.outcome());
            assertThat(value.isEmpty() || value.equals(value(solution)))
                .as("%s: %s", forged, value)
                .isTrue();
          }
        }
      }
    }
  }

  private static List<String> changed(List<String> lines, SplittableRandom random) {
    List<String> changed = new ArrayList<>(lines);
    for (int times = random.nextInt(1, 4); times > 0; times--) {
      int at = random.nextInt(changed.size());
      String line = changed.get(at);
      String part = line.substring(line.lastIndexOf(' ', line.length() - 1) + 1);
      int n = random.nextInt(3);
      switch (random.nextInt(7)) {
        case 0 -> changed.set(at, "= " + n + " " + part);
        case 1 -> changed.add(at, "! " + n + " " + part);
        case 2 -> changed.set(at, "∞ " + part);
        case 3 -> changed.add(changed.remove(at));
        case 4 -> changed.add(0, changed.remove(at));
        case 5 -> changed.set(at, "NPD".charAt(n) + line.substring(1));
        default -> changed.set(at, changed.get(random.nextInt(changed.size())));
      }
    }
    return changed;
  }
}
