package org.grundy.core;

import java.util.Optional;

/// Something from outside (rules, a position, contest input) is not what it has to be. Its message
/// is written for the person who wrote the input: what is wrong with its values, then what to do.
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Optional<Place> place;
  private final String problem;
  private final String cure;

  /// @param place where, if the input is a text
  /// @param problem what was found and what was expected, in one sentence without a full stop
  /// @param cure what would mend it, or empty: a "did you mean", or an example of one or two lines
  public InputException(Optional<Place> place, String problem, String cure) {
    super(
        place.map(p -> p + ": ").orElse("")
            + problem
            + (cure.isEmpty() ? "" : System.lineSeparator() + "  " + cure));
    this.place = place;
    this.problem = problem;
    this.cure = cure;
  }

  public InputException(Place place, String problem, String cure) {
    this(Optional.of(place), problem, cure);
  }

  /// An input without a place, such as an argument of a command.
  public InputException(String problem, String cure) {
    this(Optional.empty(), problem, cure);
  }

  public Optional<Place> place() {
    return place;
  }

  public String problem() {
    return problem;
  }

  public String cure() {
    return cure;
  }
}
