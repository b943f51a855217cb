package org.grundy.workbench.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.SourceLine;
import org.grundy.rules.text.SourceText;

/// The lines of one statement: a single one, or those of a block up to its `end`.
///
/// @param source what the text is called
/// @param number of the first line, from 1
/// @param lines one or more
public record Block(String source, int number, List<String> lines) {
  private static final int MOST_LINES = 10_000;

  public Block {
    lines = List.copyOf(lines);
  }

  /// The block that begins with a line.
  ///
  /// @param more the lines after it, asked for as long as the block is open
  /// @throws InputException if it is never closed
  public static Block of(String source, int number, String first, Supplier<Optional<String>> more) {
    List<String> lines = new ArrayList<>(List.of(first));
    boolean rules = isRules(first);
    int open = opens(first) ? 1 : 0;
    while (open > 0) {
      Place place = new Place(source, number, 1);
      String line =
          more.get()
              .orElseThrow(() ->
                  new InputException(place, "this block has no `end`", "a line `end` closes it"));
      if (lines.size() > MOST_LINES) {
        throw new InputException(
            place,
            "a block has at most %,d lines".formatted(MOST_LINES),
            "did you mean to `end` it?");
      }
      lines.add(line);
      open += isEnd(line) ? -1 : !rules && opens(line) ? 1 : 0;
    }
    return new Block(source, number, lines);
  }

  /// True if a line begins a block of rules.
  private static boolean isRules(String line) {
    return line.matches("\\s*define\\s+\\S+\\s*");
  }

  /// True if a line ends a block.
  static boolean isEnd(String line) {
    return startsWith(line, "end");
  }

  /// True if a line begins with a word.
  static boolean startsWith(String line, String word) {
    String typed = line.strip();
    return typed.startsWith(word)
        && (typed.length() == word.length() || typed.charAt(word.length()) == ' ');
  }

  /// True if a line begins a block: rules, or what is repeated or done only if, without a `:`.
  static boolean opens(String line) {
    return isRules(line)
        || ((line.matches("\\s*for\\s+\\w+\\s+in\\b.*") || startsWith(line, "if"))
            && colon(line) < 0);
  }

  /// The index of a `:` outside of parentheses and brackets, or -1.
  static int colon(String line) {
    int depth = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
      if (c == ':' && depth == 0) {
        return i;
      }
    }
    return -1;
  }

  /// A line with its place.
  SourceLine line(int index) {
    SourceLine alone = SourceText.lines(source, lines.get(index)).getFirst();
    return new SourceLine(source, number + index, alone.code(), alone.comment());
  }
}
