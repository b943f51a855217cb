package org.grundy.checker.automaton;

/// All that may be chosen with positions, as one nondeterministic automaton: it reads a position
/// and says letter by letter the option that a move leads to. A state belongs to one machine.
interface Choices {
  /// How many states there are.
  int count();

  /// How many of them, the first, are starts: one a machine.
  int starts();

  /// What the machine of a state is about.
  Machine.Kind kind(int state);

  /// True if the machine allows what was read and chosen, if no letter is left.
  boolean isAccepted(int state);

  /// The states to which a letter leads, each followed by the letter of the option, 0 where there
  /// is none.
  int[] arcs(int state, int letter);

  /// True if any number of zeros may stand before a position, in which an option may have letters.
  boolean padded();
}
