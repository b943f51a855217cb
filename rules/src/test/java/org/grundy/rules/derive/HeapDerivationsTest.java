package org.grundy.rules.derive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import org.grundy.core.HeapPosition;
import org.grundy.core.TuplePosition;
import org.grundy.rules.RandomRules;
import org.grundy.rules.heap.HeapMeasure;
import org.grundy.rules.heap.HeapMeasure.Shrinking;
import org.grundy.rules.heap.MoveBound;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The bounds of games of heaps, held against plain play.
class HeapDerivationsTest {
  private static final long SEED = 20260102;
  private static final int LARGEST = 14;

  @Test
  void boundsHoldForAllSmallHeapsOfRandomGames() {
    RandomRules games = new RandomRules(SEED);
    Set<Shrinking> met = EnumSet.noneOf(Shrinking.class);
    for (int i = 0; i < 150; i++) {
      GameRules rules = games.heap();
      HeapMeasure measure = HeapMeasure.of(rules);
      met.add(measure.shrinking());
      PlainPlay<HeapPosition> play = new PlainPlay<>(HeapRuleset.of(rules));
      for (long n = 0; n <= LARGEST; n++) {
        assertBounds(rules, List.of(n), play.of(new HeapPosition(n)), measure);
      }
    }
    assertThat(met).contains(Shrinking.TOTAL, Shrinking.TWICE_TOTAL_LESS_HEAPS);
  }

  @Test
  void boundsHoldForTuplesOfRandomGames() {
    RandomRules games = new RandomRules(SEED);
    SplittableRandom random = new SplittableRandom(SEED);
    int bounded = 0;
    for (int i = 0; i < 150; i++) {
      GameRules rules = games.heaps();
      HeapMeasure measure = HeapMeasure.of(rules);
      PlainPlay<TuplePosition> play = new PlainPlay<>(TupleRuleset.of(rules));
      int arity = ((Board.Heaps) rules.board()).variables().size();
      List<Long> sizes = new ArrayList<>();
      for (int heap = 0; heap < arity; heap++) {
        sizes.add((long) random.nextInt(6));
      }
      assertBounds(rules, sizes, play.of(new TuplePosition(sizes)), measure);
      bounded += measure.longestPlay(sizes).isPresent() ? 1 : 0;
    }
    assertThat(bounded).as("games with a bound").isGreaterThan(50);
  }

  private static void assertBounds(
      GameRules rules, List<Long> sizes, PlainPlay.Facts facts, HeapMeasure measure) {
    String shown = "seed %d, %s%n%s".formatted(SEED, sizes, RulesFormatter.format(rules));
    OptionalLong longest = measure.longestPlay(sizes);
    longest.ifPresent(bound -> assertThat(facts.longest()).as(shown).isLessThanOrEqualTo(bound));
    MoveBound.of(rules, sizes)
        .ifPresent(bound -> {
          assertThat((long) facts.moves()).as(shown).isLessThanOrEqualTo(bound);
          assertThat(facts.value()).as(shown).isLessThanOrEqualTo(bound);
        });
    assertThat(facts.value()).as(shown).isLessThanOrEqualTo(facts.longest());
  }

  /// The longest plays are attained: 4.7 and 0.77 by hand, Grundy's game and splitting by one.
  @ParameterizedTest
  @CsvSource({
    "code 0.77, TOTAL, 9, 9",
    "code 0.07, TOTAL, 9, 4",
    "take 3..5, TOTAL, 9, 3",
    "'move n -> a + b where a + b = n, 1 <= a < b', TOTAL_LESS_HEAPS, 3, 2",
    "code 4.0, TOTAL_LESS_HEAPS, 9, 8",
    "code 4.1, TWICE_TOTAL_LESS_HEAPS, 5, 9",
    "'move n -> m where m < n', TOTAL, 5, 5",
    "'move n -> (n - 1) + (n - 1) where n >= 1', EACH_HEAP, 4, -1",
    "'move n -> n - k where 5 <= k', TOTAL, 9, 1"
  })
  void knownMeasures(String line, Shrinking shrinking, long size, long longest) {
    GameRules rules = RulesParser.parse("test", "game  Test\nboard heap n\n" + line + "\n");
    HeapMeasure measure = HeapMeasure.of(rules);
    assertThat(measure.shrinking()).isEqualTo(shrinking);
    assertThat(measure.longestPlay(List.of(size)).orElse(-1L)).isEqualTo(longest);
  }

  @Test
  void aSumWithWeightsFallsWhereTheTotalStays() {
    GameRules rules =
        RulesParser.parse(
            "test", "game  Test\nboard heaps a b\nmove (a,b) -> (a-1,b+1) | (a,b-1)\n");
    HeapMeasure measure = HeapMeasure.of(rules);
    assertThat(measure.shrinking()).isEqualTo(Shrinking.WEIGHTED_TOTAL);
    assertThat(measure.weights()).containsExactly(2L, 1L);
    assertThat(measure.longestPlay(List.of(3L, 4L))).hasValue(10);
    assertThat(
            new PlainPlay<>(TupleRuleset.of(rules))
                .of(new TuplePosition(List.of(3L, 4L)))
                .longest())
        .isEqualTo(10);
  }

  @Test
  void thePlaysOfASplittingGameReachTheBound() {
    GameRules rules = RulesParser.parse("test", "game  Test\nboard heap\ncode 4.1\n");
    assertThat(new PlainPlay<>(HeapRuleset.of(rules)).of(new HeapPosition(5)).longest())
        .isEqualTo(9);
  }
}
