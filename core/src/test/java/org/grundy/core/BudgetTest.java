package org.grundy.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BudgetTest {
  @Test
  void memoryAloneIsNoLimitOfWork() {
    Budget bytes = Budget.ofBytes(1 << 20);
    assertThat(bytes.isLimited()).isFalse();
    assertThat(bytes.threads()).isEqualTo(1);
    assertThat(new Budget(5, bytes.time(), 1 << 20).isLimited()).isTrue();
    assertThat(new Budget(Long.MAX_VALUE, Duration.ofDays(1), 1 << 20).isLimited()).isTrue();
  }

  @Test
  void threadsChangeNoLimit() {
    Budget one = new Budget(5, Duration.ofSeconds(7), 9);
    assertThat(one.withThreads(4)).isEqualTo(new Budget(5, Duration.ofSeconds(7), 9, 4));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void someThreadHasToWork(int threads) {
    Budget one = Budget.ofBytes(1);
    assertThatIllegalArgumentException().isThrownBy(() -> one.withThreads(threads));
  }

  @ParameterizedTest
  @CsvSource({"-1, 1, 1", "1, -1, 1", "1, 1, -1"})
  void noLimitIsNegative(long nodes, int seconds, long bytes) {
    Duration time = Duration.ofSeconds(seconds);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Budget(nodes, time, bytes))
        .withMessageContaining("-1");
  }

  @Test
  void endingsAreToldToPeople() {
    assertThat(new Ending.Nodes(2_000).text()).isEqualTo("2,000 nodes are spent");
    assertThat(new Ending.Time(1_500).text()).isEqualTo("1,500 ms are spent");
    assertThat(new Ending.Memory(3 << 20).text()).contains("the 3 MB of memory");
    assertThat(new BudgetSpentException("70,000 values are too many"))
        .hasMessage("70,000 values are too many")
        .extracting(BudgetSpentException::ending)
        .isEqualTo(new Ending.Limit("70,000 values are too many"));
  }
}
