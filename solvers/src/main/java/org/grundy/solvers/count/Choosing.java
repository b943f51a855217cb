package org.grundy.solvers.count;

import java.util.OptionalLong;

/// A way to choose starts of one kind for a sum.
///
/// @param howMany from 1; empty for any number, none among them. More than an `int` can tell only
///   where order matters, starts may be equal and numbers are asked for modulo another one
/// @param mostEqual how often the same start may be chosen, from 1; [#WITHOUT_BOUND] for as often
///   as one likes. In order it is 1 or that
/// @param ordered whether the same starts in another order are another choice
public record Choosing(OptionalLong howMany, int mostEqual, boolean ordered) {
  /// The bound on equal starts where there is none.
  public static final int WITHOUT_BOUND = Integer.MAX_VALUE;

  /// One start.
  public static Choosing one(boolean ordered) {
    return new Choosing(OptionalLong.of(1), WITHOUT_BOUND, ordered);
  }

  /// True if one start is chosen.
  public boolean isOne() {
    return howMany.isPresent() && howMany.getAsLong() == 1;
  }

  /// True if only a total of sizes, all of them from 1, bounds how many starts are chosen.
  public boolean needsTotal() {
    return howMany.isEmpty() && (ordered || mostEqual == WITHOUT_BOUND);
  }

  boolean isBounded() {
    return mostEqual != WITHOUT_BOUND;
  }
}
