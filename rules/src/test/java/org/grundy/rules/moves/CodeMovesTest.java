package org.grundy.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.grundy.core.HeapPosition;
import org.grundy.rules.text.game.RulesParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The moves of codes with marks, sets and repeating digits, against all ways to break a heap.
class CodeMovesTest {
  private static final int LARGEST = 12;

  private static List<List<Long>> moves(String rules, long size) {
    List<List<Long>> moves = new ArrayList<>();
    HeapRuleset.of(RulesParser.parse("test", "game T\nboard heap\n" + rules + "\n"))
        .options(
            new HeapPosition(size),
            option -> moves.add(option.sum().stream().map(HeapPosition::size).sorted().toList()));
    return moves;
  }

  private static BiPredicate<Integer, List<Long>> taking(BiPredicate<Integer, List<Long>> allowed) {
    return allowed;
  }

  static Stream<Arguments> codes() {
    return Stream.of(
        Arguments.of(
            "4!.0",
            taking(
                (k, parts) -> k == 0 && parts.size() == 2 && !parts.get(0).equals(parts.get(1)))),
        Arguments.of(
            "4=.0",
            taking((k, parts) -> k == 0 && parts.size() == 2 && parts.get(0).equals(parts.get(1)))),
        Arguments.of("0.[3]", taking((k, parts) -> k > 0 && parts.size() <= 1)),
        Arguments.of("0.(10)", taking((k, parts) -> k % 2 == 1 && parts.isEmpty())),
        Arguments.of(
            "0.2[07]",
            taking((k, parts) ->
                k == 1 ? parts.size() == 1 : k > 1 && k % 2 == 1 && parts.size() <= 2)),
        Arguments.of("0.{2+}", taking((k, parts) -> k == 1 && parts.size() >= 2)),
        Arguments.of(
            "0.0{0,3+}!",
            taking((k, parts) ->
                k == 2
                    && (parts.isEmpty()
                        || (parts.size() >= 3 && new HashSet<>(parts).size() == parts.size())))),
        Arguments.of(
            "0.F?",
            taking((k, parts) ->
                k == 1
                    && parts.size() <= 3
                    && (parts.size() < 2 || new HashSet<>(parts).size() > 1))),
        Arguments.of(
            "{2,4}=.0",
            taking((k, parts) ->
                k == 0
                    && (parts.size() == 2 || parts.size() == 4)
                    && new HashSet<>(parts).size() == 1)));
  }

  @ParameterizedTest
  @MethodSource("codes")
  void areAllWaysToBreakTheHeapThatTheCodeAllows(
      String code, BiPredicate<Integer, List<Long>> allowed) {
    for (int size = 0; size <= LARGEST; size++) {
      Set<List<Long>> expected = new HashSet<>();
      for (int taken = 0; taken <= size; taken++) {
        int k = taken;
        List<List<Long>> all = new ArrayList<>();
        partitions(size - taken, 1, List.of(), all);
        all.stream().filter(parts -> allowed.test(k, parts)).forEach(expected::add);
      }
      assertThat(moves("code " + code, size))
          .as("%s from %d", code, size)
          .containsAll(expected)
          .isSubsetOf(expected);
    }
  }

  private static void partitions(long total, long least, List<Long> before, List<List<Long>> sink) {
    if (total == 0) {
      sink.add(before);
    }
    for (long part = least; part <= total; part++) {
      List<Long> heaps = new ArrayList<>(before);
      heaps.add(part);
      partitions(total - part, part, heaps, sink);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "code S(1,2,4); take 1 2 4",
        "code S(4, 2..3); take 2..4",
        "code allbut(2); move n -> n - k where k >= 1, k != 2",
        "code allbut(); move n -> n - k where k >= 1",
        "code 4!.0; move n -> a + b where a + b = n, 1 <= a < b",
      })
  void areThoseOfOtherLines(String code, String line) {
    for (int size = 0; size <= 30; size++) {
      assertThat(moves(code, size)).containsExactlyInAnyOrderElementsOf(moves(line, size));
    }
  }
}
