package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;

/// Heaps that move together of which one is long while the sizes of the others, the *state*, are
/// finitely many: `(n,last) -> (n-k,k) where k in 1..3, k != last`.
///
/// All states that can be reached from some starts are listed, with what the moves do from each of
/// them where the long heap has at least [#fromHeap] tokens. There each option takes a fixed number
/// of tokens off the long heap and leads to a fixed state, besides positions that do not depend on
/// the heap.
///
/// @param place the place of the long heap among the sizes
/// @param fromHeap the long heaps of which the lists say all moves begin here
/// @param states the states of the starts first
public record BoundedStates(int place, long fromHeap, List<State> states) {
  /// More states are not looked for.
  public static final int MOST_STATES = 1 << 8;

  private static final int MOST_OPTIONS = 1 << 10;

  /// More positions of shorter heaps are not left to others.
  private static final long MOST_SHORT = 1 << 16;

  public BoundedStates {
    states = List.copyOf(states);
  }

  /// One state.
  ///
  /// @param sizes all sizes, with 0 for the long heap
  public record State(List<Long> sizes, Set<Option> options) {
    public State {
      sizes = List.copyOf(sizes);
      options = Set.copyOf(options);
    }
  }

  /// The positions that moves from a long heap leave.
  ///
  /// @param left what is left of the long heap; empty where only fixed positions are left
  /// @param fixed the sizes of positions that do not depend on the long heap
  public record Option(Optional<Left> left, List<List<Long>> fixed) {
    public Option {
      fixed = List.copyOf(fixed);
    }
  }

  /// A long heap that is left.
  ///
  /// @param state index of its state
  /// @param taken how many tokens fewer it has, from 0
  public record Left(int state, long taken) {}

  /// The states that are reached from some starts; empty where they are not seen to be few, where
  /// the moves of long heaps are not seen to take fixed numbers of tokens, or where all moves of
  /// the first state leave nothing of the long heap.
  ///
  /// @param place the place of the long heap
  /// @param starts sizes of positions; that of the long heap does not matter
  /// @throws org.grundy.core.InputException if the conditions of a line have too many cases
  public static Optional<BoundedStates> of(
      List<EquationMove> moves, int place, Collection<List<Long>> starts) {
    try {
      return Optional.of(new Search(moves, place).from(starts));
    } catch (NotBounded | ArithmeticException no) {
      return Optional.empty();
    }
  }

  /// The number of the state of a position, if it is listed.
  ///
  /// @param sizes of the position
  public OptionalInt number(List<Long> sizes) {
    List<Long> wanted = at(sizes, 0);
    return IntStream.range(0, states.size())
        .filter(i -> states.get(i).sizes.equals(wanted))
        .findFirst();
  }

  /// All sizes of a position, given a state and the size of the long heap.
  public List<Long> position(int state, long heap) {
    return at(states.get(state).sizes, heap);
  }

  private List<Long> at(List<Long> sizes, long heap) {
    List<Long> all = new ArrayList<>(sizes);
    all.set(place, heap);
    return List.copyOf(all);
  }

  /// The most tokens that a move takes off a long heap, at least 1.
  public long mostTaken() {
    return states.stream()
        .flatMap(state -> state.options.stream())
        .flatMap(option -> option.left.stream())
        .mapToLong(Left::taken)
        .reduce(1, Math::max);
  }

  /// Thrown where the rules are not seen to have few states.
  static final class NotBounded extends Exception {
    private static final long serialVersionUID = 1;

    NotBounded() {
      super(null, null, false, false);
    }
  }

  /// The search for all states.
  private static final class Search {
    private final List<EquationMove> moves;
    private final int place;
    private final Map<List<Long>, Integer> numbers = new HashMap<>();
    private final List<List<Long>> found = new ArrayList<>();
    private long fromHeap = 1;
    private int options;

    Search(List<EquationMove> moves, int place) {
      this.moves = moves;
      this.place = place;
    }

    BoundedStates from(Collection<List<Long>> starts) throws NotBounded {
      for (List<Long> start : starts) {
        number(start);
      }
      List<State> states = new ArrayList<>();
      while (states.size() < found.size()) {
        List<Long> sizes = found.get(states.size());
        states.add(new State(sizes, options(sizes)));
      }
      if (states.getFirst().options.stream().allMatch(option -> option.left.isEmpty())) {
        throw new NotBounded();
      }
      return new BoundedStates(place, fromHeap, states);
    }

    private int number(List<Long> sizes) throws NotBounded {
      List<Long> state = new ArrayList<>(sizes);
      state.set(place, 0L);
      Integer known = numbers.putIfAbsent(state, found.size());
      if (known != null) {
        return known;
      }
      found.add(List.copyOf(state));
      if (found.size() > MOST_STATES) {
        throw new NotBounded();
      }
      return found.size() - 1;
    }

    private Set<Option> options(List<Long> sizes) throws NotBounded {
      Set<Option> all = new LinkedHashSet<>();
      for (EquationMove move : moves) {
        for (Alternative alternative : move.alternatives()) {
          LongHeapMoves reading = new LongHeapMoves(move, place, sizes);
          for (List<List<LinearForm>> sum : reading.options(alternative)) {
            all.add(option(sum));
          }
          fromHeap = Math.max(fromHeap, reading.fromHeap());
        }
      }
      options += all.size();
      if (options > MOST_OPTIONS || fromHeap > MOST_SHORT / found.size()) {
        throw new NotBounded();
      }
      return all;
    }

    private Option option(List<List<LinearForm>> sum) throws NotBounded {
      Optional<Left> left = Optional.empty();
      List<List<Long>> fixed = new ArrayList<>();
      for (List<LinearForm> sizes : sum) {
        List<Long> constants = sizes.stream().map(LinearForm::constant).toList();
        if (sizes.stream().allMatch(LinearForm::isConstant)) {
          fixed.add(constants);
          continue;
        }
        LinearForm heap = sizes.get(place);
        long slopes = sizes.stream().filter(size -> !size.isConstant()).count();
        if (left.isPresent()
            || slopes > 1
            || heap.coefficient(LongHeapMoves.HEAP) != 1
            || heap.constant() > 0) {
          throw new NotBounded();
        }
        left = Optional.of(new Left(number(constants), -heap.constant()));
      }
      return new Option(left, fixed);
    }
  }
}
