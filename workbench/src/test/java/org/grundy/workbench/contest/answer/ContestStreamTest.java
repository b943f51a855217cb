package org.grundy.workbench.contest.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.planner.Planner;
import org.grundy.solvers.play.DefinitionMethod;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.SpecParser;
import org.grundy.workbench.contest.input.ContestInput;
import org.grundy.workbench.contest.input.InputReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Cases are a stream: none is kept, what they share is solved once, and nothing is taken that an
/// input only announces.
class ContestStreamTest {
  private static final String NIM = "game Nim\nboard heap n\nmove n -> n - k where k >= 1\n";
  private static final Planner DEFINITION = new Planner(List.of(new DefinitionMethod()));

  private static String output(String format, String rules, String text, Meter meter) {
    ContestSpec spec = SpecParser.parse("test.contest", "contest T\n" + format);
    ContestInput input = new ContestInput("in", text.getBytes(StandardCharsets.US_ASCII));
    return new ContestAnswers(spec, new RulesText("test.game", rules), Planner.standard())
        .output(new InputReader(spec, input, false).read(), input, meter)
        .text();
  }

  private static Meter meter() {
    return new Meter(Budget.ofNodes(10_000_000, 1L << 28));
  }

  @ParameterizedTest
  @ValueSource(strings = {"total loses 1", "wins W\nloses L\nbetween nothing"})
  void casesOfManyNumbersEndWithTheBudget(String printed) {
    String format = "line n 0..10^9\ncases a in 0..n\ncases b in a..n\nstart a + b\n" + printed;
    Meter meter = new Meter(new Budget(Long.MAX_VALUE, Duration.ofMillis(200), 1L << 26));
    assertThatThrownBy(() -> output(format, NIM, "1000000000\n", meter))
        .isInstanceOf(BudgetSpentException.class);
  }

  @Test
  void casesOfNumbersAreThoseOfTheRange() {
    String format = "line n 0..9\ncases a in 0..n\ncases b in a..2*n-a\nstart a + b\n";
    assertThat(output(format + "total loses a+1", NIM, "3\n", meter())).isEqualTo("10\n");
    assertThat(output(format + "print {case}:{a}{b}\nbetween comma", NIM, "1\n", meter()))
        .isEqualTo("1:00,1:01,1:02,2:11\n");
    assertThat(
            output("line n 0..9\ncases a in n..2\nstart a\nwins W\nloses L", NIM, "3\n", meter()))
        .isEmpty();
  }

  @Test
  void totalsAndFoundCasesAreThoseOfTheInnermostCases() {
    String read = "cases T 1..9\nline n 1..9\nstart n\nparam m = 3\n";
    String rules = "game B\nparam m\nboard heap\ntake 1..m\n";
    String input = "5\n3\n4\n5\n8\n9\n";
    assertThat(output(read + "total loses n", rules, input, meter())).isEqualTo("12\n");
    String last = "find last loses else 0\nloses {case} {n}\nloses .";
    assertThat(output(read + last, rules, input, meter())).isEqualTo("4 8\n.\n");
    String numbered = "cases T 1..9\nline n 1..9\ncases k in 1..n\nstart n\nparam m = k\n";
    String first = "find first loses else none\nprint {case}: {k}";
    assertThat(output(numbered + first, rules, input, meter()))
        .isEqualTo("1: 2\n2: 1\n3: 4\n4: 1\n5: 2\n");
  }

  /// Some cases lose where none is found before; each of these is right.
  @ParameterizedTest
  @ValueSource(strings = {"first", "last", "any"})
  void theCaseThatIsFoundIsOneOfThem(String which) {
    ContestSpec spec =
        SpecParser.parse(
            "test.contest",
            """
            contest T
            line   n 0..999
            cases  a in 1..300
            cases  b in a..300
            start  n + a + b
            find   %s loses else none
            loses  {a} {b}
            """
                .formatted(which));
    for (int n : new int[] {0, 1, 255, 256, 900}) {
      List<String> right = new ArrayList<>();
      for (int a = 1; a <= 300; a++) {
        if ((n ^ a) >= a && (n ^ a) <= 300) {
          right.add(a + " " + (n ^ a));
        }
      }
      ContestInput input = new ContestInput("in", ("" + n).getBytes(StandardCharsets.US_ASCII));
      List<List<String>> lines =
          new ContestAnswers(spec, new RulesText("n", NIM), Planner.standard())
              .output(new InputReader(spec, input, false).read(), input, meter())
              .lines();
      List<String> expected =
          right.isEmpty()
              ? List.of("none")
              : switch (which) {
                case "first" -> right.subList(0, 1);
                case "last" -> right.subList(right.size() - 1, right.size());
                default -> right;
              };
      assertThat(lines).as("" + n).isEqualTo(List.of(expected));
    }
  }

  @Test
  void casesBehindTheOneThatIsFoundAreNotSolved() {
    String format = "line n 1..9\ncases a in n..10^18\nstart a+n\nparam m = a\n";
    String rules = "game B\nparam m\nboard heap\ntake 1..m\n";
    String printed = "find first %s else 0\nprint {a}";
    assertThat(output(format + printed.formatted("loses"), rules, "1\n", meter())).isEqualTo("1\n");
    Meter meter = new Meter(new Budget(Long.MAX_VALUE, Duration.ofMillis(200), 1L << 26));
    assertThatThrownBy(() ->
            output(format.replace("a+n", "a") + printed.formatted("loses"), rules, "1\n", meter))
        .isInstanceOf(BudgetSpentException.class);
  }

