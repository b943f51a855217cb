package org.grundy.workbench.render.table;

import java.io.PrintStream;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The forms in which a table is written for other programs and for papers.
public enum TableForm {
  /// Comma-separated values, as RFC 4180 has them but for the line breaks.
  CSV("", ",", "") {
    @Override
    String field(String text) {
      return text.matches("[^,\"]*") ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }
  },

  /// A table of Markdown, numbers to the right.
  MARKDOWN("| ", " | ", " |") {
    @Override
    String behindHead(int columns) {
      return "\n" + "|--:".repeat(columns) + "|";
    }

    @Override
    String field(String text) {
      return text.replaceAll("([|\\\\])", "\\\\$1");
    }
  },

  /// A `tabular` of LaTeX, the first column set off.
  LATEX("", " & ", " \\\\") {
    @Override
    String before(int columns) {
      return "\\begin{tabular}{r|" + "r".repeat(columns - 1) + "}\n";
    }

    @Override
    String behindHead(int columns) {
      return " \\hline";
    }

    @Override
    String after() {
      return "\\end{tabular}\n";
    }

    @Override
    String field(String text) {
      return SPECIAL
          .matcher(text)
          .replaceAll(found ->
              switch (found.group()) {
                case "\\" -> "\\\\textbackslash{}";
                case "^" -> "\\\\textasciicircum{}";
                case "~" -> "\\\\textasciitilde{}";
                default -> "\\\\" + found.group().replace("$", "\\$");
              });
    }
  };

  private static final Pattern SPECIAL = Pattern.compile("[\\\\^~&%$#_{}]");

  private final String begin;
  private final String between;
  private final String end;

  TableForm(String begin, String between, String end) {
    this.begin = begin;
    this.between = between;
    this.end = end;
  }

  /// A field as it has to be written.
  abstract String field(String text);

  String before(int columns) {
    return "";
  }

  String behindHead(int columns) {
    return "";
  }

  String after() {
    return "";
  }

  /// Writes the records, of which the first holds the heads of the columns, and leaves the stream
  /// open.
  public void write(Stream<List<String>> records, PrintStream out) {
    Iterator<List<String>> left = records.iterator();
    List<String> head = left.next();
    out.println(before(head.size()) + record(head) + behindHead(head.size()));
    left.forEachRemaining(record -> out.println(record(record)));
    out.print(after());
  }

  private String record(List<String> fields) {
    return fields.stream().map(this::field).collect(Collectors.joining(between, begin, end));
  }
}
