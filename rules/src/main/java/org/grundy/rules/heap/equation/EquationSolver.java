package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.RunMove;

/// An equation, compiled into loops that run through its options.
///
/// A loop over a variable runs from its least to its largest possible value, as Fourier–Motzkin
/// elimination gives them; a variable that an equality determines costs no loop, so that `a + b =
/// n` takes `O(n)` steps. Immutable, for use by any number of threads.
public final class EquationSolver {
  /// The most heaps that one choice may lead to, as all of them are listed.
  private static final int MOST_HEAPS = 1 << 20;

  private final int arity;
  private final List<ChoiceLoops> alternatives;
  private final Set<List<Long>> except;

  /// Receives the sizes that one choice leads to.
  @FunctionalInterface
  public interface Visitor {
    /// Takes one choice.
    ///
    /// @param parts the sizes, for tuples those of one component after those of the other; zeros
    ///   included. The array is reused: copy what is to be kept
    void accept(long[] parts);
  }

  /// Makes the heaps of what the loops find.
  private final UnaryOperator<long[]> heaps;

  private EquationSolver(
      int arity,
      List<ChoiceLoops> alternatives,
      Set<List<Long>> except,
      UnaryOperator<long[]> heaps) {
    this.arity = arity;
    this.alternatives = alternatives;
    this.except = except;
    this.heaps = heaps;
  }

  /// Compiles a move that leaves runs of heaps.
  ///
  /// @throws InputException as [#compile(EquationMove)]
  public static EquationSolver compile(RunMove move) {
    return new EquationSolver(
        move.sizes().size(),
        compile(move.counted()).alternatives,
        Set.of(),
        found -> heaps(found, move));
  }

  /// The heaps of runs that [RunMove#counted] tells.
  private static long[] heaps(long[] found, RunMove move) {
    int arity = move.sizes().size();
    int single = move.heaps().size() * arity;
    long count = move.heaps().size();
    int from = single;
    for (RunMove.Run run : move.runs()) {
      int counters = run.counters().size();
      count = Math.addExact(count, count(found, from, run, arity) - (run.butLast() ? 1 : 0));
      from += RunMove.toldBy(counters) * arity;
    }
    if (count > MOST_HEAPS) {
      throw new InputException(
          "a move leaves %,d heaps".formatted(count),
          "a move may leave at most %,d".formatted(MOST_HEAPS));
    }
    Meter.checkpoint((int) count);
    long[] heaps = Arrays.copyOf(found, (int) count * arity);
    int at = single;
    from = single;
    for (RunMove.Run run : move.runs()) {
      at = list(found, from, run, arity, heaps, at);
      from += RunMove.toldBy(run.counters().size()) * arity;
    }
    return heaps;
  }

  private static long count(long[] found, int from, RunMove.Run run, int arity) {
    long count = 1;
    for (int counter = 0; counter < run.counters().size(); counter++) {
      count = Math.multiplyExact(count, values(found, from, run, counter, arity));
    }
    return count;
  }

  /// The number of values of a counter.
  private static long values(long[] found, int from, RunMove.Run run, int counter, int arity) {
    int corners = 1 << run.counters().size();
    return found[from + (corners + counter) * arity];
  }

  /// Lists the heaps of a run; each size is that of the first one and a step for each value of a
  /// counter beyond its first.
  private static int list(
      long[] found, int from, RunMove.Run run, int arity, long[] heaps, int start) {
    boolean isSquare = run.counters().size() > 1;
    long rows = values(found, from, run, 0, arity);
    long columns = isSquare ? values(found, from, run, 1, arity) : 1;
    int at = start;
    for (long row = 0; row < rows; row++) {
      for (long column = 0; column < columns; column++) {
        if (run.butLast() && row == rows - 1 && column == columns - 1) {
          return at;
        }
        for (int i = 0; i < arity; i++) {
          long first = found[from + i];
          long size = first;
          if (row > 0) {
            size += row * ((found[from + arity + i] - first) / (rows - 1));
          }
          if (column > 0) {
            size += column * ((found[from + 2 * arity + i] - first) / (columns - 1));
          }
          heaps[at++] = size;
        }
      }
    }
    return at;
  }

