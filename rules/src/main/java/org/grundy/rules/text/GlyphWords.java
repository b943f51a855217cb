package org.grundy.rules.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.core.InputException;
import org.grundy.rules.tree.Glyph;

/// Reads words that have to be glyphs.
public final class GlyphWords {
  private static final String RESERVED = "|[]*";

  /// A range of numbers, each a glyph.
  private static final Pattern RANGE = Pattern.compile("([0-9]{1,9})\\.\\.([0-9]{1,9})");

  private final List<Glyph> cells;

  /// @param cells the glyphs of the `cells` line
  public GlyphWords(List<Glyph> cells) {
    this.cells = cells;
  }

  /// The glyphs of the `cells` line.
  public List<Glyph> cells() {
    return cells;
  }

  /// A glyph of `cells`.
  ///
  /// @param others words that may have been meant instead of a glyph
  public Glyph declared(Word word, Collection<String> others) {
    Glyph glyph = any(word, others);
    if (!cells.contains(glyph)) {
      throw new InputException(
          word.place(),
          "%s is not among the glyphs of `cells`, which are %s"
              .formatted(word.quoted(), Quote.list(cells)),
          otherCase(glyph, cells)
              .or(() -> ofNumbers(glyph))
              .orElse("if it is meant, add it to the `cells` line: cells " + listed(glyph)));
    }
    return glyph;
  }

  /// Glyphs of `cells`, at least one, each once, up to one of `stops` or the end.
  public List<Glyph> declaredUntil(
      Words words, Set<String> stops, String expected, String example) {
    List<Glyph> glyphs = new ArrayList<>();
    do {
      Word word = words.peek(expected, example);
      if (stops.contains(word.text())) {
        throw Words.unexpected(word, expected, List.of(), example);
      }
      requireNoDeletion(word);
      for (Word one : parts(words.take(expected, example))) {
        addOnce(declared(one, stops), one, "this list", glyphs);
      }
    } while (!words.atEnd() && !words.isNextOneOf(stops));
    return glyphs;
  }

  /// A `:` that is no glyph begins what a step deletes, and that belongs to graphs.
  private void requireNoDeletion(Word word) {
    if (word.is(":") && !cells.contains(Glyph.of(':'))) {
      throw leavesNoTrail(word, "the glyphs of cells");
    }
  }

  /// The fault of a `:` behind the steps of a token on cells.
  ///
  /// @param before what stands before it
  public static InputException leavesNoTrail(Word colon, String before) {
    return new InputException(
        colon.place(),
        "found `:` after " + before,
        "`: delete left` belongs to tokens on `board graph`; a piece that leaves a trail is a glyph of cells: move [ @ . ] -> [ # @ ] rotate");
  }

  /// Glyphs of `cells` up to the end, at least one; one may come several times.
  public List<Glyph> declaredToEnd(Words words, String expected, String example) {
    List<Glyph> glyphs = new ArrayList<>();
    do {
      for (Word one : parts(words.take(expected, example))) {
        glyphs.add(declared(one, Set.of()));
      }
    } while (!words.atEnd());
    return glyphs;
  }

  private static void addOnce(Glyph glyph, Word word, String list, List<Glyph> glyphs) {
    if (glyphs.contains(glyph)) {
      throw new InputException(
          word.place(), word.quoted() + " comes twice in " + list, "name each glyph once");
    }
    glyphs.add(glyph);
  }

  /// The glyphs of a word in a list: those of the numbers of a range `0..9`, or the word itself.
  private static List<Word> parts(Word word) {
    Matcher range = RANGE.matcher(word.text());
    if (!range.matches()) {
      return List.of(word);
    }
    int first = Integer.parseInt(range.group(1));
    int last = Integer.parseInt(range.group(2));
    if (first > last || last > Glyph.LAST_NUMBER) {
      throw new InputException(
          word.place(),
          "glyphs are the numbers of a range from 0 to %d, found %s"
              .formatted(Glyph.LAST_NUMBER, word.quoted()),
          "for example: 0..9, or 0..12, of which 10 to 12 are drawn `a` to `c`");
    }
    return IntStream.rangeClosed(first, last)
        .mapToObj(number -> new Word(Glyph.ofNumber(number).toString(), word.place()))
        .toList();
  }

