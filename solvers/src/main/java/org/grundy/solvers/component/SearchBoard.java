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

  /// The bounds of a component as [NimberBounds]; where nothing was known, a look without a search
  /// may tell that its player can end the game, or find a theorem.
  long known(long component);

  /// The bounds of a component for which [#known] was asked before.
  long recalled(long component);

  /// What is known of a component after a look that costs too much for every option, but less than
  /// to expand it.
  ///
  /// @param bounds what is known without
  default long beforeExpanding(long component, long bounds) {
    return bounds;
  }

  /// Adds what was found out about a component.
  ///
  /// @return that with what was known before
  long learn(long component, long bounds);

  /// A measure of how much work a component is.
  int size(long component);

  /// A bound for the number of moves, and so for the value.
  int longestPlay(long component);

  /// Hands the options of a component to [OptionStack#add], and stops when its value is known not
  /// to be `n`.
  ///
  /// @param bounds what is known of the component
  /// @return that with what the options tell
  long expand(long component, long bounds, int n, OptionStack options);

  /// The number of excluded values of a component from which a question about another value finds
  /// the value itself. Unless it costs much to look at the options, one question after the other
  /// costs less.
  default int manyExcluded() {
    return Integer.MAX_VALUE;
  }

  /// True if questions about large components are asked best first, by a [BestFirst]; else all are
  /// asked depth first, in the order of their options.
  default boolean isAskedBestFirst() {
    return manyExcluded() > Long.SIZE;
  }

  /// True if a component belongs to another board, with a search of its own.
  default boolean isForeign(long component) {
    return false;
  }

  /// Settles if the value of a foreign component is `n`, or which value it has, and returns its
  /// bounds.
  default long decideForeign(long component, int n) {
    throw new IllegalStateException("not a foreign component: " + component);
  }

  /// Forgets a question that was not answered.
  default void reset() {
    // Nothing is kept between questions.
  }
}
