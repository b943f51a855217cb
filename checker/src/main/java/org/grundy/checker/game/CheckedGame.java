package org.grundy.checker.game;

import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Play;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.rules.heap.CodeText;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;

/// The game that a certificate is about, and how it is named so that nobody takes it for another:
/// by its code, or by its rules, since a title may say anything.
///
/// @param name the code, or the title as that of rules
/// @param printed the rules as the language writes them, where the name is but a title
public record CheckedGame(GameRules rules, String name, Optional<String> printed) {
  /// The game of a certificate.
  ///
  /// @throws InputException if its code is none in its normal form, or its rules are bad
  public static CheckedGame of(CertifiedGame game) {
    return switch (game) {
      case CertifiedGame.Code(String code) -> ofCode(code);
      case CertifiedGame.Rules(String text) -> {
        GameRules rules = RulesParser.parse("the certificate's rules", text);
        if (rules.play() == Play.BESIDE) {
          throw new InputException(
              "the certificate is about one game, but under `play beside` other games decide", "");
        }
        yield new CheckedGame(
            rules,
            "rules titled `%s`".formatted(rules.title()),
            Optional.of(RulesFormatter.format(rules)));
      }
    };
  }

  private static CheckedGame ofCode(String code) {
    GameRules rules =
        RulesParser.parse("the certificate's code", "game " + code + "\nboard heap\ncode " + code);
    String shortest = CodeText.normal(code);
    String normal = shortest.endsWith(".") ? shortest + "0" : shortest;
    if (!normal.equals(code)) {
      throw new InputException(
          "the certificate's code `" + code + "` is not in its normal form",
          "did you mean " + normal + "?");
    }
    return new CheckedGame(rules, code, Optional.empty());
  }
}
