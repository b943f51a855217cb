package org.grundy.solvers.definition;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.Ruleset;
import org.grundy.solvers.Knowledge;
import org.jspecify.annotations.Nullable;

/// Who wins a sum when it is played out as the rules say, word for word: the next player wins if
/// some move ends the game, or leads to a sum that the next player loses; a player without a move
/// loses under normal and wins under misère play.
///
/// A sum is kept as the number of times that each position stands in it, so that its order does not
/// matter. Every sum is expanded once, on a stack of its own.
///
/// @param <P> the positions
public final class LiteralPlay<P> {
  private static final int ENTRY_BYTES = 160;

  private final Ruleset<P> ruleset;
  private final Play play;
  private final Meter meter;
  private final int positionBytes;
  private final Map<Map<P, Integer>, Boolean> memo = new HashMap<>();

  /// A play with an empty memo.
  ///
  /// @param positionBytes about how much memory a position takes
  public LiteralPlay(Ruleset<P> ruleset, Play play, Meter meter, int positionBytes) {
    this.ruleset = ruleset;
    this.play = play;
    this.meter = meter;
    this.positionBytes = positionBytes;
  }

  /// Whether the next player wins the sum.
  public boolean nextPlayerWins(List<P> sum) {
    Map<P, Integer> root = counted(sum);
    Boolean known = memo.get(root);
    return known != null ? known : expand(root);
  }

  /// Whether the next player wins the sum, where that was found by now.
  public Optional<Boolean> known(List<P> sum) {
    return Optional.ofNullable(memo.get(counted(sum)));
  }

  /// The outcomes found, in a form that can be saved.
  public Knowledge knowledge(PositionFormat<P> format) {
    return new Knowledge() {
      @Override
      public long size() {
        return memo.size();
      }

      @Override
      public void save(DataOutput out) throws IOException {
        out.writeInt(memo.size());
        for (Map.Entry<Map<P, Integer>, Boolean> entry : memo.entrySet()) {
          out.writeInt(entry.getKey().size());
          for (Map.Entry<P, Integer> part : entry.getKey().entrySet()) {
            format.write(part.getKey(), out);
            out.writeInt(part.getValue());
          }
          out.writeBoolean(entry.getValue());
        }
      }

      @Override
      public void load(DataInput in) throws IOException {
        for (int left = in.readInt(); left > 0; left--) {
          Map<P, Integer> sum = new HashMap<>();
          for (int parts = in.readInt(); parts > 0; parts--) {
            sum.put(format.read(in), in.readInt());
          }
          meter.claim(ENTRY_BYTES + (long) sum.size() * positionBytes);
          memo.put(sum, in.readBoolean());
        }
      }
    };
  }

  private static <P> Map<P, Integer> counted(List<P> sum) {
    Map<P, Integer> counted = new HashMap<>();
    sum.forEach(part -> counted.merge(part, 1, Integer::sum));
    return counted;
  }

  private boolean expand(Map<P, Integer> root) {
    Deque<Frame<P>> stack = new ArrayDeque<>();
    stack.push(open(root));
    while (true) {
      Frame<P> frame = stack.getFirst();
      Map<P, Integer> missing = frame.firstUnknown(memo);
      if (missing != null) {
        stack.push(open(missing));
        continue;
      }
      boolean wins = frame.wins || (frame.options.isEmpty() && play == Play.MISERE);
      memo.put(frame.sum, wins);
      stack.pop();
      if (stack.isEmpty()) {
        return wins;
      }
    }
  }

  private Frame<P> open(Map<P, Integer> sum) {
    meter.work(1);
    meter.claim(ENTRY_BYTES + (long) sum.size() * positionBytes);
    Frame<P> frame = new Frame<>(sum);
    for (P part : sum.keySet()) {
      ruleset.followers(part, (follower, ends) -> frame.add(part, follower, ends));
    }
    return frame;
  }

  /// A sum on the way to its outcome.
  private static final class Frame<P> {
    private final Map<P, Integer> sum;
    private final List<Map<P, Integer>> options = new ArrayList<>();
    private boolean wins;
    private int nextOption;

    Frame(Map<P, Integer> sum) {
      this.sum = sum;
    }

    void add(P part, List<P> follower, boolean ends) {
      if (ends) {
        wins = true;
        return;
      }
      Map<P, Integer> option = new HashMap<>(sum);
      option.merge(part, -1, (a, b) -> a + b == 0 ? null : a + b);
      follower.forEach(added -> option.merge(added, 1, Integer::sum));
      options.add(option);
    }

    /// An option whose outcome has to be found first; null if this sum is decided.
    @Nullable Map<P, Integer> firstUnknown(Map<Map<P, Integer>, Boolean> memo) {
      while (!wins && nextOption < options.size()) {
        Boolean known = memo.get(options.get(nextOption));
        if (known == null) {
          return options.get(nextOption);
        }
        wins = !known;
        nextOption++;
      }
      return null;
    }
  }
}
