package org.grundy.solvers.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.junit.jupiter.api.Test;

/// What becomes of a question that several threads are asked.
class ParallelSearchTest {
  /// A board on which only threads matter: some never end, the others do as they are told.
  private record Idle(SearchSignals signals, boolean endless, Runnable then)
      implements SearchBoard<String> {
    @Override
    public long[] components(String position, Meter meter) {
      while (endless) {
        signals.work(1);
      }
      then.run();
      return new long[] {5};
    }

    @Override
    public long[] knownComponents(String position, Meter meter) {
      return new long[0];
    }

    @Override
    public long longestPlayOn(String position) {
      return 0;
    }

    @Override
    public long known(long component) {
      return NimberBounds.of((int) component);
    }

    @Override
    public long recalled(long component) {
      return NimberBounds.NOTHING;
    }

    @Override
    public long learn(long component, long bounds) {
      return bounds;
    }

    @Override
    public int size(long component) {
      return 0;
    }

    @Override
    public int longestPlay(long component) {
      return 0;
    }

    @Override
    public long expand(long component, long bounds, int n, OptionStack options) {
      return bounds;
    }
  }

  /// A search whose first thread never ends by itself.
  private static ParallelSearch<String> search(Runnable helpersDo) {
    AtomicInteger made = new AtomicInteger();
    return new ParallelSearch<>(
        new Meter(Budget.ofThisProcess().withThreads(3)),
        0,
        1,
        signals -> new Idle(signals, made.getAndIncrement() == 0, helpersDo));
  }

  @Test
  void handsOnWhatAHelperThrows() {
    AtomicInteger asked = new AtomicInteger();
    ParallelSearch<String> search =
        search(() -> {
          if (asked.getAndIncrement() == 0) {
            throw new IllegalStateException("a helper fails");
          }
          throw new SearchSignals.StoppedException();
        });
    assertThatThrownBy(() -> search.value(""))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a helper fails");
  }

  @Test
  void takesTheAnswerOfAHelper() {
    assertThat(search(() -> {}).value("")).isEqualTo(5);
  }
}
