package org.grundy.solvers.family.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.grundy.solvers.family.formula.Automatic;
import org.grundy.solvers.family.formula.Constant;
import org.grundy.solvers.family.formula.Formula;
import org.grundy.solvers.family.formula.Joined;
import org.grundy.solvers.family.formula.Linear;
import org.grundy.solvers.family.formula.MexPairs;
import org.grundy.solvers.family.formula.Periodic;
import org.grundy.solvers.family.formula.Product;
import org.grundy.solvers.family.formula.Residues;
import org.grundy.solvers.family.formula.Symmetric;
import org.grundy.solvers.family.formula.TablePattern;
import org.grundy.solvers.family.formula.ZeroLines;
import org.grundy.solvers.family.formula.ZeroSet;

/// Patterns in words, with the names of one table.
public final class Wording {
  private final TableNames names;

  public Wording(TableNames names) {
    this.names = names;
  }

  /// The statement of a pattern, in one line.
  public String of(TablePattern pattern) {
    return switch (pattern) {
      case Symmetric() ->
          "symmetric: %s and %s may be exchanged".formatted(names.row(), names.column());
      case ZeroSet(Formula formula) ->
          (names.values() ? "zero" : "P") + " exactly where " + zeroWhere(formula);
      case Automatic(String numeration, int states) ->
          "%s exactly where an automaton of %,d states says so, which reads %s and %s in %s"
              .formatted(
                  names.values() ? "zero" : "P", states, names.row(), names.column(), numeration);
      case Formula formula -> of(formula);
    };
  }

  private String of(Formula formula) {
    return switch (formula) {
      case Constant(long value) -> "constant " + names.entry(value);
      case Periodic periodic -> of(periodic);
      case Linear linear -> of(linear);
      case Joined(Joined.By by, long a, long b) ->
          by == Joined.By.NIM_SUM
              ? bracketed(names.row(), a) + " xor " + bracketed(names.column(), b)
              : "%s(%s, %s)".formatted(formula.kind(), sum(names.row(), a), sum(names.column(), b));
      case Product product -> of(product);
      case Residues residues -> of(residues);
      case MexPairs _, ZeroLines _ -> "0 where " + zeroWhere(formula) + ", and 1 elsewhere";
    };
  }

  private String of(Periodic periodic) {
    String where = from(periodic.preperiod(), periodic.periodicFrom());
    int length = periodic.length();
    if (periodic.isPlain() && length == 1) {
      return "constant " + names.entry(periodic.values().getLast()) + where;
    }
    String repeated = names.entries(last(periodic.values(), length));
    return periodic.isPlain()
        ? "period %d%s: %s".formatted(length, where, repeated)
        : "arithmetic period %d%s, saltus %d: %s"
            .formatted(length, where, periodic.saltus(), repeated);
  }

  private String from(int preperiod, long periodicFrom) {
    return preperiod == 0 ? "" : " from %s = %d on".formatted(names.column(), periodicFrom);
  }

  private static List<Long> last(List<Long> values, int count) {
    return values.subList(values.size() - count, values.size());
  }

  private String of(Linear linear) {
    String sum = linearSum(linear);
    boolean single = !sum.contains(" ") && !sum.contains("·");
    String bracketed = single ? sum : "(" + sum + ")";
    if (linear.modulus() == 0) {
      return linear.divisor() == 1 ? sum : "⌊" + bracketed + " / " + linear.divisor() + "⌋";
    }
    String modded = bracketed + " mod " + linear.modulus();
    return linear.divisor() == 1 ? modded : "⌊(" + modded + ") / " + linear.divisor() + "⌋";
  }

  private String linearSum(Linear linear) {
    StringBuilder text = new StringBuilder();
    append(text, linear.rowFactor(), names.row());
    append(text, linear.columnFactor(), names.column());
    return sum(text.toString(), linear.added());
  }

  private static void append(StringBuilder text, long factor, String variable) {
    if (factor == 0) {
      return;
    }
    if (!text.isEmpty()) {
      text.append(factor > 0 ? " + " : " - ");
    } else if (factor < 0) {
      text.append('-');
    }
    text.append(times(Math.abs(factor), variable));
  }

  private static String times(long factor, String variable) {
    return (factor == 1 ? "" : factor + "·") + variable;
  }

  private String of(Product product) {
    String factors =
        (product.factor() == 1 ? "" : product.factor() + "·") + names.row() + "·" + names.column();
    String sum = sum(factors, product.added());
    return product.modulus() == 0 ? sum : "(" + sum + ") mod " + product.modulus();
  }

