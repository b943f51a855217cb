package org.grundy.rules.derive;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;

/// The translations of cells on a board that keep their value.
///
/// No line of the rules names a place, so a component is worth the same wherever it lies with all
/// that its moves read. More holds where a glyph is as good as the border.
///
/// **Theorem.** Suppose no line and no winning pattern asks for the glyph w ([NeutralGlyph]), and
/// none asks by `*` that a cell is on the board without writing to it. Let a board be embedded in a
/// larger one, anywhere, all further cells holding w. Then both have the same value and outcome.
///
/// *Proof.* A cell that holds w is chosen by no line, stops every ray without forbidding the move,
/// as the border does, and is in no pattern that matches. As nothing writes over w, this remains
/// so. Hence moves and options correspond. ∎
///
/// @param borderGlyph index of such a glyph w, if there is one
public record Translations(OptionalInt borderGlyph) {
  /// The translations that hold under a game's rules of cells and patterns.
  public static Translations of(GameRules game) {
    return game.derived().get(Translations.class, () -> derive(game));
  }

  private static Translations derive(GameRules game) {
    Stream<Pattern> asked =
        game.patterns().stream()
            .flatMap(line -> Orientations.of(line, game.board().lattice()).stream());
    Stream<Pattern> kept =
        Stream.concat(
            game.rules().stream().flatMap(Translations::kept), asked.filter(Translations::hasStar));
    return new Translations(
        !game.board().lattice().isUniform()
                || game.keepsBoardsWhole().isPresent()
                || kept.findAny().isPresent()
            ? OptionalInt.empty()
            : NeutralGlyph.of(game));
  }

  /// The pattern before the arrow, if it asks of a cell only that it is on the board.
  private static Stream<Pattern> kept(Rule rule) {
    if (!(rule instanceof PatternMove move)) {
      return Stream.empty();
    }
    Pattern before = move.before();
    for (int row = 0; row < before.height(); row++) {
      for (int column = 0; column < before.width(); column++) {
        if (before.at(row, column).isEmpty() && move.after().at(row, column).isEmpty()) {
          return Stream.of(before);
        }
      }
    }
    return Stream.empty();
  }

  private static boolean hasStar(Pattern pattern) {
    return pattern.rows().stream().anyMatch(row -> row.stream().anyMatch(Optional::isEmpty));
  }
}
