package org.grundy.workbench.table;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.core.Play;
import org.grundy.core.Statistics;

/// A report on how many sums lose, or have a value.
///
/// @param request what was asked
/// @param all how many sums there are
/// @param having how many of them have the value that is asked for, or are lost by the next player
/// @param methods by which the starts of the terms were solved, each once
/// @param statistics what it cost
public record CountReport(
    CountRequest request,
    BigInteger all,
    BigInteger having,
    List<String> methods,
    Statistics statistics) {
  public CountReport {
    methods = List.copyOf(methods);
  }

  /// The titles of the games.
  public String title() {
    return request.terms().stream()
        .map(term -> term.rules().title())
        .distinct()
        .collect(Collectors.joining(" + "));
  }

  /// The convention of play: a player who cannot move loses or wins.
  public Play play() {
    return request.terms().getFirst().rules().play();
  }

  /// True if the same starts in another order are another sum.
  public boolean isOrdered() {
    return request.asked().ordered();
  }

  /// The number of sums that are not among those [having][#having].
  public BigInteger others() {
    return all.subtract(having);
  }

  /// A number as it is to be told: modulo what was asked for.
  public BigInteger told(BigInteger number) {
    return request.asked().modulus().map(number::mod).orElse(number);
  }
}
