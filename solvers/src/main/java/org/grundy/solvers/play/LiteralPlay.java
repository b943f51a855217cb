package org.grundy.solvers.play;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.Ruleset;
import org.grundy.core.SavedForm;
import org.grundy.solvers.ResumableState;

/// A solver that plays a sum out as the rules say, word for word: the next player wins if some move
/// ends the game, or leads to a sum that the next player loses; a player without a move loses under
/// normal and wins under misère play. Some positions may be such that moves in them are made only
/// while there is a move in another one.
///
/// A sum is kept as the number of times that each position stands in it, so that its order does not
/// matter.
///
/// @param <P> the positions
public final class LiteralPlay<P> {
  private final WholeSums<P> sums;
  private final Play play;
  private final MemoWalk<Map<P, Integer>, Map<P, Integer>, Boolean> walk;

  /// A play with an empty memo.
  ///
  /// @param positionBytes about how much memory a position takes
  public LiteralPlay(Ruleset<P> ruleset, Play play, Meter meter, int positionBytes) {
    this(ruleset, play, meter, _ -> positionBytes, _ -> false);
  }

  /// A play with an empty memo, in which some moves are made only beside others.
  ///
  /// @param positionBytes about how much memory a position takes
  /// @param beside the positions in which a move is made only while there is one in a position that
  ///   is not of these
  public LiteralPlay(
      Ruleset<P> ruleset,
      Play play,
      Meter meter,
      ToIntFunction<P> positionBytes,
      Predicate<P> beside) {
    this.sums = new WholeSums<>(ruleset, beside, positionBytes);
    this.play = play;
    this.walk = new MemoWalk<>(new EachMove(), meter);
  }

  /// True if the next player wins the sum.
  public boolean nextPlayerWins(List<P> sum) {
    return walk.value(WholeSums.counted(sum));
  }

  /// The answer of [#nextPlayerWins], where it was found by now.
  public Optional<Boolean> known(List<P> sum) {
    return Optional.ofNullable(walk.known(WholeSums.counted(sum)));
  }

  /// The outcomes found, in a form that can be saved.
  public ResumableState knowledge(SavedForm<P> form) {
    return walk.knowledge(new CountedForm<>(form), SavedForm.TRUTH);
  }

  private final class EachMove
      implements MemoWalk.Definition<Map<P, Integer>, Map<P, Integer>, Boolean> {
    @Override
    public long bytes(Map<P, Integer> sum) {
      return sums.bytes(sum);
    }

    @Override
    public MemoWalk.Combination<Map<P, Integer>, Map<P, Integer>, Boolean> open(
        Map<P, Integer> sum, MemoWalk.Options<Map<P, Integer>> options) {
      WonByLosing<Map<P, Integer>> won = new WonByLosing<>(walk);
      if (!sums.options(sum, options::add, won::settle) && play == Play.MISERE) {
        won.settle();
      }
      return won;
    }
  }

  /// The saved form of sums.
  private record CountedForm<P>(SavedForm<P> form) implements SavedForm<Map<P, Integer>> {
    @Override
    public void write(Map<P, Integer> sum, DataOutput out) throws IOException {
      out.writeInt(sum.size());
      for (Map.Entry<P, Integer> component : sum.entrySet()) {
        form.write(component.getKey(), out);
        out.writeInt(component.getValue());
      }
    }

    @Override
    public Map<P, Integer> read(DataInput in) throws IOException {
      Map<P, Integer> sum = new HashMap<>();
      for (int components = in.readInt(); components > 0; components--) {
        sum.put(form.read(in), in.readInt());
      }
      return sum;
    }
  }
}
