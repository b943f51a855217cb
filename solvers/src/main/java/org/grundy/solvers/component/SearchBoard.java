package org.grundy.solvers.component;

import org.grundy.core.Meter;

/// One kind of board, as [ComponentSearch] sees it: its components under numbers other than 0,
/// equal numbers for equal components.
///
/// A board works in scratch memory of its own, one for each thread; its tables may be shared.
///
/// @param <P> the positions that are asked about
public interface SearchBoard<P> {
  /// The numbers of the components of a position, in which a move may be left.
  long[] components(P position, Meter meter);

  /// The same where no component is to be given a new number: 0 in place of those without one.
  long[] knownComponents(P position, Meter meter);

  /// A bound for the number of moves that can be made on a position.
  long longestPlayOn(P position);

  /// What is known of a component as [NimberBounds], where nothing was also what a look tells
  /// without a search: that its player can end the game, or a theorem.
  long known(long component);

  /// What is known of a component of which [#known] was asked before.
  long recalled(long component);

  /// Adds what was found out about a component.
  ///
  /// @return that with what was known before
  long learn(long component, long bounds);

  /// A measure of how much work a component is.
  int size(long component);

  /// A bound for the number of moves, and so for the value.
  int longestPlay(long component);

  /// Hands the options of a component to [ComponentSearch#add], and stops when its value is known
  /// not to be `n`.
  ///
  /// @param bounds what is known of the component
  /// @return that with what the options tell
  long expand(long component, long bounds, int n, ComponentSearch<?> search);

  /// Where so many values of a component are excluded and asked for is another one, the value
  /// itself is found. Unless it costs much to look at the options, one question after the other
  /// costs less.
  default int manyExcluded() {
    return Integer.MAX_VALUE;
  }

  /// Whether a component belongs to another board, with a search of its own.
  default boolean isForeign(long component) {
    return false;
  }

  /// What is known of a foreign component after it is settled whether its value is `n`, or what it
  /// is.
  default long decideForeign(long component, int n) {
    throw new IllegalStateException("not a foreign component: " + component);
  }

  /// Forgets a question that was not answered.
  default void reset() {
    // Nothing is kept between questions.
  }
}
