package org.grundy.workbench.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Contest problems with their samples and published sequences that need arithmetic, sets and
/// alternatives with conditions of their own. After the name: the board, the moves, what is known.
class EquationSamplesTest {
  private static final long NODES = 5_000_000;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          CF 2004E; heap; n -> n - k where gcd(k,n) = 1, k >= 1; 3 + 2 + 9 loses, 3 + 3 + 6 + 1 wins, 1 + 2 + 3 + 4 + 5 loses
          CF 1537D; heap; n -> n - k where k divides n, 1 < k < n; 1 loses, 4 wins, 12 wins, 69 loses
          CF 150A; heap; n -> k where k divides n, 1 < k < n; 6 wins, 4 wins, 7 loses, 30 = 2
          CF 167C; heaps a b; (a,b) -> (a,b%a) for 1 <= a <= b | (a,b-a) for 1 <= a <= b | (a,b-a^k) for 2 <= a <= b, k >= 2 | (a%b,b) for 1 <= b <= a | (a-b,b) for 1 <= b <= a | (a-b^k,b) for 2 <= b <= a, k >= 2; (10,21) wins, (31,10) loses, (0,1) loses, (10,30) wins
          EXPGAME; heap; n -> n - a^a where a >= 1; 1 wins, 2 loses, 4 wins, 5 loses
          i-Mark; heap; n -> n / 2 where 2 divides n, n >= 1 | n - 1; 1 = 1, 2 = 0, 3 = 1, 4 = 2, 5 = 0, 6 = 2, 7 = 0, 16 = 2, 18 = 1
          Mark-4; heap; n -> n / 4 where n >= 1 | n - 1 | n - 2 | n - 3; 4 loses, 8 loses, 12 loses, 16 wins, 20 loses, 36 loses
          A365533; heap; n -> n - k where not (k divides n), 1 <= k <= n; 2 = 0, 4 = 1, 6 = 1, 8 = 3, 10 = 2, 12 = 4, 14 = 6, 16 = 7
          A227691; heap; n -> n - k where k in primes; 1 loses, 2 wins, 8 wins, 9 loses, 10 loses, 11 wins, 23 wins
          Mock Turtles; heap; n -> 0 where n >= 1 | a where 1 <= a < n | a + b where 1 <= a < b < n; 1 = 1, 2 = 2, 3 = 4, 4 = 7, 5 = 8, 6 = 11
          """)
  void theRulesGiveWhatIsKnown(
      String name, String board, String moves, String known, @TempDir Path folder)
      throws IOException {
    StringBuilder rules =
        new StringBuilder("game " + name + "\nboard " + board + "\nmove " + moves + "\n");
    for (String one : List.of(known.split(", (?![0-9]+\\))", -1))) {
      rules.append("expect ").append(one).append('\n');
    }
    Path file = Files.writeString(folder.resolve("sample.game"), rules);
    CheckReport report =
        new Workbench()
            .check(file, new Meter(Budget.ofNodes(NODES, Budget.ofThisProcess().bytes())));
    assertThat(report.holds()).as("%s: %s", rules, report.results()).isTrue();
  }
}
