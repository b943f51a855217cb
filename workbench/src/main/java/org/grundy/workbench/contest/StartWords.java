package org.grundy.workbench.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.Glyph;

/// Reads a `start` line.
final class StartWords {
  private static final String EXAMPLE = SpecKeyword.START.example();

  private final SpecNames names;
  private final Numbers numbers;

  StartWords(SpecNames names) {
    this.names = names;
    this.numbers = new Numbers(names, EXAMPLE);
  }

  StartForm read(Phrase phrase) {
    if (phrase.isEmpty()) {
      throw new InputException(
          phrase.end(), "the line ends here, expected a position", "for example: " + EXAMPLE);
    }
    Word first = phrase.list().getFirst();
    List<Phrase> parts = phrase.split(",");
    if (first.is("graph") && phrase.list().size() > 1) {
      return graph(phrase);
    }
    if (first.is("runs") && phrase.has("of")) {
      return runs(phrase);
    }
    if (names.is(first.text(), SpecNames.Kind.LETTERS)) {
      requireAlone(parts.getFirst());
      return new StartForm.Drawn(first.text(), puts(parts));
    }
    if (phrase.has("..")) {
      return new StartForm.Range(
          numbers.element(phrase.before("..")), numbers.element(phrase.behind("..")));
    }
    if (parts.getFirst().has("x") && parts.getFirst().list().size() > 2) {
      return sized(parts);
    }
    return heaps(phrase);
  }

  private static void requireAlone(Phrase part) {
    Words words = part.words();
    words.take("", EXAMPLE);
    words.requireEnd(List.of(","), EXAMPLE);
  }

  /// `runs a of . #`, `runs a of . between #`.
  private StartForm runs(Phrase phrase) {
    String example = "start runs a of . #";
    Expression length = numbers.element(phrase.before("of").rest());
    Words words = phrase.behind("of").words();
    List<Glyph> glyphs = new ArrayList<>();
    do {
      glyphs.add(glyph(words, example));
    } while (!words.atEnd() && !words.isNext("between"));
    Optional<Glyph> between = Optional.empty();
    if (words.skip("between")) {
      between = Optional.of(glyph(words, "start runs a of . between #"));
    }
    words.requireEnd(List.of("between"), example);
    return new StartForm.Runs(length, glyphs, between);
  }

  private StartForm sized(List<Phrase> parts) {
    Phrase size = parts.getFirst().before("of");
    size.requiring("x", "start n x n");
    Expression rows = numbers.scalar(size.before("x"));
    Expression columns = numbers.scalar(size.behind("x"));
    InputWords.sides(names, rows, columns);
    Phrase fill = parts.getFirst().behind("of");
    Optional<Glyph> glyph =
        parts.getFirst().has("of")
            ? Optional.of(glyph(fill.words(), "start n x n of ."))
            : Optional.empty();
    return new StartForm.Sized(rows, columns, glyph, puts(parts));
  }

  /// Reads the words after the board: `@ at (1,p)`.
  private List<StartForm.Put> puts(List<Phrase> parts) {
    List<StartForm.Put> puts = new ArrayList<>();
    for (Phrase part : parts.subList(1, parts.size())) {
      String example = "start b, @ at (1,p)";
      Words words = part.words();
      Glyph glyph = glyph(words, example);
      words.require("at", "`at` and a cell", example);
      words.require("(", "`(`, a row, a column and `)`", example);
      Expression row = numbers.element(words);
      words.require(",", "`,` and a column", example);
      Expression column = numbers.element(words);
      words.require(")", "`)`", example);
      words.requireEnd(List.of(","), example);
      puts.add(new StartForm.Put(glyph, row, column));
    }
    return puts;
  }

  private Glyph glyph(Words words, String example) {
    Word word = words.take("a glyph of the rules", example);
    if (!word.isSingle()) {
      throw Words.unexpected(word, "a glyph of the rules", List.of(), example);
    }
    Glyph glyph = new Glyph(word.text().codePointAt(0));
    names.noteGlyph(glyph, word.place());
    return glyph;
  }

  /// `graph n : u-v, 1..k as g, @ at x where a = b`.
  private StartForm graph(Phrase phrase) {
    String example = "start graph n : u-v";
    List<StartForm.Join> joins = new ArrayList<>();
    List<StartForm.Call> calls = new ArrayList<>();
    List<Expression> tokens = new ArrayList<>();
    List<Phrase> parts = phrase.before("where").split(",");
    Phrase head = parts.getFirst();
    Phrase vertices = head.rest();
    vertices.requiring(":", example);
    joins.add(join(vertices.behind(":"), example));
    for (Phrase part : parts.subList(1, parts.size())) {
      if (part.has("as")) {
        calls.add(call(part));
      } else if (part.has("at")) {
        tokens.add(numbers.element(part.behind("at")));
      } else {
        joins.add(join(part, example));
      }
    }
    return new StartForm.Joined(
        numbers.scalar(vertices.before(":")), joins, calls, tokens, where(phrase));
  }

  private List<Condition> where(Phrase phrase) {
    return phrase.has("where") ? numbers.conditions(phrase.behind("where")) : List.of();
  }

  private StartForm.Join join(Phrase phrase, String example) {
    boolean arc = phrase.has(">");
    String sign = arc ? ">" : "-";
    phrase.requiring(sign, example);
    return new StartForm.Join(
        numbers.element(phrase.before(sign)), numbers.element(phrase.behind(sign)), arc);
  }

  private StartForm.Call call(Phrase phrase) {
    String example = "start graph n : u-v, 1..k as g";
    phrase.requiring("as", example);
    Phrase which = phrase.before("as");
    Words name = phrase.behind("as").words();
    String called = name.take("the name of a vertex in the rules", example).text();
    name.requireEnd(List.of(","), example);
    Expression from = numbers.scalar(which.before(".."));
    return new StartForm.Call(
        from, which.has("..") ? numbers.scalar(which.behind("..")) : from, called);
  }

  private StartForm heaps(Phrase phrase) {
    Words words = phrase.before("where").words();
    List<List<Expression>> sum = new ArrayList<>();
    do {
      sum.add(sizes(words));
    } while (words.skip("+"));
    if (sum.size() == 1 && sum.getFirst().size() == 1 && !words.atEnd()) {
      Expression rows = numbers.scalar(words);
      Expression columns = numbers.scalar(words);
      words.requireEnd(List.of(), "start X R C");
      return new StartForm.Tiling(sum.getFirst().getFirst(), rows, columns);
    }
    words.requireEnd(List.of("+", "where"), EXAMPLE);
    return new StartForm.Heaps(sum, where(phrase));
  }

  private List<Expression> sizes(Words words) {
    List<Expression> sizes = new ArrayList<>();
    if (words.isNext("(") && words.inParentheses().stream().anyMatch(word -> word.is(","))) {
      words.skip("(");
      do {
        sizes.add(numbers.element(words));
      } while (words.skip(","));
      words.require(")", "`,` or `)`", "start (a,b)");
      return sizes;
    }
    sizes.add(numbers.heap(words));
    return sizes;
  }
}
