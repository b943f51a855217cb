package org.grundy.rules.text;

import java.util.Optional;
import org.grundy.rules.tree.EquationMove.Expression;

/// The terms that may stand for a number in expressions of one kind of text, besides numbers,
/// variables and the functions of rules.
@FunctionalInterface
public interface OtherTerms {
  /// Reads the term that begins with a name, and goes past it.
  ///
  /// @param name has been read
  /// @param words what follows it
  /// @return empty where the name begins no such term
  Optional<Expression> read(Word name, Words words);
}
