package org.grundy.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.core.HeapPosition;
import org.grundy.core.Option;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.equation.Equations;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Take;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeapRulesetsTest {
  private static GameRules game(Board board, Rule... rules) {
    return new GameRules(
        "", board, List.of(), List.of(rules), List.of(), Play.NORMAL, Optional.empty(), List.of());
  }

  private static HeapRuleset heap(Rule... rules) {
    return HeapRuleset.of(game(new Board.Heap("n"), rules));
  }

  private static TupleRuleset pair(String... equations) {
    Rule[] rules = List.of(equations).stream().map(Equations::parse).toArray(Rule[]::new);
    return TupleRuleset.of(game(new Board.Heaps(List.of("a", "b")), rules));
  }

  private static <P> List<Option<P>> options(Ruleset<P> ruleset, P position) {
    List<Option<P>> options = new ArrayList<>();
    ruleset.options(position, options::add);
    return options;
  }

  private static String name(Position position, Option<?> option) {
    return new MoveNames(game(new Board.Heap("n"))).of(position, option.move());
  }

  /// The Grundy value of one position, whose options are all in `values` or reached from it.
  private static <P> int value(Ruleset<P> ruleset, P position, Map<P, Integer> values) {
    Integer known = values.get(position);
    if (known != null) {
      return known;
    }
    BitSet seen = new BitSet();
    for (Option<P> option : options(ruleset, position)) {
      int sum = 0;
      for (P part : option.sum()) {
        sum ^= value(ruleset, part, values);
      }
      seen.set(sum);
    }
    values.put(position, seen.nextClearBit(0));
    return seen.nextClearBit(0);
  }

  private static List<Integer> values(HeapRuleset ruleset, int toSize) {
    Map<HeapPosition, Integer> values = new HashMap<>();
    return IntStream.range(0, toSize)
        .mapToObj(n -> value(ruleset, new HeapPosition(n), values))
        .toList();
  }

  private static List<Integer> digits(String digits) {
    return digits.chars().filter(Character::isDigit).mapToObj(c -> c - '0').toList();
  }

  /// Winning Ways (Berlekamp, Conway, Guy 1982), chapter 4; OEIS A002186.
  @Test
  void kayles() {
    assertThat(values(heap(new HeapCode("0.77")), 84))
        .isEqualTo(
            digits(
                """
                012314321426 412714321467 412854721867 412314721827
                412814721427 412814721867 412814721827\
                """));
  }

  /// Dawson's Chess, OEIS A002187; period 34 from 52 on: data/octal-periods.tsv, recomputed.
  @Test
  void dawsonsChess() {
    List<Integer> values = values(heap(new HeapCode("0.137")), 256);
    assertThat(values.subList(0, 52))
        .isEqualTo(digits("0112031103322405223301130211045274 011203110332244552"));
    for (int n = 52; n + 34 < values.size(); n++) {
      assertThat(values.get(n + 34)).as("at %d", n).isEqualTo(values.get(n));
    }
    assertThat(values.get(51 + 34)).isNotEqualTo(values.get(51));
  }

  /// Grundy 1939; OEIS A002188.
  @Test
  void grundysGame() {
    assertThat(values(heap(Equations.parse("n -> a + b where a+b = n, 1 <= a < b")), 50))
        .isEqualTo(digits("00010210210213213243043043041231241241241541541541"));
  }

  @Test
  void nimInThreeForms() {
    List<Integer> expected = IntStream.range(0, 30).boxed().toList();
    assertThat(values(heap(Equations.parse("n -> n-k where k >= 1")), 30)).isEqualTo(expected);
    assertThat(values(heap(new Take(List.of(new Take.Range(1, Long.MAX_VALUE)))), 30))
        .isEqualTo(expected);
    assertThat(values(heap(new HeapCode("0." + "3".repeat(30))), 30)).isEqualTo(expected);
  }

  /// Ferguson 1974: the value is 1 exactly where taking the least number leads to 0.
  @Test
  void subtract257() {
    List<Integer> values =
        values(
            heap(
                new Take(
                    List.of(new Take.Range(5, 6), new Take.Range(2, 3), new Take.Range(7, 8)))),
            300);
    for (int n = 0; n < values.size(); n++) {
      assertThat(values.get(n) == 1).as("at %d", n).isEqualTo(n >= 2 && values.get(n - 2) == 0);
    }
    assertThat(values.subList(0, 10)).isEqualTo(digits("0011021322"));
  }

  @Test
  void countsThatOverlapAreOneMove() {
    HeapRuleset ruleset =
        heap(new Take(List.of(new Take.Range(2, 5), new Take.Range(1, 3), new Take.Range(4, 6))));
    assertThat(options(ruleset, new HeapPosition(5)))
        .extracting(option -> name(new HeapPosition(5), option))
        .containsExactly("5 -> 4", "5 -> 3", "5 -> 2", "5 -> 1", "5 -> 0");
  }

  /// The P-positions, OEIS A030193.
  @Test
  void subtractASquare() {
    List<Integer> values = values(heap(Equations.parse("n -> n-k*k where k >= 1")), 68);
    assertThat(IntStream.range(0, 68).filter(n -> values.get(n) == 0))
        .containsExactly(0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44, 52, 57, 62, 65, 67);
  }

  /// Wythoff 1907: the k-th P-position is floor(k φ), floor(k φ) + k.
  @Test
  void wythoff() {
    TupleRuleset ruleset = pair("(a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) where k >= 1");
    Map<TuplePosition, Integer> values = new HashMap<>();
    Set<List<Long>> zeros = new HashSet<>();
    double phi = (1 + Math.sqrt(5)) / 2;
    for (int k = 0; k <= 20; k++) {
      long least = (long) Math.floor(k * phi);
      zeros.add(List.of(least, least + k));
      zeros.add(List.of(least + k, least));
    }
    for (long a = 0; a <= 20; a++) {
      for (long b = 0; b <= 20; b++) {
        List<Long> sizes = List.of(a, b);
        assertThat(value(ruleset, new TuplePosition(sizes), values) == 0)
            .as("%s", sizes)
            .isEqualTo(zeros.contains(sizes));
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0.1; n -> 0 where n = 1",
        "0.02; n -> n-2 where n >= 3",
        "0.04; n -> a + b where a+b = n-2, 1 <= a <= b",
        "4.; n -> a + b where a+b = n, 1 <= a <= b",
        "0.8; n -> a + b + c where a+b+c = n-1, 1 <= a <= b <= c",
        "0.00G; n -> a + b + c + d where a+b+c+d = n-3, 1 <= a <= b <= c <= d",
        "0.06; n -> a + b where a+b = n-2, b >= 1",
      })
  void codesEqualEquations(String code, String equation) {
    HeapRuleset byCode = heap(new HeapCode(code));
    HeapRuleset byEquation = heap(Equations.parse(equation));
    for (long n = 0; n <= 20; n++) {
      HeapPosition position = new HeapPosition(n);
      assertThat(options(byCode, position))
          .as("%s at %d", code, n)
          .containsExactlyInAnyOrderElementsOf(options(byEquation, position));
    }
  }

  @Test
  void movesSayTheirLineAndWhatIsLeft() {
    HeapRuleset ruleset =
        heap(new HeapCode("0.07"), new Take(List.of(new Take.Range(1, 2))), new HeapCode("8."));
    assertThat(options(ruleset, new HeapPosition(5)))
        .extracting(option -> option.move().rule() + ": " + name(new HeapPosition(5), option))
        .containsExactly(
            "0: 5 -> 3", "0: 5 -> 1 + 2", "1: 5 -> 4", "2: 5 -> 1 + 1 + 3", "2: 5 -> 1 + 2 + 2");
    assertThat(options(heap(new HeapCode("0.07")), new HeapPosition(2)))
        .extracting(option -> name(new HeapPosition(2), option) + " " + option.sum())
        .containsExactly("2 -> 0 []");
    TuplePosition pair = new TuplePosition(List.of(3L, 2L));
    assertThat(options(pair("(a,b) -> (a-1,b) + (0,1)"), pair))
        .extracting(option -> name(pair, option))
        .containsExactly("(3,2) -> (0,1) + (2,2)");
  }

  @Test
  void refusesOtherBoards() {
    assertThatThrownBy(() -> HeapRuleset.of(game(Board.Cells.GRID)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> TupleRuleset.of(game(new Board.Heap("n"))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () -> TupleRuleset.of(game(new Board.Heaps(List.of("a", "b")), new HeapCode("0.7"))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void optionsAreDistinct() {
    for (HeapPosition position : IntStream.range(0, 30).mapToObj(HeapPosition::new).toList()) {
      List<Option<HeapPosition>> options = options(heap(new HeapCode("C.7FV")), position);
      assertThat(options).extracting(Option::sum).doesNotHaveDuplicates();
    }
  }
}
