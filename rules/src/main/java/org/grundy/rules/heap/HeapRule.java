package org.grundy.rules.heap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.core.InputException;
import org.grundy.rules.heap.equation.HeapWindow;
import org.grundy.rules.heap.equation.LargeHeaps;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Take;

/// The rules of one heap, compiled from the tree: its lines, and what their form says of all moves.
///
/// @param lines in the order of the rules; a move names its line by the index
/// @param large what the lines say of large heaps, where that is simpler
public record HeapRule(List<HeapLine> lines, Optional<Large> large) {
  private static final int LONGEST_REPEATED = 1 << 10;

  public HeapRule {
    lines = List.copyOf(lines);
  }

  /// Lines that say of all heaps what they say.
  public HeapRule(List<HeapLine> lines) {
    this(lines, Optional.empty());
  }

  /// The lines as they are for large heaps.
  ///
  /// @param lines for heaps from some size on they say the same; no rule has them
  /// @param from that size
  public record Large(List<HeapLine> lines, long from) {
    public Large {
      lines = List.copyOf(lines);
    }

    /// The rules of one heap as they are for large heaps, each alternative of an equation as a line
    /// of its own; empty where they are the same for all heaps.
    ///
    /// @param compiled what each rule says of all heaps
    private static Optional<Large> of(List<Rule> rules, List<HeapLine> compiled) {
      List<HeapLine> lines = new ArrayList<>();
      long from = 0;
      try {
        for (int i = 0; i < rules.size(); i++) {
          if (compiled.get(i) instanceof HeapLine.Equation
              && rules.get(i) instanceof EquationMove move) {
            LargeHeaps large = LargeHeaps.of(move);
            if (!large.moves().equals(List.of(move))) {
              large.moves().forEach(one -> lines.add(HeapLine.of(one)));
              from = Math.max(from, large.from());
              continue;
            }
          }
          lines.add(compiled.get(i));
        }
      } catch (InputException | ArithmeticException noLines) {
        return Optional.empty();
      }
      return lines.equals(compiled) ? Optional.empty() : Optional.of(new Large(lines, from));
    }
  }

  /// The heaps of a game.
  ///
  /// @throws IllegalArgumentException if the rules are not those of one heap
  /// @throws org.grundy.core.InputException if a line has no meaning
  public static HeapRule of(GameRules rules) {
    return rules.derived().get(HeapRule.class, () -> derive(rules));
  }

  private static HeapRule derive(GameRules rules) {
    if (!(rules.board() instanceof Board.Heap)) {
      throw new IllegalArgumentException("not a game of one heap: " + rules.board());
    }
    List<HeapLine> lines = rules.rules().stream().map(HeapLine::of).toList();
    return new HeapRule(lines, Large.of(rules.rules(), lines));
  }

  /// The game of one take-and-break code.
  ///
  /// @param digits `digits[k]` has bit j set when k tokens may be taken so that exactly j heaps,
  ///   none of them empty, are left; `digits[0]` only has bits from 2 on
  public static HeapRule ofDigits(int... digits) {
    int length = Math.max(1, digits.length);
    while (length > 1 && digits[length - 1] == 0) {
      length--;
    }
    List<Digit> plain = Arrays.stream(digits).limit(length).mapToObj(Digit::plain).toList();
    return new HeapRule(List.of(new HeapLine.Code(new TakeAndBreakCode(plain, List.of()))));
  }

  /// The digits from place 0 on, as [#ofDigits] has them, if the game is one code of finitely many
  /// digits without marks.
  public Optional<List<Integer>> digits() {
    return lines.size() == 1
            && lines.getFirst() instanceof HeapLine.Code(TakeAndBreakCode code)
            && code.isPlain()
        ? Optional.of(IntStream.rangeClosed(0, code.length()).mapToObj(code::digit).toList())
        : Optional.empty();
  }

  /// The one code of digits without marks, the last of which may repeat, that says the same as all
  /// lines; empty where there is none, or where it is longer than `longest`.
  public Optional<TakeAndBreakCode> plainCode(int longest) {
    return lines.isEmpty() ? Optional.empty() : HeapLine.plainCode(lines, longest);
  }

  /// The counts of a game whose every move takes and leaves one heap or none, whichever it is:
  /// increasing ranges that neither touch nor overlap; empty where it has other moves.
  public List<Take.Range> taken() {
    List<Take.Range> counts = new ArrayList<>();
    for (HeapLine line : lines) {
      switch (line) {
        case HeapLine.Counts(List<Take.Range> ranges) -> counts.addAll(ranges);
        case HeapLine.Code(TakeAndBreakCode code) when code.isPlain() -> {
          for (int k = 0; k <= code.length(); k++) {
            if (code.digit(k) == HeapLine.TAKES) {
              counts.add(new Take.Range(k, k + 1));
            } else if (code.digit(k) != 0) {
              return List.of();
            }
          }
        }
        case HeapLine.Code _, HeapLine.Equation _ -> {
          return List.of();
        }
      }
    }
    return Take.merged(counts);
  }

