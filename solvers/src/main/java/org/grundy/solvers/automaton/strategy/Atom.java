package org.grundy.solvers.automaton.strategy;

import java.util.function.Supplier;
import org.grundy.solvers.automaton.digit.Automaton;
import org.jspecify.annotations.Nullable;

/// A condition on sizes in words, as an automaton that is made where it is asked for, and on the
/// positions of a small table.
final class Atom {
  private final String text;
  private final long[] cells;
  private final Supplier<Automaton> make;
  private @Nullable Automaton automaton;

  /// @param cells a bit each
  Atom(String text, long[] cells, Supplier<Automaton> make) {
    this.text = text;
    this.cells = cells;
    this.make = make;
  }

  String text() {
    return text;
  }

  long[] cells() {
    return cells;
  }

  Automaton automaton() {
    Automaton made = automaton;
    if (made == null) {
      made = make.get();
      automaton = made;
    }
    return made;
  }
}
