package org.grundy.workbench.contest.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ExpectedOutputTest {
  private static final List<String> WORDS = List.of("a", "B", "", " ", "a b", "b", "\t", "A  b ");

  /// What is meant, with all lines in a list.
  private static int plain(List<List<String>> lines, String output) {
    List<String> own = output.stripTrailing().lines().map(String::stripTrailing).toList();
    for (int i = 0; i < lines.size(); i++) {
      boolean blank = lines.subList(i, lines.size()).stream().allMatch(line -> line.contains(""));
      if (i == own.size()) {
        return blank ? -1 : i;
      }
      String got = own.get(i);
      if (lines.get(i).stream().noneMatch(right -> right.stripTrailing().equals(got))) {
        return i;
      }
    }
    return own.size() > lines.size() ? lines.size() : -1;
  }

  private static String words(String text) {
    return text.replaceAll("\\s+", " ").strip().toLowerCase(Locale.ROOT);
  }

  @Test
  void faultsAreThoseOfTheLines() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 20_000; i++) {
      List<List<String>> lines = new ArrayList<>();
      for (int line = random.nextInt(4); line > 0; line--) {
        lines.add(
            random.nextInt(4) == 0
                ? List.of(WORDS.get(random.nextInt(WORDS.size())), "")
                : List.of(WORDS.get(random.nextInt(WORDS.size()))));
      }
      StringBuilder output = new StringBuilder();
      for (int line = random.nextInt(5); line > 0; line--) {
        output.append(WORDS.get(random.nextInt(WORDS.size()))).append(line > 1 ? "\n" : "");
      }
      ExpectedOutput expected = new ExpectedOutput(lines);
      String text = output.toString();
      assertThat(expected.firstFault(text)).as("%s %s", lines, text).isEqualTo(plain(lines, text));
      assertThat(expected.hasTheWordsOf(text))
          .as("%s %s", lines, text)
          .isEqualTo(words(text).equals(words(expected.text())));
    }
  }

  @Test
  void millionsOfShortLinesAreNotKept() {
    ExpectedOutput expected = new ExpectedOutput(List.of(List.of("1"), List.of("2")));
    assertThat(expected.firstFault("1\n".repeat(100_000_000))).isEqualTo(1);
    assertThat(expected.hasTheWordsOf("1\n".repeat(100_000_000))).isFalse();
  }
}