  /// The numbers that may be taken, where every move takes and some of them are of a set without
  /// end; empty where it is not so.
  public Optional<TakenSets> takenFromSets() {
    return TakenSets.of(lines);
  }

  /// True if the heaps are known to be those of a subtraction game: every move takes a number of
  /// some set and leaves the rest as one heap, or nothing.
  public boolean onlyTakes() {
    return !taken().isEmpty() || takesFixedNumbers() || takenRepeatedly().isPresent();
  }

  /// True if every move takes, whatever is left, in numbers that do not hang on the heap.
  public boolean takesFixedNumbers() {
    return !lines.isEmpty()
        && lines.stream()
            .allMatch(line ->
                switch (line) {
                  case HeapLine.Counts _ -> true;
                  case HeapLine.Equation(var _, HeapLine.Form form) ->
                      form instanceof HeapLine.Form.Taken || form instanceof HeapLine.Form.Fixed;
                  case HeapLine.Code _ -> false;
                });
  }

  /// The numbers that may be taken, as a code whose last digits repeat, of a game whose every move
  /// takes, whatever is left; empty where there are other moves, or no digits that repeat.
  public Optional<TakeAndBreakCode> takenRepeatedly() {
    return plainCode(LONGEST_REPEATED)
        .filter(code -> !code.tail().isEmpty())
        .filter(code ->
            LongStream.rangeClosed(0, code.length() + code.tail().size())
                .mapToObj(code::at)
                .allMatch(digit -> digit.counts() == 0 || digit.counts() == HeapLine.TAKES));
  }

  /// The numbers of tokens that may be taken where some line leaves all smaller heaps that are
  /// coprime with the start and the others take tokens; empty where it is not so.
  public Optional<List<Take.Range>> takenBesideCoprime() {
    List<Take.Range> counts = new ArrayList<>();
    boolean isCoprime = false;
    for (HeapLine line : lines) {
      switch (line) {
        case HeapLine.Counts(List<Take.Range> ranges) -> counts.addAll(ranges);
        case HeapLine.Equation(var _, HeapLine.Form.Coprime()) -> isCoprime = true;
        case HeapLine.Code _, HeapLine.Equation _ -> {
          return Optional.empty();
        }
      }
    }
    return isCoprime ? Optional.of(Take.merged(counts)) : Optional.empty();
  }

  /// The ranges that all moves leave, where each leaves one heap of ranges that move on with the
  /// start; empty where there are other moves, and where [#taken] says it all.
  public List<HeapWindow> windows() {
    List<HeapWindow> windows = new ArrayList<>();
    boolean onlyCounts = true;
    for (HeapLine line : lines) {
      switch (line) {
        case HeapLine.Counts(List<Take.Range> ranges) ->
            ranges.forEach(range -> windows.add(HeapWindow.of(range)));
        case HeapLine.Equation(var _, HeapLine.Form.Windows(List<HeapWindow> left)) -> {
          windows.addAll(left);
          onlyCounts = false;
        }
        case HeapLine.Code _, HeapLine.Equation _ -> {
          return List.of();
        }
      }
    }
    return onlyCounts ? List.of() : List.copyOf(windows);
  }

  /// The reach of the moves, if it has a bound and heaps may be left in any way.
  public Optional<Reach> reach() {
    int parts = 1;
    long lastPlace = 0;
    for (HeapLine line : lines) {
      switch (line) {
        case HeapLine.Code(TakeAndBreakCode code) when code.isPlain() -> {
          parts = Math.max(parts, code.maxParts());
          lastPlace = Math.max(lastPlace, code.length());
        }
        case HeapLine.Counts(List<Take.Range> ranges) -> {
          for (Take.Range range : ranges) {
            lastPlace = Math.max(lastPlace, range.toCount() - 1);
          }
        }
        case HeapLine.Code _, HeapLine.Equation _ -> {
          return Optional.empty();
        }
      }
    }
    return Optional.of(new Reach(parts, lastPlace));
  }

  /// The reach of the moves of a game that do not ask how heaps compare.
  ///
  /// @param parts the most heaps that a move leaves, at least 1
  /// @param lastPlace the most tokens that a move takes
  public record Reach(int parts, long lastPlace) {}
}
