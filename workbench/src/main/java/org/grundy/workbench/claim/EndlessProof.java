package org.grundy.workbench.claim;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.grundy.core.Meter;

/// The claims from which an answer follows where plays may go on for ever, in the order in which
/// the numbers of positions were found: a number n rests on options with smaller numbers, and each
/// other option is shown not to be n by an option of its own that is n and was found before.
///
/// Where all that is asked for are numbers, only what these rest on is claimed; where some position
/// has none, all that can be reached from it.
///
/// @param <N> the positions
final class EndlessProof<N> {
  private static final long ENTRY_BYTES = 250;

  private final Game<N> game;
  private final Meter meter;

  /// Positions of which it was claimed that they are not some numbers.
  private final Map<N, BitSet> told = new HashMap<>();

  /// The moves, what was found out, and the claims.
  ///
  /// @param <N> the positions
  interface Game<N> {
    /// Hands over what each move leaves.
    void options(N position, OptionSink<N> sink);

    /// When the number of a position was found: it rests on numbers of lower ranks.
    long rank(N position);

    /// The number that is to be claimed of a position: its value, or 0 where only outcomes are
    /// claimed and the position is lost; empty where it has none.
    OptionalLong number(N position);

    /// True if it is to be claimed that a position goes on for ever.
    boolean isEndless(N position);

    /// Claims the number of a position.
    void claim(N position, long number);

    /// Claims that a position does not have a number, as an option has it, or as a move wins.
    void claimNot(N position, long number);

    /// Claims that a position goes on for ever.
    void claimEndless(N position);
  }

  /// Takes what a move leaves.
  ///
  /// @param <N> the positions
  interface OptionSink<N> {
    void accept(N option, boolean ends);
  }

  EndlessProof(Game<N> game, Meter meter) {
    this.game = game;
    this.meter = meter;
  }

  /// Claims what the answer follows from.
  ///
  /// @param winnerOnly whether the next player wins and no more is to be claimed
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  void claim(List<N> roots, boolean winnerOnly) {
    if (roots.stream().allMatch(root -> game.number(root).isPresent())) {
      claimNumbers(neededBy(roots));
    } else if (winnerOnly && roots.size() == 1) {
      claimNumbers(neededBy(answer(roots.getFirst(), 0).stream().toList()));
      game.claimNot(roots.getFirst(), 0);
    } else {
      Set<N> reached = reachedFrom(roots);
      claimNumbers(reached.stream().filter(n -> game.number(n).isPresent()).toList());
      for (N position : reached) {
        if (game.isEndless(position)) {
          game.claimEndless(position);
        } else if (game.number(position).isEmpty()) {
          tellNot(position, 0);
        }
      }
    }
  }

  private Set<N> reachedFrom(List<N> roots) {
    Set<N> reached = new LinkedHashSet<>();
    Deque<N> open = new ArrayDeque<>();
    roots.forEach(root -> add(root, reached, open));
    while (!open.isEmpty()) {
      game.options(
          open.pop(),
          (option, ends) -> {
            meter.work(1);
            if (!ends) {
              add(option, reached, open);
            }
          });
    }
    return reached;
  }

  private void add(N position, Set<N> found, Deque<N> open) {
    if (found.add(position)) {
      meter.claim(ENTRY_BYTES);
      open.push(position);
    }
  }

  /// The positions on whose numbers those of others rest, with these.
  private Set<N> neededBy(List<N> roots) {
    Set<N> needed = new LinkedHashSet<>();
    Deque<N> open = new ArrayDeque<>();
    roots.forEach(root -> add(root, needed, open));
    while (!open.isEmpty()) {
      N position = open.pop();
      long number = game.number(position).orElseThrow();
      for (N option : options(position)) {
        if (isBelow(option, number)) {
          add(option, needed, open);
        } else {
          answer(option, number).ifPresent(answer -> add(answer, needed, open));
        }
      }
    }
    return needed;
  }

  private List<N> options(N position) {
    List<N> options = new ArrayList<>();
    game.options(
        position,
        (option, _) -> {
          meter.work(1);
          options.add(option);
        });
    return options;
  }

  private boolean isBelow(N position, long number) {
    OptionalLong one = game.number(position);
    return one.isPresent() && one.getAsLong() < number;
  }

  /// The option with a number that was found first; empty where a move wins the game at once.
  private Optional<N> answer(N position, long number) {
    boolean[] wins = {false};
    List<N> answers = new ArrayList<>();
    game.options(
        position,
        (option, ends) -> {
          meter.work(1);
          wins[0] |= ends;
          if (!ends && game.number(option).equals(OptionalLong.of(number))) {
            answers.add(option);
          }
        });
    return wins[0] ? Optional.empty() : answers.stream().min(Comparator.comparingLong(game::rank));
  }

  private void claimNumbers(Collection<N> positions) {
    List<N> inOrder = positions.stream().sorted(Comparator.comparingLong(game::rank)).toList();
    for (N position : inOrder) {
      long number = game.number(position).orElseThrow();
      for (N option : options(position)) {
        if (!isBelow(option, number)) {
          tellNot(option, number);
        }
      }
      game.claim(position, number);
    }
  }

  private void tellNot(N position, long number) {
    BitSet numbers = told.computeIfAbsent(position, _ -> new BitSet());
    if (!numbers.get((int) number)) {
      meter.claim(ENTRY_BYTES);
      numbers.set((int) number);
      game.claimNot(position, number);
    }
  }
}
