package org.grundy.solvers.play;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.ToIntFunction;
import org.grundy.core.Meter;
import org.grundy.core.Ruleset;
import org.grundy.core.SavedForm;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.SolvedPosition;
import org.jspecify.annotations.Nullable;

/// Grundy values by their definition: the value of a position is the least number that is the value
/// of none of its options (mex), and the value of a sum is the nim-sum of the values of its
/// components.
///
/// Moves that end the whole game take a position out of that theory. Where there are such moves,
/// the values are those of the *safe-move game*: a position in which the player to move can end the
/// game has the mark [SolvedPosition#ENDS]; a move to a sum that holds such a position is no move.
///
/// @param <P> the positions
public final class Recursion<P> {
  /// The bytes of one memo entry besides the position.
  private static final int ENTRY_BYTES = 64;

  private final Ruleset<P> ruleset;
  private final ToIntFunction<P> positionBytes;
  private final Map<P, Long> given;
  private final MemoWalk<P, List<P>, Long> walk;

  /// A recursion with an empty memo.
  ///
  /// @param positionBytes about how much memory a position takes
  public Recursion(Ruleset<P> ruleset, Meter meter, int positionBytes) {
    this(ruleset, meter, _ -> positionBytes);
  }

  /// A recursion with an empty memo.
  ///
  /// @param positionBytes about how much memory a position takes
  Recursion(Ruleset<P> ruleset, Meter meter, ToIntFunction<P> positionBytes) {
    this(ruleset, meter, positionBytes, Map.of());
  }

  /// A recursion that takes some values as they are.
  ///
  /// @param given values of positions
  Recursion(Ruleset<P> ruleset, Meter meter, ToIntFunction<P> positionBytes, Map<P, Long> given) {
    this.ruleset = ruleset;
    this.positionBytes = positionBytes;
    this.given = given;
    this.walk = new MemoWalk<>(new LeastMissing(), meter);
  }

  /// The Grundy value of a position, or [SolvedPosition#ENDS] if the player to move can end the
  /// game.
  public long value(P position) {
    return walk.value(position);
  }

  /// The value of a sum: the nim-sum, or [SolvedPosition#UNSAFE] if the next player can end the
  /// game.
  public long valueOfSum(List<P> sum) {
    long nimSum = 0;
    for (P component : sum) {
      long value = value(component);
      if (value < 0) {
        return SolvedPosition.UNSAFE;
      }
      nimSum ^= value;
    }
    return nimSum;
  }

  /// The value of a position where it was found by now.
  public OptionalLong known(P position) {
    Long known = walk.known(position);
    return known == null ? OptionalLong.empty() : OptionalLong.of(known);
  }

  /// The value of a sum where it was found by now, else [PartlySolved#UNKNOWN].
  public long knownOfSum(List<P> sum) {
    return firstUnknown(sum) == null ? valueOfSum(sum) : PartlySolved.UNKNOWN;
  }

  private @Nullable P firstUnknown(List<P> sum) {
    for (P component : sum) {
      if (walk.known(component) == null) {
        return component;
      }
    }
    return null;
  }

  /// The values found, in a form that can be saved.
  public ResumableState knowledge(SavedForm<P> form) {
    return walk.knowledge(form, SavedForm.NUMBER);
  }

  private final class LeastMissing implements MemoWalk.Definition<P, List<P>, Long> {
    @Override
    public long bytes(P position) {
      return (long) ENTRY_BYTES + positionBytes.applyAsInt(position);
    }

    @Override
    public @Nullable Long atOnce(P position) {
      return given.get(position);
    }

    @Override
    public MemoWalk.Combination<P, List<P>, Long> open(
        P position, MemoWalk.Options<List<P>> options) {
      Mex mex = new Mex();
      ruleset.optionSums(
          position,
          (sum, ends) -> {
            mex.ends |= ends;
            if (!mex.ends) {
              options.add(sum);
            }
          });
      return mex;
    }
  }

  private final class Mex implements MemoWalk.Combination<P, List<P>, Long> {
    private final BitSet seen = new BitSet();
    private boolean ends;

    @Override
    public @Nullable P take(List<P> option) {
      P missing = firstUnknown(option);
      if (missing == null) {
        long value = valueOfSum(option);
        if (value >= 0) {
          seen.set(Math.toIntExact(value));
        }
      }
      return missing;
    }

    @Override
    public boolean isSettled() {
      return ends;
    }

    @Override
    public Long value() {
      return ends ? SolvedPosition.ENDS : seen.nextClearBit(0);
    }
  }
}
