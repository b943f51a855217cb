package org.grundy.solvers.play.genus;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.solvers.sequence.HeapOptions;

/// The heaps of one game, equal ones in one class, each class with its options.
///
/// Heaps are equal if they are interchangeable in every sum under misère play. **Theorem** (Conway
/// 1976). Let the options of Y be options of H, and let each other option of H have the option Y;
/// if Y is zero, let H have no move or be won by the next player. Then H = Y.
///
/// Proof: that H + X and Y + X have the same outcome, by induction on X. If Y + X is won by a move
/// in Y, so is H + X by the same move; if by one in X, by that one, by induction; if by having
/// none, Y and X are zero, and H is won. If Y + X is lost, moves of H + X to an option of Y are
/// answered as in Y + X, moves to another option by that to Y + X, and moves in X lead to what is
/// won, by induction; and there is some move, as there is one in Y + X, whose moves are all there.
/// ∎
///
/// Each heap is held against the sums that options of its options are, and against those that have
/// just its options; two heaps may be equal without being found so.
final class HeapClasses {
  private static final int ENTRY_BYTES = 96;

  private final HeapOptions moves;
  private final MisereSearch search;
  private final Meter meter;
  private final List<HeapSum> heaps = new ArrayList<>();
  private final List<List<HeapSum>> options = new ArrayList<>();
  private final List<Optional<TamePair>> pairs = new ArrayList<>();
  private final Map<Set<HeapSum>, HeapSum> byOptions = new HashMap<>();

  HeapClasses(HeapOptions moves, Meter meter) {
    this.moves = moves;
    this.meter = meter;
    this.search = new MisereSearch(this, meter);
    byOptions.put(Set.of(), HeapSum.ZERO);
    add(Set.of(HeapSum.ZERO));
  }

  /// The search for the outcomes of sums of these heaps.
  MisereSearch search() {
    return search;
  }

  /// The heap of `n` tokens as a sum of classes.
  HeapSum heap(long n) {
    while (heaps.size() <= n) {
      heaps.add(classify(heaps.size()));
    }
    return heaps.get((int) n);
  }

  /// The sum that some heaps are.
  HeapSum sum(long[] parts, int count) {
    HeapSum sum = HeapSum.ZERO;
    for (int i = 0; i < count; i++) {
      sum = sum.plus(heap(parts[i]));
    }
    return sum;
  }

  /// The sum that some heaps are.
  HeapSum sum(List<HeapPosition> parts) {
    return sum(parts.stream().mapToLong(HeapPosition::size).toArray(), parts.size());
  }

  /// The sum that some heaps are, where their classes are known by now.
  Optional<HeapSum> known(List<HeapPosition> parts) {
    return parts.stream().allMatch(part -> part.size() < heaps.size())
        ? Optional.of(sum(parts))
        : Optional.empty();
  }

  /// The sums to which the moves from a sum lead, each once.
  Set<HeapSum> options(HeapSum sum) {
    Set<HeapSum> found = new LinkedHashSet<>();
    for (int i = 0; i < sum.size(); i++) {
      if (i == 0 || sum.at(i) != sum.at(i - 1)) {
        HeapSum rest = sum.without(i);
        for (HeapSum option : options.get(sum.at(i))) {
          found.add(rest.plus(option));
        }
      }
    }
    return found;
  }

  /// The pair of a sum all of whose heaps are known to be tame.
  Optional<TamePair> pair(HeapSum sum) {
    TamePair pair = TamePair.EMPTY;
    for (int i = 0; i < sum.size(); i++) {
      Optional<TamePair> heap = pairs.get(sum.at(i));
      if (heap.isEmpty()) {
        return Optional.empty();
      }
      pair = pair.plus(heap.get());
    }
    return Optional.of(pair);
  }

  private HeapSum classify(long n) {
    Set<HeapSum> found = new LinkedHashSet<>();
    moves.of(n, (_, parts, count) -> found.add(sum(parts, count)));
    HeapSum known = byOptions.get(found);
    return known != null ? known : reversed(found).orElseGet(() -> add(found));
  }

  private Optional<HeapSum> reversed(Set<HeapSum> found) {
    Map<HeapSum, Set<HeapSum>> second = new HashMap<>();
    Set<HeapSum> candidates = new LinkedHashSet<>();
    for (HeapSum option : found) {
      Set<HeapSum> next = options(option);
      meter.work(1 + next.size() / 64);
      second.put(option, next);
      candidates.addAll(next);
    }
    return candidates.stream().filter(sum -> equals(found, second, sum)).findFirst();
  }

  private boolean equals(Set<HeapSum> found, Map<HeapSum, Set<HeapSum>> second, HeapSum sum) {
    Set<HeapSum> kept = options(sum);
    if (!found.containsAll(kept)) {
      return false;
    }
    for (HeapSum option : found) {
      if (!kept.contains(option) && !second.getOrDefault(option, Set.of()).contains(sum)) {
        return false;
      }
    }
    return sum.size() > 0 || found.stream().anyMatch(option -> !search.nextPlayerWins(option));
  }

  private HeapSum add(Set<HeapSum> found) {
    meter.claim(2L * ENTRY_BYTES * (found.size() + 1));
    HeapSum sum = HeapSum.of(options.size());
    options.add(List.copyOf(found));
    pairs.add(pair(found));
    byOptions.put(Set.copyOf(found), sum);
    if (options.size() > 1) {
      HeapSum one = HeapSum.of(HeapSum.ONE);
      Set<HeapSum> withOne = new HashSet<>();
      found.forEach(option -> withOne.add(option.plus(one)));
      withOne.add(sum);
      byOptions.putIfAbsent(withOne, sum.plus(one));
    }
    return sum;
  }

  private Optional<TamePair> pair(Set<HeapSum> found) {
    List<Genus> genera = new ArrayList<>();
    for (HeapSum option : found) {
      Optional<TamePair> pair = pair(option);
      if (pair.isEmpty()) {
        return Optional.empty();
      }
      genera.add(Genus.tame(pair.get()));
    }
    Genus genus = Genus.of(genera);
    return genus.kind() == Kind.TAME
        ? Optional.of(new TamePair(genus.value(), genus.value() == genus.misere(0)))
        : Optional.empty();
  }
}
