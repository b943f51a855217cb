package org.grundy.checker.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.certificate.AutomatonCertificate.Claim;
import org.grundy.core.certificate.CertifiedNumeration;
import org.grundy.rules.text.game.RulesParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Machines say of the options of a position what the rules do, word for word.
class GameMachinesTest {
  private static final int ZEROS = 2;

  static Stream<Arguments> games() {
    return Stream.of(
        pair("move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1"),
        pair("move (a,b) -> (a-j,b-k) where j + k >= 1, j <= 2*k + 3, k <= j + 1"),
        pair("move (a,b) -> (a-1,b-2) | (a-2,b-1) | (a-3,b-3) | (a+1,b-2)"),
        pair("move (a,b) -> (b,a-1) | (b-1,a) where a + b >= 3"),
        pair("move (a,b) -> (a-k,b) | (a,b-k) where k >= 1, a != b + 2 except (0,0) (3,1) (2,2)"),
        pair("move (a,b) -> (min(a,b),max(a,b)-k) where k >= 1, k <= min(a,b)"),
        pair("move (a,b) -> (a-k,b) | (a,b-k) where k >= 1, 3 divides a + b - k"),
        pair("move (a,b) -> (a/2,b) where a >= 1 | (a,b - b % 3) where b % 3 != 0"),
        pair("move (a,b) -> (a-k,b) where k >= 1, not (k = 2, a = 5), (b >= 3) or (k = 1)"),
        pair("move (a,b) -> (a-k,b) where k in {1,3..5} | (a,b-k) where not (k in {2..4}), k >= 1"),
        pair(
            "move (a,b) -> (a-1,b) where (a - b) / 2 >= 1 | (a,b-1) where (a - b) % 3 = 1, b >= 1"),
        pair("move (a,b) -> (a-k,b) where k >= 1, not ((a - b) / 3 = 0 - 1)"),
        pair("move (a,b) -> (c,d) where c + d < a + b, c <= a, d <= b, 2*c >= d"),
        binary("move (a,b) -> (a-k,b) where k >= 1, a xor b = k"),
        binary("move (a,b) -> (a-k,b) | (a,b-k) where k >= 1, bits k in a"),
        binary("move (a,b) -> (a-k,b) where k >= 1, not ((a - b) xor k = 3)"),
        binary("move (a,b) -> (a-1,b) where a >= 1, (a xor b xor 5) % 3 = 1"),
        binary("move (a,b) -> (a-1,b) where a >= 1, not (bits a - b in a)"),
        binary("move (a,b) -> (a-1,b) where min(a, b xor 3) >= 2"),
        pair("move (a,b) -> (a-k,b) for k >= 1\nwin where a = 2*b, b >= 1\nlose where a = b"),
        pair("move (a,b) -> (a-k,b) for k >= 1\nwin where a = j + 2*k, b = j + k, k >= 1"),
        heap("move n -> n - k where 1 <= k <= 3 except 4 7"),
        heap("take 1..3 7"),
        heap("code 0.3102"),
        heap("code 0.12[30]"),
        heap("code allbut(1,4)"),
        heap("code 0.1[2]"),
        heap("move n -> n/2 | n - 1 where n >= 1"),
        heap("move n -> n - k where k >= 1, 2*k <= n\nwin where n = 1"),
        heaps("take 1..3"),
        heaps("move n -> m where m < n in up to 2 heaps each"),
        heaps("move n -> m where m < n in every heap each\ntake 1 2"),
        heaps("move n -> n - k where k >= 1 | n/2 where n >= 2 in exactly 2 heaps same"),
        heaps("take 1..1000 in up to 3 heaps same"));
  }

  private static Arguments pair(String line) {
    return Arguments.of("board heaps a b\n" + line, 2, false);
  }

  private static Arguments binary(String line) {
    return Arguments.of("board heaps a b\n" + line, 2, true);
  }

  private static Arguments heap(String line) {
    return Arguments.of("board heap n\n" + line, 1, false);
  }

  private static Arguments heaps(String line) {
    return Arguments.of("board heap n\n" + line, 2, false);
  }

  @ParameterizedTest
  @MethodSource("games")
  void haveTheOptionsOfTheRules(String lines, int sizes, boolean binary) {
    Stream<CertifiedNumeration> numerations =
        binary
            ? Stream.of(Numerations.BINARY, new CertifiedNumeration.Base(4))
            : Stream.of(
                Numerations.BINARY,
                new CertifiedNumeration.Base(3),
                Numerations.ZECKENDORF,
                Numerations.ostrowski(List.of(3L), 1, 2));
    numerations.forEach(numeration -> compare("game G\n" + lines + "\n", sizes, numeration));
  }

