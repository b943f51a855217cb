package org.grundy.solvers.planner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Sums of several games, held against a play of the whole sum that knows no values.
class MixedSumTest {
  /// A game and positions of it.
  private record Small(GameRules rules, List<Position> positions) {}

  private final Planner planner = Planner.standard();

  private static Small game(String rules, String... positions) {
    GameRules parsed = RulesParser.parse("test", "game A\n" + rules.replace("; ", "\n"));
    return new Small(
        parsed,
        List.of(positions).stream()
            .map(text -> PositionText.parse(parsed, "test", text, 1).getFirst())
            .toList());
  }

  private static List<Small> games(String play) {
    List<Small> games = new ArrayList<>();
    games.add(game("board heap" + play + "; take 1 2 3", "0", "2", "3", "5"));
    games.add(game("board heap" + play + "; code 0.137", "1", "4", "6"));
    games.add(
        game(
            "board heaps a b"
                + play
                + "; move (a,b) -> (a-k,b-k) for k >= 1"
                + "; move (a,b) -> (a-k,b) for k >= 1",
            "1,2",
            "2,2"));
    games.add(
        game(
            "board grid" + play + "; cells . #; move [ . . ] -> [ # # ] rotate",
            "..|..",
            "...",
            ".#.|..."));
    games.add(
        game("board strip" + play + "; cells . X; move . -> X; avoid [ X X ]", "...", "X..."));
    games.add(
        game(
            "board graph" + play + "; move vertex v : delete v, neighbours of v",
            "a-b b-c",
            "a b-c"));
    return games;
  }

  private static Problem random(List<Small> games, SplittableRandom random) {
    List<Addend> addends = new ArrayList<>();
    int size = 2 + random.nextInt(2);
    while (addends.size() < size || !new Problem(addends).isMixed()) {
      int which = random.nextInt(games.size());
      Small game = games.get(which);
      Position position = game.positions.get(random.nextInt(game.positions.size()));
      addends.add(new Addend("game" + which, game.rules, position));
      if (addends.size() > 3) {
        addends.removeFirst();
      }
    }
    return new Problem(addends);
  }

  /// Whether the next player wins when the rules are followed word for word.
  private static boolean nextWins(Problem sum, Map<String, Boolean> known) {
    String key =
        sum.addends().stream()
            .map(addend -> addend.name() + PositionText.format(addend.rules(), addend.position()))
            .sorted()
            .collect(Collectors.joining("+"));
    Boolean before = known.get(key);
    if (before == null) {
      List<Made> moves = moves(sum);
      before =
          moves.isEmpty()
              ? sum.play() == Play.MISERE
              : moves.stream().anyMatch(move -> move.wins(sum, known));
      known.put(key, before);
    }
    return before;
  }

  /// A move of a sum.
  private record Made(int summand, Option<Position> option) {
    boolean wins(Problem sum, Map<String, Boolean> known) {
      return option.ends() || !nextWins(sum.after(summand, option.sum()), known);
    }
  }

  /// The moves of a sum: those of games that are played beside others where there is another move.
  private static List<Made> moves(Problem sum) {
    List<Made> moves = new ArrayList<>();
    boolean free = false;
    for (int i = 0; i < sum.addends().size(); i++) {
      int summand = i;
      Addend addend = sum.addends().get(i);
      int before = moves.size();
      LiteralMoves.of(addend.rules())
          .options(addend.position(), option -> moves.add(new Made(summand, option)));
      free |= moves.size() > before && addend.rules().play() != Play.BESIDE;
    }
    return free ? moves : List.of();
  }

