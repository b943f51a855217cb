package org.grundy.solvers.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Problem;
import org.grundy.solvers.play.Remoteness.End;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How long plays last, against a recursion that takes nothing apart.
class RemotenessTest {
  private static GameRules rules(String lines) {
    return RulesParser.parse("test", "game A\n" + lines.replace("; ", "\n") + "\n");
  }

  private static Meter meter() {
    return new Meter(Budget.ofThisProcess());
  }

  private static End plainly(Problem sum, Map<String, End> known) {
    String key =
        sum.addends().stream()
            .map(addend -> addend.name() + PositionText.format(addend.rules(), addend.position()))
            .sorted()
            .collect(Collectors.joining("+"));
    End before = known.get(key);
    if (before == null) {
      List<End> ends = new ArrayList<>();
      for (int i = 0; i < sum.addends().size(); i++) {
        int summand = i;
        Addend addend = sum.addends().get(i);
        LiteralMoves.of(addend.rules())
            .options(
                addend.position(),
                option ->
                    ends.add(
                        option.ends()
                            ? new End(true, 1)
                            : plainly(sum.after(summand, option.sum()), known).before()));
      }
      before =
          ends.isEmpty()
              ? new End(sum.play() == Play.MISERE, 0)
              : Collections.max(ends, End.PREFERRED);
      known.put(key, before);
    }
    return before;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "board heap; take 1 2 3 ! 0 1 3 6 9",
        "board heap; code 0.77 ! 1 4 6",
        "board heap; code 0.137; play misere ! 1 3 5 7",
        "board grid; cells . #; move [ . . ] -> [ # # ] rotate ! .. .|. ..|.. ...|.#. ...|...",
        "board strip; cells . X; move . -> X; avoid [ X X ]; play misere ! ... X... ......",
        "board strip; cells . X; move . -> X; win [ X X X ] ! .... X.X. ......",
        "board graph; move vertex v : delete v, neighbours of v ! a-b b-c | a-b-c-d-a",
        "board heaps a b; move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1 ! 1,2 3,3 0,4",
      })
  void agreesWithPlayingWholeSumsOut(String lines, String positions) {
    GameRules rules = rules(lines);
    String between = lines.contains("graph") ? "\\s+\\|\\s+" : "\\s+";
    List<Position> all =
        Pattern.compile(between)
            .splitAsStream(positions.strip())
            .map(text -> PositionText.parse(rules, "test", text, 1).getFirst())
            .toList();
    SplittableRandom random = new SplittableRandom(3);
    Map<String, End> known = new HashMap<>();
    Remoteness remoteness = new Remoteness(new Problem(rules, List.of(all.getFirst())), meter());
    for (int round = 0; round < 30; round++) {
      List<Position> sum = new ArrayList<>();
      for (int i = random.nextInt(1, 4); i > 0; i--) {
        sum.add(all.get(random.nextInt(all.size())));
      }
      Problem problem = new Problem(rules, sum);
      if (!problem.isOver()) {
        assertThat(remoteness.of(problem)).as("%s", sum).isEqualTo(plainly(problem, known));
      }
    }
  }

  /// Of 4k tokens of which 1 to 3 are taken the loser leaves 4k - 1, and so on.
  @Test
  void ofOneHeapAndOfTwoEqualOnes() {
    GameRules three = rules("board heap; take 1 2 3");
    Remoteness remoteness =
        new Remoteness(new Problem(three, List.of(new HeapPosition(0))), meter());
    for (long n = 0; n < 40; n++) {
      End end = remoteness.of(new Problem(three, List.of(new HeapPosition(n))));
      assertThat(end).isEqualTo(new End(n % 4 > 0, (int) (n / 4 * 2 + (n % 4 > 0 ? 1 : 0))));
    }
    GameRules nim = rules("board heap; take 1..99");
    Remoteness ofNim = new Remoteness(new Problem(nim, List.of(new HeapPosition(0))), meter());
    for (long n = 0; n < 9; n++) {
      Problem equal = new Problem(nim, List.of(new HeapPosition(n), new HeapPosition(n)));
      assertThat(ofNim.of(equal)).isEqualTo(new End(false, (int) (2 * n)));
    }
  }

  @Test
  void endsWithItsBudget() {
    GameRules nim = rules("board heap; take 1..99");
    List<Position> large =
        List.of(new HeapPosition(90), new HeapPosition(91), new HeapPosition(92));
    Problem problem = new Problem(nim, large);
    assertThatThrownBy(
            () -> new Remoteness(problem, new Meter(Budget.ofNodes(100, 1L << 24))).of(problem))
        .isInstanceOf(BudgetSpentException.class);
  }
}
