package org.grundy.rules.heap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.rules.heap.equation.BoundedTaking;
import org.grundy.rules.heap.equation.CoprimeHeaps;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.heap.equation.FixedNumbers;
import org.grundy.rules.heap.equation.HeapWindow;
import org.grundy.rules.heap.equation.Members;
import org.grundy.rules.heap.equation.PlainSplit;
import org.grundy.rules.heap.equation.PlainTaking;
import org.grundy.rules.heap.equation.ProgressionTaking;
import org.grundy.rules.heap.equation.ProgressionTaking.Progression;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.RunMove;
import org.grundy.rules.tree.Take;

/// One line of the rules of one heap, compiled.
public sealed interface HeapLine {
  /// The digit of taking tokens without splitting.
  int TAKES = 3;

  /// Numbers that are taken and differ by more are not looked at as a progression.
  int LONGEST_PROGRESSION = 1 << 10;

  /// A `code` line, unless it is a subtraction set in disguise.
  record Code(TakeAndBreakCode code) implements HeapLine {}

  /// A `take` line, or a `code` line that says no more than one.
  ///
  /// @param counts the counts that may be taken: increasing ranges that neither touch nor overlap
  record Counts(List<Take.Range> counts) implements HeapLine {
    public Counts {
      counts = List.copyOf(counts);
    }
  }

  /// A `move n -> …` line, or a `take` line with endless sets.
  ///
  /// @param form the known form of its moves
  record Equation(EquationSolver equation, Form form) implements HeapLine {
    private static Equation of(EquationMove move) {
      return new Equation(EquationSolver.compile(move), Form.of(move));
    }
  }

  /// The form of the moves of an equation, as far as it is a known one.
  sealed interface Form {
    /// Two heaps are left, any two or any two of unequal sizes.
    record Split(PlainSplit split) implements Form {}

    /// Each alternative leaves one heap of a range that moves on with the start.
    record Windows(List<HeapWindow> windows) implements Form {
      public Windows {
        windows = List.copyOf(windows);
      }
    }

    /// Tokens are taken, some from endless sets, and nothing else.
    record Taken(Take take) implements Form {}

    /// Tokens are taken, in numbers that do not hang on the heap, and nothing else.
    record Fixed() implements Form {}

    /// One heap is left, any smaller one that has no common divisor with the start but 1.
    record Coprime() implements Form {}

    /// No known form.
    record Other() implements Form {}

    private static Form of(EquationMove move) {
      List<HeapWindow> windows = new ArrayList<>();
      for (Alternative alternative : move.alternatives()) {
        HeapWindow.of(move, alternative).ifPresent(windows::add);
      }
      if (!windows.isEmpty() && windows.size() == move.alternatives().size()) {
        return new Windows(windows);
      }
      if (FixedNumbers.areTaken(move)) {
        return new Fixed();
      }
      return CoprimeHeaps.areLeft(move)
          ? new Coprime()
          : PlainSplit.all(move)
              .filter(Form::isSplit)
              .<Form>map(splits -> new Split(splits.getFirst()))
              .orElseGet(Other::new);
    }

    /// True for moves each of which leaves two heaps, all with as many tokens fewer.
    private static boolean isSplit(List<PlainSplit> splits) {
      return splits.size() == 1
          && splits.getFirst().fewest() == 2
          && splits.getFirst().parts() == 2;
    }
  }

  /// True if the line lowers each heap, of this size or less, by any number.
  default boolean lowersByAny(long largest) {
    return switch (this) {
      case Counts(var counts) ->
          !counts.isEmpty()
              && counts.getFirst().fromCount() == 1
              && counts.getFirst().toCount() > largest;
      case Equation(var _, Form.Windows(var windows)) ->
          windows.stream()
              .anyMatch(
                  window -> window.isPermutation() && window.options(largest, largest) == largest);
      case Equation _, Code _ -> false;
    };
  }