  private String of(Residues residues) {
    String row = names.row();
    String column = names.column();
    String first = residues.ordered() ? "min(%s, %s)".formatted(row, column) : row;
    String second = residues.ordered() ? "max(%s, %s)".formatted(row, column) : column;
    int width = residues.columnPeriod();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < residues.rowPeriod(); i++) {
      lines.add(names.entries(residues.values().subList(i * width, (i + 1) * width)));
    }
    return "[%s] at %s, %s"
        .formatted(
            String.join(" | ", lines),
            residue(first, residues.rowPeriod()),
            residue(second, width));
  }

  private static String residue(String number, int period) {
    return period == 1 ? "any " + number : number + " mod " + period;
  }

  private String zeroWhere(Formula formula) {
    return switch (formula) {
      case Linear linear when linear.divisor() > 1 -> of(linear) + " = 0";
      case Linear linear when linear.modulus() == 0 -> equation(linear);
      case Linear linear when linear.rowFactor() == 0 && linear.columnFactor() == 1 ->
          "%s mod %d = %d"
              .formatted(
                  names.column(),
                  linear.modulus(),
                  Math.floorMod(-linear.added(), linear.modulus()));
      case Periodic periodic when periodic.isPlain() -> zeroWhere(periodic);
      case Residues _ ->
          "0 in " + new Wording(new TableNames(names.row(), names.column(), true)).of(formula);
      case MexPairs pairs -> zeroWhere(pairs);
      case ZeroLines(List<Linear> lines) ->
          lines.stream().map(this::equation).collect(Collectors.joining(" or "));
      default -> of(formula) + " = 0";
    };
  }

  private String zeroWhere(MexPairs pairs) {
    long t = pairs.step();
    String least;
    if (pairs.factor() > 1) {
      least = "the least number in no earlier pair";
    } else if (t % 2 == 0) {
      String root = "√" + (t * t / 4 + 1);
      least = "⌊n·%s⌋".formatted(t == 2 ? root : "(%s - %d)".formatted(root, t / 2 - 1));
    } else {
      String root = "√" + (t * t + 4);
      least = "⌊n·(%s)/2⌋".formatted(t == 1 ? "1 + " + root : root + " - " + (t - 2));
    }
    return "{%s, %s} = {p, %s + %s} with p = %s, n = 0, 1, 2, …"
        .formatted(
            sum(names.row(), pairs.added()),
            sum(names.column(), pairs.added()),
            pairs.factor() == 1 ? "p" : pairs.factor() + "·p",
            t == 1 ? "n" : t + "·n",
            least);
  }

  /// The zeros before the period one by one, those of the period by their residues.
  private String zeroWhere(Periodic periodic) {
    List<String> places = new ArrayList<>();
    Set<Long> residues = new TreeSet<>();
    for (int i = 0; i < periodic.values().size(); i++) {
      long number = periodic.fromNumber() + i;
      if (periodic.values().get(i) == 0 && i < periodic.preperiod()) {
        places.add(Long.toString(number));
      } else if (periodic.values().get(i) == 0) {
        residues.add(number % periodic.length());
      }
    }
    String before = places.isEmpty() ? "" : names.column() + " = " + String.join(" or ", places);
    if (residues.isEmpty()) {
      return before;
    }
    String after =
        "%s mod %d = %s%s"
            .formatted(
                names.column(),
                periodic.length(),
                residues.stream().map(String::valueOf).collect(Collectors.joining(" or ")),
                from(periodic.preperiod(), periodic.periodicFrom()));
    return places.isEmpty() ? after : before + ", or " + after;
  }

  /// `r = c + 1` rather than `r - c - 1 = 0`, and `n = 3` rather than `n - 3 = 0`.
  private String equation(Linear linear) {
    long a = linear.rowFactor();
    long b = linear.columnFactor();
    if (a * b < 0 && Math.abs(a) == 1) {
      return names.row() + " = " + sum(times(Math.abs(b), names.column()), -linear.added() * a);
    }
    if (a * b < 0 && Math.abs(b) == 1) {
      return names.column() + " = " + sum(times(Math.abs(a), names.row()), -linear.added() * b);
    }
    if (a == 0 && Math.abs(b) == 1) {
      return names.column() + " = " + -linear.added() * b;
    }
    if (b == 0 && Math.abs(a) == 1) {
      return names.row() + " = " + -linear.added() * a;
    }
    return of(linear) + " = 0";
  }

  /// A term with a number added: `r`, `r + 2`, `r - 1`.
  private static String sum(String term, long added) {
    if (added == 0) {
      return term;
    }
    return added > 0 ? term + " + " + added : term + " - " + -added;
  }

  private static String bracketed(String variable, long added) {
    return added == 0 ? variable : "(" + sum(variable, added) + ")";
  }
}
