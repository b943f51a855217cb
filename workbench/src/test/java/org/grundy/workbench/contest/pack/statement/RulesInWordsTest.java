package org.grundy.workbench.contest.pack.statement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.games.Catalogue;
import org.grundy.games.CatalogueGame;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Rules told in sentences.
class RulesInWordsTest {
  private static final Catalogue CATALOGUE = new Catalogue();

  static Stream<String> allRules() {
    return Stream.concat(
        CATALOGUE.names().stream()
            .map(CATALOGUE::find)
            .flatMap(Optional::stream)
            .map(CatalogueGame::rulesText),
        CATALOGUE.contestIds().stream().map(CATALOGUE::rulesOfContest).flatMap(Optional::stream));
  }

  /// No line of moves is left out, and no word of the language is left in.
  @ParameterizedTest
  @MethodSource("allRules")
  void eachLineOfMovesIsTold(String text) {
    GameRules rules = RulesParser.parse("rules", text);
    String words = RulesInWords.of(rules);
    long moves = words.lines().filter(line -> line.startsWith("- ")).count();
    assertThat(
            rules.rules().size() > 1
                ? moves
                : words.split("A move (?:takes|chooses|replaces) ", -1).length - 1)
        .as(words)
        .isEqualTo(rules.rules().size());
    assertThat(words).doesNotContain("null", "->", "misere");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "board heap|param m = 3|take 1..m; A move takes tokens from one heap; their number is `1` to `m`.",
        "board heap|param S = 2 5|take S 7; their number is one of `S` or `7`.",
        "board heap|take primes powers of 2; their number is one of `primes` or one of `powers of 2`.",
        "board heap|take 1..2 in up to 3 heaps each; is `1` to `2`, in up to 3 heaps at once.",
        "board heap|take 1..2 in exactly 2 heaps same; in exactly 2 heaps at once, the same number from each.",
        "board heaps a b|move (a,b) -> (a-k,b) | (a,b-k) for k >= 1; A move replaces heaps of `(a,b)` by `(a-k,b)`, or by `(a,b-k)` for any numbers with `k >= 1`.",
        "board heap|move n -> n - k where k >= 1 except 2 3; by `n - k` for any numbers with `k >= 1`, but leaves none of `2 3`.",
        "board heap|move n -> a + b where a + b = n, a >= 1, b >= 1|play misere; A `+` outside of parentheses stands between heaps.",
        "board grid|cells . X|move . -> X|win [ X X ] rotate; Who makes signs stand as in `[ X X ]`, turned or not, wins at once.",
        "board grid|cells . # o|move . -> o along N S up to 2 over . -> # forbid o; from there on cells become `#` in the directions N S, up to the first that does not hold `.`, at most 2 in each; there must not be one with `o` then.",
        "board strip|cells .|token o slide W over . blocked; A move takes a token `o` one or more steps in the direction W; each cell that it enters holds `.` and no other token.",
        "board strip|cells o .|move o -> . sums over o -> .; whose number is a sum of the chosen number and of numbers of cells without `o`, each as often as wanted.",
        "board graph|move edge u-v : contract edge; A move chooses an edge `u-v` and makes one vertex of its two ends.",
        "board graph|move pair u-v where distance of u-v = 2 : add edge; A move chooses two vertices `u-v`, where distance of u-v = 2, and draws an edge between them; no edge was there before.",
        "board graph|move pair u-v where degree of u <= 2, degree of v <= 2 : add vertex; A move chooses two vertices `u-v`, where degree of u <= 2, degree of v <= 2, and joins a new vertex to both.",
        "board graph|ground g|move vertex v where degree of v is odd : delete v, neighbours of v; A move chooses a vertex `v`, where degree of v is odd, and deletes v, neighbours of v.",
        "board graph|move edge u-v : delete edge|win delete x; Who deletes the vertex `x` wins at once.",
      })
  void aLineIsToldInWords(String lines, String sentence) {
    String text = "game G\n" + lines.replaceAll("\\|(?=[a-z]{3,} )", "\n") + "\n";
    assertThat(RulesInWords.of(RulesParser.parse("rules", text))).contains(sentence);
  }

  @Test
  void markdownBecomesLatex() {
    assertThat(
            Latex.of(
                "A *b* **c** `x_1 % {2}` [d](e.md) – 3 ≤ 4\n\n- one\n  - two\n- three\n\nend\n"))
        .isEqualTo(
            """
            A \\emph{b} \\textbf{c} \\texttt{x\\_1 \\% \\{2\\}} d -- 3 $\\le$ 4

            \\begin{itemize}
            \\item one
            \\begin{itemize}
            \\item two
            \\end{itemize}
            \\item three
            \\end{itemize}

            end
            """);
  }
}
