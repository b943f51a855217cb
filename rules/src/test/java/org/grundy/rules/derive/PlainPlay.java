package org.grundy.rules.derive;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;

/// The whole of a game, played out move by move: what derivations are held against.
///
/// @param <P> what it is played on
public final class PlainPlay<P extends Position> {
  private final Ruleset<P> ruleset;
  private final Map<P, Facts> known = new HashMap<>();

  /// What is true of one position.
  ///
  /// @param value its Grundy value in the safe-move game, which is the game itself where no pattern
  ///   wins; without meaning where `canEnd`
  /// @param canEnd whether a move completes a winning pattern
  /// @param longest the length of its longest play
  /// @param moves how many moves there are
  /// @param wins whether the next player wins under normal play
  /// @param winsMisere whether the next player wins where who cannot move wins
  public record Facts(
      long value, boolean canEnd, long longest, int moves, boolean wins, boolean winsMisere) {}

  /// A game of which positions that are over have no moves.
  public PlainPlay(Ruleset<P> ruleset) {
    this.ruleset = ruleset;
  }

  /// How many positions have been met.
  public int met() {
    return known.size();
  }

  /// All positions that have been met.
  public Set<P> positions() {
    return Set.copyOf(known.keySet());
  }

  /// What is true of a sum of positions that do not see each other.
  public Facts ofSum(List<P> sum) {
    long value = 0;
    long longest = 0;
    boolean canEnd = false;
    int moves = 0;
    for (P part : sum) {
      Facts facts = of(part);
      value ^= facts.value;
      longest += facts.longest;
      canEnd |= facts.canEnd;
      moves += facts.moves;
    }
    return new Facts(value, canEnd, longest, moves, canEnd || value != 0, false);
  }

  /// What is true of a position.
  public Facts of(P position) {
    Facts facts = known.get(position);
    if (facts == null) {
      facts = playedOut(position);
      known.put(position, facts);
    }
    return facts;
  }

  private Facts playedOut(P position) {
    BitSet values = new BitSet();
    long[] longest = {0};
    int[] moves = {0};
    boolean[] flags = new boolean[2];
    ruleset.options(
        position,
        option -> {
          moves[0]++;
          if (option.ends()) {
            flags[0] = true;
            flags[1] = true;
            longest[0] = Math.max(longest[0], 1);
            return;
          }
          Facts after =
              option.sum().size() == 1 ? of(option.sum().getFirst()) : ofSum(option.sum());
          longest[0] = Math.max(longest[0], 1 + after.longest);
          flags[1] |= !after.winsMisere;
          if (!after.canEnd) {
            values.set((int) after.value);
          }
        });
    long value = values.nextClearBit(0);
    return new Facts(
        value, flags[0], longest[0], moves[0], flags[0] || value != 0, moves[0] == 0 || flags[1]);
  }
}
