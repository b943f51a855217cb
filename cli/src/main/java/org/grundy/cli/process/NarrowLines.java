package org.grundy.cli.process;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Help that was laid out for a wider terminal, with its long lines broken. What stands in a column
/// of its own goes below what it tells of.
public final class NarrowLines {
  private static final int INDENT = 8;
  private static final int PROSE_INDENT = 2;
  private static final Pattern GAP = Pattern.compile("(?<=\\S) {2,}(?=\\S)");
  private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]*m");

  private final StringBuilder lines = new StringBuilder();
  private final int width;

  /// The column that the last broken line had, or -1.
  private int column = -1;

  private NarrowLines(int width) {
    this.width = width;
  }

  /// The text with no line longer than a width, where it can be broken.
  public static String of(String text, int width) {
    NarrowLines narrow = new NarrowLines(width);
    text.lines().forEach(narrow::add);
    return narrow.lines.toString();
  }

  private void add(String line) {
    int indent = line.length() - line.stripLeading().length();
    if (indent == column) {
      words(INDENT, line.strip());
      return;
    }
    column = -1;
    Matcher gap = GAP.matcher(line);
    if (length(line) <= width) {
      lines.append(line).append('\n');
    } else if (gap.find()) {
      column = length(line.substring(0, gap.end()));
      words(indent, line.substring(0, gap.start()).strip());
      words(INDENT, line.substring(gap.end()));
    } else {
      column = indent > INDENT ? indent : -1;
      words(Math.min(indent, INDENT), line.strip());
    }
  }

  /// Adds words, broken between words; after the first line the others are further in.
  private void words(int indent, String words) {
    StringBuilder line = new StringBuilder(" ".repeat(indent));
    int used = indent;
    for (String word : words.split(" ", -1)) {
      boolean first = used == line.length() && line.toString().isBlank();
      if (!first && used + 1 + length(word) > width) {
        lines.append(line).append('\n');
        used = indent == 0 ? PROSE_INDENT : INDENT;
        line = new StringBuilder(" ".repeat(used));
        first = true;
      }
      line.append(first ? "" : " ").append(word);
      used += (first ? 0 : 1) + length(word);
    }
    lines.append(line).append('\n');
  }

  /// Colours take no room.
  private static int length(String text) {
    return COLOUR.matcher(text).replaceAll("").length();
  }
}
