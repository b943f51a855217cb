package org.grundy.workbench.contest.pack.statement;

import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// LaTeX of plain Markdown: paragraphs, lists of any depth, blocks of code, and in a line code,
/// links and emphasis.
final class Latex {
  private static final String FENCE = "```";
  private static final int INDENT = 2;

  private static final Pattern INLINE =
      Pattern.compile("`([^`]+)`|\\[([^]]+)]\\([^)]*\\)|\\*\\*([^*]+)\\*\\*|\\*([^*\\s][^*]*)\\*");

  private static final Map<String, String> SIGNS =
      Map.ofEntries(
          Map.entry("\\", "\\textbackslash{}"),
          Map.entry("~", "\\textasciitilde{}"),
          Map.entry("^", "\\textasciicircum{}"),
          Map.entry("<", "\\textless{}"),
          Map.entry(">", "\\textgreater{}"),
          Map.entry("|", "\\textbar{}"),
          Map.entry("\"", "\\textquotedbl{}"),
          Map.entry("×", "$\\times$"),
          Map.entry("·", "$\\cdot$"),
          Map.entry("≤", "$\\le$"),
          Map.entry("≥", "$\\ge$"),
          Map.entry("√", "$\\surd$"),
          Map.entry("φ", "$\\varphi$"),
          Map.entry("⌊", "$\\lfloor$"),
          Map.entry("⌋", "$\\rfloor$"),
          Map.entry("“", "``"),
          Map.entry("”", "''"),
          Map.entry("–", "--"),
          Map.entry("…", "\\ldots{}"));

  private final StringBuilder text = new StringBuilder();
  private int lists;

  private Latex() {}

  static String of(String markdown) {
    Latex latex = new Latex();
    boolean inCode = false;
    for (String line : markdown.strip().split("\n", -1)) {
      if (line.startsWith(FENCE)) {
        latex.text.append(inCode ? "\\end{quote}\n" : "\\begin{quote}\n");
        inCode = !inCode;
      } else if (inCode) {
        latex.text.append("\\texttt{").append(escaped(line, "\\ ")).append("}\\\\\n");
      } else {
        latex.add(line);
      }
    }
    latex.nest(0);
    return latex.text.toString();
  }

  private void add(String line) {
    String words = line.stripLeading();
    if (words.startsWith("- ")) {
      nest((line.length() - words.length()) / INDENT + 1);
      text.append("\\item ").append(line(words.substring(2))).append('\n');
      return;
    }
    if (lists > 0 && !line.startsWith(" ")) {
      nest(0);
    }
    text.append(line(words)).append('\n');
  }

  /// Ends or begins lists up to a depth.
  private void nest(int depth) {
    for (; lists < depth; lists++) {
      text.append("\\begin{itemize}\n");
    }
    for (; lists > depth; lists--) {
      text.append("\\end{itemize}\n");
    }
  }

  /// One line.
  static String line(String markdown) {
    StringBuilder line = new StringBuilder();
    int from = 0;
    for (MatchResult match : INLINE.matcher(markdown).results().toList()) {
      line.append(escaped(markdown.substring(from, match.start()), " ")).append(inline(match));
      from = match.end();
    }
    return line.append(escaped(markdown.substring(from), " ")).toString();
  }

  private static String inline(MatchResult match) {
    if (match.group(1) != null) {
      return "\\texttt{" + escaped(match.group(1), " ") + "}";
    }
    if (match.group(2) != null) {
      return line(match.group(2));
    }
    return match.group(3) != null
        ? "\\textbf{" + line(match.group(3)) + "}"
        : "\\emph{" + line(match.group(4)) + "}";
  }

  private static String escaped(String words, String blank) {
    StringBuilder escaped = new StringBuilder();
    words
        .codePoints()
        .mapToObj(Character::toString)
        .map(sign -> sign.equals(" ") ? blank : SIGNS.getOrDefault(sign, sign))
        .map(sign -> "{}$&#_%".contains(sign) ? "\\" + sign : sign)
        .forEach(escaped::append);
    return escaped.toString();
  }
}
