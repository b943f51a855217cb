package org.grundy.solvers.automaton.strip;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.GridPosition;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.LosingWords;
import org.grundy.solvers.automaton.ProvedClaim.Answer;
import org.grundy.solvers.automaton.RowProof;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowProverTest {
  private static final int MOST_ROWS = 3_000;

  private static GameRules game(String lines) {
    return RulesParser.parse("game", "game G\nboard strip\n" + lines.replace("; ", "\n"));
  }

  private static GameRules grid(String lines) {
    return RulesParser.parse("game", "game G\nboard grid\n" + lines.replace("; ", "\n"));
  }

  private static Answer<RowProof> answer(GameRules rules, boolean ofValues) {
    return answer(rules, 1, ofValues);
  }

  private static Answer<RowProof> answer(GameRules rules, int rows, boolean ofValues) {
    return RowProver.of(rules, rows, ofValues, new Meter(Budget.ofBytes(1L << 30)));
  }

  /// The plain recursion.
  private record Definition(GameRules rules, Map<GridPosition, Integer> known) {
    int of(GridPosition row, boolean ofValues) {
      Integer before = known.get(row);
      if (before != null) {
        return before;
      }
      BitSet options = new BitSet();
      GridRuleset.of(rules)
          .optionSums(row, (option, ends) -> options.set(of(option.getFirst(), ofValues)));
      int number = options.nextClearBit(0);
      if (!ofValues) {
        boolean isOver = GridRuleset.of(rules).isOver(row);
        boolean stuck = options.isEmpty() && !isOver;
        number = options.get(0) || (stuck && rules.play() == Play.MISERE) ? 1 : 0;
      }
      known.put(row, number);
      return number;
    }
  }

  private static void assertTrue(RowProof proof) {
    Definition definition = new Definition(proof.rules(), new HashMap<>());
    int letters = proof.columns().count();
    int count = 1;
    for (int length = 1; (count *= letters) <= MOST_ROWS; length++) {
      for (int number = 0; number < count; number++) {
        int[] word = new int[length];
        for (int i = 0, rest = number; i < length; i++, rest /= letters) {
          word[i] = rest % letters;
        }
        assertThat(proof.automaton().read(word))
            .as(proof.drawn(word))
            .isEqualTo(definition.of(proof.columns().position(word), proof.ofValues()));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cells o .; move o -> .; move [ o o o ] -> [ . . . ]",
        "cells o .; move o -> .; play misere",
        "cells . X; move . -> X; win [ X X ]",
        "cells a b .; move [ a b ] -> [ b . ]",
        "cells o x .; move o -> x flood W E over o -> x",
        "cells o x .; move o -> . along E over x -> o",
        "cells o x; move [ o x ] -> [ x x ] mirror; play misere",
        "cells o .; move [ o . ] -> [ . o ]",
        "cells o x .; move [ x ] -> [ o ]; move [ o o ] -> [ x . ]",
        "cells o x .; move [ x . ] -> [ . o ]; move [ o ] -> [ . ]; play misere",
        "cells o x; move [ o o x ] -> [ x x x ] mirror",
      })
  void isWhatTheDefinitionSays(String lines) {
    Answer<RowProof> answer = answer(game(lines), false);
    assertThat(answer.proof()).as(answer.reason()).isPresent();
    assertTrue(answer.proof().get());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cells o .; move o -> .",
        "cells 2 1 0; move 2 -> 1; move 2 -> 0; move 1 -> 0",
        "cells o x; move [ o o x ] -> [ x x x ] mirror",
      })
  void saysTheValues(String lines) {
    Answer<RowProof> answer = answer(game(lines), true);
    assertThat(answer.proof()).as(answer.reason()).isPresent();
    assertTrue(answer.proof().get());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cells . X; move [ . | . ] -> [ X | X ]",
        "cells . X; move . -> X; win [ X X ] rotate",
        "cells o .; move o -> . along N S over o -> .; play misere",
        "cells a b; move [ a * | * b ] -> [ b * | * b ]",
        "cells . X; move . -> X along NW SW E over . -> X forbid X",
      })
  void isWhatTheDefinitionSaysOfTwoRows(String lines) {
    Answer<RowProof> answer = answer(grid(lines), 2, false);
    assertThat(answer.proof()).as(answer.reason()).isPresent();
    assertTrue(answer.proof().get());
  }

  @Test
  void refusesWhatIsNoWord() {
    assertThat(answer(game("cells .; token @ step W over ."), false).reason())
        .contains("token")
        .contains("tokens are not told");
    assertThat(answer(game("cells o .; move o -> . along (0,2) over o -> ."), false).reason())
        .contains("move  o")
        .contains("passes over cells");
    assertThat(answer(game("cells o .; move o -> .; play misere"), true).reason())
        .contains("no values");
    assertThat(answer(game("cells o .; move o -> .; move . -> o; play loopy"), false).reason())
        .contains("for ever");
  }

  @Test
  void endsWhereTheBudgetEnds() {
    GameRules rules = game("cells . #; move [ . . ] -> [ # # ]");
    Meter meter = new Meter(Budget.ofNodes(5_000, 1L << 28));
    assertThatExceptionOfType(BudgetSpentException.class)
        .isThrownBy(() -> RowProver.of(rules, 1, false, meter));
  }

  @Test
  void countsAndListsLosingRows() {
    RowProof proof = answer(game("cells o .; move o -> ."), false).proof().orElseThrow();
    assertThat(LosingRows.counts(proof.automaton(), 4).stream().mapToInt(n -> n.intValue()))
        .containsExactly(1, 2, 4, 8);
    assertThat(
            LosingRows.upTo(proof.automaton(), 3, new Meter(Budget.ofBytes(1 << 20))).stream()
                .map(proof::drawn))
        .containsExactly(".", "oo", "..", "oo.", "o.o", ".oo", "...");
  }

  /// Of a game that one move ends only rows without an `a` lose, one of each length.
  @Test
  void listsLongRows() {
    GameRules rules = game("cells a b; move a -> b along W E over a b -> b");
    RowProof proof = answer(rules, false).proof().orElseThrow();
    int length = 50_000;
    List<int[]> found = new ArrayList<>();
    new LosingWords(proof.automaton()).each(length, word -> found.add(word.clone()));
    assertThat(found.stream().map(proof::drawn)).containsExactly("b".repeat(length));
  }

  private static String side(Random random, int width, String glyphs) {
    return IntStream.range(0, width)
        .mapToObj(_ -> "" + glyphs.charAt(random.nextInt(glyphs.length())))
        .collect(Collectors.joining(" "));
  }

  private static String randomLines(Random random) {
    List<String> lines = new ArrayList<>(List.of("cells . o x"));
    for (int i = 0; i <= random.nextInt(3); i++) {
      int width = 1 + random.nextInt(3);
      String turned = random.nextBoolean() ? " mirror" : "";
      lines.add(
          switch (random.nextInt(4)) {
            case 0 ->
                "move o -> x along %s%s over o -> x%s"
                    .formatted(
                        random.nextBoolean() ? "E" : "W E",
                        random.nextBoolean() ? " up to 2" : "",
                        random.nextBoolean() ? " forbid ." : "");
            case 1 -> "avoid [ %s ]".formatted(side(random, width, "ox*"));
            default ->
                "move [ %s ] -> [ %s ]%s"
                    .formatted(side(random, width, ".o*"), side(random, width, "ox*"), turned);
          });
    }
    if (random.nextInt(3) == 0) {
      lines.add("play misere");
    } else if (random.nextInt(4) == 0) {
      lines.add("win [ %s ]".formatted(side(random, 3, "ox*")));
    }
    return String.join("; ", lines);
  }

  @Test
  void provesNoRandomGameWrongly() {
    Random random = new Random(7);
    int proved = 0;
    for (int i = 0; i < 60; i++) {
      String lines = randomLines(random);
      Optional<RowProof> proof;
      try {
        proof =
            RowProver.of(game(lines), 1, false, new Meter(Budget.ofNodes(1_500, 1L << 27))).proof();
      } catch (InputException | BudgetSpentException noGameOrTooLong) {
        continue;
      }
      if (proof.isPresent()) {
        proved++;
        assertTrue(proof.get());
      }
    }
    assertThat(proved).isGreaterThan(3);
  }
}
