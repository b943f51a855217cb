package org.grundy.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A line of shell that runs one Grundy: `grundy …`, `grundy … < FILE` or `printf TEXT | grundy …`.
/// It knows single quotes, and the escapes of `printf` and of `$'…'`.
final class ShellLine {
  private final List<String> arguments;
  private final byte[] input;

  private ShellLine(List<String> arguments, byte[] input) {
    this.arguments = List.copyOf(arguments);
    this.input = input;
  }

  static ShellLine of(String line) {
    List<String> words = words(line);
    byte[] input = {};
    if (words.getFirst().equals("printf")) {
      input = unescaped(words.get(1));
      words = words.subList(words.indexOf("|") + 1, words.size());
    }
    int redirection = words.indexOf("<");
    if (redirection > 0) {
      input = read(Path.of(words.get(redirection + 1)));
      words = words.subList(0, redirection);
    }
    if (!words.getFirst().equals("grundy") && !words.getFirst().equals("./grundy")) {
      throw new IllegalArgumentException("not a line that runs grundy: " + line);
    }
    return new ShellLine(words.subList(1, words.size()), input);
  }

  CommandRun run() {
    return CommandRun.of(input, CommandRun.ENVIRONMENT, arguments.toArray(String[]::new));
  }

  private static byte[] read(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new IllegalArgumentException("no input: " + file, e);
    }
  }

  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    int at = 0;
    while (at < line.length()) {
      if (line.charAt(at) == ' ') {
        at++;
        continue;
      }
      StringBuilder word = new StringBuilder();
      while (at < line.length() && line.charAt(at) != ' ') {
        boolean escapes = line.startsWith("$'", at);
        if (!escapes && line.charAt(at) != '\'') {
          word.append(line.charAt(at++));
          continue;
        }
        int from = at + (escapes ? 2 : 1);
        int to = line.indexOf('\'', from);
        String quoted = line.substring(from, to);
        word.append(escapes ? new String(unescaped(quoted), StandardCharsets.UTF_8) : quoted);
        at = to + 1;
      }
      words.add(word.toString());
    }
    return words;
  }

  /// The bytes of a text with `\n`, `\xHH` and `\OOO`.
  private static byte[] unescaped(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int at = 0;
    while (at < text.length()) {
      if (text.charAt(at) != '\\') {
        bytes.writeBytes(text.substring(at, at + 1).getBytes(StandardCharsets.UTF_8));
        at++;
      } else if (text.charAt(at + 1) == 'n') {
        bytes.write('\n');
        at += 2;
      } else if (text.charAt(at + 1) == 'x') {
        bytes.write(Integer.parseInt(text.substring(at + 2, at + 4), 16));
        at += 4;
      } else {
        bytes.write(Integer.parseInt(text.substring(at + 1, at + 4), 8));
        at += 4;
      }
    }
    return bytes.toByteArray();
  }
}
