package org.grundy.workbench.contest.input;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.grundy.rules.tree.EquationMove.Expression;

/// The choices that make one input: each a number below a width. The first ones may be given; those
/// behind them are drawn at random, or all least, or all greatest. They are recorded, so that the
/// same input, or one near it, can be made again.
public final class InputChoices {
  /// The ways to choose behind the given choices.
  public enum Beyond {
    LEAST,
    MOST,
    RANDOM
  }

  private final long[] given;
  private final Beyond beyond;
  private final RandomGenerator random;
  private long[] chosen = new long[16];
  private long[] widths = new long[16];
  private int count;
  private final Map<String, Integer> places = new HashMap<>();
  private Consumer<Element> elements = _ -> {};

  /// An element of a part of the input that is repeated: a number of a list, a row, a column, a
  /// case.
  ///
  /// @param size which choice says how many elements there are, from 0
  /// @param index which of them it is, from 0
  /// @param from its first choice
  /// @param to the end of its choices
  public record Element(int size, int index, int from, int to) {}

  /// @param given choices, each cut to its width where it is larger
  public InputChoices(long[] given, Beyond beyond, RandomGenerator random) {
    this.given = given.clone();
    this.beyond = beyond;
    this.random = random;
  }

  /// Chooses a number.
  ///
  /// @throws NoInputException if there is none in the range
  long choose(long least, long most) {
    if (most < least) {
      throw new NoInputException();
    }
    long width = most - least + 1;
    long offset;
    if (count < given.length) {
      offset = Math.min(given[count], width - 1);
    } else {
      offset =
          switch (beyond) {
            case LEAST -> 0;
            case MOST -> width - 1;
            case RANDOM -> random.nextLong(width);
          };
    }
    if (count == chosen.length) {
      chosen = Arrays.copyOf(chosen, 2 * count);
      widths = Arrays.copyOf(widths, 2 * count);
    }
    chosen[count] = offset;
    widths[count++] = width;
    return least + offset;
  }

  /// Tells of elements from here on.
  void tellElements(Consumer<Element> told) {
    elements = told;
  }

  /// The last choice was a number of that name.
  void named(String name) {
    places.put(name, count - 1);
  }

  /// The choice that says how many elements there are: the last one of the number in an expression,
  /// where that is one with a constant beside it.
  ///
  /// @return -1 where it is not
  int place(Expression size) {
    return switch (size) {
      case Expression.Variable(String name) -> places.getOrDefault(name, -1);
      case Expression.Plus(var left, Expression.Constant _) -> place(left);
      case Expression.Minus(var left, Expression.Constant _) -> place(left);
      default -> -1;
    };
  }

  /// An element was made of all choices from one on.
  void element(int size, int index, int from) {
    if (size >= 0) {
      elements.accept(new Element(size, index, from, count));
    }
  }

  /// The choices from one on were the cells of a board, row by row.
  ///
  /// @param height the choice that says how many rows there are, or -1
  /// @param width the choice that says how many columns there are, or -1
  void cells(int height, int width, int first, int columns) {
    for (int at = first; at < count; at++) {
      int row = (at - first) / columns;
      int column = (at - first) % columns;
      if (height >= 0 && column == 0) {
        elements.accept(new Element(height, row, at, at + columns));
      }
      if (width >= 0) {
        elements.accept(new Element(width, column, at, at + 1));
      }
    }
  }

  /// The number of choices made so far.
  int count() {
    return count;
  }

  /// The choices that were made.
  public long[] made() {
    return Arrays.copyOf(chosen, count);
  }

  /// The choices to begin the next input with, in the order of all inputs, or an empty array where
  /// this was the last one.
  public long[] next() {
    for (int i = count - 1; i >= 0; i--) {
      if (chosen[i] + 1 < widths[i]) {
        long[] next = Arrays.copyOf(chosen, i + 1);
        next[i]++;
        return next;
      }
    }
    return new long[0];
  }
}
