package org.grundy.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A command as a document shows it: what is typed, and what then stands in the terminal.
///
/// In the expected lines `…` stands for any text within a line and, alone on a line, for any lines;
/// numbers of milliseconds may be any.
///
/// @param where file and line, for messages
/// @param typed the line after the prompt
/// @param printed the lines before the next prompt
record Transcript(String where, String typed, List<String> printed) {
  private static final String PROMPT = "$ ";
  private static final Pattern MILLISECONDS =
      Pattern.compile("[0-9][0-9.,]*(?= ms\\b)|(?<=\"milliseconds\":)[0-9.E-]+");
  private static final String EXIT_CODE = "echo $?";

  /// The commands in the console blocks of a Markdown document.
  static List<Transcript> inMarkdown(Path document) throws IOException {
    List<Transcript> found = new ArrayList<>();
    List<String> lines = Files.readAllLines(document);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).equals("```console")) {
        int fromLine = i + 1;
        do {
          i++;
        } while (!lines.get(i).equals("```"));
        found.addAll(in(document.toString(), lines.subList(fromLine, i), fromLine + 1));
      }
    }
    return found;
  }

  /// The commands in lines of a terminal.
  ///
  /// @param firstLine the number of the first line in its file
  static List<Transcript> in(String file, List<String> lines, int firstLine) {
    List<Transcript> found = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(PROMPT)) {
        int toLine = i + 1;
        while (toLine < lines.size() && !lines.get(toLine).startsWith(PROMPT)) {
          toLine++;
        }
        found.add(
            new Transcript(
                file + ":" + (firstLine + i),
                lines.get(i).substring(PROMPT.length()),
                withoutBlankEnd(lines.subList(i + 1, toLine))));
      }
    }
    return found;
  }

  /// Whether this is a line that runs Grundy, and not the shell or the build.
  boolean runsGrundy() {
    return typed.matches("(printf .*\\| )?(\\./)?grundy .*");
  }

  /// Whether this asks for the exit code of the command before it.
  boolean asksExitCode() {
    return typed.equals(EXIT_CODE);
  }

  /// Whether a text is what the document shows.
  boolean matches(String text) {
    StringBuilder pattern = new StringBuilder();
    for (String line : printed) {
      if (line.strip().equals("…")) {
        pattern.append("(?:[^\n]*\n)*?");
        continue;
      }
      String[] parts = masked(line).split("…", -1);
      for (int i = 0; i < parts.length; i++) {
        pattern.append(i == 0 ? "" : "[^\n]*").append(Pattern.quote(parts[i]));
      }
      pattern.append("\n");
    }
    return Pattern.matches(pattern + "\n*", masked(text));
  }

  @Override
  public String toString() {
    return where + ": " + typed;
  }

  private static String masked(String text) {
    return MILLISECONDS.matcher(text).replaceAll("0");
  }

  private static List<String> withoutBlankEnd(List<String> lines) {
    int toLine = lines.size();
    while (toLine > 0
        && (lines.get(toLine - 1).isBlank() || lines.get(toLine - 1).startsWith("# "))) {
      toLine--;
    }
    return List.copyOf(lines.subList(0, toLine));
  }
}