  /// The line that `rule` is about one heap, or about several that move together.
  ///
  /// @throws org.grundy.core.InputException if its code or its equation has no meaning
  /// @throws IllegalArgumentException if it is not a rule of heaps of which a move changes one, or
  ///   a tuple
  static HeapLine of(Rule rule) {
    return switch (rule) {
      case HeapCode(String code) when SubtractionSet.isOne(code) ->
          new Counts(SubtractionSet.parse(code));
      case HeapCode(String code) -> of(TakeAndBreakCode.parse(code));
      case Take take -> of(take);
      case EquationMove move when move.variables().size() == 1 ->
          PlainTaking.of(move)
              .or(() -> BoundedTaking.of(move))
              .map(HeapLine::of)
              .or(() -> progressions(move))
              .orElseGet(() -> Equation.of(move));
      case EquationMove move -> new Equation(EquationSolver.compile(move), new Form.Other());
      case RunMove move -> new Equation(EquationSolver.compile(move), new Form.Other());
      default -> throw new IllegalArgumentException("not a rule of heaps: " + rule);
    };
  }

  private static HeapLine of(Take take) {
    return listed(take)
        .orElseGet(
            () -> new Equation(EquationSolver.compile(equation(take)), new Form.Taken(take)));
  }

  /// The line of numbers that are ranges and progressions; empty where they are not seen to be.
  private static Optional<HeapLine> listed(Take take) {
    List<Take.Range> ranges = new ArrayList<>(take.counts());
    List<HeapLine> lines = new ArrayList<>();
    for (NumberSet set : take.sets()) {
      Optional<Members.Listed> listed = Members.of(set).listed();
      if (listed.isEmpty()) {
        return Optional.empty();
      }
      ranges.addAll(listed.get().ranges());
      Progression rest = listed.get().rest();
      if (rest.step() == 1) {
        ranges.add(new Take.Range(rest.first(), Long.MAX_VALUE));
        continue;
      }
      Optional<HeapLine> progression = of(rest);
      if (progression.isEmpty()) {
        return Optional.empty();
      }
      lines.add(progression.get());
    }
    Counts counts = new Counts(Take.merged(ranges));
    if (lines.isEmpty()) {
      return Optional.of(counts);
    }
    lines.add(counts);
    return plainCode(lines, LONGEST_PROGRESSION).map(Code::new);
  }

  /// A move that takes the numbers of progressions, and others, or splits besides, as one code;
  /// empty for a split that is a form of its own.
  private static Optional<HeapLine> progressions(EquationMove move) {
    List<HeapLine> lines = new ArrayList<>();
    for (Alternative alternative : move.alternatives()) {
      EquationMove alone = new EquationMove(move.variables(), List.of(alternative), move.except());
      Optional<HeapLine> line =
          PlainTaking.of(alone)
              .or(() -> BoundedTaking.of(alone))
              .map(HeapLine::of)
              .or(() -> ProgressionTaking.of(move, alternative).flatMap(HeapLine::of))
              .or(() -> splits(alone, move.alternatives().size() == 1));
      if (line.isEmpty()) {
        return line;
      }
      lines.add(line.get());
    }
    return plainCode(lines, LONGEST_PROGRESSION).map(Code::new);
  }

  /// @param isWhole whether a split that is a form of its own is left to that
  private static Optional<HeapLine> splits(EquationMove move, boolean isWhole) {
    return PlainSplit.all(move)
        .filter(splits -> !(isWhole && Form.isSplit(splits)))
        .filter(splits ->
            splits.stream()
                .allMatch(split -> split.mayBeEqual() && split.taken() <= LONGEST_PROGRESSION))
        .map(splits -> {
          int[] heaps =
              new int[(int) splits.stream().mapToLong(PlainSplit::taken).max().orElse(0) + 1];
          splits.forEach(split -> heaps[(int) split.taken()] |= heapsLeft(split));
          return new Code(
              new TakeAndBreakCode(
                  Arrays.stream(heaps).mapToObj(Digit::plain).toList(), List.of()));
        });
  }

  /// The numbers of heaps that a split leaves, as the bits of a digit.
  private static int heapsLeft(PlainSplit split) {
    return (2 << split.parts()) - (1 << split.fewest());
  }

  private static Optional<HeapLine> of(Progression taken) {
    if (taken.first() > LONGEST_PROGRESSION || taken.step() > LONGEST_PROGRESSION) {
      return Optional.empty();
    }
    List<Digit> tail = new ArrayList<>(Collections.nCopies((int) taken.step(), Digit.NONE));
    tail.set(0, Digit.plain(TAKES));
    return Optional.of(
        new Code(new TakeAndBreakCode(Collections.nCopies((int) taken.first(), Digit.NONE), tail)));
  }

