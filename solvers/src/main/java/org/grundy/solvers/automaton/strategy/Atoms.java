package org.grundy.solvers.automaton.strategy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.rules.heap.HeapEnds;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.EndCondition;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.BeattyPairs;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.AutomatonAlgebra;
import org.grundy.solvers.automaton.digit.LinearSum;
import org.grundy.solvers.automaton.moves.MoveRelation;

/// The conditions that strategies are made of: sizes, their least and greatest, sums, differences,
/// remainders and nim-sums compared with small numbers, and Beatty pairs. All but the last are
/// conditions of the rules' language, read by its parser.
final class Atoms {
  private static final int MOST_NUMBER = 12;
  private static final int MOST_DIVISOR = 8;
  private static final int MOST_STEP = 4;
  private static final int MOST_PERIOD = 128;

  private final AutomatonProof proof;
  private final AutomatonAlgebra algebra;
  private final List<String> names;
  private final Cells cells;

  Atoms(AutomatonProof proof, AutomatonAlgebra algebra, List<String> names, Cells cells) {
    this.proof = proof;
    this.algebra = algebra;
    this.names = names;
    this.cells = cells;
  }

  /// All of them, the simplest first.
  List<Atom> all() {
    List<Atom> atoms = new ArrayList<>(ofText(texts()));
    if (names.size() == 2 && proof.numeration().ofBase().isEmpty()) {
      atoms.addAll(0, beatty());
    }
    return atoms;
  }

  /// Conditions of the rules' language.
  private List<Atom> ofText(List<String> texts) {
    String head =
        names.size() == 1
            ? "game S\nboard heap\nmove %s -> %s - 1\n"
                .formatted(names.getFirst(), names.getFirst())
            : "game S\nboard heaps %s\nmove (%s) -> (%s)\n"
                .formatted(
                    String.join(" ", names),
                    String.join(",", names),
                    names.getFirst() + "-1," + String.join(",", names.subList(1, names.size())));
    List<Atom> atoms = new ArrayList<>();
    for (String text : texts) {
      GameRules rules = RulesParser.parse("strategy", head + "win where " + text + "\n");
      HeapEnds ends = HeapEnds.of(rules);
      EndCondition condition = (EndCondition) rules.ends().getFirst();
      atoms.add(
          new Atom(
              text, cells.where(ends::isWon), () -> MoveRelation.where(condition, names, algebra)));
    }
    return atoms;
  }

