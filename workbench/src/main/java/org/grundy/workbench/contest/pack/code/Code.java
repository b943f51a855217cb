package org.grundy.workbench.contest.pack.code;

/// A program that is being written, line by line.
public final class Code {
  private final StringBuilder text = new StringBuilder();
  private int depth = 1;

  /// Adds a line.
  public void line(String line) {
    text.append("  ".repeat(depth)).append(line).append('\n');
  }

  /// Adds a line that opens a block.
  public void open(String line) {
    line(line + " {");
    depth++;
  }

  /// Closes the innermost block.
  public void close() {
    depth--;
    line("}");
  }

  @Override
  public String toString() {
    return text.toString();
  }

  /// A text as C++ writes it.
  public static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      quoted.append(c == '"' || c == '\\' ? "\\" : "").append(c);
    }
    return quoted.append('"').toString();
  }
}
