package org.grundy.workbench.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.api.Grundy;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.table.ParameterRows;
import org.grundy.workbench.table.TableMaker;
import org.grundy.workbench.table.TableReport;
import org.grundy.workbench.table.TableRequest;
import org.junit.jupiter.api.Test;

/// Contest problems whose rules leave a number open, with their samples.
class ParameterProblemsTest {
  private static void holds(String rules) {
    Workbench workbench = new Workbench();
    Game game = Game.toCheck(new TextSource("a.game", rules), List.of());
    CheckReport report = workbench.check(game, new Meter(Budget.ofThisProcess()));
    assertThat(report.results()).isNotEmpty().allMatch(CheckReport.Result::holds);
  }

  /// AtCoder ARC 091 F, Strange Nim: take 1 to floor(x/K) of a heap of x.
  @Test
  void strangeNim() {
    holds(
        """
        game  Strange Nim
        board heap
        param K
        move  n -> n - j where 1 <= j, j*K <= n
        expect 5 = 1 with K = 2
        expect 3 = 1 with K = 3
        expect 9 = 1 with K = 5
        """);
  }

  /// Codeforces 36 D: a piece goes 1 right, 1 down, or k both.
  @Test
  void newGameWithAChessPiece() {
    holds(
        """
        game  New Game with a Chess Piece
        board grid
        cells .
        param k = 2
        token @ step E S (k,k) over .
        start fill .
        expect 1x1 loses
        expect 1x2 wins
        expect 2x1 wins
        expect 2x2 loses
        expect 1x3 loses
        expect 2x3 wins
        expect 3x1 loses
        expect 3x2 wins
        expect 3x3 wins
        expect 4x3 wins
        """);
  }

  /// POJ 2960, S-Nim, with its sample.
  @Test
  void sNim() {
    holds(
        """
        game  S-Nim
        board heap
        param S
        take  S
        expect 5 + 12 loses with S = 2 5
        expect 2 + 4 + 7 wins with S = 2 5
        expect 2 + 3 + 7 + 12 wins with S = 2 5
        expect 5 + 12 wins with S = 1 2 3 4 5
        expect 2 + 4 + 7 wins with S = 1 2 3 4 5
        expect 2 + 3 + 7 + 12 loses with S = 1 2 3 4 5
        """);
  }

  /// Codeforces 1451 D, Circle Game, with its sample: the heaps are how far the token is from d.
  @Test
  void circleGame() {
    holds(
        """
        game  Circle Game
        board heaps a b
        param d
        param k
        move  (a,b) -> (a-k,b) for (d-a+k)*(d-a+k) + (d-b)*(d-b) <= d*d
        move  (a,b) -> (a,b-k) for (d-a)*(d-a) + (d-b+k)*(d-b+k) <= d*d
        expect (2,2) loses with d = 2, k = 1
        expect (5,5) wins with d = 5, k = 2
        expect (10,10) loses with d = 10, k = 3
        expect (25,25) loses with d = 25, k = 4
        """);
  }

  /// UVa 11249: any number from one heap, or from both with a difference of at most k.
  @Test
  void twoHeapsWithADifference() {
    holds(
        """
        game  Nearly as Many
        board heaps a b
        param k = 1
        move  (a,b) -> (a-i,b) | (a,b-i) for i >= 1
        move  (a,b) -> (a-i,b-j) for 1 <= i <= j+k, 1 <= j <= i+k
        expect (2,6) loses
        expect (1,2) loses with k = 0
        """);
  }

  /// Project Euler 629, Scatterstone Nim: how many sums of n stones win, f(5,2) = 3, and over all
  /// k, g(7) = 66 and g(10) = 291.
  @Test
  void scatterstoneNim() {
    Grundy game = Grundy.rules("game Scatterstone\nboard heap\nparam k = 2\ncode {2..k}.0");
    assertThat(winning(game.with("k", 2), 5)).isEqualTo(3);
    assertThat(LongStream.rangeClosed(2, 7).map(k -> winning(game.with("k", k), 7)).sum())
        .isEqualTo(66);
    assertThat(LongStream.rangeClosed(2, 10).map(k -> winning(game.with("k", k), 10)).sum())
        .isEqualTo(291);
  }

