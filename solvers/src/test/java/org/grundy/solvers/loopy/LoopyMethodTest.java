package org.grundy.solvers.loopy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import org.grundy.core.Budget;
import org.grundy.core.LoopyValue;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Values and outcomes of plays without end against a plain iteration over all sums that can be
/// reached, which knows nothing of Smith's theory.
class LoopyMethodTest {
  private static final GameRules WALKS =
      RulesParser.parse(
          "walks",
          """
          game  Walks
          board graph
          token @ step edges
          play  loopy
          """);

  /// Who wins each sum, and after how many moves, from the end backwards until nothing changes.
  private static final class Plain {
    private final LiteralMoves moves;
    private final Map<List<Position>, List<Option<List<Position>>>> options = new HashMap<>();
    private final Map<List<Position>, Long> won = new HashMap<>();
    private final Map<List<Position>, Long> lost = new HashMap<>();

    Plain(GameRules rules, List<Position> start) {
      this.moves = LiteralMoves.of(rules);
      reach(start);
      boolean changes = true;
      for (long moves = 0; changes; moves++) {
        changes = false;
        for (List<Position> sum : options.keySet()) {
          if (!won.containsKey(sum) && !lost.containsKey(sum)) {
            changes |= settle(sum, moves);
          }
        }
        changes |= moves < 2;
      }
    }

    private void reach(List<Position> start) {
      List<List<Position>> open = new ArrayList<>(List.of(start));
      Set<List<Position>> met = new HashSet<>(open);
      while (!open.isEmpty()) {
        List<Position> sum = open.removeLast();
        List<Option<List<Position>>> all = new ArrayList<>();
        for (int i = 0; i < sum.size(); i++) {
          int at = i;
          moves.options(
              sum.get(i),
              option -> {
                List<Position> after = new ArrayList<>(sum);
                after.remove(at);
                after.addAll(at, option.sum());
                all.add(new Option<>(option.move(), List.of(List.copyOf(after)), option.ends()));
                if (!option.ends() && met.add(List.copyOf(after))) {
                  open.add(List.copyOf(after));
                }
              });
        }
        options.put(sum, all);
      }
    }

    List<Option<List<Position>>> options(List<Position> sum) {
      return options.getOrDefault(sum, List.of());
    }

    /// True if a sum lasts exactly so many moves.
    private boolean settle(List<Position> sum, long moves) {
      boolean wins = false;
      boolean loses = true;
      for (Option<List<Position>> option : options(sum)) {
        List<Position> after = option.sum().getFirst();
        wins |= option.ends() ? moves == 1 : lost.getOrDefault(after, moves) == moves - 1;
        loses &= !option.ends() && won.getOrDefault(after, moves) < moves;
      }
      if (wins) {
        won.put(sum, moves);
      } else if (loses) {
        lost.put(sum, moves);
      }
      return wins || loses;
    }

    Outcome outcome(List<Position> sum) {
      return won.containsKey(sum) ? Outcome.N : lost.containsKey(sum) ? Outcome.P : Outcome.DRAW;
    }

