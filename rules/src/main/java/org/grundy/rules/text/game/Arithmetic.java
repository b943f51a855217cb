package org.grundy.rules.text.game;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Place;
import org.grundy.rules.text.OtherTerms;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.Words;
import org.grundy.rules.text.game.line.ConditionWords;
import org.grundy.rules.text.game.line.ExpressionWords;
import org.grundy.rules.text.game.line.Places;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;

/// Reads the expressions and conditions of equations where they stand in texts of other kinds, in
/// which numbers may be negative.
public final class Arithmetic {
  private final Places places;
  private final String example;
  private final OtherTerms terms;

  /// @param place where the text begins
  /// @param example of the line, for errors
  public Arithmetic(Place place, String example) {
    this(place, example, (_, _) -> Optional.empty());
  }

  /// @param place where the text begins
  /// @param example of the line, for errors
  /// @param terms what else may stand for a number
  public Arithmetic(Place place, String example, OtherTerms terms) {
    this.places = new Places(place.source());
    this.example = example;
    this.terms = terms;
  }

  /// An expression in which `+` adds.
  ///
  /// @throws org.grundy.core.InputException at the first fault
  public Expression sum(Words words) {
    return expressions().sum(words);
  }

  /// An expression that a `+` outside parentheses ends.
  ///
  /// @throws org.grundy.core.InputException at the first fault
  public Expression heap(Words words) {
    return expressions().heap(words);
  }

  /// One condition or more, joined by commas.
  ///
  /// @throws org.grundy.core.InputException at the first fault
  public List<Condition> conditions(Words words) {
    return new ConditionWords(places, RuleNumbers.digitsOnly(), example, expressions()).list(words);
  }

  private ExpressionWords expressions() {
    return new ExpressionWords(places, RuleNumbers.digitsOnly(), example, terms, true);
  }
}
