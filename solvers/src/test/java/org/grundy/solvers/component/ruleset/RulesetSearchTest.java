package org.grundy.solvers.component.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Outcome;
import org.grundy.core.Ruleset;
import org.grundy.core.SavedForm;
import org.grundy.solvers.play.Recursion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RulesetSearchTest {
  private static final Budget FREE = Budget.ofBytes(1L << 28);

  /// A random game on numbers: each has options that are sums of smaller ones.
  ///
  /// @param moves the options of each number
  /// @param splits whether multiples of ten fall apart into two smaller numbers
  private record Drawn(List<List<Option<Long>>> moves, boolean splits) implements Ruleset<Long> {
    /// @param ending one in so many options ends the game; 0 for none
    static Drawn of(SplittableRandom random, int size, int ending, boolean splits) {
      List<List<Option<Long>>> moves = new ArrayList<>();
      for (int position = 0; position < size; position++) {
        List<Option<Long>> options = new ArrayList<>();
        for (int i = position == 0 ? 5 : random.nextInt(5); i < 5; i++) {
          boolean ends = ending > 0 && random.nextInt(ending) == 0;
          List<Long> sum = new ArrayList<>();
          long one = random.nextInt(position);
          for (int count = random.nextInt(4); count > 0 && !ends; count--) {
            one = random.nextBoolean() ? one : random.nextInt(position);
            sum.add(one);
          }
          options.add(new Option<>(Move.named("to " + i), sum, ends));
        }
        moves.add(options);
      }
      return new Drawn(moves, splits);
    }

    @Override
    public void options(Long position, Consumer<Option<Long>> sink) {
      components(position)
          .forEach(part -> {
            List<Long> others = new ArrayList<>(components(position));
            others.remove(part);
            for (Option<Long> option : moves.get(part.intValue())) {
              List<Long> sum = new ArrayList<>(option.sum());
              sum.addAll(others);
              sink.accept(new Option<>(option.move(), sum, option.ends()));
            }
          });
    }

    @Override
    public List<Long> components(Long position) {
      return splits && position > 0 && position % 10 == 0
          ? List.of(position / 2 + 1, position - 1)
          : List.of(position);
    }
  }

  private static OptionalLong defined(Recursion<Long> recursion, List<Long> sum) {
    long value = recursion.valueOfSum(sum);
    return value < 0 ? OptionalLong.empty() : OptionalLong.of(value);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void equalsTheDefinitionOnRandomGames(int threads) {
    SplittableRandom random = new SplittableRandom(11);
    int withoutValue = 0;
    for (int round = 0; round < 300; round++) {
      int ending = round % 3 == 0 ? 0 : 8 << (round % 4);
      Drawn game = Drawn.of(random, 60, ending, round % 2 == 0);
      Recursion<Long> recursion = new Recursion<>(game, new Meter(FREE), 16);
      RulesetSearch<Long> search = new RulesetSearch<>(game, new Meter(FREE.withThreads(threads)));
      for (int asked = 0; asked < 12; asked++) {
        List<Long> sum = random.longs(1 + random.nextInt(3), 0, 60).boxed().toList();
        OptionalLong value = defined(recursion, sum);
        withoutValue += value.isEmpty() ? 1 : 0;
        boolean lost = value.isPresent() && value.getAsLong() == 0;
        String told = round + ": " + sum;
        if (random.nextBoolean()) {
          assertThat(search.value(sum)).as(told).isEqualTo(value);
          assertThat(search.valueSoFar(sum)).as(told).isEqualTo(value);
        }
        assertThat(search.outcome(sum)).as(told).isEqualTo(lost ? Outcome.P : Outcome.N);
      }
    }
    assertThat(withoutValue).isBetween(400, 3_000);
  }

  /// A pair of equal components is 0 for the search, unless a move there ends the game.
  @Test
  void aPairWhoseMovesEndTheGameIsNotLeftOut() {
    Ruleset<Integer> pairs =
        (position, sink) -> {
          if (position == 2) {
            sink.accept(new Option<>(Move.named("to a pair"), List.of(1, 1)));
          } else if (position == 1) {
            sink.accept(new Option<>(Move.named("end"), List.of(), true));
          }
        };
    RulesetSearch<Integer> search = new RulesetSearch<>(pairs, new Meter(FREE));
    assertThat(search.value(List.of(2))).hasValue(0);
    assertThat(search.outcome(List.of(1, 1))).isEqualTo(Outcome.N);
    assertThat(search.value(List.of(1, 1))).isEmpty();
  }

  private static Ruleset<Long> squares() {
    return (heap, sink) -> {
      for (long root = 1; root * root <= heap; root++) {
        sink.accept(new Option<>(Move.named("take " + root * root), List.of(heap - root * root)));
      }
    };
  }

  private static Ruleset<Long> nim() {
    return (heap, sink) -> {
      for (long left = 0; left < heap; left++) {
        sink.accept(new Option<>(Move.named("to " + left), List.of(left)));
      }
    };
  }

  /// Positions of very many options, which are asked for one value after the other; and values that
  /// bounds cannot tell.
  @Test
  void equalsTheDefinitionWhereThereAreManyValues() {
    Recursion<Long> defined = new Recursion<>(squares(), new Meter(FREE), 16);
    for (long heap = 400; heap <= 2_000; heap += 100) {
      RulesetSearch<Long> search = new RulesetSearch<>(squares(), new Meter(FREE));
      assertThat(search.value(List.of(heap))).as("%d", heap).hasValue(defined.value(heap));
    }
    RulesetSearch<Long> heaps = new RulesetSearch<>(nim(), new Meter(FREE));
    assertThat(heaps.value(List.of(300L, 100L))).hasValue(300 ^ 100);
    assertThat(heaps.outcome(List.of(300L, 300L))).isEqualTo(Outcome.P);
    assertThat(heaps.outcome(List.of(300L, 299L, 5L))).isEqualTo(Outcome.N);
  }

  private static Budget nodes(long nodes) {
    return new Budget(nodes, Duration.ofMinutes(5), 1L << 28);
  }

  @Test
  void goesOnUnderAnotherBudgetAndFromWhatWasSaved() throws IOException {
    Ruleset<Long> game =
        (heap, sink) -> {
          for (long taken : new long[] {1, 4, 5}) {
            if (taken <= heap) {
              sink.accept(new Option<>(Move.named("take " + taken), List.of(heap - taken)));
            }
          }
        };
    List<Long> start = List.of(2_999L);
    OptionalLong value = defined(new Recursion<>(game, new Meter(FREE), 16), start);
    RulesetSearch<Long> first = new RulesetSearch<>(game, new Meter(nodes(200)));
    assertThatThrownBy(() -> first.value(start)).isInstanceOf(BudgetSpentException.class);
    assertThat(first.valueSoFar(start)).isEmpty();
    assertThat(first.within(new Meter(FREE)).value(start)).isEqualTo(value);

    ByteArrayOutputStream saved = new ByteArrayOutputStream();
    first.knowledge(SavedForm.NUMBER).save(new DataOutputStream(saved));
    RulesetSearch<Long> second = new RulesetSearch<>(game, new Meter(nodes(20)));
    second
        .knowledge(SavedForm.NUMBER)
        .load(new DataInputStream(new ByteArrayInputStream(saved.toByteArray())));
    assertThat(second.value(start)).isEqualTo(value);
    assertThat(second.outcomeSoFar(start))
        .hasValue(value.orElseThrow() == 0 ? Outcome.P : Outcome.N);
  }

  @Test
  void aBudgetOfMemoryHolds() {
    Ruleset<Long> endless =
        (position, sink) -> sink.accept(new Option<>(Move.named("up"), List.of(position + 1)));
    RulesetSearch<Long> search = new RulesetSearch<>(endless, new Meter(Budget.ofBytes(1L << 20)));
    assertThatThrownBy(() -> search.value(List.of(0L))).isInstanceOf(BudgetSpentException.class);
  }
}
