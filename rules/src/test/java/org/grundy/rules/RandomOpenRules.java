package org.grundy.rules;

import java.util.List;
import java.util.Random;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;

/// Random games that are filled into texts: moves that leave a number of heaps that varies, and
/// games that leave numbers open.
final class RandomOpenRules {
  /// Lines of one heap; C is a number from 1 to 4, D one from 2 to 4.
  private static final List<String> RUNS =
      List.of(
          "n -> sum i in 0..t-1 of (a-i) where t*(2*a-t+1) = 2*n, 2 <= t <= a, a < n",
          "n -> sum i in 1..t of (i) where t*(t+1) <= 2*n-2*C, t >= 1, t < n",
          "n -> sum i in 0..t of (a+D*i) where a >= 1, t >= 1, a+D*t < n, (t+1)*(2*a+D*t) = 2*n",
          "n -> k copies of a where a*k = n, k >= D, a >= 1",
          "n -> k copies of a where a*k = n-C, k >= 1, a >= 1, a < n",
          "n -> b + k copies of a where a*k+b = n, k >= 1, a >= C, b < n, a < n",
          "n -> sum i in n-k..n but the last of i where 0 <= k <= C, k <= n, n >= 1",
          "n -> sum i in 0..s, j in 0..t of (a+i+D*j) where a+s+D*t < n, 1 <= a, s <= 2, t <= 1",
          "n -> sum i in 0..s, j in 0..t but the last of (n-s-2*t+i+2*j) where s <= 2, t <= D,"
              + " s + t >= 1, s+2*t <= n");

  /// Lines of two heaps that move together.
  private static final List<String> TUPLES =
      List.of(
          "(a,b) -> sum i in a-k..a, j in b-l..b but the last of (i,j) where 0 <= k <= C,"
              + " 1 <= l <= D, k <= a, l <= b, a >= 1",
          "(a,b) -> sum i in a-k..a, j in b-l..b but the last of (i,j) where k in squares, l = C,"
              + " k <= a, l <= b, a >= 1",
          "(a,b) -> sum i in 0..s-1, j in 0..s-1 but the last of (a-s+1+i,b-s+1+j) where"
              + " 1 <= s <= D, s <= a, s <= b",
          "(a,b) -> (a-1,b) + b copies of (a-1,C) where a >= 1, b >= 1",
          "(a,b) -> sum i in 0..a-1 of (i,b-1) where a >= C, b >= 1",
          "(a,b) -> (0,0) + sum i in 0..s, j in 0..t of (i+j,a-1-i) where s <= 2, t <= 1, s < a,"
              + " s + t < b");

  private static final List<String> OPEN =
      List.of(
          "board heap\nparam k = C\nmove n -> n - j where 1 <= j <= k",
          "board heap\nparam k = D\nparam m = C\nmove n -> n / k | n - m where n >= 1",
          "board heap\nparam S = C 6\ntake S",
          "board heap\nparam k = D\ntake 1..k\ntake C in up to k heaps each",
          "board heap\nparam k = D\ncode {2..k}.07",
          "board heap\nparam X = C\ntake 1..D\nwin where n = X",
          "board heaps a b\nparam k = C\nmove (a,b) -> (a-j,b) | (a,b-j) for 1 <= j <= k",
          "board strip\nparam k = C\ncells . #\nmove . -> # along E up to k over . -> #",
          "board graph\nparam k = C\nmove vertex v where degree of v <= k : delete v");

  private RandomOpenRules() {}

  /// Moves that leave a number of heaps that varies.
  static GameRules runs(Random random, String title) {
    String more = random.nextBoolean() ? "\ntake C" : "";
    int line = random.nextInt(RUNS.size() + TUPLES.size());
    return filled(
        random,
        title,
        line < RUNS.size()
            ? "board heap\nmove " + RUNS.get(line) + more
            : "board heaps a b\nmove " + TUPLES.get(line - RUNS.size()));
  }

  /// A game that leaves numbers open.
  static GameRules open(Random random, String title) {
    return filled(random, title, pick(random, OPEN));
  }

  private static String pick(Random random, List<String> texts) {
    return texts.get(random.nextInt(texts.size()));
  }

  /// Each letter stands for one number.
  private static GameRules filled(Random random, String title, String lines) {
    String filled =
        lines
            .replace("C", Integer.toString(1 + random.nextInt(4)))
            .replace("D", Integer.toString(2 + random.nextInt(3)));
    return RulesParser.parse("random", "game " + title + "\n" + filled + "\n");
  }
}
