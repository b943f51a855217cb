package org.grundy.checker.heap;

import java.util.Optional;
import org.grundy.core.CheckedClaim;

/// Holds one claim against all values at once, when the last one is known; all of them are kept
/// until then.
public abstract class WholeSequence implements ValueObserver {
  private final int all;
  private Optional<String> fault = Optional.of("no values were seen");

  /// @param all how many values there will be
  /// @throws org.grundy.core.BudgetSpentException if they are more than are kept
  protected WholeSequence(long all) {
    this.all = HeapValues.index(all);
  }

  /// The number of values.
  protected final int all() {
    return all;
  }

  /// The claim in words.
  protected abstract String claim();

  /// The fault in the claim; empty where it holds.
  ///
  /// @param values all of them
  protected abstract Optional<String> fault(HeapValues values);

  @Override
  public final Reach reach() {
    return Reach.ALL;
  }

  @Override
  public final void see(long heap, int value, HeapValues values) {
    if (heap == all - 1) {
      fault = fault(values);
    }
  }

  @Override
  public final CheckedClaim finding() {
    return CheckedClaim.of(claim(), fault.isEmpty(), fault.orElse(""));
  }
}
