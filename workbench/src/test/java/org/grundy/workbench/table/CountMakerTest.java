package org.grundy.workbench.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.api.Grundy;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;

/// Numbers of lost positions that are published.
class CountMakerTest {
  private static final String SQUARES =
      "game Squares\nboard heap n\nmove n -> n - k*k where k >= 1\n";
  private static final String WYTHOFF =
      "board heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1\n";

  private static final String ENDING = "game E\nboard heap n\ntake 1 2\nwin where n = 1\n";

  /// Project Euler 310: of triples of heaps up to 29, 1160 are lost.
  @Test
  void nimSquare() {
    assertThat(losing(SQUARES, "3 of 0..29")).isEqualTo(1160);
  }

  /// Project Euler 306: 3 of the strips up to 5 are won, 40 of those up to 50, and 852,938 of those
  /// up to 10^6.
  @Test
  void paperStrip() {
    assertThat(winning("0.07", "1..5")).isEqualTo(3);
    assertThat(winning("0.07", "1..50")).isEqualTo(40);
    assertThat(winning("0.07", "1..10^6")).isEqualTo(852_938);
  }

  /// Project Euler 409: of n heaps of Nim in order, all different and from 1 to 2^n - 1, so many
  /// are won.
  @Test
  void nimExtreme() {
    assertThat(count(game("nim"), "3 distinct of 1..7", true, 0).others()).isEqualTo(168);
    assertThat(count(game("nim"), "5 distinct of 1..31", true, 0).others()).isEqualTo(19_764_360);
  }

  /// Project Euler 888: piles from which 1, 2, 4 or 9 are taken, or which are split; S(12, 4) = 204
  /// and S(124, 9) = 2259208528408.
  @Test
  void nim1249() {
    String rules =
        "game 1249\nboard heap n\ntake 1 2 4 9\nmove n -> a + b where a + b = n, 1 <= a <= b\n";
    assertThat(losing(rules, "4 of 1..12")).isEqualTo(204);
    assertThat(losing(rules, "9 of 1..124")).isEqualTo(2_259_208_528_408L);
    CountReport modulo =
        new CountMaker()
            .make(
                request(
                    rules(rules),
                    "9 of 1..124",
                    new CountRequest.Asked(
                        false,
                        OptionalInt.empty(),
                        OptionalLong.empty(),
                        Optional.of(BigInteger.valueOf(912_491_249)))),
                meter());
    assertThat(modulo.told(modulo.having())).isEqualTo(2_259_208_528_408L % 912_491_249);
  }

  /// OEIS A363166, Bouton numbers: three heaps from 1 to n.
  @Test
  void boutonNumbers() {
    long[] published = {
      0, 0, 1, 1, 2, 4, 7, 7, 8, 10, 13, 17, 22, 28, 35, 35, 36, 38, 41, 45, 50, 56, 63, 71
    };
    assertThat(
            IntStream.rangeClosed(1, published.length)
                .mapToLong(n -> losing("nim", "3 of 1.." + n))
                .toArray())
        .isEqualTo(published);
  }

  /// OEIS A241717: three heaps of Nim from 0 on in order, the largest of which is n.
  @Test
  void nimByItsLargestHeap() {
    long[] published = {
      1, 3, 3, 9, 3, 9, 15, 21, 3, 9, 15, 21, 27, 33, 39, 45, 3, 9, 15, 21, 27, 33, 39, 45
    };
    long[] upTo =
        LongStream.range(0, published.length)
            .map(n -> count(game("nim"), "3 of 0.." + n, true, 0).having().longValueExact())
            .toArray();
    long[] sums = published.clone();
    Arrays.parallelPrefix(sums, Long::sum);
    assertThat(upTo).isEqualTo(sums);
  }

  /// One value more than another way to say the same, and games that do not share their rules.
  @Test
  void sumsOfFamiliesAndGames() {
    assertThat(count(game("nim"), "0..9 + 0..9 + 0..9", false, 0).having())
        .isEqualTo(count(game("nim"), "3 of 0..9", true, 0).having());
    CountReport mixed =
        new CountMaker()
            .make(
                CountRequest.of(
                    List.of(game("nim"), game("kayles")),
                    new TextSource("starts", "0..5"),
                    valued(false, 3),
                    1,
                    Optional.empty()),
                meter());
    int[] kayles = {0, 1, 2, 3, 1, 4};
    long expected = 0;
    for (int heap = 0; heap <= 5; heap++) {
      int value = heap;
      expected += Arrays.stream(kayles).filter(other -> (other ^ value) == 3).count();
    }
    assertThat(mixed.having()).isEqualTo(expected);
    assertThat(mixed.all()).isEqualTo(36);
  }

