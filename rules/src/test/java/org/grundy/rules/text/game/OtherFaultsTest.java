package org.grundy.rules.text.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.RandomRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// All faults of a text at once: those of lines that are at fault, and of no other line.
class OtherFaultsTest {
  private static final int GAMES = 300;

  private static final String CRAM =
      """
      game  Cram
      board grid
      cells . #
      move  [ . . ] -> [ # # ]
      move  [ . . ] -> [ # # ] rotate
      win   [ # # # ]
      look  # domino
      start fill .
      expect 2x3 = 1
      """;

  /// The lines that are told of, in the order in which they are.
  private static List<Integer> faults(String text) {
    try {
      RulesParser.check("a.game", text, List.of());
      return List.of();
    } catch (InputException first) {
      return Stream.concat(
              Stream.of(first),
              Arrays.stream(first.getSuppressed()).map(InputException.class::cast))
          .map(fault -> fault.place().map(Place::line).orElse(0))
          .toList();
    }
  }

  /// Each row: what of Cram is replaced, by what, and the lines that are told of.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      textBlock =
          """
          "";                    "";                   ""
          "# # ]";               "# X ]";              4 5
          "move";                "mvoe";               4 5
          "[";                   "[ q";                4 5
          "domino";              "domno";              7
          "start fill .";        "start fill z";       8
          "rotate\nwin   [ # # # ]"; "rotat\nwin [ z ]"; 5 6
          "cells . #";           "";                   2
          "cells . #";           "celsl . #";          3
          "start fill .";        "strat fill .";       8
          "start fill .";        "start fill z\nstart fill ."; 9 8
          """)
  void theLinesAtFaultAreToldOfAndNoOther(String part, String by, String lines) {
    String text = part.isEmpty() ? CRAM : CRAM.replace(part, by);
    assertThat(faults(text).stream().map(String::valueOf).collect(Collectors.joining(" ")))
        .isEqualTo(lines);
  }

  @Test
  void theFirstIsTheOneThatReadingTells() {
    String text =
        CRAM.replace("] rotate", "q ]").replace("win   [", "win [ q").replace("fill .", "fill");
    assertThat(faults(text)).containsExactly(5, 6, 8);
    assertThatThrownBy(() -> RulesParser.read("a.game", text))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(":5:")
        .hasNoSuppressedExceptions();
  }

  @Test
  void aFileOfRubbishIsToldOfInAFewLines() {
    assertThat(faults("x\n".repeat(5000))).hasSizeLessThan(20);
    assertThat(faults(CRAM + "move [ q ] -> [ q ]\n".repeat(5000))).hasSizeLessThan(20);
  }

  /// Some lines of games drawn at random are made bad: whoever mends only these is done.
  @Test
  void nothingIsToldOfLinesThatAreGood() {
    RandomRules games = new RandomRules(20261128);
    Random random = new Random(1);
    int several = 0;
    for (int i = 0; i < GAMES; i++) {
      String[] lines =
          RulesFormatter.format(i % 2 == 0 ? games.grid() : games.next()).split("\n", -1);
      Set<Integer> broken = new TreeSet<>();
      IntStream.range(0, 1 + random.nextInt(3))
          .map(_ -> random.nextInt(lines.length))
          .filter(at -> !lines[at].isBlank())
          .forEach(broken::add);
      List<String> text = new ArrayList<>(List.of(lines));
      broken.forEach(at -> text.set(at, lines[at] + (random.nextBoolean() ? " ]" : " @@@@ 7")));
      List<Integer> told = faults(String.join("\n", text));
      Set<Integer> numbers = broken.stream().map(at -> at + 1).collect(Collectors.toSet());
      assertThat(numbers).as(String.join("\n", text)).containsAll(told);
      assertThat(told).doesNotHaveDuplicates();
      several += told.size() > 1 ? 1 : 0;
    }
    assertThat(several).isGreaterThan(GAMES / 20);
  }
}
