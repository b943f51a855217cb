package org.grundy.rules.text.game.line;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.grundy.core.InputException;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.SeveralHeaps;

/// Reads and writes the end of a line whose move is made in several heaps at once: `in up to 2
/// heaps each`, `in exactly 3 heaps same`, `in every heap same`.
public final class SeveralHeapsWords {
  /// The words of which one follows `in` there.
  static final Set<String> KINDS = Set.of("up", "exactly", "every");

  private static final String EXAMPLE = "take  1..3 in up to 2 heaps each";
  private static final List<String> HOW = List.of("each", "same");

  private SeveralHeapsWords() {}

  /// Reads the words after `in`.
  ///
  /// @param line the move in one heap
  static SeveralHeaps read(Rule line, Words words, RuleNumbers numbers) {
    Word kind = words.take("`up to`, `exactly` or `every`", EXAMPLE);
    long least = 1;
    OptionalLong most = OptionalLong.empty();
    if (kind.is("every")) {
      words.require("heap", "`heap`", "take  1..3 in every heap each");
    } else {
      if (kind.is("up")) {
        words.require("to", "`to` after `up`", EXAMPLE);
      }
      long number = number(words, numbers);
      least = kind.is("up") ? 1 : number;
      most = OptionalLong.of(number);
      if (!words.skip("heap")) {
        words.require("heaps", "`heaps`", EXAMPLE);
      }
    }
    String expected = "`each` (each heap by a number of its own) or `same`";
    Word how = words.take(expected, EXAMPLE);
    if (!HOW.contains(how.text())) {
      throw Words.unexpected(how, expected, HOW, EXAMPLE);
    }
    words.requireEnd(List.of(), EXAMPLE);
    return new SeveralHeaps(line, least, most, how.is("same"));
  }

  private static long number(Words words, RuleNumbers numbers) {
    Word word = words.take("a number of heaps", EXAMPLE);
    long number = numbers.natural(word, "a number of heaps", EXAMPLE);
    if (number < 1) {
      throw new InputException(
          word.place(), "a move is made in at least one heap, found " + number, "write 1 or more");
    }
    return number;
  }

  /// The end of the line of such a move, from its `in` on.
  public static String text(SeveralHeaps move) {
    String heaps = move.most().equals(OptionalLong.of(1)) ? " heap " : " heaps ";
    String where =
        move.most().isEmpty()
            ? "every heap "
            : (move.least() == move.most().getAsLong() ? "exactly " : "up to ")
                + move.most().getAsLong()
                + heaps;
    return "in " + where + (move.same() ? "same" : "each");
  }
}
