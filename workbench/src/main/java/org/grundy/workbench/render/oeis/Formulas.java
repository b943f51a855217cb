package org.grundy.workbench.render.oeis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.grundy.core.period.Periodicity;

/// The formulas that a proved period gives for all terms: a closed form, the recurrence, the
/// generating function, the signature of the linear recurrence. The long ones are left out.
final class Formulas {
  private static final int LONGEST = 40;

  /// A closed form is looked for in periods up to this.
  private static final long LONGEST_COMPARED = 1 << 20;

  private final Periodicity proved;
  private final LongUnaryOperator terms;

  /// @param terms a(0), a(1), …
  Formulas(Periodicity proved, LongUnaryOperator terms) {
    this.proved = proved;
    this.terms = terms;
  }

  /// The formulas, the simplest first.
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (proved.preperiod() == 0) {
      addClosedForm(lines);
    }
    lines.add(
        "a(n) = a(n-%d)%s for n >= %d."
            .formatted(
                proved.period(),
                proved.saltus() == 0 ? "" : " + " + proved.saltus(),
                proved.preperiod() + proved.period()));
    if (proved.preperiod() + proved.period() <= LONGEST) {
      lines.add("G.f.: " + generatingFunction() + ".");
      lines.add(
          "Linear recurrence with constant coefficients, signature (%s)."
              .formatted(
                  signature().stream().map(String::valueOf).collect(Collectors.joining(","))));
    }
    return lines;
  }

  /// `floor((n mod p)/q)`, with the saltus for each period that has gone by: q is then the first n
  /// that has another value than 0, or p.
  private void addClosedForm(List<String> lines) {
    long period = proved.period();
    if (period > LONGEST_COMPARED) {
      return;
    }
    long divisor =
        LongStream.range(0, period)
            .filter(n -> terms.applyAsLong(n) != 0)
            .findFirst()
            .orElse(period);
    if (divisor > 0
        && LongStream.range(0, period).allMatch(n -> terms.applyAsLong(n) == n / divisor)) {
      lines.add("a(n) = " + closedForm(divisor) + ".");
    }
  }

  private String closedForm(long divisor) {
    long period = proved.period();
    String within = period == 1 ? "" : "n mod " + period;
    if (divisor == period) {
      within = "";
    } else if (divisor > 1) {
      within = "floor((" + within + ")/" + divisor + ")";
    }
    String steps = period == 1 ? "n" : "floor(n/" + period + ")";
    String rises =
        switch ((int) Math.min(proved.saltus(), 2)) {
          case 0 -> "";
          case 1 -> steps;
          default -> proved.saltus() + "*" + steps;
        };
    if (rises.isEmpty()) {
      return within.isEmpty() ? "0" : within;
    }
    return within.isEmpty() ? rises : rises + " + " + (divisor == 1 ? "(" + within + ")" : within);
  }

  /// With F the generating function, e the preperiod, p the period and s the saltus, `F*(1-x^p)` is
  /// the polynomial of a(n) - a(n-p) below e + p, and from there on `s*x^(e+p)/(1-x)`.
  private String generatingFunction() {
    int end = (int) (proved.preperiod() + proved.period());
    int period = (int) proved.period();
    long[] numerator = new long[end + 2];
    for (int n = 0; n < end; n++) {
      numerator[n] = terms.applyAsLong(n) - (n < period ? 0 : terms.applyAsLong(n - period));
    }
    String power = period == 1 ? "(1-x)" : "(1-x^" + period + ")";
    if (proved.saltus() == 0) {
      return fraction(numerator, power);
    }
    for (int n = end; n > 0; n--) {
      numerator[n] -= numerator[n - 1];
    }
    numerator[end] += proved.saltus();
    return fraction(numerator, "((1-x)*" + power + ")");
  }

  private static String fraction(long[] numerator, String denominator) {
    StringBuilder text = new StringBuilder();
    int count = 0;
    for (int n = 0; n < numerator.length; n++) {
      if (numerator[n] != 0) {
        text.append(numerator[n] < 0 ? " - " : count > 0 ? " + " : "");
        text.append(monomial(Math.abs(numerator[n]), n));
        count++;
      }
    }
    return switch (count) {
      case 0 -> "0";
      case 1 -> text.toString().strip() + "/" + denominator;
      default -> "(" + text.toString().strip() + ")/" + denominator;
    };
  }

  private static String monomial(long factor, int power) {
    String x = power == 0 ? "" : power == 1 ? "x" : "x^" + power;
    return x.isEmpty() ? "" + factor : factor == 1 ? x : factor + "*" + x;
  }

  private List<Long> signature() {
    int period = (int) proved.period();
    long[] signature = new long[proved.saltus() == 0 ? period : period + 1];
    signature[period - 1] += 1;
    if (proved.saltus() > 0) {
      signature[0] += 1;
      signature[period] -= 1;
    }
    return LongStream.of(signature).boxed().toList();
  }
}
