package org.grundy.checker.automaton;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.grundy.core.certificate.CertifiedNumeration;
import org.grundy.rules.tree.EquationMove.Relation;

/// The theorem of an automaton for Walnut, which decides statements about sums of numbers that are
/// written in one numeration: the automaton as a file of its library, and the commands.
final class WalnutText extends LogicText {
  private static final String LOSING = "losing";
  private static final String OWN = "grundy";

  private final Automaton automaton;
  private final CertifiedNumeration numeration;
  private final int sizes;

  /// @param numeration with the shortest preperiod
  WalnutText(Automaton automaton, CertifiedNumeration numeration, int sizes) {
    this.automaton = automaton;
    this.numeration = numeration;
    this.sizes = sizes;
  }

  /// The files, by their places in the folder of Walnut.
  Map<String, String> files(List<Machine> machines, boolean misere) {
    Map<String, String> files = new TreeMap<>();
    files.put("Automata Library/" + LOSING + ".txt", automaton());
    files.put(
        "Command Files/" + OWN + ".txt",
        "%seval game \"?%s %s\":\n"
            .formatted(declaration(), name(), theorem(machines, sizes, misere)));
    return files;
  }

  private String name() {
    return switch (numeration) {
      case CertifiedNumeration.Base(long base) -> "msd_" + base;
      case CertifiedNumeration.Ostrowski ostrowski ->
          isZeckendorf(ostrowski) ? "msd_fib" : "msd_" + OWN;
    };
  }

  private static boolean isZeckendorf(CertifiedNumeration.Ostrowski ostrowski) {
    return ostrowski.preperiod().isEmpty() && ostrowski.period().equals(List.of(1L));
  }

  /// The command that makes the numeration: Walnut begins with the weights 1 and the first
  /// quotient, which therefore is one more.
  private String declaration() {
    if (!(numeration instanceof CertifiedNumeration.Ostrowski ostrowski)
        || isZeckendorf(ostrowski)) {
      return "";
    }
    List<Long> first = new ArrayList<>(ostrowski.preperiod());
    List<Long> repeated = new ArrayList<>(ostrowski.period());
    if (first.isEmpty()) {
      first.add(repeated.removeFirst());
      repeated.add(first.getFirst());
    }
    first.set(0, first.getFirst() + 1);
    first.addFirst(0L);
    return "ost %s [%s] [%s];\n".formatted(OWN, spaced(first), spaced(repeated));
  }

  private static String spaced(List<Long> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private String automaton() {
    StringBuilder text = new StringBuilder();
    text.append((name() + " ").repeat(sizes).strip()).append('\n');
    int radix = (int) numeration.radix();
    for (int state = 0; state < automaton.states(); state++) {
      text.append("\n%d %d\n".formatted(state, automaton.output(state)));
      for (int letter = 0; letter < automaton.letters(); letter++) {
        int rest = letter;
        for (int size = 0; size < sizes; size++) {
          text.append(rest % radix).append(' ');
          rest /= radix;
        }
        text.append("-> ").append(automaton.after(state, letter)).append('\n');
      }
    }
    return text.toString();
  }

  @Override
  String size(int index) {
    return String.valueOf((char) ('a' + index));
  }

  @Override
  String left(int index) {
    return String.valueOf((char) ('e' + index));
  }

  @Override
  String chosen(int index) {
    return index < 'z' - 'j' ? String.valueOf((char) ('j' + index)) : "z" + chosen(index - 16);
  }

  @Override
  String truth() {
    return "(0=0)";
  }

  @Override
  String losing(List<String> names) {
    return "$" + LOSING + "(" + String.join(",", names) + ")";
  }

  @Override
  String forAll(List<String> names, String condition) {
    return "A" + String.join(",", names) + " (" + condition + ")";
  }

  @Override
  String exist(List<String> names, String condition) {
    return names.isEmpty() ? condition : "E" + String.join(",", names) + " (" + condition + ")";
  }

  @Override
  String nimSum(String left, String right, String sum) {
    throw new UncheckableException("Walnut has no nim-sums");
  }

  @Override
  String compared(LinearSum sum, Relation relation, List<String> names) {
    return side(sum, 1, names) + relation.sign() + side(sum, -1, names);
  }

  private static String side(LinearSum sum, int sign, List<String> names) {
    List<String> parts = new ArrayList<>();
    sum.factors()
        .forEach((track, factor) -> {
          if (factor * sign > 0) {
            parts.add((Math.abs(factor) == 1 ? "" : Math.abs(factor) + "*") + names.get(track));
          }
        });
    if (sum.constant().signum() == sign) {
      parts.add(sum.constant().abs().toString());
    }
    return parts.isEmpty() ? "0" : String.join("+", parts);
  }
}