  private List<String> texts() {
    List<String> texts = new ArrayList<>();
    boolean one = names.size() == 1;
    String all = String.join(",", names);
    String sum = String.join(" + ", names);
    if (!one && proof.numeration().ofBase().equals(Optional.of(2))) {
      numbers(texts, String.join(" xor ", names), "=", 3);
    }
    List<String> terms = new ArrayList<>();
    if (!one) {
      terms.add("min(" + all + ")");
      terms.add("max(" + all + ")");
      terms.add(sum);
    }
    terms.addAll(names);
    for (String term : terms) {
      for (String relation : List.of("=", "<=", ">")) {
        numbers(texts, term, relation, MOST_NUMBER);
      }
    }
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      for (int j = i + 1; j < names.size(); j++) {
        String a = names.get(i);
        String b = names.get(j);
        for (String relation : List.of("=", "!=", "<", ">", "<=", ">=")) {
          texts.add(a + " " + relation + " " + b);
        }
        for (int k = 1; k <= 4; k++) {
          texts.add("max(%s,%s) - min(%s,%s) = %d".formatted(a, b, a, b, k));
          texts.add("max(%s,%s) - min(%s,%s) <= %d".formatted(a, b, a, b, k));
          texts.add(a + " = " + b + " + " + k);
          texts.add(b + " = " + a + " + " + k);
        }
        differences.add("max(%s,%s) - min(%s,%s)".formatted(a, b, a, b));
      }
    }
    terms.addAll(differences);
    for (String term : terms) {
      for (int divisor = 2; divisor <= MOST_DIVISOR; divisor++) {
        for (int rest = 0; rest < divisor; rest++) {
          texts.add("%s %% %d = %d".formatted(bracketed(term), divisor, rest));
        }
      }
    }
    if (one) {
      residues(texts);
    }
    return texts;
  }

  private static String bracketed(String term) {
    return term.contains(" ") ? "(" + term + ")" : term;
  }

  private static void numbers(List<String> texts, String term, String relation, int most) {
    for (int number = 0; number <= most; number++) {
      texts.add(term + " " + relation + " " + number);
    }
  }

  /// The losing sizes of one heap by their remainders, where they repeat.
  private void residues(List<String> texts) {
    int tail = cells.side() / 2;
    for (int period = 1; period <= MOST_PERIOD; period++) {
      int step = period;
      if (IntStream.range(tail, cells.side() - step)
          .allMatch(n -> proof.at(n) == proof.at(n + step))) {
        String rests =
            IntStream.range(0, period)
                .filter(rest -> proof.at(rest + (long) step * (tail / step + 1)) == 0)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(","));
        if (!rests.isEmpty()) {
          texts.addFirst("%s %% %d in {%s}".formatted(names.getFirst(), period, rests));
        }
        return;
      }
    }
  }

  /// Beatty pairs whose difference is so many times their number (Wythoff 1907, Fraenkel 1982):
  /// those that are lost in a game of Wythoff's kind, which is proved in the same numeration.
  private List<Atom> beatty() {
    for (int step = 1; step <= MOST_STEP; step++) {
      AutomatonProof pairs = BeattyPairs.proof(step, algebra.meter()).orElse(null);
      if (pairs != null && pairs.numeration().equals(proof.numeration())) {
        return beatty(pairs.losing(algebra), step);
      }
    }
    return List.of();
  }

  private List<Atom> beatty(Automaton pairs, int step) {
    String name =
        switch (step) {
          case 1 -> "φ";
          case 2 -> "√2";
          default -> "(√%d - %d) / 2".formatted(step * step + 4, step - 2);
        };
    String number =
        Stream.of("i", "j", "k").filter(one -> !names.contains(one)).findFirst().orElseThrow();
    String least = "min(%s,%s)".formatted(names.get(0), names.get(1));
    String from =
        "%s = |%s - %s|%s"
            .formatted(number, names.get(0), names.get(1), step == 1 ? "" : " / " + step);
    List<Atom> atoms = new ArrayList<>();
    for (Relation relation : List.of(Relation.EQUAL, Relation.MORE, Relation.LESS)) {
      String sign =
          switch (relation) {
            case EQUAL -> "=";
            case MORE -> ">";
            default -> "<";
          };
      atoms.add(
          new Atom(
              "%s %s ⌊%s·%s⌋, %s".formatted(least, sign, number, name, from),
              cells.where(sizes -> compares(sizes, relation, step)),
              () -> relation == Relation.EQUAL ? pairs : besides(pairs, relation)));
    }
    return atoms;
  }

  private static boolean compares(long[] sizes, Relation relation, int step) {
    long difference = Math.abs(sizes[0] - sizes[1]);
    return difference % step == 0
        && relation.holds(Math.min(sizes[0], sizes[1]), floor(difference / step, step));
  }

  /// The floor of `i (2 - t + √(t² + 4)) / 2`.
  static long floor(long i, int step) {
    BigInteger square =
        BigInteger.valueOf(i).pow(2).multiply(BigInteger.valueOf((long) step * step + 4));
    return BigInteger.valueOf(i)
        .multiply(BigInteger.valueOf(2L - step))
        .add(square.sqrt())
        .shiftRight(1)
        .longValueExact();
  }

  /// Positions with a pair of the same difference, of which both sizes are smaller, or larger.
  private Automaton besides(Automaton pairs, Relation relation) {
    Automaton pair = pairs.renamed(new int[] {2, 3});
    LinearSum difference = LinearSum.track(0).plus(1, -1).plus(2, -1).plus(3, 1);
    Automaton so =
        algebra.and(
            List.of(
                pair,
                algebra.compare(difference, Relation.EQUAL),
                algebra.compare(LinearSum.track(0).plus(2, -1), relation)));
    return algebra.exists(algebra.exists(so, 3), 2);
  }
}
