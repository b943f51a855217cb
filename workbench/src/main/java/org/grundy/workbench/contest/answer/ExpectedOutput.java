package org.grundy.workbench.contest.answer;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// The right output for an input, line by line; a line may have several right texts.
///
/// @param lines for each line the texts that are right; the first is the one that Grundy prints
public record ExpectedOutput(List<List<String>> lines) {
  public ExpectedOutput {
    lines = lines.stream().map(List::copyOf).toList();
  }

  /// The output that Grundy prints.
  public String text() {
    return lines.stream().map(line -> line.getFirst() + "\n").collect(Collectors.joining());
  }

  /// The index of the first line of another output that is not right, from 0; -1 where all are.
  /// Blanks at the ends of lines and empty lines at the end do not count.
  public int firstFault(String output) {
    List<String> own = output.stripTrailing().lines().map(String::stripTrailing).toList();
    for (int i = 0; i < lines.size(); i++) {
      if (i == own.size() && isBlankFrom(i)) {
        return -1;
      }
      if (i == own.size() || !isRight(i, own.get(i))) {
        return i;
      }
    }
    return own.size() > lines.size() ? lines.size() : -1;
  }

  private boolean isRight(int index, String line) {
    return lines.get(index).stream().anyMatch(right -> right.stripTrailing().equals(line));
  }

  private boolean isBlankFrom(int index) {
    return lines.subList(index, lines.size()).stream().allMatch(line -> line.contains(""));
  }

  /// Whether another output has the right words in other places, or in letters of another case.
  public boolean hasTheWordsOf(String output) {
    return words(output).equals(words(text()));
  }

  private static String words(String text) {
    return text.replaceAll("\\s+", " ").strip().toLowerCase(Locale.ROOT);
  }
}
