package org.grundy.workbench.render.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.grundy.core.Meter;
import org.grundy.core.Statistics;

/// Plain text that is written line by line, no line longer than a width where it can be broken.
public final class Page {
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private final StringBuilder text = new StringBuilder();
  private final int width;

  /// An empty page, as wide as a style says.
  public Page(Style style) {
    this.width = style.width();
  }

  /// Writes one line as it is.
  public void line(String line) {
    Meter.checkpoint(100 + line.length());
    text.append(line).append('\n');
  }

  /// Writes an empty line, unless the page is empty or ends with one.
  public void gap() {
    int end = text.length();
    if (end > 0 && (end < 2 || text.charAt(end - 1) != '\n' || text.charAt(end - 2) != '\n')) {
      text.append('\n');
    }
  }

  /// Writes what the text is about, set off, and an empty line.
  public void heading(String title, String rest, Style style) {
    line(style.strong(title) + (rest.isEmpty() ? "" : "  " + rest));
    gap();
  }

  /// Writes what an answer cost: `2,304 nodes in 12.3 ms.`
  ///
  /// @param before what stands before that on the line
  /// @param one what was counted, once
  /// @param many what was counted, several times
  public void cost(String before, Statistics statistics, String one, String many) {
    line(
        before
            + String.format(
                Locale.ROOT,
                "%s in %,.1f ms.",
                Counted.of(statistics.nodes(), one, many),
                statistics.milliseconds()));
  }

  /// Writes lines, each `indent` blanks to the right.
  public void block(int indent, List<String> lines) {
    for (String line : lines) {
      line(" ".repeat(indent) + line);
    }
  }

  /// Writes words, broken between words; the first line begins after `indent` blanks, the others
  /// after `hanging`.
  public void paragraph(int indent, int hanging, String words) {
    entry(" ".repeat(indent), hanging, words);
  }

  /// Writes words, broken between words; the first line begins with `head` as it is, the others
  /// after `hanging` blanks.
  public void entry(String head, int hanging, String words) {
    StringBuilder line = new StringBuilder(head);
    int blank = head.length();
    for (String word : BLANKS.splitAsStream(words.strip()).toList()) {
      boolean first = line.length() == blank;
      if (!first && length(line) + 1 + length(word) > width) {
        line(line.toString());
        line = new StringBuilder(" ".repeat(hanging));
        blank = hanging;
        first = true;
      }
      line.append(first ? "" : " ").append(word);
    }
    line(line.toString());
  }

  /// Writes blocks of lines beside each other, and under each other where a line is full.
  ///
  /// @param between blanks between two blocks
  public void beside(int indent, int between, List<List<String>> blocks) {
    List<StringBuilder> lines = new ArrayList<>();
    int used = 0;
    for (List<String> block : blocks) {
      int wide = block.stream().mapToInt(Page::length).max().orElse(0);
      if (used > 0 && used + between + wide > width) {
        flush(lines);
        used = 0;
      }
      int from = used == 0 ? indent : used + between;
      for (int i = 0; i < block.size(); i++) {
        if (i == lines.size()) {
          lines.add(new StringBuilder());
        }
        StringBuilder line = lines.get(i);
        line.repeat(' ', from - length(line)).append(block.get(i));
      }
      used = from + wide;
    }
    flush(lines);
  }

  private void flush(List<StringBuilder> lines) {
    if (lines.size() > 1) {
      gap();
    }
    lines.forEach(line -> line(line.toString()));
    lines.clear();
  }

  /// The number of characters of a line that are seen: escape sequences take no room.
  public static int length(CharSequence line) {
    int seen = 0;
    boolean escape = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '\u001b') {
        escape = true;
      } else if (escape) {
        escape = c != 'm';
      } else {
        seen++;
      }
    }
    return seen;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
