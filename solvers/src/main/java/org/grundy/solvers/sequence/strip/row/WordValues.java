package org.grundy.solvers.sequence.strip.row;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/// Values of short rows of cells, by the recursion over their moves and components.
public final class WordValues {
  /// More components than that are not valued: the game does not fall apart well enough.
  private static final int MOST_WORDS = 1 << 14;

  private final RowSplitter splitter;
  private final WordMoves moves;
  private final boolean mirrored;
  private final Map<StripWord, Integer> known = new HashMap<>();

  public WordValues(StripRules rules, RowSplitter splitter) {
    this.splitter = splitter;
    this.moves = new WordMoves(rules);
    this.mirrored = rules.isMirrored();
  }

  /// The value of a row: the nim-sum of those of its components.
  ///
  /// @throws NotHeaps if that takes too many components
  public int value(StripWord row) throws NotHeaps {
    int sum = 0;
    for (StripPart part : splitter.parts(row)) {
      sum ^= ofComponent(mirrored ? lesser(part.word()) : part.word());
    }
    return sum;
  }

  /// The first of a word and its mirror image, which has the same value.
  private static StripWord lesser(StripWord word) {
    String cells = word.cells();
    int last = cells.length() - 1;
    for (int i = 0; i < last - i; i++) {
      if (cells.charAt(i) != cells.charAt(last - i)) {
        return cells.charAt(i) < cells.charAt(last - i)
            ? word
            : new StripWord(new StringBuilder(cells).reverse().toString());
      }
    }
    return word;
  }

  /// The value of a component; each move changes a cell for good, so that the recursion is not
  /// deeper than words of such a length allow.
  private int ofComponent(StripWord word) throws NotHeaps {
    Integer value = known.get(word);
    if (value != null) {
      return value;
    }
    if (known.size() >= MOST_WORDS) {
      throw new NotHeaps(
          "short strips come apart into more than %,d different components".formatted(MOST_WORDS));
    }
    BitSet seen = new BitSet();
    moves.of(word, (_, _, after, _, _) -> seen.set(value(after)));
    int mex = seen.nextClearBit(0);
    known.put(word, mex);
    return mex;
  }
}
