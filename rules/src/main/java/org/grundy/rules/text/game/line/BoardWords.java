package org.grundy.rules.text.game.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.InputException;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.Words;
import org.grundy.rules.text.graph.GraphLines;
import org.grundy.rules.tree.Board;

/// Reads the `board` line, and knows what belongs to which board.
public final class BoardWords {
  private static final String EXAMPLE = "board grid";

  private BoardWords() {}

  /// Reads the words after `board`.
  public static Board read(Words words) {
    String expected = "one of " + Quote.list(Board.words());
    Word kind = words.take(expected, EXAMPLE);
    Board board =
        switch (kind.text()) {
          case "graph" -> new Board.Graph(Optional.empty());
          case "tiling" -> new Board.Tiling();
          case "heap" -> new Board.Heap(words.atEnd() ? "n" : name(words, List.of()));
          case "heaps" -> new Board.Heaps(names(kind, words));
          default ->
              Board.Cells.of(kind.text())
                  .orElseThrow(() -> Words.unexpected(kind, expected, Board.words(), EXAMPLE));
        };
    if (board instanceof Board.Heap && !words.atEnd()) {
      throw Words.unexpected(
          words.take("", ""),
          "the end of the line, as `heap` has one size",
          List.of(),
          "board heaps a b");
    }
    words.requireEnd(
        List.of(),
        kind.is("heaps")
            ? "board heaps a b"
            : "board "
                + kind.text()
                + (board.hasCells() ? ", of any size: a position has one" : ""));
    return board;
  }

  private static List<String> names(Word kind, Words words) {
    List<String> names = new ArrayList<>();
    while (!words.atEnd()) {
      names.add(name(words, names));
    }
    if (names.size() < 2) {
      throw new InputException(
          kind.place(),
          "`board heaps` needs the names of two or more sizes, found " + names.size(),
          "for example: board heaps a b (a single heap is `board heap n`)");
    }
    return names;
  }

  private static String name(Words words, List<String> earlier) {
    String expected = "the name of a heap's size, a letter and then letters, digits or `_`";
    Word word = words.take(expected, "board heaps a b");
    if (!WordScanner.isName(word.text())) {
      throw Words.unexpected(word, expected, List.of(), "board heaps a b");
    }
    if (Set.of("where", "for").contains(word.text())) {
      throw new InputException(
          word.place(), word.quoted() + " is a word of equations and cannot name a size", "");
    }
    if (earlier.contains(word.text())) {
      throw new InputException(
          word.place(), word.quoted() + " names two sizes", "give each its own name");
    }
    return word.text();
  }

  /// The lines that allow moves on a board.
  public static String moveLines(Board board) {
    return switch (board) {
      case Board.Cells cells -> cells.carriesTokens() ? "`move` or `token`" : "`move`";
      case Board.Graph _ -> "`move` or `token`";
      case Board.Heap _, Board.HeapSet _ -> "`code`, `take` or `move`";
      case Board.Heaps _ -> "`move`";
      case Board.Tiling _ -> "none";
    };
  }

  /// A line that allows moves on a board.
  public static String example(Board board) {
    return switch (board) {
      case Board.Cells _, Board.Tiling _ -> "move  [ . . ] -> [ # # ]";
      case Board.Graph _ -> GraphLines.MOVE_EXAMPLE;
      case Board.Heap _, Board.HeapSet _ -> "take  1..3";
      case Board.Heaps heaps -> {
        String names = String.join(",", heaps.variables());
        yield "move  (%s) -> (%s) for k >= 1"
            .formatted(names, names.replaceFirst("^[^,]*", "$0-k"));
      }
    };
  }
}
