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
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;

/// Heaps that move together of which one is long while the sizes of the others, the *state*, are
/// finitely many: `(n,last) -> (n-k,k) where k in 1..3, k != last`.
///
/// All states that can be reached from some starts are listed, with what the moves do from each of
/// them where the long heap has at least [#fromHeap] tokens. There each option takes a fixed number
/// of tokens off the long heap and leads to a fixed state, besides positions that do not depend on
/// the heap. Where [rays][Ray] are looked for, too, any number of tokens may be taken.
///
/// @param place the place of the long heap among the sizes
/// @param fromHeap the long heaps of which the lists say all moves begin here
/// @param states the states of the starts first
public record BoundedStates(int place, long fromHeap, List<State> states) {
  /// More states are not looked for.
  public static final int MOST_STATES = 1 << 8;

  private static final int MOST_OPTIONS = 1 << 10;
  private static final int MOST_OPTIONS_WITH_RAYS = 1 << 15;

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
  /// @param line index of the line of the rules
  /// @param left what is left of the long heap; empty where only fixed positions are left
  /// @param fixed the sizes of positions that do not depend on the long heap
  public record Option(int line, Optional<Left> left, List<List<Long>> fixed) {
    public Option {
      fixed = List.copyOf(fixed);
    }
  }

  /// A long heap that is left.
  ///
  /// @param state index of its state
  /// @param taken how many tokens fewer it has, from 0; with rays it may have more
  /// @param ray the smaller heaps that are left instead; empty where there are none
  public record Left(int state, long taken, Optional<Ray> ray) {}

  /// The heaps that have a step fewer tokens, two steps, …
  ///
  /// @param step from 1
  /// @param least none has fewer tokens than that
  /// @param except and none has so many
  public record Ray(long step, long least, Set<Long> except) {
    public Ray {
      except = Set.copyOf(except);
    }
  }

  /// The states that are reached from some starts by moves without rays; empty where they are not
  /// seen to be few, where the moves of long heaps are not seen to take fixed numbers of tokens, or
  /// where all moves of the first state leave nothing of the long heap.
  ///
  /// @param place the place of the long heap
  /// @param starts sizes of positions; that of the long heap does not matter
  /// @throws org.grundy.core.InputException if the conditions of a line have too many cases
  public static Optional<BoundedStates> of(
      List<EquationMove> moves, int place, Collection<List<Long>> starts) {
    return search(moves, place, starts, false);
  }

  /// The same, with rays.
  public static Optional<BoundedStates> withRays(
      List<EquationMove> moves, int place, Collection<List<Long>> starts) {
    return search(moves, place, starts, true);
  }

  private static Optional<BoundedStates> search(
      List<EquationMove> moves, int place, Collection<List<Long>> starts, boolean mayRun) {
    try {
      return Optional.of(new Search(moves, place, mayRun).from(starts));
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
  static class NotBounded extends Exception {
    private static final long serialVersionUID = 1;

    NotBounded() {
      super(null, null, false, false);
    }
  }

  /// The search for all states.
  private static final class Search {
    private final List<EquationMove> moves;
    private final int place;
    private final boolean mayRun;
    private final Map<List<Long>, Integer> numbers = new HashMap<>();
    private final List<List<Long>> found = new ArrayList<>();
    private long fromHeap = 1;
    private int options;

    Search(List<EquationMove> moves, int place, boolean mayRun) {
      this.moves = moves;
      this.place = place;
      this.mayRun = mayRun;
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
      if (!mayRun && states.getFirst().options.stream().allMatch(option -> option.left.isEmpty())) {
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
      for (int line = 0; line < moves.size(); line++) {
        EquationMove move = moves.get(line);
        for (Alternative alternative : move.alternatives()) {
          LongHeapMoves reading = new LongHeapMoves(move, place, sizes, mayRun);
          for (LongHeapMoves.Found found : reading.options(alternative)) {
            all.add(option(line, found));
          }
          fromHeap = Math.max(fromHeap, reading.fromHeap());
        }
      }
      options += all.size();
      if (options > (mayRun ? MOST_OPTIONS_WITH_RAYS : MOST_OPTIONS)
          || fromHeap > MOST_SHORT / found.size()) {
        throw new NotBounded();
      }
      return all;
    }

    private Option option(int line, LongHeapMoves.Found found) throws NotBounded {
      Optional<Left> left = Optional.empty();
      List<List<Long>> fixed = new ArrayList<>();
      for (List<LinearForm> sizes : found.sum()) {
        if (sizes.stream().allMatch(LinearForm::isConstant)) {
          fixed.add(sizes.stream().map(LinearForm::constant).toList());
          continue;
        }
        long open = sizes.stream().filter(size -> !size.isConstant()).count();
        if (left.isPresent() || open > 1 || sizes.get(place).isConstant()) {
          throw new NotBounded();
        }
        left = Optional.of(left(sizes, found));
      }
      return new Option(line, left, fixed);
    }

    /// The long heap that is left, of `n + c`, `n - step·k + c` or `k + c` tokens where k runs.
    private Left left(List<LinearForm> sizes, LongHeapMoves.Found found) throws NotBounded {
      int state = number(sizes.stream().map(LinearForm::constant).toList());
      LinearForm heap = sizes.get(place);
      long added = heap.constant();
      long slope = heap.coefficient(LongHeapMoves.HEAP);
      long growth = heap.coefficient(LongHeapMoves.RUNNING);
      if (slope == 1 && growth == 0) {
        return left(state, -added, Optional.empty());
      }
      LongHeapMoves.Running run = found.running().orElseThrow(NotBounded::new);
      if (slope == 1 && growth == -run.step()) {
        Set<Long> except =
            found.except().stream()
                .map(size -> Math.addExact(size, added))
                .collect(Collectors.toSet());
        Ray ray = new Ray(run.step(), Math.subtractExact(added, run.bound()), except);
        long first = Math.multiplyExact(run.step(), run.from());
        return left(state, Math.subtractExact(first, added), Optional.of(ray));
      }
      if (slope == 0 && growth == 1 && run.step() == 1 && found.except().isEmpty()) {
        Ray ray = new Ray(1, Math.addExact(added, run.from()), Set.of());
        long last = Math.addExact(run.bound(), added);
        return left(state, Math.negateExact(last), Optional.of(ray));
      }
      throw new NotBounded();
    }

    private Left left(int state, long taken, Optional<Ray> ray) throws NotBounded {
      if (taken < 0 && !mayRun) {
        throw new NotBounded();
      }
      return new Left(state, taken, ray);
    }
  }
}
