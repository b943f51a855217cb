package org.grundy.checker.claim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.checker.parts.PartRules;
import org.grundy.core.InputException;
import org.grundy.core.Outcome;

/// A claim, as a line of a file:
///
/// ```
/// = 2 PART          the value of the part is 2
/// ! 0,3 PART        it is neither 0 nor 3
/// ~ PART            it is 0, as each move is answered by its image
/// ∞ PART            it is infinite
/// P PART + PART     the sum is P; N and D, a draw, likewise
/// ```
///
/// @param <P> the parts
public sealed interface ClaimLine<P> {
  /// A part has a value.
  record Value<P>(P part, long value) implements ClaimLine<P> {}

  /// A part has none of some values.
  record Not<P>(P part, BitSet numbers) implements ClaimLine<P> {
    /// A part does not have one value.
    public static <P> Not<P> of(P part, long number) {
      BitSet numbers = new BitSet();
      numbers.set(Math.toIntExact(number));
      return new Not<>(part, numbers);
    }
  }

  /// Each move in a part is answered by its image.
  record Mirrored<P>(P part) implements ClaimLine<P> {}

  /// The value of a part is infinite.
  record Infinite<P>(P part) implements ClaimLine<P> {}

  /// A sum has an outcome.
  record Won<P>(List<P> sum, Outcome outcome) implements ClaimLine<P> {
    public Won {
      sum = List.copyOf(sum);
    }
  }

  /// The line of a claim, without its end.
  default String text(PartRules<P> rules) {
    return switch (this) {
      case Value<P>(P part, long value) -> "= " + value + " " + rules.text(part);
      case Not<P>(P part, BitSet numbers) ->
          "! "
              + numbers.stream().mapToObj(Integer::toString).collect(Collectors.joining(","))
              + " "
              + rules.text(part);
      case Mirrored<P>(P part) -> "~ " + rules.text(part);
      case Infinite<P>(P part) -> "∞ " + rules.text(part);
      case Won<P>(List<P> sum, Outcome outcome) ->
          outcome.name().charAt(0)
              + " "
              + sum.stream().map(rules::text).collect(Collectors.joining(" + "));
    };
  }

  /// Reads a line.
  ///
  /// @throws InputException if it is no claim
  static <P> ClaimLine<P> read(PartRules<P> rules, String line) {
    if (line.length() < 2 || line.charAt(1) != ' ') {
      throw noClaim(line);
    }
    String rest = line.substring(2);
    return switch (line.charAt(0)) {
      case '~' -> new Mirrored<>(rules.part(rest));
      case '∞' -> new Infinite<>(rules.part(rest));
      case 'D' -> new Won<>(sum(rules, rest), Outcome.DRAW);
      case 'N' -> new Won<>(sum(rules, rest), Outcome.N);
      case 'P' -> new Won<>(sum(rules, rest), Outcome.P);
      case '=', '!' -> {
        int blank = rest.indexOf(' ');
        if (blank < 1) {
          throw noClaim(line);
        }
        String number = rest.substring(0, blank);
        P part = rules.part(rest.substring(blank + 1));
        yield line.charAt(0) == '='
            ? new Value<>(part, number(number, Integer.MAX_VALUE, line))
            : new Not<>(part, numbers(number, line));
      }
      default -> throw noClaim(line);
    };
  }

  private static <P> List<P> sum(PartRules<P> rules, String text) {
    List<P> sum = new ArrayList<>();
    if (!text.isEmpty()) {
      Arrays.stream(text.split(" \\+ ", -1)).map(rules::part).forEach(sum::add);
    }
    return sum;
  }

  private static BitSet numbers(String text, String line) {
    BitSet numbers = new BitSet();
    Arrays.stream(text.split(",", -1))
        .forEach(number -> numbers.set((int) number(number, ValueClaims.FIRST_UNTOLD - 1, line)));
    return numbers;
  }

  private static long number(String digits, int most, String line) {
    try {
      int number = Integer.parseInt(digits);
      if (number >= 0 && number <= most) {
        return number;
      }
      throw noClaim(line);
    } catch (NumberFormatException _) {
      throw noClaim(line);
    }
  }

  private static InputException noClaim(String line) {
    String shown = line.length() > 60 ? line.substring(0, 60) + "…" : line;
    return new InputException(
        "no claim: " + shown, "a claim looks like `= 2 PART` or `! 0,3 PART`");
  }
}
