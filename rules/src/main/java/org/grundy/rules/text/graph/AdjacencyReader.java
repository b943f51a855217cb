package org.grundy.rules.text.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.GraphPosition;
import org.grundy.core.InputException;
import org.grundy.rules.text.PlacedText;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.SourceText;
import org.grundy.rules.tree.Glyph;

/// Reads graphs as people write them: edges `a-b`, arcs `c>d`, chains of both, lone vertices, and
/// rows `a: b c` that list the neighbours of a vertex.
final class AdjacencyReader {
  private static final int MOST_TOKENS = 1000;

  private final PlacedText placed;
  private final String text;
  private final int to;
  private final Optional<Glyph> token;
  private final GraphSketch sketch;
  private final LoneWords lone;

  /// The number of times that the row of the first vertex names the second.
  private final Map<Long, Integer> listed = new HashMap<>();

  private int at;

  /// A vertex where the text names it.
  ///
  /// @param plain whether nothing marks it as a vertex, neither quotes nor a token
  record Mention(int vertex, String name, int index, boolean plain) {}

  /// @param named the vertices that the rules name
  AdjacencyReader(
      PlacedText placed, int fromIndex, int toIndex, Optional<Glyph> token, Set<String> named) {
    this.placed = placed;
    this.text = placed.text();
    this.at = fromIndex;
    this.to = toIndex;
    this.token = token;
    this.sketch = new GraphSketch(placed);
    this.lone = new LoneWords(placed.text().substring(fromIndex, toIndex).strip(), named);
  }

  GraphPosition read() {
    skip(true);
    while (at < to) {
      Mention first = mention("a vertex");
      skip(false);
      if (at < to && text.charAt(at) == ':') {
        at++;
        lone.clear(first);
        row(first);
      } else if (at < to && isJoined(at)) {
        lone.clear(first);
        chain(first);
      } else {
        lone.add(first);
      }
      skip(true);
    }
    lone.requireNone(placed);
    return sketch.position();
  }

  /// Goes past blanks and commas.
  ///
  /// @param rows whether past line breaks and `|` too
  private void skip(boolean rows) {
    while (at < to && (isBlank(at) || text.charAt(at) == ',' || (rows && isRowEnd(at)))) {
      at++;
    }
  }

  private boolean isBlank(int index) {
    return SourceText.isBlank(text.charAt(index));
  }

  private boolean isJoined(int index) {
    return text.charAt(index) == '-' || text.charAt(index) == '>';
  }

  private boolean isRowEnd(int index) {
    return "|\n\r".indexOf(text.charAt(index)) >= 0;
  }

  /// `b c` after `a:`. An edge that the rows of both its ends name is one edge.
  private void row(Mention first) {
    skip(false);
    while (at < to && !isRowEnd(at)) {
      Mention other = mention("a neighbour of " + Quote.of(first.name()));
      lone.clear(other);
      long key = key(first.vertex(), other.vertex());
      int count = listed.merge(key, 1, Integer::sum);
      boolean loop = first.vertex() == other.vertex();
      if (loop || count > listed.getOrDefault(key(other.vertex(), first.vertex()), 0)) {
        sketch.join(first.vertex(), other.vertex(), false, other.index());
      }
      skip(false);
      if (at < to && text.charAt(at) == ':') {
        throw new InputException(
            placed.place(at), "found `:` inside a row", "rows are separated by `|` or line breaks");
      }
    }
  }

  private static long key(int from, int other) {
    return (long) from << 32 | other;
  }

  /// `-b>c` after `a`.
  private void chain(Mention first) {
    Mention from = first;
    while (at < to && isJoined(at)) {
      int index = at;
      boolean arc = text.charAt(at) == '>' || text.startsWith("->", at);
      at += text.startsWith("->", at) || text.startsWith("--", at) ? 2 : 1;
      while (at < to && placed.isBlankOrBreak(at)) {
        at++;
      }
      Mention next = mention("the other end of the " + (arc ? "arc" : "edge"));
      lone.clear(next);
      sketch.join(from.vertex(), next.vertex(), arc, index);
      from = next;
      int end = at;
      while (at < to && isBlank(at)) {
        at++;
      }
      if (at < to && !isJoined(at)) {
        at = end;
        return;
      }
    }
  }

  private Mention mention(String expected) {
    int tokens = 0;
    while (at < to && token.isPresent() && text.codePointAt(at) == token.get().codePoint()) {
      at += Character.charCount(text.codePointAt(at));
      if (++tokens > MOST_TOKENS) {
        throw new InputException(
            placed.place(at), "at most %,d tokens stand on a vertex".formatted(MOST_TOKENS), "");
      }
    }
    int index = at;
    boolean plain = tokens == 0 && (at >= to || text.charAt(at) != '"');
    String name = name(expected);
    int vertex = sketch.vertex(name, index);
    sketch.mark(vertex, tokens);
    return new Mention(vertex, name, index, plain);
  }

  private String name(String expected) {
    if (at >= to) {
      throw new InputException(
          placed.place(at), "the text ends here, expected " + expected, "for example: a-b b-c");
    }
    if (text.charAt(at) == '"') {
      QuotedName quoted = QuotedName.read(placed, at, to);
      at = quoted.toIndex();
      return quoted.name();
    }
    int from = at;
    while (at < to && GraphNames.isPart(text.codePointAt(at))) {
      at += Character.charCount(text.codePointAt(at));
    }
    if (at == from) {
      throw unexpected(expected);
    }
    return text.substring(from, at);
  }

  private InputException unexpected(String expected) {
    int found = text.codePointAt(at);
    List<String> cures = new ArrayList<>();
    if (found == '<') {
      cures.add("an arc leads from left to right: write `b>a` instead of `a<b`");
    } else if (found == '@' && token.isEmpty()) {
      cures.add("the game has no `token` line");
    } else {
      cures.add("for example: a-b b-c, c>d e; other names stand in quotes: \"a.1\"-b");
    }
    return new InputException(
        placed.place(at),
        "found %s, expected %s".formatted(Quote.of(found), expected),
        cures.getFirst());
  }
}