  private static void compare(String rules, int sizes, CertifiedNumeration numeration) {
    List<Machine> machines = GameMachines.of(RulesParser.parse("test", rules), numeration, sizes);
    BigInteger largest =
        machines.stream()
            .flatMap(machine -> machine.sums().stream())
            .map(sum -> sum.constant().abs())
            .reduce(BigInteger.ZERO, BigInteger::max);
    Places places = new Places(numeration, largest);
    int radix = (int) numeration.radix();
    Cores cores =
        new Cores(
            places,
            machines,
            sizes,
            radix,
            (int) Math.powExact((long) radix, sizes),
            new Meter(Budget.ofBytes(1 << 28)));
    GameTable table = new GameTable(rules, Claim.LOSING);
    int side = sizes == 1 ? 40 : 8;
    for (int code = 0; code < Math.powExact(side, sizes); code++) {
      List<Long> position =
          sizes == 1 ? List.of((long) code) : List.of((long) (code % side), (long) (code / side));
      List<BigInteger> numbers = position.stream().map(BigInteger::valueOf).toList();
      Read read = read(cores, CoresTest.word(places, radix, numbers, largest), numeration, sizes);
      assertThat(read.kinds)
          .as("%s at %s in %s", rules, position, numeration)
          .contains(Machine.Kind.NUMBERS);
      if (read.kinds.contains(Machine.Kind.WON) || read.kinds.contains(Machine.Kind.LOST)) {
        assertThat(table.over(position)).hasValue(read.kinds.contains(Machine.Kind.WON) ? 1L : 0L);
      } else {
        assertThat(table.over(position)).isEmpty();
        assertThat(withoutLost(read.options, table))
            .as("%s at %s in %s", rules, position, numeration)
            .containsExactlyInAnyOrderElementsOf(ordered(table, position));
      }
    }
  }

  /// Moves that lose at once are left out by the rules, and are options here.
  private static Set<List<Long>> withoutLost(Set<List<Long>> options, GameTable table) {
    Set<List<Long>> left = new HashSet<>();
    options.stream()
        .filter(option -> table.over(option).orElse(1L) == 1)
        .forEach(option -> left.add(table.ordered(option)));
    return left;
  }

  private static Set<List<Long>> ordered(GameTable table, List<Long> position) {
    Set<List<Long>> options = new HashSet<>();
    table.options(position).forEach(option -> options.add(table.ordered(option)));
    return options;
  }

  private record Read(Set<Machine.Kind> kinds, Set<List<Long>> options) {}

  private static Read read(
      Cores cores, List<Integer> word, CertifiedNumeration numeration, int sizes) {
    Map<Integer, Set<List<Integer>>> states = new HashMap<>();
    for (int start = 0; start < cores.starts(); start++) {
      states.put(start, Set.of(List.of()));
    }
    List<Integer> padded = new ArrayList<>(word);
    for (int i = 0; i < ZEROS; i++) {
      padded.addFirst(0);
    }
    for (int letter : padded) {
      Map<Integer, Set<List<Integer>>> next = new HashMap<>();
      states.forEach((state, words) -> {
        int[] arcs = cores.arcs(state, letter);
        for (int i = 0; i < arcs.length; i += 2) {
          Set<List<Integer>> after = next.computeIfAbsent(arcs[i], _ -> new HashSet<>());
          for (List<Integer> option : words) {
            List<Integer> longer = new ArrayList<>(option);
            longer.add(arcs[i + 1]);
            after.add(longer);
          }
        }
      });
      states = next;
    }
    Read read = new Read(new HashSet<>(), new HashSet<>());
    states.forEach((state, words) -> {
      if (cores.isAccepted(state)) {
        Machine.Kind kind = cores.kind(state);
        read.kinds.add(kind);
        if (kind == Machine.Kind.MOVE) {
          words.forEach(option -> read.options.add(Learner.numbers(option, numeration, sizes)));
        }
      }
    });
    return read;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board heap n\nmove n -> n - k*k where k >= 1",
        "board heap n\nmove n -> n - k where k divides n, k < n",
        "board heap n\ntake squares",
        "board heaps a b\nmove (a,b) -> (a-1,b+1) | (a+1,b-1)\nplay loopy",
        "board heap n\nmove n -> a + b where a + b = n, 1 <= a < b",
        "board heap n\ncode 0.7",
        "board heap n\nmove n -> n - k where gcd(n,k) = 1, k >= 1",
        "board heaps a b\nmove (a,b) -> (a-1,b) + (a,b-1)",
        "board heaps a b c\nmove (a,b,c) -> (a-1,b,c)",
        "board grid\ncells . #\nmove . -> #\nstart fill .",
        "board heap n\nmove n -> n - k where k >= 1, 100000*k <= n",
        "board heap n\nmove n -> n xor 1 where n xor 1 < n"
      })
  void refuseWhatTheyCannotSay(String lines) {
    assertThatThrownBy(() ->
            GameMachines.of(
                RulesParser.parse("test", "game G\n" + lines + "\n"), Numerations.ZECKENDORF, 2))
        .isInstanceOf(UncheckableException.class);
  }
}
