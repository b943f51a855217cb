package org.grundy.workbench.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.LongStream;
import org.grundy.checker.claim.ClaimLine;
import org.grundy.checker.parts.PartRules;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.certificate.CertifiedClaims;
import org.grundy.solvers.Problem;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Claims that are made follow, whatever has searched for them, and none that is false is accepted.
class ClaimMakerTest {
  private static final String CRAM =
      "board grid; cells . #; move [ . . ] -> [ # # ] rotate; start fill .";
  private static final String KAYLES =
      "board grid; cells . X #; move . -> X along N E S W up to 1 over . -> #; start fill .";

  private static final int CHANGES = Integer.getInteger("grundy.claims.changes", 400);

  private static Meter meter() {
    return MadeClaims.meter();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        CRAM + "! 4x5",
        CRAM + "! 3x5 + 4x4 + 2x3",
        CRAM + "! .....|..#..|.....|#....",
        KAYLES + "! 5x5",
        "board grid; cells . X #; move . -> X along N NE E SE S SW W NW over . # -> # forbid X;"
            + " start fill . ! 5x5",
        "board grid; cells L R X #; move L -> # along NE SW over L R X -> #; move R -> # along NW"
            + " SE over L R X -> #; move X -> # along NE SW NW SE over L R X -> #! RLX|LXR|RRL",
        "board grid; cells . #; move [ . . | . * ] -> [ # # | # * ] rotate; start fill . ! 4x4",
        "board grid; cells a b #; move [ a b ] -> [ b # ] rotate mirror; move a -> # ! abba|baab",
        "board grid; cells . X; move . -> X; avoid [ X X ] rotate; start fill . ! 3x4",
        "board grid; cells . X; move . -> X; win [ X X X ] rotate; start fill . ! 3x3",
        CRAM + "; play misere ! 3x4 + 2x2",
        "board grid; cells . o x; move [ o x ] -> [ . o ] rotate; move [ x o ] -> [ . x ] rotate"
            + " ! xoxo|oxox|xox.",
        "board strip; cells . o; move [ o o . ] -> [ . . o ] mirror ! oo.ooo.oooo.oo",
        "board grid; cells . o; move [ o . ] -> [ . o ]; move [ o ] -> [ . ] border E ! oo.|.o.",
        "board grid; cells . o x; move [ o . ] -> [ . o ]; move [ x o ] -> [ o . ] ! oxo..|x.oo.",
        "board graph; move vertex v : delete v, neighbours of v ! grid 3x4 + cycle 7",
        "board graph; move edge u-v : delete u, v ! cycle 9",
        "board heap; take 1..3; play misere ! 9 + 4",
        "board heaps a b; move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1 ! (4,6)",
        "board grid; cells . #; token K step S E over . ! K..|...",
      })
  void followAndSayWhatIsSo(String game, String position) {
    MadeClaims made = MadeClaims.of(game.strip(), position.strip());
    var solution =
        Planner.standard()
            .decide(new Problem(made.rules(), made.sum()), Optional.empty())
            .plan()
            .solve(meter());
    boolean hasValue = !made.rules().canBeWonAtOnce();
    OptionalLong value = hasValue ? solution.value() : OptionalLong.empty();
    assertThat(made.accepts(made.claims(), solution.outcome(), value)).isTrue();
    Outcome other = solution.outcome() == Outcome.N ? Outcome.P : Outcome.N;
    assertThat(made.accepts(made.claims(), other, value)).isFalse();
    if (value.isPresent()) {
      OptionalLong more = OptionalLong.of(value.getAsLong() + 1);
      assertThat(made.accepts(made.claims(), solution.outcome(), more)).isFalse();
    }
    assertThat(made.accepts(new CertifiedClaims(1, "0".repeat(64)), solution.outcome(), value))
        .isFalse();
    assertThat(made.accepts(made.claims(), solution.outcome(), OptionalLong.empty())).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        CRAM + "! 3x5 + 4x4 + 2x3 + 3x4",
        CRAM + "! 3x4",
        CRAM + "! 4x21",
        CRAM + "! 20x21 + 6x6",
        KAYLES + "! 7x7",
        "board graph; move vertex v : delete v, neighbours of v ! grid 3x3",
      })
  void sayThatTheNextPlayerWinsAndNoMore(String game, String position) {
    MadeClaims made = MadeClaims.of(game.strip(), position.strip(), true);
    assertThat(made.accepts(made.claims(), Outcome.N, OptionalLong.empty())).isTrue();
    assertThat(made.accepts(made.claims(), Outcome.P, OptionalLong.empty())).isFalse();
    assertThat(
            LongStream.range(0, 9)
                .filter(n -> made.accepts(made.claims(), Outcome.N, OptionalLong.of(n))))
        .hasSizeLessThan(2)
        .doesNotContain(0L);
  }

  /// Changes of one character each. What is accepted of what was sealed anew is true. The system
  /// property `grundy.claims.changes` says how many are tried.
  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {CRAM + "! 3x5", KAYLES + "! 4x4"})
  void areRefusedWhenChanged(String game, String position) {
    MadeClaims made = MadeClaims.of(game.strip(), position.strip());
    requireRefused(made, PartRules.of(made.rules(), made.sum()));
  }

  private static <P> void requireRefused(MadeClaims made, PartRules<P> parts) {
    var solution =
        Planner.standard()
            .decide(new Problem(made.rules(), made.sum()), Optional.empty())
            .plan()
            .solve(meter());
    Random random = new Random(31);
    ValueProof.Values<P> values = new SearchedValues<>(parts, meter());
    for (int i = 0; i < CHANGES; i++) {
      int line = random.nextInt(made.lines().size());
      StringBuilder changed = new StringBuilder(made.lines().get(line));
      String characters = "=!~ 0123,.#X|_NP";
      int at = random.nextInt(changed.length());
      changed.setCharAt(at, characters.charAt(random.nextInt(characters.length())));
      if (changed.toString().equals(made.lines().get(line))) {
        continue;
      }
      MadeClaims forged = made.with(line, changed.toString());
      assertThat(forged.accepts(made.claims(), solution.outcome(), solution.value())).isFalse();
      if (forged.accepts(forged.claims(), solution.outcome(), solution.value())) {
        assertThat(isTrue(ClaimLine.read(parts, changed.toString()), values))
            .as(changed.toString())
            .isTrue();
      }
    }
  }

  private static <P> boolean isTrue(ClaimLine<P> claim, ValueProof.Values<P> values) {
    return switch (claim) {
      case ClaimLine.Value<P>(P part, long value) -> values.value(part) == value;
      case ClaimLine.Not<P>(P part, BitSet numbers) -> !numbers.get((int) values.value(part));
      case ClaimLine.Infinite<P> _ -> false;
      case ClaimLine.Mirrored<P>(P part) -> values.value(part) == 0;
      case ClaimLine.Won<P> _ -> false;
    };
  }

  @Test
  void whatTwoPlayersMirrorIsOneClaim() {
    assertThat(MadeClaims.of(CRAM, "6x6").lines()).hasSize(1).first().asString().startsWith("~ ");
    assertThat(MadeClaims.of(KAYLES, "6x6").lines()).hasSize(1).first().asString().startsWith("~ ");
  }
}
