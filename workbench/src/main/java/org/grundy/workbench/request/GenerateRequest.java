package org.grundy.workbench.request;

import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Outcome;

/// Which inputs of a contest problem are to be made.
///
/// @param kind what kind of inputs
/// @param count how many
/// @param cases how many cases an input has, where inputs are cases
/// @param size how far above their least values lengths and sides of random inputs may be
/// @param values how far above their least values their other numbers may be
/// @param seed of random inputs
/// @param outcome who wins the positions
/// @param value the Grundy value of the positions
/// @param winningMoves how many winning moves the positions have at most; they have one at least
public record GenerateRequest(
    Kind kind,
    int count,
    long cases,
    long size,
    long values,
    long seed,
    Optional<Outcome> outcome,
    OptionalLong value,
    OptionalLong winningMoves) {
  /// A kind of inputs.
  public enum Kind {
    /// Drawn by a seed.
    RANDOM,
    /// All, from the smallest on.
    SMALL,
    /// With numbers as great as the contest lets them be.
    EXTREME
  }
}