  /// What letters and signs may have been meant for where cells hold numbers.
  private Optional<String> ofNumbers(Glyph glyph) {
    boolean isName = Character.isLetter(glyph.codePoint());
    boolean isSign = glyph.equals(Glyph.of('-')) || glyph.equals(Glyph.of('+'));
    return Glyph.numbers(cells).isEmpty() || !(isName || isSign)
        ? Optional.empty()
        : Optional.of(
            "numbers of cells have names: [ $a ] -> [ $b ] where b = a - 1; or add `%s` to the"
                    .formatted(glyph)
                + " `cells` line");
  }

  private String listed(Glyph more) {
    return cells.stream().map(Glyph::toString).collect(Collectors.joining(" ")) + " " + more;
  }

  /// The glyphs of a `cells` line.
  public static List<Glyph> ofCells(Words words) {
    String example = "cells L R X .";
    List<Glyph> glyphs = new ArrayList<>();
    do {
      Word word = words.take("the glyphs that a cell may hold", example);
      for (Word one : parts(word)) {
        addOnce(any(one, Set.of()), one, "`cells`", glyphs);
      }
    } while (!words.atEnd());
    return glyphs;
  }

  /// A glyph, declared or not.
  ///
  /// @param others words that may have been meant instead of a glyph
  public static Glyph any(Word word, Collection<String> others) {
    if (!word.isSingle()) {
      throw new InputException(
          word.place(),
          "a glyph is one character, found " + word.quoted(),
          cureOfLongWord(word.text(), others));
    }
    int codePoint = word.text().codePointAt(0);
    if (codePoint == '*') {
      throw new InputException(
          word.place(),
          "`*` is no glyph: it stands for any glyph, and only in patterns",
          "choose another character");
    }
    if (RESERVED.indexOf(codePoint) >= 0) {
      throw new InputException(
          word.place(),
          "%s cannot be a glyph: it belongs to patterns and drawings".formatted(word.quoted()),
          "choose another character");
    }
    if (!Quote.isVisible(codePoint)) {
      throw new InputException(
          word.place(),
          "a glyph is a character that can be seen by itself, found " + word.quoted(),
          "choose another character");
    }
    return new Glyph(codePoint);
  }

  private static String cureOfLongWord(String word, Collection<String> others) {
    String near = Meant.cure(word, others);
    if (!near.isEmpty()) {
      return near;
    }
    if (word.codePoints().anyMatch(c -> !Quote.isVisible(c))) {
      return "choose a character that is a single code point";
    }
    if (word.equals("->")) {
      return "a glyph has to come before `->`";
    }
    if (word.matches("\\$[a-zA-Z]")) {
      return "variables stand in patterns: [ $a ] -> [ $b ] where b < a";
    }
    if (word.matches("[0-9]+-[0-9]+")) {
      return "did you mean `" + word.replace("-", "..") + "`?";
    }
    String apart =
        word.codePoints().limit(20).mapToObj(Character::toString).collect(Collectors.joining(" "));
    return "did you mean `%s`?%s"
        .formatted(
            apart, word.matches("[a-z]{4,}") ? " The name of a line is followed by `:`" : "");
  }

  /// A "did you mean" where a known glyph differs by its case only.
  public static Optional<String> otherCase(Glyph glyph, Collection<Glyph> known) {
    String folded = glyph.toString().toLowerCase(Locale.ROOT);
    return known.stream()
        .filter(other -> other.toString().toLowerCase(Locale.ROOT).equals(folded))
        .findFirst()
        .map(other -> "did you mean `" + other + "`?");
  }
}
