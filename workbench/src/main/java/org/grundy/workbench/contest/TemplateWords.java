package org.grundy.workbench.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.SourceLine;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.Words;
import org.grundy.workbench.contest.Template.Piece;
import org.grundy.workbench.contest.Template.Which;

/// Reads lines of text with places in braces.
final class TemplateWords {
  /// The numbers of a move, by which a `move` line may write it.
  static final List<String> OF_MOVE =
      List.of(
          "heap",
          "taken",
          "left",
          "left1",
          "left2",
          "left3",
          "left4",
          "heaps",
          "row",
          "column",
          "torow",
          "tocolumn",
          "vertex");

  private static final String CASE = "case";
  private static final String VALUE = "value";
  private static final String WINNING_MOVES = "winning moves";

  /// The words that may stand in braces in a line of output beside numbers.
  private static final List<String> OF_OUTPUT =
      Stream.concat(
              Stream.of(CASE, VALUE, WINNING_MOVES),
              Stream.of(Which.values()).map(TemplateWords::named))
          .toList();

  private static final Pattern WORDS = Pattern.compile("\\p{Alpha}\\w*( +\\w+)*");

  private TemplateWords() {}

  /// A line of output.
  static Template ofOutput(SourceLine line, int from, SpecNames names) {
    return read(line, from, names, true);
  }

  /// A line that is added to the rules.
  static Template ofInput(SourceLine line, int from, SpecNames names) {
    return read(line, from, names, false);
  }

  /// Reads the form in which a move is written.
  static Template ofMove(SourceLine line, int from) {
    SpecNames names = new SpecNames("a number of a move", "a move has ");
    OF_MOVE.forEach(name -> names.put(name, SpecNames.Kind.NUMBER));
    return read(line, from, names, false);
  }

  /// `least move`, `greatest move`, `all moves`, `any move`.
  private static String named(Which which) {
    String move = which.name().toLowerCase(Locale.ROOT) + " move";
    return which == Which.ALL ? move + "s" : move;
  }

  private static Template read(SourceLine line, int from, SpecNames names, boolean output) {
    String code = line.code().stripTrailing();
    List<Piece> pieces = new ArrayList<>();
    int at = from;
    while (at < code.length()) {
      int open = code.indexOf('{', at);
      if (open < 0) {
        pieces.add(new Piece.Plain(code.substring(at)));
        break;
      }
      int close = code.indexOf('}', open);
      if (close < 0) {
        throw new InputException(line.at(open), "this `{` is never closed", "add a `}`");
      }
      if (open > at) {
        pieces.add(new Piece.Plain(code.substring(at, open)));
      }
      pieces.add(piece(line, open + 1, close, names, output));
      at = close + 1;
    }
    return new Template(pieces, line.at(from));
  }

  /// Of a word or words alone it is said here what may stand in braces.
  private static void requireKnown(String text, Place place, SpecNames names) {
    boolean isNumber = names.is(text, SpecNames.Kind.NUMBER) || names.is(text, SpecNames.Kind.LIST);
    if (WORDS.matcher(text).matches() && !isNumber) {
      throw Words.unexpected(
          new Word(text, place),
          "a number of the input, or one of `{%s}`".formatted(String.join("}`, `{", OF_OUTPUT)),
          OF_OUTPUT,
          "Case #{case}: {n+1}");
    }
  }

  private static Piece piece(SourceLine line, int from, int to, SpecNames names, boolean output) {
    String text = line.code().substring(from, to).strip();
    if (output) {
      Optional<Piece> whole =
          switch (text) {
            case CASE -> Optional.of(new Piece.CaseNumber());
            case VALUE -> Optional.of(new Piece.Value());
            case WINNING_MOVES -> Optional.of(new Piece.WinningMoves());
            default -> Optional.empty();
          };
      if (whole.isPresent()) {
        return whole.get();
      }
      for (Which which : Which.values()) {
        String named = named(which);
        if (text.equals(named)) {
          return new Piece.Moves(which, "");
        }
        if (text.startsWith(named + " or ")) {
          return new Piece.Moves(which, text.substring(named.length() + 4).strip());
        }
      }
      requireKnown(text, line.at(line.code().indexOf(text, from)), names);
    }
    SourceLine inside =
        new SourceLine(
            line.source(), line.number(), " ".repeat(from) + line.code().substring(from, to), "");
    List<Word> words = Phrase.of(inside, from).list();
    Words cursor = new Words(words, line.at(to));
    Piece.Amount amount =
        new Piece.Amount(new Numbers(names, "Case #{case}: {n+1}").element(cursor));
    cursor.requireEnd(List.of(), "Case #{case}: {n+1}");
    return amount;
  }
}
