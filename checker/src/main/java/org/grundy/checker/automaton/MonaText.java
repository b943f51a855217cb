package org.grundy.checker.automaton;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.rules.tree.EquationMove.Relation;

/// The theorem of an automaton over binary digits for MONA, which decides the weak monadic
/// second-order theory of one successor: a number is the set of the places of its ones.
///
/// The automaton reads from a place above all ones down to place 0. Its run is given by sets, one a
/// bit of the state's number: the places after which the bit is one.
final class MonaText extends LogicText {
  private static final String LIBRARY =
      """
      pred plus(var2 X, Y, Z) =
        ex2 C: 0 notin C
          & all1 i: (i in Z <=> (i in X <=> (i in Y <=> i in C)))
            & (i + 1 in C <=> ((i in X & i in Y) | (i in X & i in C) | (i in Y & i in C)));
      pred less(var2 X, Y) =
        ex1 i: i notin X & i in Y & all1 j: j > i => (j in X <=> j in Y);
      """;

  private final Automaton automaton;
  private final int sizes;
  private int helpers;

  MonaText(Automaton automaton, int sizes) {
    this.automaton = automaton;
    this.sizes = sizes;
  }

  /// The whole input: MONA answers that the formula is valid.
  String text(String title, List<Machine> machines, boolean misere) {
    return "# %s\n# mona answers: Formula is valid\nws1s;\n%s%s\n%s;\n"
        .formatted(
            title.lines().findFirst().orElse(""),
            LIBRARY,
            losing(),
            theorem(machines, sizes, misere));
  }

  private String losing() {
    List<String> bits =
        IntStream.range(0, 32 - Integer.numberOfLeadingZeros(automaton.states() - 1 | 1))
            .mapToObj(bit -> "q" + bit)
            .toList();
    List<String> steps = new ArrayList<>();
    List<String> last = new ArrayList<>();
    for (int state = 0; state < automaton.states(); state++) {
      List<String> ways = new ArrayList<>();
      for (int letter = 0; letter < automaton.letters(); letter++) {
        String next = state("i", bits, automaton.after(state, letter));
        ways.add("(" + state("i", names(this::size), letter) + " & " + next + ")");
      }
      steps.add(
          "(%s => %s)".formatted(state("i + 1", bits, state), String.join("\n      | ", ways)));
      if (automaton.output(state) == 1) {
        last.add(state("0", bits, state));
      }
    }
    String above =
        names(this::size).stream()
            .map(name -> "i notin " + name)
            .collect(Collectors.joining(" & "));
    return """
    pred losing(var2 %s) =
      ex1 n: ex2 %s: (all1 i: i >= n => (%s)) & (%s)
        & (all1 i: i < n => (%s))
        & (%s);
    """
        .formatted(
            String.join(", ", names(this::size)),
            String.join(", ", bits),
            above,
            state("n", bits, 0),
            String.join("\n    & ", steps),
            last.isEmpty() ? "false" : String.join(" | ", last));
  }

  /// The bits of a number stand in sets at a place.
  private static String state(String place, List<String> sets, int number) {
    return IntStream.range(0, sets.size())
        .mapToObj(bit -> place + ((number >> bit & 1) != 0 ? " in " : " notin ") + sets.get(bit))
        .collect(Collectors.joining(" & ", "(", ")"));
  }

  private List<String> names(IntFunction<String> name) {
    return IntStream.range(0, sizes).mapToObj(name).toList();
  }

  @Override
  String size(int index) {
    return "x" + index;
  }

  @Override
  String left(int index) {
    return "y" + index;
  }

  @Override
  String chosen(int index) {
    return "k" + index;
  }

  @Override
  String truth() {
    return "(0 = 0)";
  }

  @Override
  String losing(List<String> names) {
    return "losing(" + String.join(", ", names) + ")";
  }

  @Override
  String forAll(List<String> names, String condition) {
    return "all2 " + String.join(", ", names) + ": (" + condition + ")";
  }

  @Override
  String exist(List<String> names, String condition) {
    return names.isEmpty()
        ? condition
        : "ex2 " + String.join(", ", names) + ": (" + condition + ")";
  }

  @Override
  String nimSum(String left, String right, String sum) {
    return "all1 i: (i in %s <=> ~(i in %s <=> i in %s))".formatted(sum, left, right);
  }

  /// Both sides of a comparison are added up, the negative factors on the right.
  @Override
  String compared(LinearSum sum, Relation relation, List<String> names) {
    List<String> added = new ArrayList<>();
    List<String> bound = new ArrayList<>();
    String left = total(sum, 1, names, added, bound);
    String right = total(sum, -1, names, added, bound);
    added.add(
        switch (relation) {
          case LESS -> "less(" + left + ", " + right + ")";
          case AT_MOST -> "~less(" + right + ", " + left + ")";
          case EQUAL -> left + " = " + right;
          case UNEQUAL -> left + " ~= " + right;
          case AT_LEAST -> "~less(" + left + ", " + right + ")";
          case MORE -> "less(" + right + ", " + left + ")";
        });
    return exist(bound, String.join(" & ", added));
  }

  private String total(
      LinearSum sum, int sign, List<String> names, List<String> added, List<String> bound) {
    List<String> parts = new ArrayList<>();
    sum.factors()
        .forEach((track, factor) -> {
          String doubled = names.get(track);
          for (long rest = factor * sign; rest > 0; rest /= 2) {
            if (rest % 2 != 0) {
              parts.add(doubled);
            }
            if (rest > 1) {
              doubled = plus(doubled, doubled, added, bound);
            }
          }
        });
    if (sum.constant().signum() == sign || parts.isEmpty()) {
      parts.add(sum.constant().signum() == sign ? constant(sum.constant().abs()) : "empty");
    }
    return parts.stream().reduce((one, other) -> plus(one, other, added, bound)).orElseThrow();
  }

  private String plus(String left, String right, List<String> added, List<String> bound) {
    String sum = "t" + helpers++;
    bound.add(sum);
    added.add("plus(" + left + ", " + right + ", " + sum + ")");
    return sum;
  }

  private static String constant(BigInteger number) {
    return IntStream.range(0, number.bitLength())
        .filter(number::testBit)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(", ", "{", "}"));
  }
}
