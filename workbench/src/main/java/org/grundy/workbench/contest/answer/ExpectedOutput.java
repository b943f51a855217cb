package org.grundy.workbench.contest.answer;

import java.util.Iterator;
import java.util.List;
import java.util.StringTokenizer;
import java.util.stream.Collectors;

/// The right output for an input, line by line; a line may have several right texts.
///
/// @param lines for each line the texts that are right; the first is the one that Grundy prints
public record ExpectedOutput(List<List<String>> lines) {
  private static final String BLANKS = " \t\n\u000b\f\r";

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
    Iterator<String> own = output.stripTrailing().lines().iterator();
    for (int i = 0; i < lines.size(); i++) {
      if (!own.hasNext()) {
        return isBlankFrom(i) ? -1 : i;
      }
      if (!isRight(i, own.next().stripTrailing())) {
        return i;
      }
    }
    return own.hasNext() ? lines.size() : -1;
  }

  private boolean isRight(int index, String line) {
    return lines.get(index).stream().anyMatch(right -> right.stripTrailing().equals(line));
  }

  private boolean isBlankFrom(int index) {
    return lines.subList(index, lines.size()).stream().allMatch(line -> line.contains(""));
  }

  /// True if another output has the right words in other places, or in letters of another case.
  public boolean hasTheWordsOf(String output) {
    StringTokenizer words = new StringTokenizer(text(), BLANKS);
    StringTokenizer others = new StringTokenizer(output, BLANKS);
    while (words.hasMoreTokens() && others.hasMoreTokens()) {
      if (!words.nextToken().equalsIgnoreCase(others.nextToken())) {
        return false;
      }
    }
    return words.hasMoreTokens() == others.hasMoreTokens();
  }
}