  private void agrees(Problem sum, Map<String, Boolean> known) {
    Solution solution =
        planner.decide(sum, Optional.empty()).plan().solve(new Meter(Budget.ofThisProcess()));
    String as = sum.addends().toString();
    assertThat(solution.outcome()).as(as).isEqualTo(nextWins(sum, known) ? Outcome.N : Outcome.P);
    List<RatedMove> rated = new ArrayList<>();
    solution.moves(rated::add);
    assertThat(rated).as(as).hasSize(moves(sum).size());
    for (RatedMove move : rated) {
      Addend made = sum.addends().get(move.summand());
      var option = LiteralMoves.of(made.rules()).after(made.position(), move.move());
      boolean wins = option.ends() || !nextWins(sum.after(move.summand(), option.sum()), known);
      assertThat(move.wins()).as(as + " " + move).isEqualTo(wins);
    }
    assertThat(solution.winningMoves())
        .as(as)
        .isEqualTo(rated.stream().filter(RatedMove::wins).count());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "; play misere"})
  void agreesWithThePlayOfTheWholeSum(String play) {
    List<Small> games = games(play);
    SplittableRandom random = new SplittableRandom(20261122);
    Map<String, Boolean> known = new HashMap<>();
    for (int i = 0; i < 60; i++) {
      agrees(random(games, random), known);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "; play misere"})
  void agreesWherePassesStandBeside(String play) {
    List<Small> games = games(play);
    games.add(
        game(
            "board strip" + play + "; cells . X; move . -> X; avoid [ X X ]", "..X.....", "....."));
    Small passes = game("board heap; take 1; play beside", "0", "1", "2");
    Small lines = game("board strip; cells . X; move [ . . ] -> [ X X ]; play beside", "....");
    SplittableRandom random = new SplittableRandom(20261128);
    Map<String, Boolean> known = new HashMap<>();
    for (int i = 0; i < 120; i++) {
      List<Addend> addends = new ArrayList<>(random(games, random).addends());
      addends.add(random.nextInt(addends.size() + 1), any("passes", passes, random));
      if (i % 3 == 0) {
        addends.add(any("lines", lines, random));
      }
      agrees(new Problem(addends), known);
    }
    agrees(new Problem(passes.rules, passes.positions), known);
  }

  private static Addend any(String name, Small game, SplittableRandom random) {
    return new Addend(name, game.rules, game.positions.get(random.nextInt(game.positions.size())));
  }

  /// Nim with a pass, as one game of heaps that move together.
  @Test
  void passesAreTheSameAsASizeOfHeapsThatMoveTogether() {
    GameRules nim = game("board heap; take 1..9").rules;
    GameRules passes = game("board heap; take 1; play beside").rules;
    GameRules whole =
        RulesParser.parse(
            "test",
            """
            game A
            board heaps a b c p
            move (a,b,c,p) -> (a-k,b,c,p) | (a,b-k,c,p) | (a,b,c-k,p) for k >= 1
            move (a,b,c,p) -> (a,b,c,p-1) where a + b + c >= 1
            """);
    for (long code = 0; code < 5 * 5 * 5 * 3; code++) {
      List<Long> sizes = List.of(code % 5, code / 5 % 5, code / 25 % 5, code / 125);
      List<Addend> addends = new ArrayList<>();
      for (long heap : sizes.subList(0, 3)) {
        addends.add(new Addend("nim", nim, new HeapPosition(heap)));
      }
      addends.add(new Addend("passes", passes, new HeapPosition(sizes.getLast())));
      assertThat(solve(new Problem(addends), Optional.empty()).outcome())
          .as("%s", sizes)
          .isEqualTo(
              solve(
                      new Problem(whole, List.of(new TuplePosition(sizes))),
                      Optional.of("definition"))
                  .outcome());
    }
  }

  @Test
  void agreesWherePatternsWin() {
    List<Small> games = new ArrayList<>(games(""));
    games.add(
        game(
            "board strip; cells . X; move . -> X; win [ X X X ]",
            ".....",
            "X....",
            "X.X..",
            "......"));
    SplittableRandom random = new SplittableRandom(7);
    Map<String, Boolean> known = new HashMap<>();
    for (int i = 0; i < 60; i++) {
      List<Addend> addends = new ArrayList<>(random(games.subList(0, 5), random).addends());
      Small win = games.getLast();
      addends.add(
          new Addend("win", win.rules, win.positions.get(random.nextInt(win.positions.size()))));
      agrees(new Problem(addends), known);
    }
  }

  /// Larger sums under budgets of few nodes: what is told then is true, and who goes on from what
  /// was saved finds the answer. By the methods search and definition, which can be ended anywhere.
  @ParameterizedTest
  @ValueSource(strings = {"", "; play misere", "; win [ X X X ]"})
  void whatIsKnownWhenABudgetIsSpentIsTrueAndIsGoneOnFrom(String line) throws IOException {
    String play = line.contains("misere") ? line : "";
    List<Small> games = new ArrayList<>(games(play));
    List<String> starts = List.of(".....", "..X..", "X.X..", "X...X.");
    String strip = "board strip; cells . X; move . -> X; " + line.substring(line.isEmpty() ? 0 : 2);
    for (String start : line.isEmpty() ? List.<String>of() : starts) {
      games.add(game(strip, start));
    }
    games.add(game("board heap; take 1; play beside", "0", "1", "2"));
    SplittableRandom random = new SplittableRandom(21);
    Map<String, Boolean> known = new HashMap<>();
    int ended = 0;
    int settled = 0;
    for (int i = 0; i < 60; i++) {
      Problem sum = random(games, random);
      boolean defined = random.nextBoolean() || !play.isEmpty();
      Optional<String> method = defined ? Optional.of("definition") : Optional.empty();
      Plan plan = planner.decide(sum, method).plan();
      Run run = plan.begin(new Meter(nodes(1 + random.nextInt(30))));
      try {
        run.solve();
      } catch (BudgetSpentException _) {
        ended++;
        settled += requireTrue(run.soFar(new Meter(Budget.ofThisProcess())), sum, known);
        Run further = plan.begin(new Meter(Budget.ofThisProcess()));
        if (run.knowledge().isPresent()) {
          ByteArrayOutputStream saved = new ByteArrayOutputStream();
          run.knowledge().get().save(new DataOutputStream(saved));
          DataInputStream in = new DataInputStream(new ByteArrayInputStream(saved.toByteArray()));
          further.knowledge().orElseThrow().load(in);
          assertThat(in.read()).isEqualTo(-1);
        }
        assertThat(further.solve().outcome() == Outcome.N).isEqualTo(nextWins(sum, known));
      }
    }
    assertThat(ended).isGreaterThan(10);
    assertThat(settled).isPositive();
  }

  private static Budget nodes(long nodes) {
    return new Budget(nodes, Duration.ofMinutes(5), 1L << 28);
  }

  /// Holds what is told against a play of the whole sum.
  ///
  /// @return how many moves are settled
  private static int requireTrue(Partial told, Problem sum, Map<String, Boolean> known) {
    String as = sum.addends() + " " + told;
    told.outcome()
        .ifPresent(
            outcome -> assertThat(outcome == Outcome.N).as(as).isEqualTo(nextWins(sum, known)));
    for (RatedMove move : told.settled()) {
      Addend made = sum.addends().get(move.summand());
      var option = LiteralMoves.of(made.rules()).after(made.position(), move.move());
      boolean wins = option.ends() || !nextWins(sum.after(move.summand(), option.sum()), known);
      assertThat(move.wins()).as(as + " " + move).isEqualTo(wins);
    }
    return told.settled().size();
  }

  @Test
  void theValueIsTheNimSumOfTheValues() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 25; i++) {
      Problem sum = random(games(""), random);
      long nimSum = 0;
      for (Addend addend : sum.addends()) {
        Problem one = new Problem(addend.rules(), List.of(addend.position()));
        nimSum ^= solve(one, Optional.of("definition")).value().orElseThrow();
      }
      assertThat(solve(sum, Optional.empty()).value()).hasValue(nimSum);
      assertThat(solve(sum, Optional.of("definition")).value()).hasValue(nimSum);
    }
  }

  private Solution solve(Problem problem, Optional<String> method) {
    return planner.decide(problem, method).plan().solve(new Meter(Budget.ofThisProcess()));
  }

  @Test
  void saysWhatCannotBeAdded() {
    Small normal = game("board heap; take 1 2", "3");
    Small misere = game("board heap; play misere; take 1 2", "3");
    Small tiling = game("board tiling", "4 4 6");
    assertThatThrownBy(() -> planner.decide(sum(normal, misere), Optional.empty()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("misère");
    assertThatThrownBy(() -> planner.decide(sum(normal, tiling), Optional.empty()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("tiling");
    Small other = game("board heap; play misere; take 2 3", "3");
    assertThatThrownBy(() -> planner.decide(sum(misere, other), Optional.of("genus")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("genus");
  }

  private static Problem sum(Small one, Small other) {
    return new Problem(
        List.of(
            new Addend("one", one.rules, one.positions.getFirst()),
            new Addend("other", other.rules, other.positions.getFirst())));
  }
}
