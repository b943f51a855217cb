package org.grundy.workbench.saved;

import java.util.List;
import org.grundy.core.name.Sha256;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.ResumableState;

/// Work that may have to end early, whose state is saved then and from which it goes on later.
public interface Resumable {
  /// A name of the work, equal only for equal work: 64 hexadecimal digits.
  String identity();

  /// The name of the game, for people.
  String game();

  /// The thing that is worked on, for people: a position, or that it is a sequence.
  String position();

  /// True if something was found out by now that can be saved.
  boolean hasState();

  /// The state that was found out.
  ///
  /// @throws org.grundy.core.InputException if the work keeps nothing to go on from
  ResumableState state();

  /// Forgets what was found out.
  default void restart() {}

  /// The text of rules without their known answers: the same for rules that play alike, word for
  /// word.
  static String textOf(GameRules rules) {
    return RulesFormatter.format(rules.bound().withExpectations(List.of()));
  }

  /// A name of what some texts say, one under the other.
  static String nameOf(String... texts) {
    return Sha256.of(String.join("\n", texts));
  }
}