  /// Compiles `move`.
  ///
  /// @throws InputException if one of its variables has no finite range, or its numbers are too
  ///   large or its products too long to be worked with
  public static EquationSolver compile(EquationMove move) {
    List<ChoiceLoops> alternatives = new ArrayList<>();
    try {
      for (Alternative alternative : move.alternatives()) {
        Choices.of(move, alternative)
            .forEach(choices -> alternatives.add(new ChoiceLoops(choices)));
      }
    } catch (ArithmeticException tooLarge) {
      throw new InputException(
          "the numbers of this equation are too large",
          "what it computes stays below 2^63 = 9223372036854775808");
    }
    return new EquationSolver(
        move.variables().size(), alternatives, Set.copyOf(move.except()), UnaryOperator.identity());
  }

  /// The number of sizes on the left of the arrow.
  public int arity() {
    return arity;
  }

  /// Hands over what every choice leads to, in a fixed order; several choices may lead to the same
  /// sizes. Takes no memory.
  ///
  /// @param sizes the start, each size from 0
  /// @throws InputException if the sizes are so large that the equation's numbers pass 63 bits
  public void visit(long[] sizes, Visitor visitor) {
    visitWhile(
        sizes,
        parts -> {
          visitor.accept(parts);
          return true;
        });
  }

  /// As [#visit], but only while `goOn` says so.
  ///
  /// @param goOn receives the sizes that one choice leads to, as [Visitor#accept] does
  /// @throws InputException if the sizes are so large that the equation's numbers pass 63 bits
  public void visitWhile(long[] sizes, Predicate<long[]> goOn) {
    visitWhile(sizes, new LoopSteps(Long.MAX_VALUE), goOn);
  }

  /// As [#visit], but only while `goOn` says so and steps are left.
  ///
  /// @param steps are made by the loops
  /// @param goOn receives the sizes that one choice leads to, as [Visitor#accept] does
  /// @throws InputException if the sizes are so large that the equation's numbers pass 63 bits
  public void visitWhile(long[] sizes, LoopSteps steps, Predicate<long[]> goOn) {
    if (sizes.length != arity || Arrays.stream(sizes).anyMatch(size -> size < 0)) {
      throw new IllegalArgumentException("not " + arity + " sizes: " + Arrays.toString(sizes));
    }
    Predicate<long[]> allowed =
        except.isEmpty() ? goOn : parts -> leavesException(parts) || goOn.test(parts);
    try {
      for (ChoiceLoops alternative : alternatives) {
        if (!alternative.visitWhile(sizes, steps, found -> allowed.test(heaps.apply(found)))) {
          return;
        }
      }
    } catch (ArithmeticException tooLarge) {
      throw new InputException(
          "heaps of " + Arrays.toString(sizes) + " tokens are too large for this equation",
          "its numbers must stay below 2^63");
    }
  }

  private boolean leavesException(long[] parts) {
    for (int from = 0; from < parts.length; from += arity) {
      if (except.contains(Arrays.stream(parts, from, from + arity).boxed().toList())) {
        return true;
      }
    }
    return false;
  }

  /// The options, each once, in a fixed order: each a list of components in increasing order. Of a
  /// single heap the empty components are left out.
  ///
  /// @param sizes the start, each size from 0
  /// @throws InputException if the sizes are so large that the equation's numbers pass 63 bits
  public Collection<List<List<Long>>> options(long[] sizes) {
    List<List<List<Long>>> options = new ArrayList<>();
    options(sizes, options::add);
    return options;
  }

  /// Hands over each option as [#options(long\[\])] lists them, as soon as it is found.
  ///
  /// @throws InputException if the sizes are so large that the equation's numbers pass 63 bits
  public void options(long[] sizes, Consumer<List<List<Long>>> sink) {
    Set<List<List<Long>>> seen = new HashSet<>();
    choices(
        sizes,
        option -> {
          if (seen.add(option)) {
            sink.accept(option);
          }
        });
  }

  /// As [#options(long\[\], Consumer)], but an option comes again for every choice that leads to
  /// it, and nothing is remembered.
  public void choices(long[] sizes, Consumer<List<List<Long>>> sink) {
    visit(sizes, parts -> sink.accept(components(parts)));
  }

  private List<List<Long>> components(long[] parts) {
    List<List<Long>> components = new ArrayList<>();
    for (int from = 0; from < parts.length; from += arity) {
      if (arity > 1 || parts[from] > 0) {
        components.add(Arrays.stream(parts, from, from + arity).boxed().toList());
      }
    }
    components.sort(EquationSolver::compareBySizes);
    return components;
  }

  private static int compareBySizes(List<Long> left, List<Long> right) {
    Comparator<Long> natural = Comparator.naturalOrder();
    for (int i = 0; i < left.size(); i++) {
      int order = natural.compare(left.get(i), right.get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}