  /// Positions of heaps that move together: cold positions of Wythoff's game, by outcomes, by
  /// values, and under misère play.
  @Test
  void boxes() {
    long cold =
        LongStream.rangeClosed(0, 400)
            .map(n -> (long) (n * (1 + Math.sqrt(5)) / 2) + n)
            .filter(b -> b <= 400)
            .count();
    assertThat(losing("wythoff", "(0..400,0..400)")).isEqualTo(2 * cold - 1);
    assertThat(count(game("wythoff"), "(0..400,0..400)", false, 0).having())
        .isEqualTo(2 * cold - 1);
    assertThat(losing("wythoff", "(3..5,5..9)")).isEqualTo(2);
    assertThat(losing("game M\nplay misere\n" + WYTHOFF, "(0..2,0..2)")).isEqualTo(3);
    assertThat(Grundy.game("wythoff").count("(0..400,0..400)").won())
        .isEqualTo(401 * 401 - 2 * cold + 1);
    assertThat(losing("cram", "1..4x1..4")).isEqualTo(6);
  }

  /// Whoever leaves one token wins: a heap of 1 is over, 2 and 3 are won at once.
  @Test
  void heapsThatEndEarly() {
    CountReport single = report(ENDING, "0..4");
    assertThat(single.all()).isEqualTo(5);
    long lost =
        LongStream.rangeClosed(0, 4)
            .filter(n -> Solving.outcome(Solving.sum(rules(ENDING), "" + n)) == Outcome.P)
            .count();
    assertThat(single.having()).isEqualTo(lost);
  }

  /// A period that is proved counts heaps beyond any table.
  @Test
  void heapsBeyondTables() {
    CountReport all = count(game("0.07"), "0..10^18", false, 0);
    assertThat(all.all()).isEqualTo(1_000_000_000_000_000_001L);
    assertThat(all.having()).isEqualTo(147_058_823_529_411_769L);
  }

  /// Project Euler 301, and sums of other heaps that follow from one number.
  @Test
  void heapsThatFollowFromANumber() {
    assertThat(losing("nim", "n + 2*n + 3*n for n in 1..2^30")).isEqualTo(2_178_309);
    assertThat(losing("nim", "n + 100 - n for n in 0..100")).isEqualTo(1);
    assertThat(losing("nim", "n + m + (n+m) for n in 0..1023, m in 0..1023")).isEqualTo(59_049);
    assertThat(losing("kayles", "n + m for n in 1..200, m in 1..300"))
        .isEqualTo(losing("kayles", "1..200 + 1..300"));
    assertThat(losing("kayles", "(n+1) + 5 for n in 0..10^17"))
        .isEqualTo(losing("kayles", "1..100000000000000001 + 5"));
    assertThat(winning("treblecross", "n + n for n in 1..50")).isZero();
    String text = "2*n for n in 0..9";
    assertThat(count(game("0.07"), text, false, 3).all()).isEqualTo(10);
    for (String wrong :
        List.of(
            "n*n for n in 1..3; no sum of multiples of `n`",
            "n*m for n in 1..3, m in 1..2; no sum of multiples of `n`, `m`",
            "n - m for n in 1..3, m in 1..2; for n = 1, m = 2 that is the size -1",
            "n for n in 1..3, n in 1..2; a second `n`",
            "n for n in 1..3, 4; found `4`",
            "a for a in 1..2, b in 1..2, c in 1..2, d in 1..2, e in 1..2; more than 4 numbers",
            "n + m for n in 1..3; found `m`",
            "2*n - 1 for n in 0..3; for n = 0 that is the size -1",
            "10^18*n for n in 0..99; passes 63 bits",
            "n 2 for n in 0..9; found `2`")) {
      int at = wrong.indexOf(';');
      assertRefused(
          "game G\nboard heap n\ntake 1..3\n", wrong.substring(0, at), wrong.substring(at + 2));
    }
    assertRefused("game W\n" + WYTHOFF, "n for n in 1..3", "not told by one number");
    assertRefused(ENDING, "n for n in 1..3", "not seen to be heaps");
  }

