package org.grundy.solvers.sequence.splitting;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Problem;
import org.grundy.solvers.planner.Planner;
import org.grundy.solvers.play.DefinitionMethod;
import org.grundy.solvers.sequence.SequenceEngine;
import org.grundy.solvers.sequence.general.GeneralKernel;
import org.junit.jupiter.api.Test;

/// Equations that say what a code says of all heaps but finitely many: values are those of the
/// definition.
class LaterSplitsTest {
  private static final Planner DEFINITION = new Planner(List.of(new DefinitionMethod()));

  private static final List<String> MOVES =
      List.of(
          "a + b where a + b = n, 1 <= a <= b",
          "a + b where a + b = n, 1 <= a < b",
          "a + b where a + b + 2 = n, a >= 1, b >= 1",
          "a + n-1-a where 1 <= a, a + 2 <= n",
          "n - 1 where n >= 1",
          "n - 3 where n >= 3",
          "n - k where 1 <= k <= 4, k <= n");

  private static final List<String> SIZES =
      List.of(
          "n != 2",
          "n >= %d",
          "n > %d",
          "n <= %d",
          "2*n != %d",
          "n = %d",
          "%d < n+1",
          "not (n in {1,%d})",
          "n in {1..%d}",
          "(n < %d) or (n > 7)",
          "not (n = 4, n < %d)",
          "3 <= n != %d",
          "%d - n <= 1",
          "3*(n-2) > n+%d",
          "0 < 1");

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1L << 30));
  }

  private static GameRules random(SplittableRandom random) {
    String move =
        IntStream.range(0, 1 + random.nextInt(3))
            .mapToObj(_ -> MOVES.get(random.nextInt(MOVES.size())))
            .map(one ->
                one + ", " + SIZES.get(random.nextInt(SIZES.size())).formatted(random.nextInt(12)))
            .collect(Collectors.joining(" | "));
    return RulesParser.parse("test", "game T\nboard heap\nmove n -> " + move + "\n").bound();
  }

  @Test
  void valuesAreThoseOfTheDefinition() {
    SplittableRandom random = new SplittableRandom(31);
    int later = 0;
    for (int i = 0; i < 36; i++) {
      GameRules rules = random(random);
      SequenceEngine engine = SequenceEngine.of(rules);
      GeneralKernel general = new GeneralKernel(HeapRule.of(rules).lines());
      engine.extend(1_500, meter());
      general.extend(1_500, meter());
      for (int n = 0; n < 1_500; n++) {
        assertThat(engine.value(n)).as("%s at %d", rules, n).isEqualTo(general.get(n));
      }
      Problem problem = new Problem(rules, List.of(new HeapPosition(30 + i % 5)));
      assertThat(DEFINITION.decide(problem, Optional.empty()).plan().value(meter()))
          .hasValue(engine.value(30 + i % 5));
      later += HeapRule.of(rules).large().isPresent() ? 1 : 0;
    }
    assertThat(later).isGreaterThan(15);
  }

  @Test
  void isTakenUpWhereItWasSaved() throws IOException {
    GameRules rules =
        RulesParser.parse(
                "test",
                "game T\nboard heap\nmove n -> a + b where a + b = n, 1 <= a <= b, n > 300\n")
            .bound();
    SequenceEngine whole = SequenceEngine.of(rules);
    whole.extend(5_000, meter());
    for (int known : new int[] {0, 20, 300, 301, 4_000}) {
      SequenceEngine first = SequenceEngine.of(rules);
      first.extend(known, meter());
      ByteArrayOutputStream saved = new ByteArrayOutputStream();
      first.save(new DataOutputStream(saved));
      SequenceEngine next = SequenceEngine.of(rules);
      next.load(new DataInputStream(new ByteArrayInputStream(saved.toByteArray())), meter());
      next.extend(5_000, meter());
      for (int n = 0; n < 5_000; n++) {
        assertThat(next.value(n)).isEqualTo(whole.value(n));
      }
    }
  }
}
