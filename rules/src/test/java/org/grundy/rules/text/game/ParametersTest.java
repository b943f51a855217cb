package org.grundy.rules.text.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.grundy.core.InputException;
import org.grundy.rules.json.RulesJson;
import org.grundy.rules.tree.Binding;
import org.grundy.rules.tree.Expectation;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Take;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `param` lines: the rules hold the numbers, and the text, the JSON and known answers the names.
class ParametersTest {
  private static final String FILE =
      """
      game  Take a few
      board heap
      param k = 2
      param S = 7 9..11
      take  1..k S
      move  n -> n - j where k < j < k*2
      expect 3 = 0
      expect 4 = 0 with k = 3
      """;

  private static GameRules rules(String text) {
    return RulesParser.parse("a.game", text);
  }

  private static List<Binding> values(String text) {
    return RulesParser.bindings("values", text);
  }

  /// Every place where a number of a rule may stand: the rules are those of the file in which the
  /// numbers themselves stand.
  @Test
  void rulesAreThoseWithTheNumbersInTheirPlace() {
    List<String> files =
        List.of(
            "board heap; take  1..k S k; move  n -> n - j where 1 <= j <= k, j != 2*k",
            "board heap; take  k..9; code  0.{k,9}; code  {2..k}.0; code  S(1,k)",
            "board heaps a b; move  (a,b) -> (a-j,b) | (a-k*j,b) for j >= 1, k > 0",
            "board grid; cells . o; move  o -> . along N (k,-k) up to k over o -> .; "
                + "token @ step E (1,k) over .",
            "board strip; cells . o; move  o -> . along E (0,-k) up to k over o -> .",
            "board graph; move  vertex v where degree of v >= k : delete v");
    Random random = new Random(20261122);
    for (String file : files) {
      for (int i = 0; i < 5; i++) {
        int k = 2 + random.nextInt(7);
        String lines = "game  A; " + file;
        GameRules open =
            rules(
                (lines + "; param k = 1; param S = 9")
                    .replace("; ", "\n")
                    .replace("k = 1", "k = 2"));
        GameRules bound = RulesParser.bind(open, values("k = " + k + ", S = 3 5..8"));
        String plain = lines.replaceAll("\\bk\\b", "" + k).replaceAll("\\bS\\b(?!\\()", "3 5..8");
        assertThat(bound.bound().rules()).isEqualTo(rules(plain.replace("; ", "\n")).rules());
      }
    }
  }

  @Test
  void textAndJsonKeepTheNames() {
    GameRules rules = rules(FILE);
    assertThat(RulesFormatter.format(rules)).isEqualTo(FILE);
    assertThat(RulesFormatter.reformat("a.game", FILE)).isEqualTo(FILE);
    assertThat(RulesJson.read("a.json", RulesJson.write(rules))).isEqualTo(rules);
    GameRules other = RulesParser.bind(rules, values("k=5"));
    assertThat(rules(RulesFormatter.format(other))).isEqualTo(other);
    assertThat(RulesJson.read("a.json", RulesJson.write(other))).isEqualTo(other);
  }

  @Test
  void knownAnswersGoOnToSpeakOfTheirNumbers() {
    Binding two = new Binding("k", List.of(new Take.Range(2, 3)));
    GameRules other = RulesParser.bind(rules(FILE), values("k=3"));
    assertThat(other.expectations())
        .containsExactly(
            new Expectation("3", new Expectation.Expected.Value(0), List.of(two)),
            new Expectation("4", new Expectation.Expected.Value(0)));
  }

  @Test
  void aParameterWithoutANumberTakesItFromOutside() {
    String open = FILE.replace("param k = 2", "param k").replace("expect 3 = 0\n", "");
    assertThatThrownBy(() -> rules(open))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("a.game:3:7: the parameter `k` has no number")
        .hasMessageContaining("such as k=2");
    assertThat(RulesParser.read("a.game", open, values("k=4")).rules().bound().rules())
        .isEqualTo(RulesParser.bind(rules(FILE), values("k=4")).bound().rules());
    assertThat(RulesParser.check("a.game", open, List.of()).rules().parameters().values())
        .isEqualTo(values("k=3, S=7,9..11"));
    assertThat(RulesFormatter.reformat("a.game", open)).isEqualTo(open);
  }

  @Test
  void whatIsAskedLeavesNothingOpen() {
    GameRules bound = rules(FILE).bound();
    assertThat(bound.title()).isEqualTo("Take a few with k = 2, S = 7 9..11");
    assertThat(bound.parameters().list()).isEmpty();
    assertThat(rules(RulesFormatter.format(bound))).isEqualTo(bound);
  }

  @Test
  void anUnusedParameterIsWarnedOf() {
    ReadRules read = RulesParser.read("a.game", "game A\nboard heap\nparam k = 1\ntake 1\n");
    assertThat(read.warnings())
        .singleElement()
        .satisfies(warning -> {
          assertThat(warning.problem()).isEqualTo("no line of moves names the parameter `k`");
          assertThat(warning.place().line()).isEqualTo(3);
        });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "k=0 ! 5:7: the range `1..k` ends before it begins",
        "k=1..3 ! 5:7: `k` stands for several numbers, where one is needed",
        "S=0 ! 5:12: `S` stands for 0: a move takes at least one token",
        "j=1 ! the game has no parameter `j`",
        "k ! values:1:2: the line ends here, expected `=` and a number, or several",
        "k=2,k=3 ! values:1:5: `k` is given twice",
        "k=-1 ! values:1:3: found `-`, expected a number from 0",
        "k=3..1 ! values:1:3: the range `3..1` ends before it begins",
        "k=99999999999999999999 ! values:1:3: the number `99999999999999999999` is too large",
      })
  void badNumbersAreRefused(String given, String says) {
    assertThatThrownBy(() -> RulesParser.read("a.game", FILE, values(given)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(says);
  }
}