  /// OEIS A048833, positions of Nim with 2n pieces in any number of heaps that the next player
  /// loses; A372967, the same of 2n heaps in order that may be empty; A237711, of four such.
  @Test
  void totals() {
    long[] heaps = {1, 2, 4, 6, 10, 16, 31, 43, 68, 98, 153, 213, 317, 443, 704, 971, 1415, 1975};
    long[] inOrder = {1, 7, 226, 2059, 20_926, 315_646, 4_397_212, 66_201_971, 999_067_510};
    long[] four = {6, 7, 36, 13, 42, 43, 216, 49, 78, 55, 252, 85, 258, 259, 1296, 265, 294, 127};
    for (int n = 1; n <= heaps.length; n++) {
      String all = "of 0.." + 2 * n;
      assertThat(ofTotal("nim", "any of 1.." + 2 * n, 2 * n, false)).isEqualTo(heaps[n - 1]);
      assertThat(ofTotal("nim", "4 " + all, 2 * n, true)).isEqualTo(four[n - 1]);
      if (n <= inOrder.length) {
        assertThat(ofTotal("nim", 2 * n + " " + all, 2 * n, true)).isEqualTo(inOrder[n - 1]);
      }
      assertThat(ofTotal("nim", "any of 1..9", 2 * n - 1, false)).isZero();
    }
    assertThat(ofTotal("wythoff", "2 of (0..3,0..3)", 6, false)).isEqualTo(6);
    assertThat(losing("nim", "any distinct of 1..31")).isEqualTo(1L << 26);
  }

  private static long ofTotal(String game, String starts, int total, boolean ordered) {
    CountRequest.Asked asked =
        new CountRequest.Asked(
            ordered, OptionalInt.of(total), OptionalLong.empty(), Optional.empty());
    return new CountMaker()
        .make(request(game(game), starts, asked), meter())
        .having()
        .longValueExact();
  }

  @Test
  void refusesWhatHasNoAnswer() {
    assertRefused("game M\nplay misere\n" + WYTHOFF, "2 of (0..2,0..2)", "outcomes and no Grundy");
    assertRefused(ENDING, "2 of 0..5", "a move there can end the whole game");
    assertRefused("nim", "0 of 1..3", "from 1 to 10,000 starts");
    assertRefused("nim", "99999 of 1..3", "from 1 to 10,000 starts");
    assertRefused("nim", "3 of 5..1", "is empty");
    assertRefused("nim", "3 of 1..10^19", "is too large");
    assertRefused("nim", "3 of", "expected a number");
    assertRefused("nim", "any of 1..3", "no end of sums");
    assertRefused("nim", "3 at most 0 equal of 1..3", "found `0 equal`");
    assertRefused("nim", "many of 1..3", "a plain number says how many");
    assertThatThrownBy(() -> ofTotal("nim", "3 at most 2 equal of 1..3", 5, true))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("where order matters");
    assertThatThrownBy(() -> ofTotal("nim", "any of 0..3", 5, false))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("a start of size 0 can be added for ever");
    assertThatThrownBy(() -> ofTotal("nim", "n + n for n in 0..3", 5, false))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("with them their total");
    assertRefused("nim", "1..3 +", "expected a number");
    assertThatThrownBy(() -> losing("nim", "2 of 0..10^17"))
        .isInstanceOf(BudgetSpentException.class);
  }

  private static void assertRefused(String game, String starts, String message) {
    assertThatThrownBy(() -> losing(game, starts))
        .as(game + " " + starts)
        .isInstanceOf(InputException.class)
        .hasMessageContaining(message);
  }

  private static long losing(String game, String starts) {
    return report(game, starts).having().longValueExact();
  }

  private static long winning(String game, String starts) {
    return report(game, starts).others().longValueExact();
  }

  private static CountReport report(String game, String starts) {
    Game found = game.startsWith("game") ? rules(game) : game(game);
    return new CountMaker().make(request(found, starts, CountRequest.Asked.LOSING), meter());
  }

  private static CountRequest request(Game game, String starts, CountRequest.Asked asked) {
    return CountRequest.of(
        List.of(game), new TextSource("starts", starts), asked, 1, Optional.empty());
  }

  private static CountReport count(Game game, String starts, boolean ordered, long value) {
    return new CountMaker().make(request(game, starts, valued(ordered, value)), meter());
  }

  private static CountRequest.Asked valued(boolean ordered, long value) {
    return new CountRequest.Asked(
        ordered, OptionalInt.empty(), OptionalLong.of(value), Optional.empty());
  }

  private static Game game(String name) {
    return new Workbench().game(name);
  }

  private static Game rules(String text) {
    return new Workbench().game(new TextSource("rules", text));
  }

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1 << 28));
  }
}
