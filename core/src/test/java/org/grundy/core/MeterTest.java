package org.grundy.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class MeterTest {
  private static final Budget AMPLE = new Budget(1_000, Duration.ofDays(1), 1 << 20);

  private static Ending ending(ThrowingCallable work) {
    return catchThrowableOfType(BudgetSpentException.class, work).ending();
  }

  @Test
  void saysWhichLimitWasPassed() {
    Meter meter = new Meter(AMPLE);
    assertThatCode(() -> meter.work(1_000)).doesNotThrowAnyException();
    assertThat(ending(() -> meter.work(1))).isEqualTo(new Ending.Nodes(1_000));
    assertThat(ending(() -> new Meter(AMPLE).claim(1 << 21))).isEqualTo(new Ending.Memory(1 << 20));
    assertThat(ending(new Meter(new Budget(9, Duration.ZERO, 9))::check))
        .isInstanceOf(Ending.Time.class);
  }

  @Test
  void theFirstReasonToEndStands() {
    Meter meter = new Meter(AMPLE);
    assertThat(meter.ending()).isEmpty();
    meter.end(new Ending.HeapFull());
    meter.cancel();
    assertThat(meter.ending()).contains(new Ending.HeapFull());
  }

  @Test
  void aRefusedClaimTakesNothing() {
    Meter meter = new Meter(AMPLE);
    meter.claim(1 << 19);
    assertThat(ending(() -> meter.claim(1 << 20))).isInstanceOf(Ending.Memory.class);
    assertThat(meter.bytesLeft()).isEqualTo(1 << 19);
    meter.claim(-(1 << 19));
    assertThat(meter.bytesLeft()).isEqualTo(1 << 20);
  }

  @Test
  void aPartCountsForTheWholeAndEndsWithIt() {
    Meter whole = new Meter(AMPLE);
    Meter part = whole.part(new Budget(10, Duration.ofDays(1), 1)).part(1);
    part.work(10);
    assertThat(whole.statistics().nodes()).isEqualTo(10);
    assertThat(ending(() -> part.work(1))).isEqualTo(new Ending.Nodes(10));
    Meter other = whole.part(1);
    whole.cancel();
    assertThat(other.ending()).contains(new Ending.Interrupted());
  }

  @Test
  void aPartHereIsOfTheWorkThatThisThreadDoes() {
    Budget own = Budget.ofNodes(10, 1 << 10);
    assertThat(own.time()).isEqualTo(Budget.ofBytes(1).time());
    Meter whole = new Meter(AMPLE);
    whole.claim((1 << 20) - 512);
    Meter part = whole.during(() -> Meter.partHere(own));
    assertThat(part.bytesLeft()).isEqualTo(512);
    assertThat(ending(() -> part.work(11))).isEqualTo(new Ending.Nodes(10));
    assertThat(whole.statistics().nodes()).isEqualTo(11);
    assertThat(Meter.partHere(own).bytesLeft()).isEqualTo(1 << 10);
  }

  /// Work that is handed no meter ends by its checkpoints, in the thread that does it and for as
  /// long as it does.
  @Test
  void checkpointsAreThoseOfTheMeterAtWork() {
    assertThatCode(Meter::checkpoint).doesNotThrowAnyException();
    Meter meter = new Meter(AMPLE);
    meter.cancel();
    assertThat(ending(() -> meter.during(MeterTest::manySmallSteps)))
        .isEqualTo(new Ending.Interrupted());
    assertThatCode(MeterTest::manySmallSteps).doesNotThrowAnyException();
  }

  private static int manySmallSteps() {
    int steps = 0;
    while (steps < 1_000_000) {
      Meter.checkpoint(1);
      steps++;
    }
    return steps;
  }

  /// What was found out is told although the work was ended; but whoever interrupts the telling of
  /// an answer is heard.
  @Test
  void tellingHasTimeOfItsOwn() {
    Meter spent = new Meter(new Budget(0, Duration.ZERO, 9));
    spent.cancel();
    boolean[] told = {false};
    spent.during(() -> {
      spent.tell(() -> {
        Meter.checkpoint();
        told[0] = true;
      });
      return told;
    });
    assertThat(told[0]).isTrue();
    Meter solved = new Meter(AMPLE);
    Meter telling = solved.telling();
    solved.cancel();
    assertThat(telling.ending()).contains(new Ending.Interrupted());
  }
}