    OptionalLong lasts(List<Position> sum) {
      Long moves = won.getOrDefault(sum, lost.get(sum));
      return moves == null ? OptionalLong.empty() : OptionalLong.of(moves);
    }
  }

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1L << 30));
  }

  private static LoopySolution solve(GameRules rules, List<Position> sum) {
    Solution solution =
        Planner.standard().decide(new Problem(rules, sum), Optional.empty()).plan().solve(meter());
    assertThat(solution).isInstanceOf(LoopySolution.class);
    return (LoopySolution) solution;
  }

  private static List<Position> parse(GameRules rules, String text) {
    return List.copyOf(PositionText.parse(rules, "test", text, 1));
  }

  /// Outcome, how long the play lasts, and all of each move.
  private static void assertPlain(GameRules rules, List<Position> sum, String name) {
    Plain plain = new Plain(rules, sum);
    LoopySolution found = solve(rules, sum);
    assertThat(found.outcome()).as(name).isEqualTo(plain.outcome(sum));
    boolean exact = found.isExact();
    if (exact) {
      assertThat(found.within()).as(name).isEqualTo(plain.lasts(sum));
    }
    List<RatedMove> moves = new ArrayList<>();
    found.moves(moves::add);
    List<Option<List<Position>>> options = plain.options(sum);
    assertThat(moves).as(name).hasSameSizeAs(options);
    for (int i = 0; i < moves.size(); i++) {
      RatedMove move = moves.get(i);
      Option<List<Position>> option = options.get(i);
      assertThat(move.move()).as(name).isEqualTo(option.move());
      List<Position> after = option.sum().getFirst();
      Outcome left = option.ends() ? Outcome.P : plain.outcome(after);
      assertThat(move.left()).as(name).isEqualTo(left);
      OptionalLong lasts = option.ends() ? OptionalLong.of(0) : plain.lasts(after);
      if (exact) {
        assertThat(move.within()).as(name).isEqualTo(lasts);
      } else if (move.within().isPresent()) {
        assertThat(lasts.orElseThrow()).as(name).isLessThanOrEqualTo(move.within().getAsLong());
      }
    }
    assertThat(plain.outcome(sum) != Outcome.N || moves.stream().anyMatch(RatedMove::wins))
        .isTrue();
  }

  /// A random graph of up to six vertices with a token on the first.
  private static String graph(SplittableRandom random, String letters) {
    StringBuilder text = new StringBuilder("@" + letters.charAt(0));
    int order = random.nextInt(2, letters.length() + 1);
    int arcs = random.nextInt(1, 2 * order + 2);
    for (int i = 0; i < arcs; i++) {
      char from = letters.charAt(random.nextInt(order));
      char to = letters.charAt(random.nextInt(order));
      text.append(' ').append(from).append(random.nextInt(8) == 0 ? '-' : '>').append(to);
    }
    return text.toString();
  }

  /// The token on a heap of Nim.
  private static String nim(int size) {
    StringBuilder text = new StringBuilder("@h" + size);
    for (int from = 0; from <= size; from++) {
      for (int to = 0; to < from; to++) {
        text.append(" h").append(from).append(">h").append(to);
      }
    }
    return text.toString();
  }

  @Test
  void agreesWithThePlainIteration() {
    SplittableRandom random = new SplittableRandom(27);
    for (int i = 0; i < 400; i++) {
      String text = graph(random, "abcdef");
      assertPlain(WALKS, parse(WALKS, text), text);
    }
  }

  @Test
  void valuesSayWhoWinsWithHeapsOfNim() {
    SplittableRandom random = new SplittableRandom(28);
    for (int i = 0; i < 150; i++) {
      String text = graph(random, "abcdefg");
      LoopyValue value = solve(WALKS, parse(WALKS, text)).loopyValue().orElseThrow();
      for (int heap = 0; heap <= 4; heap++) {
        List<Position> sum = parse(WALKS, text + " + " + nim(heap));
        assertThat(value.plus(LoopyValue.of(heap)).outcome())
            .as("%s worth %s with *%d", text, value, heap)
            .isEqualTo(new Plain(WALKS, sum).outcome(sum));
      }
    }
  }

  @Test
  void addsByTheRuleOfSmith() {
    SplittableRandom random = new SplittableRandom(29);
    for (int i = 0; i < 150; i++) {
      String text = graph(random, "abcde") + " + " + graph(random, "fghij");
      if (i % 5 == 0) {
        text += " + " + graph(random, "klm");
      }
      assertPlain(WALKS, parse(WALKS, text), text);
    }
  }

  @Test
  void tokensOnOneGraphAreASum() {
    List<Position> two = parse(WALKS, "@a>b>a a>c @d>e>d d>c");
    assertPlain(WALKS, two, "two tokens");
    assertThat(solve(WALKS, two).parts()).hasSize(2);
  }

  /// Values of Winning Ways, chapter 12: a pass, and a cycle with an exit.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "@a; 0",
        "@a>a; ∞",
        "@a>b; 1",
        "@a>a a>b; ∞(0)",
        "@a>b>a; ∞",
        "@a>b>a b>c; 0",
        "@a>a a>b a>c c>b; ∞(0,1)",
        "@a>b>c a>c; 2",
      })
  void values(String text, String value) {
    assertThat(solve(WALKS, parse(WALKS, text)).loopyValue().orElseThrow()).hasToString(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "board strip / cells . X / move . -> X / move [ X X ] -> [ . . ] ; ..X.X.",
        "board strip / cells . o x / move [ o . ] -> [ . o ] / move [ . o ] -> [ o . ] / move [ o x ] -> [ x . ]; o.xx.",
        "board grid / cells . G / token @ step E S N over . G / win on G ; @..|...|..G",
        "board grid / cells . / token @ step E W over . blocked; @.@..",
        "board strip / cells . X / move . -> X / move X -> . / win [ X X X ]; .X..",
        "board heap n / move n -> n - 2 | (n + 1) where 1 <= n < 12 | n - 1 where n = 12 ; 5",
        "board heap n / move n -> n - 2 | (n + 1) where 1 <= n < 7 | n - 1 where n = 7; 5 + 3",
        "board heap n / move n -> n - 3 | a + b where a + b = n, 1 <= a < b / take 1; 7",
        "board heaps a b / move (a,b) -> (b,a-1) | (a+1,b-1) where a < 5; (3,2)",
        "board heap n / move n -> (n + 2) | n - 1 where 1 <= n < 9 / win where n = 4; 7 + 2",
        "board graph / token @ step edges / win at x; @a-b-c-x b>d @d",
      })
  void otherBoardsAgreeWithThePlainIteration(String lines, String position) {
    String text = "game  Test\n" + lines.strip().replaceAll(" / ", "\n") + "\nplay  loopy\n";
    GameRules rules = RulesParser.parse("test", text);
    assertPlain(rules, parse(rules, position), text + position);
  }

  @Test
  void positionsWithoutEndAreSettledWhereThatFollowsFromSmallOnes() {
    GameRules rules =
        RulesParser.parse(
            "square",
            """
            game  Put or Take a Square
            board heap
            move  n -> n - k*k | (n + k*k) where k*k <= n, n < (k+1)*(k+1), k >= 1
            play  loopy
            """);
    // A005240: positions from which the previous player wins.
    for (long lost :
        List.of(0L, 5L, 20L, 29L, 45L, 80L, 101L, 116L, 135L, 145L, 165L, 173L, 236L)) {
      assertThat(
              Planner.standard()
                  .decide(new Problem(rules, parse(rules, "" + lost)), Optional.empty())
                  .plan()
                  .outcome(meter()))
          .as("%d", lost)
          .isEqualTo(Outcome.P);
    }
  }
}
