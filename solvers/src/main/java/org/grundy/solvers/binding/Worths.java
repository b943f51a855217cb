package org.grundy.solvers.binding;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.rules.moves.Turn;
import org.grundy.solvers.play.MemoWalk;
import org.jspecify.annotations.Nullable;

/// The values of the components of one game, found by the recursion of Winning Ways, chapter 12.
///
/// A *value* is a number or loony. For a component `G` let `W(G)` hold the values `x` such that a
/// player who has to make the next move in `G`, beside a sum of value `x`, wins. A sum with a loony
/// part has the value loony, else the nim-sum. By the moves of `G`,
///
/// - one to `H` gives the values of which the nim-sum with that of `H` is 0: that of `H` alone, and
///   none where `H` is loony;
/// - one to `H` after which the same player moves gives all others;
/// - one to `H` that entails gives what is not in `W(H)`.
///
/// `W(G)` is their union, and the value of `G` is the least number that is not in it, or loony if
/// all are.
///
/// *Proof that this says who wins*, by induction on the number of moves that are left. (1) A player
/// who has to move in `G` beside `R` wins exactly if `W(G)` holds the value of `R`: that is what
/// the three lines say, as the sums that are left are smaller; a sum in which one may move anywhere
/// is lost exactly if its value is 0, by (2). (2) Let a player move anywhere in a sum of `G1`, …,
/// `Gk`. If all are numbers with nim-sum 0, beside each `Gi` stand others worth the same as it,
/// which is not in `W(Gi)`: no move wins. If the nim-sum is `n > 0`, some `Gi` is worth more with
/// `n` added less: the others are worth less than `Gi`, and all such are in `W(Gi)`. If some `Gi`
/// is loony, `W(Gi)` holds all numbers. It holds loony too, which is what the others are worth if
/// one more is: each of the three sets holds loony exactly if it is infinite. For the first that is
/// plain, it has one number at most; the second holds loony and all numbers but one; the third is
/// the complement of a set of which the same is true, and is finite or all but finite. So is the
/// union, and with all numbers it is infinite.
///
/// Where a component has several parts from which to answer, as heaps into which one was split, the
/// answer is made in one beside the others: `W(H1 + H2)` is `W(H1)`, moved by the value of `H2`,
/// together with `W(H2)`, moved by that of `H1`.
final class Worths implements MemoWalk.Definition<Position, Option<Position>, Worths.Worth> {
  private static final int BYTES = 160;

  private final BoundGame game;
  private final int positionBytes;
  private final MemoWalk<Position, Option<Position>, Worth> walk;

  /// @param positionBytes about how much memory a position takes
  Worths(BoundGame game, int positionBytes, Meter meter) {
    this.game = game;
    this.positionBytes = positionBytes;
    this.walk = new MemoWalk<>(this, meter);
  }

  /// What is remembered of a component.
  ///
  /// @param value a number, or loony, which is empty
  /// @param beside `W`, in games whose moves entail
  record Worth(OptionalLong value, @Nullable Beside beside) {}

  /// The value of a component.
  OptionalLong value(Position component) {
    return walk.value(game.representative(component)).value();
  }

  /// The value of a position: the sum of its components.
  OptionalLong total(Position position) {
    return Loony.sum(game.components(position).stream().map(this::value).toList());
  }

  /// The value of what a move leaves.
  OptionalLong total(List<Position> left) {
    return Loony.sum(left.stream().map(this::total).toList());
  }

  /// The values of all else with which the player wins who makes a move.
  Beside won(Position before, Option<Position> option) {
    Turn turn = game.turn(before, option);
    option.sum().forEach(this::total);
    Beside won = Beside.nothing();
    add(turn, option.sum(), won);
    return won;
  }

  private void add(Turn turn, List<Position> left, Beside won) {
    switch (turn) {
      case PASSES -> won.add(known(left));
      case STAYS -> {
        Beside same = Beside.nothing();
        same.add(known(left));
        won.addAll(same.others());
      }
      case BINDS -> won.addAll(answered(left).others());
    }
  }

  private OptionalLong known(List<Position> left) {
    OptionalLong sum = Loony.ZERO;
    for (Position position : left) {
      for (Position component : game.components(position)) {
        sum = Loony.plus(sum, knownWorth(component).value());
      }
    }
    return sum;
  }

  /// The values of all else with which a player wins who has to answer in what was left.
  private Beside answered(List<Position> left) {
    Beside all = Beside.nothing();
    for (int i = 0; i < left.size(); i++) {
      List<Position> others = new ArrayList<>(left);
      Position one = others.remove(i);
      all.addAll(Objects.requireNonNull(knownWorth(one).beside()).with(known(others)));
    }
    return all;
  }

  private Worth knownWorth(Position component) {
    return Objects.requireNonNull(walk.known(game.representative(component)));
  }

  @Override
  public long bytes(Position position) {
    return (long) BYTES + positionBytes;
  }

  @Override
  public MemoWalk.Combination<Position, Option<Position>, Worth> open(
      Position position, MemoWalk.Options<Option<Position>> options) {
    game.options(position, options::add);
    return new Union(position);
  }

  /// The union of the sets of the moves.
  private final class Union implements MemoWalk.Combination<Position, Option<Position>, Worth> {
    private final Position position;
    private final Beside won = Beside.nothing();

    Union(Position position) {
      this.position = position;
    }

    @Override
    public @Nullable Position take(Option<Position> option) {
      for (Position left : option.sum()) {
        for (Position component : game.components(left)) {
          Position representative = game.representative(component);
          if (walk.known(representative) == null) {
            return representative;
          }
        }
      }
      add(game.turn(position, option), option.sum(), won);
      return null;
    }

    @Override
    public boolean isSettled() {
      return false;
    }

    @Override
    public Worth value() {
      return new Worth(won.leastMissing(), game.entails() ? won : null);
    }
  }
}
