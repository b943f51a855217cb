package org.grundy.solvers.component.ruleset;

import java.util.Arrays;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.core.Ruleset;
import org.grundy.solvers.component.NimberBounds;
import org.grundy.solvers.component.OptionStack;
import org.grundy.solvers.component.SearchBoard;

/// Sums of positions of a [Ruleset]: a component is a position that stands for its equals.
///
/// How much work a component is, is told by how long its play may be, where the ruleset knows.
///
/// @param <P> the positions
final class RulesetBoard<P> implements SearchBoard<List<P>> {
  /// Worth telling other threads.
  private static final int SIZE = 16;

  private final Ruleset<P> ruleset;
  private final PositionTable<P> table;
  private final Meter meter;
  private final boolean looksAhead;
  private long[] numbers = new long[8];
  private int count;

  /// @param looksAhead whether a component is looked at for a move that ends the game before it is
  ///   asked; else such a move is not expected
  RulesetBoard(Ruleset<P> ruleset, PositionTable<P> table, Meter meter, boolean looksAhead) {
    this.ruleset = ruleset;
    this.table = table;
    this.meter = meter;
    this.looksAhead = looksAhead;
  }

  /// A move ends the game, and components were not looked at for such moves.
  static final class EndSeenException extends RuntimeException {
    private static final long serialVersionUID = 1;

    EndSeenException() {
      super("a move ends the game", null, false, false);
    }
  }

  private void split(List<P> sum, boolean onlyNumbered) {
    count = 0;
    for (P position : sum) {
      for (P component : ruleset.components(position)) {
        P standing = ruleset.representative(component);
        if (count == numbers.length) {
          numbers = Arrays.copyOf(numbers, 2 * count);
        }
        long number = onlyNumbered ? table.find(standing) : table.number(standing, meter);
        if (!onlyNumbered && !looksAhead) {
          requireNoEndOfPair(number);
        }
        numbers[count++] = number;
      }
    }
  }

  /// The search leaves out two equal components, which have the nim-sum 0 unless a move there ends
  /// the game.
  private void requireNoEndOfPair(long number) {
    for (int before = 0; before < count; before++) {
      if (numbers[before] == number
          && table.get(number) == NimberBounds.NOTHING
          && !table.isLookedAt(number)) {
        if (canEnd(number)) {
          throw new EndSeenException();
        }
        table.setLookedAt(number);
      }
    }
  }

  @Override
  public long[] components(List<P> sum, Meter whole) {
    split(sum, false);
    return Arrays.copyOf(numbers, count);
  }

  @Override
  public long[] knownComponents(List<P> sum, Meter look) {
    split(sum, true);
    return Arrays.copyOf(numbers, count);
  }

  @Override
  public long longestPlayOn(List<P> sum) {
    return Integer.MAX_VALUE;
  }

  @Override
  public int longestPlay(long component) {
    return ruleset.longestPlay(table.position(component));
  }

  @Override
  public long known(long component) {
    long bounds = table.get(component);
    return bounds == NimberBounds.NOTHING && looksAhead && !table.isLookedAt(component)
        ? lookedAt(component)
        : bounds;
  }

  private long lookedAt(long component) {
    if (canEnd(component)) {
      return table.learn(component, NimberBounds.ENDS);
    }
    table.setLookedAt(component);
    return NimberBounds.NOTHING;
  }

  private boolean canEnd(long component) {
    boolean[] ended = {false};
    ruleset.optionSums(
        table.position(component),
        (_, ends) -> {
          meter.check();
          ended[0] |= ends;
        });
    return ended[0];
  }

  @Override
  public long recalled(long component) {
    return table.get(component);
  }

  @Override
  public long learn(long component, long bounds) {
    return table.learn(component, bounds);
  }

  @Override
  public int size(long component) {
    int play = longestPlay(component);
    return play == Integer.MAX_VALUE ? SIZE : play;
  }

  /// The rules take longer than the search: what is asked a second time is valued.
  @Override
  public int manyExcluded() {
    return 1;
  }

  /// Options are looked at to the last for moves that end the game, so that what is found out of a
  /// component is true whether or not others were looked at.
  @Override
  public long expand(long component, long known, int n, OptionStack options) {
    long[] bounds = {known};
    ruleset.optionSums(
        table.position(component),
        (sum, ends) -> {
          if (ends) {
            throw new EndSeenException();
          }
          meter.check();
          if (!NimberBounds.excludes(bounds[0], n)) {
            split(sum, false);
            int solved = options.add(numbers, 0, count, 0);
            bounds[0] |= solved >= 0 ? NimberBounds.bit(solved) : 0;
          }
        });
    return bounds[0];
  }
}