  /// Project Euler 306 asks for a million strips; none of them is made.
  @Test
  void rowsThatTheRulesFillAreTermsOfOneSequence() {
    String rules = "game P\nboard strip\ncells . #\nmove [ . . ] -> [ # # ]\nstart fill .\n";
    String format = "line N 1..10^6\ncases n in 1..N\nstart 1 x n\n";
    Meter meter = new Meter(Budget.ofBytes(1L << 26));
    assertThat(output(format + "total wins 1", rules, "1000000\n", meter)).isEqualTo("852938\n");
    String moves = "print {value} {winning moves}\n";
    assertThat(output(format + moves, rules, "6\n", meter()))
        .isEqualTo("0 0\n1 1\n1 2\n2 1\n0 0\n3 1\n");
    String many = "line N 1..10^6\nstart 2 x N\nwins W\nloses L";
    assertThatThrownBy(() -> output(many, rules, "3\n", meter()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("found a board of 2 rows, expected 1");
  }

  @Test
  void aCaseOfANumberKeepsThePromises() {
    String format = "line n 0..9\ncases a in 0..n\nneed a <= 4\nstart a\nwins W\nloses L";
    assertThat(output(format, NIM, "4\n", meter())).isEqualTo("L\nW\nW\nW\nW\n");
    assertThatThrownBy(() -> output(format, NIM, "5\n", meter()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("a case that is not as promised");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "line n 0..10^9, a[n] 0..9\nstart a",
        "line n 0..10^9\nline a[n] 0..9 distinct\nstart a",
        "line n 0..10^9\nlines n : a 0..9, b 0..9, c 0..9\nstart a",
        "line n 0..10^9\ncases n\nline a 0..9\nstart a",
      })
  void whatAnInputOnlyAnnouncesIsNotTaken(String format) {
    assertThatThrownBy(() -> output(format + "\nwins W\nloses L", NIM, "268435455\n1\n", meter()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("found the end of the input");
  }

  @Test
  void emptyCasesAreKeptWithinTheBudget() {
    Meter meter = new Meter(Budget.ofNodes(1_000_000, 1L << 24));
    String format = "line n 0..9\ncases T 0..10^9\nstart n\nwins W\nloses L";
    assertThatThrownBy(() -> meter.during(() -> output(format, NIM, "1\n1000000000\n", meter)))
        .isInstanceOf(BudgetSpentException.class);
  }

  @Test
  void verticesAreNeitherAllocatedNorListedBeforeTheyAreThere() {
    String rules = "game V\nboard graph\nmove vertex v : delete v\n";
    String format = "line n 1..10^9, m 0..10\nlines m : u 1..n, v 1..n\n";
    String start = "start graph n : u-v\nwins W\nloses L";
    assertThatThrownBy(() -> output(format + start, rules, "2147483000 0\n", meter()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("found a graph of 2147483000 vertices, expected at most");
    assertThatThrownBy(() ->
            output(
                format + "need tree u v\nstart 1 + 1\nwins W\nloses L",
                NIM,
                "2147483000 3\n1 2147483000\n2147483000 2147482999\n2147482999 1\n",
                meter()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("the edges close a cycle");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n|n -> n - k where 1 <= k <= 3",
        "n|n -> d where d*k = n, 1 < d < n",
        "n|n -> a + b where a*b = n-1, a >= 1, b >= 1",
        "n|n -> n - k where k >= 1; lose where n = 3",
        "n|n -> n - k where k >= 1; win where n = 5",
        "a b|(a,b) -> (a-k,b) or (a,b-k) or (a-k,b-k) for k >= 1",
        "a b|(a,b) -> (a-k,b) or (a,b-k) or (a-k,b-k) for k >= 1; lose where a = 0, b = 0",
        "a b c|(a,b,c) -> (a-k,b,c) or (a,b-k,c) or (a,b,c-k) or (a-k,b-k,c-k) for k >= 1",
        "a b c|(a,b,c) -> (a-k,b,c) or (a,b-k,c-k) for k >= 1; win where a = 1, b = c",
      })
  void casesThatAreSolvedTogetherAreWhatTheDefinitionSaysOfEach(String game) {
    String[] parts = game.split("\\|", -1);
    boolean tuples = parts[0].contains(" ");
    String rules =
        "game T\nboard heap%s %s\nmove %s\n"
            .formatted(
                tuples ? "s" : "", parts[0], parts[1].replace("; ", "\n").replace(" or ", " | "));
    GameRules parsed = RulesParser.parse("test", rules).bound();
    int arity = parts[0].split(" ").length;
    SplittableRandom random = new SplittableRandom(game.hashCode());
    StringBuilder text = new StringBuilder();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      List<Position> sum = new ArrayList<>();
      for (int heap = 0; heap < 2; heap++) {
        List<Long> sizes = new ArrayList<>();
        for (int j = 0; j < arity; j++) {
          sizes.add(random.nextLong(9));
          text.append(sizes.getLast()).append(' ');
        }
        sum.add(tuples ? new TuplePosition(sizes) : new HeapPosition(sizes.getFirst()));
      }
      text.append('\n');
      Solution solution =
          DEFINITION.decide(new Problem(parsed, sum), Optional.empty()).plan().solve(meter());
      expected.add(solution.outcome() + " " + solution.winningMoves());
    }
    String format =
        tuples
            ? arity == 2
                ? "line a 0..9, b 0..9, d 0..9, e 0..9\nstart (a,b) + (d,e)"
                : "line a 0..9, b 0..9, c 0..9, d 0..9, e 0..9, f 0..9\nstart (a,b,c) + (d,e,f)"
            : "line a 0..9, b 0..9\nstart a + b";
    assertThat(
            output(
                "cases until end\n" + format + "\nwins N {winning moves}\nloses P {winning moves}",
                rules,
                text.toString(),
                meter()))
        .isEqualTo(String.join("\n", expected) + "\n");
  }
}
