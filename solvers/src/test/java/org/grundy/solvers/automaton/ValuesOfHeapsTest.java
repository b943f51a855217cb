package org.grundy.solvers.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.ProvedClaim.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValuesOfHeapsTest {
  private static final int RANDOM_GAMES = 20;
  private static final long POSITIONS = 1_500;
  private static final long LARGE = 1_000_000_000_000L;

  private static GameRules game(String lines) {
    return RulesParser.parse("game", "game G\n" + lines.replace("; ", "\n"));
  }

  private static Answer<AutomatonProof> answer(String lines, int heaps) {
    return AutomatonProver.of(
        game(lines), heaps, true, new Meter(Budget.ofBytes(1L << 30)), _ -> {});
  }

  private static void options(GameRules rules, List<Long> sizes, Consumer<List<Long>> sink) {
    if (rules.board() instanceof Board.Heaps) {
      TupleRuleset.of(rules)
          .options(
              new TuplePosition(sizes), option -> sink.accept(option.sum().getFirst().sizes()));
      return;
    }
    for (int i = 0; i < sizes.size(); i++) {
      int heap = i;
      HeapRuleset.of(rules)
          .optionSums(
              new HeapPosition(sizes.get(i)),
              (sum, _) -> {
                List<Long> left = new ArrayList<>(sizes);
                left.set(heap, sum.isEmpty() ? 0 : sum.getFirst().size());
                sink.accept(left);
              });
    }
  }

  /// The value by the plain recursion.
  private static int value(GameRules rules, List<Long> sizes, Map<List<Long>, Integer> known) {
    Integer before = known.get(sizes);
    if (before != null) {
      return before;
    }
    BitSet found = new BitSet();
    options(rules, sizes, option -> found.set(value(rules, option, known)));
    known.put(sizes, found.nextClearBit(0));
    return found.nextClearBit(0);
  }

  /// What the automaton says is the value of all small positions, and follows from the options at
  /// large ones.
  private static void assertIsTrue(AutomatonProof proof) {
    assertThat(proof.ofValues()).isTrue();
    int heaps = proof.heaps();
    long side = (long) Math.floor(Math.pow(POSITIONS, 1.0 / heaps));
    Map<List<Long>, Integer> known = new HashMap<>();
    for (long code = 0; code < Math.powExact(side, heaps); code++) {
      List<Long> sizes = new ArrayList<>();
      for (long rest = code; sizes.size() < heaps; rest /= side) {
        sizes.add(rest % side);
      }
      assertThat(at(proof, sizes))
          .as("%s at %s", proof.rules().rules(), sizes)
          .isEqualTo(value(proof.rules(), sizes, known));
    }
  }

  private static int at(AutomatonProof proof, List<Long> sizes) {
    return proof.at(sizes.stream().mapToLong(Long::longValue).toArray());
  }

  private static void assertFollowsAtLarge(AutomatonProof proof, Random random) {
    for (int i = 0; i < 50; i++) {
      List<Long> sizes =
          IntStream.range(0, proof.heaps()).mapToObj(_ -> random.nextLong(LARGE)).toList();
      BitSet found = new BitSet();
      options(proof.rules(), sizes, option -> found.set(at(proof, option)));
      assertThat(at(proof, sizes))
          .as("%s at %s", proof.rules().rules(), sizes)
          .isEqualTo(found.nextClearBit(0));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "board heap n; take 1..3#1",
        "board heap n; take 2 5 7#1",
        "board heap n; take 1 4#2",
        "board heap n; move n -> n - 1; move n -> n - 4 where n % 2 = 0#1",
        "board heaps a b; move (a,b) -> (a-1,b-2) | (a-2,b-1) | (a-3,b-3)#2",
        "board heaps a b; move (a,b) -> (a-1,b) | (a,b-1) | (a-2,b-2) where a >= b#2",
        "board heaps a b; move (a,b) -> (a-1,b+1) | (a,b-2)#2",
        "board heaps a b c; move (a,b,c) -> (a-1,b-1,c) | (a,b-1,c-1) | (a-1,b,c-1)#3",
      })
  void areWhatTheDefinitionSays(String lines, int heaps) {
    Answer<AutomatonProof> answer = answer(lines, heaps);
    assertThat(answer.proof()).as(answer.reason()).isPresent();
    assertIsTrue(answer.proof().get());
    assertFollowsAtLarge(answer.proof().get(), new Random(3));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "board heaps a b; move (a,b) -> (a-k,b) | (a,b-k) for k >= 1#values above 255, of sizes",
        "board heap n; move n -> n - k where k >= 1#values above 255, of sizes below 1,024",
        "board heap n; take 1 2; play misere#no values, only outcomes",
        "board heap n; take 1 2; win where n = 5#no values, only outcomes",
        "board heap n; take primes#primes",
      })
  void areRefusedPlainly(String lines, String reason) {
    Answer<AutomatonProof> answer = answer(lines, lines.contains("heaps") ? 2 : 1);
    assertThat(answer.proof()).isEmpty();
    assertThat(answer.reason()).contains(reason);
  }

  @Test
  void ofRandomVectorsAreProvedRight() {
    Random random = new Random(26);
    int proved = 0;
    for (int i = 0; i < RANDOM_GAMES; i++) {
      List<String> options = new ArrayList<>();
      for (int vectors = 2 + random.nextInt(3); vectors > 0; vectors--) {
        options.add("(a-%d,b-%d)".formatted(1 + random.nextInt(3), random.nextInt(4)));
      }
      String lines = "board heaps a b; move (a,b) -> " + String.join(" | ", options);
      Answer<AutomatonProof> answer = answer(lines, 2);
      if (answer.proof().isPresent()) {
        proved++;
        assertIsTrue(answer.proof().get());
        assertFollowsAtLarge(answer.proof().get(), random);
      }
    }
    assertThat(proved).isGreaterThan(RANDOM_GAMES * 3 / 4);
  }
}
