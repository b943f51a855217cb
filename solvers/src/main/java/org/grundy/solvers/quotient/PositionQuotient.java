package org.grundy.solvers.quotient;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.play.MemoWalk;
import org.grundy.solvers.play.SplitRuleset;
import org.jspecify.annotations.Nullable;

/// The misère quotient of all sums of the components that can be reached from some positions of a
/// game, whatever play its rules name. Where a game is not known to fall apart, a position is one
/// component.
final class PositionQuotient implements GameQuotient {
  private static final int LETTER_BYTES = 400;

  private final Ruleset<Position> ruleset;
  private final QuotientSearch search;
  private final MemoWalk<Position, List<Position>, Integer> walk;
  private final List<Position> letters = new ArrayList<>();

  /// By letter: its options, each the letters of which it is the sum.
  private final List<List<int[]>> options = new ArrayList<>();

  private boolean failed;

  PositionQuotient(Ruleset<Position> ruleset, Meter meter) {
    this.ruleset = ruleset;
    this.search = new QuotientSearch((letter, sink) -> options.get(letter).forEach(sink), meter);
    this.walk = new MemoWalk<>(new EachComponent(), meter);
  }

  /// The positions of a game, none of which ends early.
  static PositionQuotient of(GameRules rules, Meter meter) {
    return new PositionQuotient(
        SplitRuleset.independent(rules)
            .<Ruleset<Position>>map(split -> split)
            .orElseGet(() -> LiteralMoves.of(rules)),
        meter);
  }

  @Override
  public boolean extendTo(Position position) {
    for (Position part : ruleset.components(position)) {
      if (!failed) {
        walk.value(part);
      }
    }
    return !failed;
  }

  @Override
  public OptionalInt element(Position position) {
    int element = 0;
    for (Position part : ruleset.components(position)) {
      Integer letter = failed ? null : walk.known(part);
      if (letter == null) {
        return OptionalInt.empty();
      }
      element = search.quotient().monoid().product(element, search.element(letter));
    }
    return OptionalInt.of(element);
  }

  @Override
  public List<Position> letters() {
    return failed ? letters.subList(0, letters.size() - 1) : letters;
  }

  @Override
  public MisereQuotient quotient() {
    return search.quotient();
  }

  /// Makes a letter of each component, after all components of its options.
  private final class EachComponent
      implements MemoWalk.Definition<Position, List<Position>, Integer> {
    @Override
    public long bytes(Position position) {
      return LETTER_BYTES;
    }

    @Override
    public MemoWalk.Combination<Position, List<Position>, Integer> open(
        Position position, MemoWalk.Options<List<Position>> sums) {
      ruleset.optionSums(position, (sum, _) -> sums.add(List.copyOf(sum)));
      return new Letter(position);
    }
  }

  /// A component on the way to its letter.
  private final class Letter implements MemoWalk.Combination<Position, List<Position>, Integer> {
    private final Position position;
    private final List<int[]> found = new ArrayList<>();

    Letter(Position position) {
      this.position = position;
    }

    @Override
    public @Nullable Position take(List<Position> sum) {
      int[] parts = new int[sum.size()];
      for (int i = 0; i < parts.length; i++) {
        Integer part = walk.known(sum.get(i));
        if (part == null) {
          return sum.get(i);
        }
        parts[i] = part;
      }
      found.add(parts);
      return null;
    }

    @Override
    public boolean isSettled() {
      return failed;
    }

    @Override
    public Integer value() {
      if (!failed) {
        letters.add(position);
        options.add(found);
        failed = !search.add();
      }
      return letters.size() - 1;
    }
  }
}
