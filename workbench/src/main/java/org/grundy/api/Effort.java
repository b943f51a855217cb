package org.grundy.api;

import java.util.function.Consumer;
import java.util.function.Function;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Statistics;

/// The limits of each question of a Java program, and the one who hears how far it is.
///
/// @param budget of one question
/// @param listener hears twice a second at most what was done by then
record Effort(Budget budget, Consumer<Statistics> listener) {
  /// The memory of this process, and nobody listens.
  static Effort ofThisProcess() {
    return new Effort(Budget.ofThisProcess(), _ -> {});
  }

  /// The same with another budget.
  Effort within(Budget other) {
    return new Effort(other, listener);
  }

  /// The same with another listener.
  Effort onProgress(Consumer<Statistics> other) {
    return new Effort(budget, other);
  }

  /// A meter for one question.
  Meter meter() {
    return new Meter(budget, listener);
  }

  /// Answers one question.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first, or the thread is
  ///   interrupted, which it stays
  <T> T answer(Function<Meter, T> question) {
    Meter meter = meter();
    return meter.during(() -> question.apply(meter));
  }
}
