package org.grundy.cli.process;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;

/// Help that was laid out for a wider terminal, with its long lines broken. What stands in a column
/// of its own goes below what it tells of.
public final class NarrowLines {
  private static final int INDENT = 8;
  private static final int PROSE_INDENT = 2;
  private static final Pattern GAP = Pattern.compile("(?<=\\S) {2,}(?=\\S)");

  private final Page page;
  private final int width;

  /// The column that the last broken line had, or -1.
  private int column = -1;

  private NarrowLines(int width) {
    this.page = new Page(new Style(false, width));
    this.width = width;
  }

  /// The text with no line longer than a width, where it can be broken.
  public static String of(String text, int width) {
    NarrowLines narrow = new NarrowLines(width);
    text.lines().forEach(narrow::add);
    return narrow.page.toString();
  }

  private void add(String line) {
    int indent = line.length() - line.stripLeading().length();
    if (indent == column) {
      words(INDENT, line.strip());
      return;
    }
    column = -1;
    Matcher gap = GAP.matcher(line);
    if (Page.length(line) <= width) {
      page.line(line);
    } else if (gap.find()) {
      column = Page.length(line.substring(0, gap.end()));
      words(indent, line.substring(0, gap.start()).strip());
      words(INDENT, line.substring(gap.end()));
    } else {
      column = indent > INDENT ? indent : -1;
      words(Math.min(indent, INDENT), line.strip());
    }
  }

  /// Adds words, broken between words; after the first line the others are further in.
  private void words(int indent, String words) {
    page.entry(" ".repeat(indent), indent == 0 ? PROSE_INDENT : INDENT, words);
  }
}