  private static long winning(Grundy game, int stones) {
    List<String> sums = new ArrayList<>();
    partitions(stones, stones, "", sums);
    return sums.stream().filter(sum -> game.position(sum).solve().outcome() == Outcome.N).count();
  }

  private static void partitions(int left, int largest, String before, List<String> sums) {
    if (left == 0) {
      sums.add(before.substring(" + ".length()));
    }
    for (int heap = Math.min(left, largest); heap >= 1; heap--) {
      partitions(left - heap, heap, before + " + " + heap, sums);
    }
  }

  /// What is asked holds the numbers: the title, the certificate and what it claims.
  @Test
  void certificatesHoldTheNumbers() {
    Grundy game = Grundy.rules("game Few\nboard heap\nparam k = 2\ntake 1..k").with("k = 3");
    String certificate = Grundy.certificate(game.position("7").solve());
    assertThat(certificate)
        .contains("Few with k = 3")
        .contains("take  1..3")
        .doesNotContain("param");
    assertThat(Grundy.verify(certificate).accepted()).isTrue();
    assertThatThrownBy(() -> game.with("j", 3))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("the game has no parameter `j`");
  }

  /// Positions that end the game: what is claimed of them is checked, and no value where one wins.
  @Test
  void certificatesOfGamesThatEndEarly() {
    Grundy race =
        Grundy.rules("game Race\nboard heap\ntake 1..3\nwin where n = 5\nlose where n = 2");
    for (int n = 0; n <= 12; n++) {
      for (int m = 0; m <= n; m++) {
        String certificate = Grundy.certificate(race.position(n + " + " + m).solve());
        assertThat(Grundy.verify(certificate).accepted()).as("%d + %d", n, m).isTrue();
        assertThat(Grundy.verify(certificate.replace("\"N\"", "\"P\"")).accepted())
            .isEqualTo(!certificate.contains("\"N\""));
      }
    }
  }

  /// Moves in several heaps at once, as in Project Euler 260: heaps are one position, which a
  /// certificate holds.
  @Test
  void movesInSeveralHeaps() {
    Grundy piles =
        Grundy.rules("game Piles\nboard heap\ntake 1..9 in up to 3 heaps same\nplay normal");
    assertThat(piles.position("0 + 1 + 2").solve().outcome()).isEqualTo(Outcome.P);
    assertThat(piles.position("1 + 3 + 3").solve().outcome()).isEqualTo(Outcome.P);
    String certificate = Grundy.certificate(piles.position("2 + 3 + 4").solve());
    assertThat(Grundy.verify(certificate).accepted()).isTrue();
    assertThat(piles.position("(2,3) + (2,3)").solve().value()).hasValue(0);
    Grundy misere =
        Grundy.rules(
            "game Piles\nboard heap\nmove n -> m where m < n in up to 2 heaps each\nplay misere");
    assertThat(misere.position("1").solve().outcome()).isEqualTo(Outcome.P);
    assertThat(misere.position("1 + 1").solve().outcome()).isEqualTo(Outcome.N);
  }

  /// A range of a parameter is a row for each of its numbers, and each row is the table of the game
  /// with that number.
  @Test
  void tablesHaveARowForEachNumber() {
    Workbench workbench = new Workbench();
    Budget budget = Budget.ofThisProcess();
    TextSource family = new TextSource("family", "0..30");
    String file = "../examples/strange-nim.game";
    TableReport report =
        ParameterRows.of(
                values -> workbench.game(file, values),
                new TextSource("--param", "K=2..6"),
                game -> TableRequest.of(game, family, false, 1, Optional.empty(), budget))
            .orElseThrow()
            .make(new TableMaker(), new Meter(budget));
    for (int k = 2; k <= 6; k++) {
      for (int n = 0; n <= 30; n++) {
        assertThat(report.table().at(k - 2, n))
            .as("K = %d, n = %d", k, n)
            .isEqualTo(
                Grundy.game(file).with("K", k).position("" + n).solve().value().orElseThrow());
      }
    }
  }
}
