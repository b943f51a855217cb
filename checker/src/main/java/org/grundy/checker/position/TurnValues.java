package org.grundy.checker.position;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.moves.Turn;
import org.grundy.rules.moves.Turns;
import org.grundy.rules.tree.GameRules;

/// The values of positions in which a move may bind the next one, by the plain recursion: numbers,
/// or loony, which is empty here (Winning Ways, chapter 12).
///
/// For each position the set of the numbers is found beside which a player wins who has to move *in
/// it*: its value is the least number that is not in the set, or loony where all are. The set is
/// finite, or all but finitely many; the second holds loony too.
final class TurnValues {
  private static final long ENTRY_BYTES = 200;

  private final LiteralMoves moves;
  private final Turns turns;
  private final TurnParts parts;
  private final Meter meter;
  private final Map<Position, Wins> known = new HashMap<>();

  TurnValues(GameRules rules, Meter meter) {
    this.moves = LiteralMoves.of(rules);
    this.turns = Turns.of(rules);
    this.parts = new TurnParts(rules);
    this.meter = meter;
  }

  /// A set of numbers.
  ///
  /// @param others whether it holds the numbers that are not listed, else those that are
  private record Wins(boolean others, BitSet listed) {
    static Wins none() {
      return new Wins(false, new BitSet());
    }

    /// One value alone, of which loony is beside no number.
    static Wins only(OptionalLong value) {
      Wins wins = none();
      value.ifPresent(number -> wins.listed.set((int) number));
      return wins;
    }

    Wins complement() {
      return new Wins(!others, listed);
    }

    Wins or(Wins more) {
      BitSet union = (BitSet) listed.clone();
      if (others && more.others) {
        union.and(more.listed);
      } else if (others) {
        union.andNot(more.listed);
      } else if (more.others) {
        union = (BitSet) more.listed.clone();
        union.andNot(listed);
      } else {
        union.or(more.listed);
      }
      return new Wins(others || more.others, union);
    }

    /// The numbers that are in the set once a value is added.
    Wins beside(OptionalLong value) {
      if (value.isEmpty()) {
        return new Wins(others, new BitSet());
      }
      BitSet moved = new BitSet();
      listed.stream().forEach(number -> moved.set(number ^ (int) value.getAsLong()));
      return new Wins(others, moved);
    }

    OptionalLong value() {
      int least = others ? listed.nextSetBit(0) : listed.nextClearBit(0);
      return least < 0 ? OptionalLong.empty() : OptionalLong.of(least);
    }
  }

  /// What a move leaves.
  private record Left(Turn turn, List<Position> sum) {}

  /// A position whose options wait for values.
  ///
  /// @param bytes what these take
  private record Open(Position position, List<Left> options, long bytes) {}

  /// The value of a sum: loony where a part is, else the nim-sum.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  OptionalLong value(List<Position> sum) {
    List<Position> all = parts.of(sum);
    all.forEach(this::find);
    return knownValue(all);
  }

  private void find(Position root) {
    Deque<Open> stack = new ArrayDeque<>();
    stack.push(open(root));
    while (!stack.isEmpty()) {
      Open top = stack.element();
      if (!pushUnknown(top, stack)) {
        known.put(top.position, wins(top.options));
        meter.claim(ENTRY_BYTES + PositionBytes.of(top.position) - top.bytes);
        stack.pop();
      }
    }
  }

  private Open open(Position position) {
    List<Left> options = new ArrayList<>();
    long[] claimed = {0};
    meter.work(1);
    moves.options(
        position,
        option -> {
          List<Position> left = parts.of(option.sum());
          long bytes = ENTRY_BYTES + left.stream().mapToLong(PositionBytes::of).sum();
          meter.work(1);
          meter.claim(bytes);
          claimed[0] += bytes;
          options.add(new Left(turns.after(position, option), left));
        });
    return new Open(position, options, claimed[0]);
  }

  /// Opens a part of an option that is not known yet, if there is one.
  private boolean pushUnknown(Open top, Deque<Open> stack) {
    for (Left left : top.options) {
      for (Position part : left.sum) {
        if (!known.containsKey(part)) {
          stack.push(open(part));
          return true;
        }
      }
    }
    return false;
  }

  private Wins wins(List<Left> options) {
    Wins wins = Wins.none();
    for (Left left : options) {
      wins =
          wins.or(
              switch (left.turn) {
                case PASSES -> Wins.only(knownValue(left.sum));
                case STAYS -> Wins.only(knownValue(left.sum)).complement();
                case BINDS -> answered(left.sum).complement();
              });
    }
    return wins;
  }

  /// The numbers beside which a player wins who has to move in one of the parts of a sum.
  private Wins answered(List<Position> sum) {
    Wins wins = Wins.none();
    for (int i = 0; i < sum.size(); i++) {
      List<Position> rest = new ArrayList<>(sum);
      Position part = rest.remove(i);
      wins = wins.or(known(part).beside(knownValue(rest)));
    }
    return wins;
  }

  private OptionalLong knownValue(List<Position> sum) {
    long nimSum = 0;
    for (Position part : sum) {
      OptionalLong value = known(part).value();
      if (value.isEmpty()) {
        return value;
      }
      nimSum ^= value.getAsLong();
    }
    return OptionalLong.of(nimSum);
  }

  private Wins known(Position position) {
    Wins wins = known.get(position);
    if (wins == null) {
      throw new IllegalStateException("no value yet: " + position);
    }
    return wins;
  }
}
