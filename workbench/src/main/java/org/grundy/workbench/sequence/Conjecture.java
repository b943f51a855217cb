package org.grundy.workbench.sequence;

import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.InputException;
import org.jspecify.annotations.Nullable;

/// A claim about the values G(n) of the starts of a game from a number on.
public sealed interface Conjecture {
  /// The first number of which it speaks.
  long from();

  /// The claim that G(n + period) = G(n) + saltus.
  record Recurs(long period, long saltus, long from) implements Conjecture {
    @Override
    public String toString() {
      return "G(n + %d) = G(n)%s for n >= %d"
          .formatted(period, saltus == 0 ? "" : " + " + saltus, from);
    }
  }

  /// The claim that no start has this value.
  record Never(long value, long from) implements Conjecture {
    @Override
    public String toString() {
      return "G(n) is not %d for n >= %d".formatted(value, from);
    }
  }

  /// The claim that all values are less than a bound.
  record Below(long bound, long from) implements Conjecture {
    @Override
    public String toString() {
      return "G(n) < %d for n >= %d".formatted(bound, from);
    }
  }

  /// The last start that has to be valued for a look at the claim; empty where the usual ones do.
  default OptionalLong reach() {
    long first = from() + (this instanceof Recurs recurs ? recurs.period() : 0);
    return first < SequenceRun.DEFAULT_LAST / 2 ? OptionalLong.empty() : OptionalLong.of(2 * first);
  }

  /// Reads `period P from N`, with `saltus S` between where values grow, `no V from N` or `below V
  /// from N`. Without `from` a claim is about all n.
  ///
  /// @throws InputException if it is none, or a number has more than 9 digits
  static Conjecture parse(String text) {
    Matcher claim =
        Pattern.compile(
                "(?:period (\\d{1,9})(?: saltus (\\d{1,9}))?|(no|below) (\\d{1,9}))(?: from"
                    + " (\\d{1,9}))?")
            .matcher(text.strip());
    if (!claim.matches()) {
      throw new InputException(
          "`%s` is no claim about values".formatted(text.strip()),
          "such are: period 12 from 71; period 4 saltus 2 from 0; no 0 from 35; below 16 from 0");
    }
    long from = number(claim.group(5));
    if (claim.group(1) == null) {
      long value = number(claim.group(4));
      return claim.group(3).equals("no") ? new Never(value, from) : new Below(value, from);
    }
    long period = number(claim.group(1));
    if (period == 0) {
      throw new InputException("a period of 0 says nothing", "a period is 1 or more");
    }
    return new Recurs(period, number(claim.group(2)), from);
  }

  /// A number that is written, or 0.
  private static long number(@Nullable String digits) {
    return digits == null ? 0 : Long.parseLong(digits);
  }
}
