package org.grundy.solvers.sequence.strip;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.play.DefinitionMethod;
import org.grundy.solvers.play.FinishedMethod;
import org.grundy.solvers.sequence.SequenceMethod;
import org.grundy.solvers.sequence.StartSequence;
import org.grundy.solvers.sequence.strip.row.NotHeaps;
import org.grundy.solvers.sequence.strip.type.CodeForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Strips as typed heaps, held against the definition and known codes.
class StripHeapsTest {
  private static final Meter METER = new Meter(Budget.ofThisProcess());
  private static final SequenceMethod METHOD = new SequenceMethod();

  private static GameRules game(String lines) {
    return RulesParser.parse("test", "game  Test\nboard strip\n" + lines.replace("; ", "\n"));
  }

  private static GridPosition strip(int length, int glyphs, int number) {
    byte[] cells = new byte[length];
    int rest = number;
    for (int i = 0; i < length; i++) {
      cells[i] = (byte) (rest % glyphs);
      rest /= glyphs;
    }
    return GridPosition.wrap(1, length, cells);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cells o .; move  [ o o ] -> [ . . ]; move  o -> .",
        "cells . N x; move  . -> N along W E up to 1 over . -> x",
        "cells . X; move  . -> X; win   [ X X X ]",
        "cells . X; move  . -> X; win   [ X * X ]",
        "cells o .; move  [ o o o o ] -> [ * . . * ]",
        "cells . X; move  [ . . ] -> [ . X ]",
        "cells o .; move  [ * o ] -> [ * . ]; move  [ o o ] -> [ . . ]",
        "cells o . ,; move  [ o o ] -> [ . , ]; move  [ , o ] -> [ . . ]"
      })
  void everyShortStripIsAsByTheDefinition(String lines) {
    GameRules rules = game(lines);
    int glyphs = rules.cells().size();
    int longest = glyphs == 2 ? 8 : 5;
    for (int length = 1; length <= longest; length++) {
      for (int number = 0; number < Math.pow(glyphs, length); number += 1 + length / 3) {
        GridPosition strip = strip(length, glyphs, number);
        assertThat(Comparison.agrees(METHOD, rules, List.of(strip)))
            .as("%s, %s", lines, List.of(strip.copyCells()))
            .isTrue();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void randomGamesAreAsByTheDefinition(long seed) {
    RandomStrips games = new RandomStrips(seed);
    int sound = 0;
    for (int i = 0; i < 12; i++) {
      GameRules rules = games.next();
      for (int length : new int[] {5, 8, 11}) {
        GridPosition strip = games.strip(rules, length);
        sound += Comparison.agrees(METHOD, rules, List.of(strip)) ? 1 : 0;
      }
    }
    assertThat(sound).isGreaterThan(15);
  }

  @ParameterizedTest
  @ValueSource(longs = {4, 5, 6})
  void startsOfRandomGamesHaveTheValuesOfTheDefinition(long seed) {
    RandomStrips games = new RandomStrips(seed);
    for (int i = 0; i < 14; i++) {
      GameRules rules = games.next();
      Optional<StartSequence> starts = StartSequence.of(rules);
      for (int n = 1; n <= 11 && starts.isPresent(); n++) {
        OptionalLong value = defined(rules, GridPosition.wrap(1, n, new byte[n]));
        String start = "seed %d, %d cells%n%s".formatted(seed, n, RulesFormatter.format(rules));
        assertThat(value).as(start).isPresent();
        assertThat(starts.get().value(n, METER)).as(start).isEqualTo(value.getAsLong());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cells o . ,; move  [ o o ] -> [ . , ]; move  [ , o ] -> [ . . ]; start fill o",
        "cells . r b; move  . -> r; move  . -> b; avoid [ r r ]; avoid [ b b ]; start fill .",
        "cells . r b; move  . -> r; move  . -> b; avoid [ r b ] mirror; start fill .",
        "cells . a b; move  . -> a; move  . -> b; avoid [ a a ]; avoid [ b b ]; avoid [ a b ];"
            + " start fill ."
      })
  void startsThatAreNoCodeHaveTheValuesOfTheDefinition(String lines) throws NotHeaps {
    GameRules rules = game(lines);
    StripHeaps strips = StripHeaps.of(rules);
    assertThat(strips.form(strips.start(rules.cells().getFirst()))).isEmpty();
    StartSequence starts = StartSequence.of(rules).orElseThrow();
    for (int n = 1; n <= 9; n++) {
      GridPosition strip = GridPosition.wrap(1, n, new byte[n]);
      assertThat(starts.value(n, METER))
          .as("%s, %d", lines, n)
          .isEqualTo(defined(rules, strip).orElseThrow());
      assertThat(Comparison.agrees(METHOD, rules, List.of(strip))).isTrue();
    }
    for (int n = 40; n < 200; n += 53) {
      Problem problem = new Problem(rules, List.of(GridPosition.wrap(1, n, new byte[n])));
      if (!(METHOD.consider(problem) instanceof Verdict.Sound(var plan))) {
        throw new AssertionError(lines);
      }
      BitSet seen = new BitSet();
      Solution solution = plan.solve(METER);
      solution.moves(move -> move.value().ifPresent(value -> seen.set((int) value)));
      assertThat((long) seen.nextClearBit(0))
          .as("%s, %d", lines, n)
          .isEqualTo(starts.value(n, METER))
          .isEqualTo(solution.value().orElseThrow());
    }
  }

  private static OptionalLong defined(GameRules rules, GridPosition strip) {
    Problem problem = new Problem(rules, List.of(strip));
    if (new FinishedMethod().consider(problem) instanceof Verdict.Sound
        || !(new DefinitionMethod().consider(problem) instanceof Verdict.Sound(var plan))) {
      return OptionalLong.empty();
    }
    return plan.solve(METER).value();
  }

  @ParameterizedTest
  @ValueSource(longs = {7, 8})
  void theMovesOfLongStripsAreAllThereAndGiveTheirValue(long seed) {
    RandomStrips games = new RandomStrips(seed);
    int longStrips = 0;
    for (int i = 0; i < 10; i++) {
      GameRules rules = games.next();
      byte[] cells = new byte[60];
      cells[20 + i] = (byte) (rules.cells().size() - 1);
      GridPosition strip = GridPosition.wrap(1, cells.length, cells);
      Problem problem = new Problem(rules, List.of(strip));
      if (new FinishedMethod().consider(problem) instanceof Verdict.Sound
          || !(METHOD.consider(problem) instanceof Verdict.Sound(var plan))) {
        continue;
      }
      Solution solution = plan.solve(METER);
      BitSet seen = new BitSet();
      List<RatedMove> moves = new ArrayList<>();
      solution.moves(moves::add);
      moves.forEach(move -> move.value().ifPresent(value -> seen.set((int) value)));
      int[] literal = {0};
      GridRuleset.of(rules).options(strip, _ -> literal[0]++);
      assertThat(moves).as(RulesFormatter.format(rules)).hasSize(literal[0]);
      if (solution.value().isPresent()) {
        assertThat((long) seen.nextClearBit(0))
            .as("seed %d%n%s", seed, RulesFormatter.format(rules))
            .isEqualTo(solution.value().getAsLong());
        longStrips++;
      }
    }
    assertThat(longStrips).isGreaterThan(2);
  }

  /// Codes of Guy and Smith (1956), and of Berlekamp, Conway and Guy (Winning Ways, chapter 4).
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0.77  |  0 | cells o .; move  [ o o ] -> [ . . ]; move  o -> .; start fill o",
        "0.07  |  0 | cells o .; move  [ o o ] -> [ . . ]; start fill o",
        "0.137 |  0 | cells . N x; move  . -> N along W E up to 1 over . -> x; start fill .",
        "0.007 |  2 | cells . X; move  . -> X; win   [ X X X ]; start fill .",
        "0.04  |  0 | cells o .; move  [ o o o o ] -> [ * . . * ]; start fill o",
        "0.6   |  0 | cells . X; move  [ . . ] -> [ . X ]; start fill .",
        "0.007 |  0 | cells . X; move  [ . . . ] -> [ X X X ]; start fill ."
      })
  void knownStripsAreTheirCodes(String code, int shift, String lines) throws NotHeaps {
    GameRules rules = game(lines);
    StripHeaps strips = StripHeaps.of(rules);
    StripHeaps.Start start = strips.start(rules.cells().getFirst());
    CodeForm form = CodeForm.of(strips.heaps(), start.type(), start.less()).orElseThrow();
    StringBuilder digits = new StringBuilder("0.");
    form.digits().stream().skip(1).forEach(digits::append);
    assertThat(digits).hasToString(code);
    assertThat(form.shift() - start.less()).isEqualTo(shift);
  }

  @Test
  void typesThatAreNoCodeHaveAProvedPeriodTogether() {
    GameRules rules =
        game("cells o . ,; move  [ o o ] -> [ . , ]; move  [ , o ] -> [ . . ]; start fill o");
    StartSequence starts = StartSequence.of(rules).orElseThrow();
    starts.sequence().value(2_000, METER);
    starts.sequence().searchPeriod(METER);
    var period = starts.period().orElseThrow().periodicity();
    for (long n = period.preperiod(); n < 500; n++) {
      assertThat(starts.value(n + period.period(), METER)).isEqualTo(starts.value(n, METER));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "are still connected       | cells . X; move  . -> X; win   [ X X X X ]",
        "are still connected       | cells . o; move  [ . * . ] -> [ o * o ]",
        "any distance away         | cells . o; move  . -> o along E over . -> o",
        "more than 32 cells        | cells . o; move  . -> o along E up to 40 over . -> o",
      })
  void whatDoesNotComeApartIsRefused(String because, String lines) {
    assertThatThrownBy(() -> StripHeaps.of(game(lines)))
        .isInstanceOf(NotHeaps.class)
        .hasMessageContaining(because);
  }

  @Test
  void aTypeThatIsAnotherWithACellMoreIsItsCode() throws NotHeaps {
    GameRules rules = game("cells o .; move  [ * o ] -> [ * . ]; move  [ o o ] -> [ . . ]");
    StripHeaps strips = StripHeaps.of(rules);
    StripHeaps.Start start = strips.start(Glyph.of('o'));
    CodeForm form = strips.form(start).orElseThrow();
    assertThat(form.digits()).containsExactly(0, 7, 7);
    assertThat(form.shift() - start.less()).isEqualTo(-1);
  }

  @Test
  void anEndThatIsPlayedOnCountsAsAType() throws NotHeaps {
    GameRules rules =
        game("cells o . ,; move  [ o o ] -> [ . , ]; move  [ , o ] -> [ . . ]; start fill o");
    StripHeaps strips = StripHeaps.of(rules);
    assertThat(strips.heaps().types()).hasSizeGreaterThan(2);
    assertThat(CodeForm.of(strips.heaps(), strips.start(Glyph.of('o')).type(), 0)).isEmpty();
  }
}