  /// `n - k where k in S, k >= 1` for each set.
  private static EquationMove equation(Take take) {
    List<NumberSet> sets = new ArrayList<>(take.sets());
    if (!take.counts().isEmpty()) {
      sets.addFirst(new NumberSet.Numbers(take.counts()));
    }
    Expression taken = new Expression.Variable("k");
    Condition some =
        new Condition.Chain(
            List.of(taken, new Expression.Constant(1)), List.of(EquationMove.Relation.AT_LEAST));
    List<List<Expression>> left =
        List.of(List.of(new Expression.Minus(new Expression.Variable("n"), taken)));
    List<Alternative> alternatives =
        sets.stream()
            .map(set -> new Alternative(left, List.of(new Condition.In(taken, set), some)))
            .toList();
    return new EquationMove(List.of("n"), alternatives, Set.of());
  }

  /// A code that only takes, of which some number of tokens on every one may be taken, such as
  /// `0.03[3]`, is a subtraction set.
  private static HeapLine of(TakeAndBreakCode code) {
    Digit takes = Digit.plain(TAKES);
    if (!code.tail().equals(List.of(takes)) || !code.at(0).equals(Digit.NONE)) {
      return new Code(code);
    }
    List<Take.Range> counts = new ArrayList<>();
    for (int k = 1; k <= code.length(); k++) {
      if (code.at(k).equals(takes)) {
        counts.add(new Take.Range(k, k + 1));
      } else if (!code.at(k).equals(Digit.NONE)) {
        return new Code(code);
      }
    }
    counts.add(new Take.Range(code.length() + 1, Long.MAX_VALUE));
    return new Counts(Take.merged(counts));
  }

  /// The one code of digits without marks, the last of which may repeat, that says the same as all
  /// of some lines; empty where there is none, or where it is longer than `longest`.
  static Optional<TakeAndBreakCode> plainCode(List<HeapLine> lines, int longest) {
    long head = 0;
    long tail = 1;
    for (HeapLine line : lines) {
      switch (line) {
        case Code(TakeAndBreakCode code) when code.hasPlainDigits() -> {
          head = Math.max(head, code.length());
          long length = Math.max(1, code.tail().size());
          long common = tail;
          while (common % length != 0) {
            common += tail;
          }
          tail = common;
        }
        case Counts(List<Take.Range> ranges) -> {
          for (Take.Range range : ranges) {
            boolean endless = range.toCount() == Long.MAX_VALUE;
            head = Math.max(head, (endless ? range.fromCount() : range.toCount()) - 1);
          }
        }
        case Equation(var _, Form.Split(PlainSplit split)) when split.mayBeEqual() ->
            head = Math.max(head, split.taken());
        default -> {
          return Optional.empty();
        }
      }
      if (head > longest || tail > longest) {
        return Optional.empty();
      }
    }
    List<Digit> digits = new ArrayList<>();
    for (long k = 0; k <= head + tail; k++) {
      digits.add(Digit.plain(heapsLeft(lines, k)));
    }
    int end = (int) head + 1;
    List<Digit> repeating = digits.subList(end, digits.size());
    boolean isFinite = repeating.stream().allMatch(Digit.NONE::equals);
    return Optional.of(
        new TakeAndBreakCode(digits.subList(0, end), isFinite ? List.of() : repeating));
  }

  private static int heapsLeft(List<HeapLine> lines, long tokens) {
    int heaps = 0;
    for (HeapLine line : lines) {
      heaps |=
          switch (line) {
            case Code(TakeAndBreakCode code) -> code.at(tokens).counts();
            case Counts(List<Take.Range> ranges) ->
                ranges.stream().anyMatch(r -> r.fromCount() <= tokens && tokens < r.toCount())
                    ? TAKES
                    : 0;
            case Equation(var _, Form.Split(PlainSplit split)) ->
                split.taken() == tokens ? heapsLeft(split) : 0;
            case Equation _ -> throw new IllegalArgumentException("no code");
          };
    }
    return heaps;
  }
}
