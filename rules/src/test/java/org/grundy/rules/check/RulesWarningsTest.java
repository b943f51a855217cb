package org.grundy.rules.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.rules.RandomRules;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.game.Warning;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulesWarningsTest {
  private static List<Warning> warnings(String lines) {
    return RulesParser.read("test", "game  Test\n" + lines.replace("; ", "\n") + "\n").warnings();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          board heap n; move n -> 0 | a | a + b where 1 <= a < b < n ~ 3 ~ `1 -> 0` is no move
          board heap n; move n -> n - k | a + b where 1 <= k <= 2, a + b = n - 3 ~ 3 ~ `1 -> 0` is no move
          board heaps a b; move (a,b) -> (a-k,b) | (a,b-j) where 1 <= k <= a, 1 <= j <= b ~ 3 ~ is no move
          board heap; move n -> n - k where 3 <= k <= 2 ~ 3 ~ this line is never a move
          board heap; take 1; move n -> n + 1 where 1 <= n, n <= 3; play loopy ~ 4 ~ leaves the heap as it is
          board heap; take 1; move n -> n - k where not (k >= 0) ~ 4 ~ this line is never a move
          board heap; move n -> n - 1 where n >= 1 | n - k where k < 1, k > 1 ~ 3 ~ result 2 is never a move
          board heap; move n -> sum i in 5..1 of (n-i) where n >= 9 ~ 3 ~ this line is never a move
          board heap; move n -> 0 copies of (n-1) where n >= 1 ~ 3 ~ this line is never a move
          board heap; move n -> n - k where 5 <= k <= 4 in up to 2 heaps each ~ 3 ~ this line is never a move
          board heaps a b; move (a,b) -> (a-k,b) where 2 <= k < 2 ~ 3 ~ this line is never a move
          board heap; take 1 2; take 1 2 ~ 4 ~ says the same as one before
          board graph; move vertex v : delete v; move vertex v : delete v ~ 4 ~ each of its moves counts twice
          board strip; cells . X; move . -> X; win [ X X ]; win [ X X ] ~ 6 ~ it wins no more
          board strip; cells . X #; move . -> X along E over . -> X forbid . # ~ 4 ~ rays pass over `.`
          board strip; cells . X #; move . -> X; win [ # # ] ~ 5 ~ nobody wins by it
          board strip; cells . X #; move . -> X; avoid [ # * ] ~ 5 ~ it forbids nothing
          board strip; cells . X; move . -> X; start fill X ~ 5 ~ a board of `X` has no move
          board grid; cells . X; move . -> X; win [ . . . ]; start fill . ~ 5 ~ no move writes a glyph
          board grid; cells . X o; move . -> X; win [ X * ]; start fill X ~ 6 ~ is over before the first move
          """)
  void whatIsHardlyMeant(String lines, int line, String words) {
    List<Warning> warnings = warnings(lines);
    assertThat(warnings).isNotEmpty();
    assertThat(warnings.getFirst().place().line()).isEqualTo(line);
    assertThat(warnings.getFirst().problem()).contains(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          board heaps a b; move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1
          board heap n; move n -> a + b where a + b = n, 1 <= a < b
          board heap n; move n -> n - k where k = 2 * j, j >= 1
          board heap n; move n -> n - a | n - a - b where a >= 1, b >= 0, a + b <= n
          board heap n; move n -> n - k where 100 <= k <= 100
          board heap n; move n -> k copies of a where a*k = n, k >= 2, a >= 1
          board heap; take 1; move n -> (n + 1) where 1 <= n, n <= 3; play loopy
          board heaps a b; move (a,b) -> (a-i,b-j) where 1 <= i, 1 <= j, i - j <= 2, j - i <= 2
          board grid; cells . X #; move [ . . . . . . . ] -> [ X X X X X X X ]; start fill .
          board ring; cells o x #; move o -> # along E over x -> # forbid o #; start fill o
          board ring; cells o x #; move o -> # along (0,3) over x -> # forbid o; start fill o
          board grid; cells o x #; move o -> # along E over x -> # forbid o; start fill o
          board grid; cells o x #; move o -> # along N S E W over x -> # forbid o; start fill o
          """)
  void whatMayBeMeant(String lines) {
    assertThat(warnings(lines)).isEmpty();
  }

  /// Warnings are never errors, and looking for them never fails.
  @Test
  void randomRulesAreReadAllTheSame() {
    RandomRules games = new RandomRules(11);
    int warned = 0;
    for (int i = 0; i < 300; i++) {
      GameRules rules = games.next();
      String text = RulesFormatter.format(rules);
      assertThat(RulesParser.read("test", text).rules()).isEqualTo(rules);
      warned += RulesWarnings.of(rules).isEmpty() ? 0 : 1;
    }
    assertThat(warned).isBetween(10, 250);
  }
}
