package org.grundy.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Rules that no other test knows, with answers that an interpreter of the language's text worked
/// out which shares no code with this program: `unseen-rules.txt`, in each line a position, its
/// outcome, its value (`-` where it has none, or only in another game) and its number of winning
/// moves.
class UnseenRulesTest {
  record Case(String title, GameRules rules, List<String> rows) {
    @Override
    public String toString() {
      return title;
    }
  }

  static Stream<Case> cases() throws IOException {
    String table;
    try (InputStream in = UnseenRulesTest.class.getResourceAsStream("unseen-rules.txt")) {
      table = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
    List<Case> cases = new ArrayList<>();
    for (String block : table.split("(?m)^=== ", -1)) {
      if (!block.isBlank()) {
        String[] parts = block.substring(block.indexOf('\n') + 1).split("--- positions\n", -1);
        String title = block.substring(0, block.indexOf('\n'));
        cases.add(new Case(title, BoardGames.game(parts[0]), parts[1].lines().toList()));
      }
    }
    return cases.stream();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void everySoundMethodSaysWhatTheLanguageMeans(Case unseen) {
    assertThat(unseen.rows).hasSizeGreaterThanOrEqualTo(4);
    for (String row : unseen.rows) {
      String[] fields = row.split("\t", -1);
      Problem problem = new Problem(unseen.rules, BoardGames.positions(unseen.rules, fields[0]));
      List<Plan> plans = Comparison.soundPlans(problem);
      assertThat(plans).extracting(Plan::method).contains("definition");
      for (Plan plan : plans) {
        assertThat(facts(plan, fields[2]))
            .as("%s of %s in %s", plan.method(), fields[0], unseen.title)
            .isEqualTo(Arrays.asList(fields).subList(1, 4));
      }
    }
  }

  private static List<String> facts(Plan plan, String value) {
    Solution solution = plan.solve(new Meter(Budget.ofThisProcess()));
    return List.of(
        solution.outcome() == Outcome.N ? "wins" : "loses",
        value.equals("-") ? value : Long.toString(solution.value().orElseThrow()),
        solution.winningMoves().toString());
  }

  @Test
  void thereAreManyOfManyKinds() throws IOException {
    List<String> texts = cases().map(unseen -> unseen.rules.toString()).toList();
    assertThat(texts).hasSizeGreaterThanOrEqualTo(40);
    for (String kind :
        List.of("FloodMove", "TokenMove", "effect=WIN", "MISERE", "(1,2)", "rotate=true")) {
      assertThat(texts).as(kind).filteredOn(text -> text.contains(kind)).hasSizeGreaterThan(2);
    }
  }
}
