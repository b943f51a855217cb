package org.grundy.cli.process;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The words of a command line, as they would be typed into a shell.
public final class CommandWords {
  private static final Set<String> LIMITS = Set.of("--nodes", "--time", "--memory");

  private CommandWords() {}

  /// `grundy` with the words, those with special characters in quotes.
  public static String line(List<String> words) {
    StringBuilder line = new StringBuilder("grundy");
    for (String word : words) {
      boolean plain = word.matches("[\\w./:=+,-]+");
      line.append(' ').append(plain ? word : "'" + word.replace("'", "'\\''") + "'");
    }
    return line.toString();
  }

  /// The line that goes on with the work of these words, without its limits.
  public static String resuming(List<String> words) {
    return resuming(words, List.of());
  }

  /// The line that goes on with the work of these words, with other limits.
  public static String resuming(List<String> words, List<String> limits) {
    List<String> kept = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (LIMITS.contains(word)) {
        i++;
      } else if (!word.equals("--resume")
          && LIMITS.stream().noneMatch(l -> word.startsWith(l + "="))) {
        kept.add(word);
      }
    }
    kept.add("--resume");
    kept.addAll(limits);
    return line(kept);
  }
}
