package org.grundy.rules.text.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.grundy.rules.text.game.line.Keyword;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GraphFamily;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.Picture;

/// The words of the language with what they mean, for whoever colours, completes or explains rules.
public final class LanguageWords {
  private LanguageWords() {}

  /// The kinds of words.
  public enum Kind {
    /// It begins a line.
    KEYWORD,
    /// It stands within a line.
    WORD,
    DIRECTION,
    PICTURE,
    FAMILY
  }

  /// A word.
  ///
  /// @param meaning in a line
  /// @param example a line or a part of one
  /// @param boards on which it may begin a line; of other kinds none
  public record Entry(String word, Kind kind, String meaning, String example, List<String> boards) {
    public Entry {
      boards = List.copyOf(boards);
    }
  }

  /// All of them.
  public static List<Entry> all() {
    List<Entry> entries = new ArrayList<>();
    Kind kind = Kind.KEYWORD;
    for (String line : text().lines().filter(l -> !l.startsWith("//")).toList()) {
      if (line.indexOf('|') < 0) {
        kind = line.equals("keyword") ? Kind.KEYWORD : Kind.WORD;
      } else {
        entries.add(entry(line, kind));
      }
    }
    for (Board.Cells board : Board.Cells.values()) {
      entries.add(plain(board.word(), Kind.WORD, board.meaning(), "board " + board.word()));
    }
    for (String direction : Lattice.allNames()) {
      entries.add(plain(direction, Kind.DIRECTION, "a direction", "along " + direction));
    }
    for (String picture : Picture.words()) {
      entries.add(plain(picture, Kind.PICTURE, "a picture", "look  # " + picture));
    }
    for (GraphFamily family : GraphFamily.values()) {
      String size = family.isRectangular() ? " 2x3" : " 4";
      entries.add(plain(family.word(), Kind.FAMILY, "a family of graphs", family.word() + size));
    }
    return entries;
  }

  private static Entry entry(String line, Kind kind) {
    int blank = line.indexOf(' ');
    int bar = line.indexOf('|');
    String word = line.substring(0, blank);
    return new Entry(
        word,
        kind,
        line.substring(blank, bar).strip(),
        line.substring(bar + 1).strip(),
        kind == Kind.KEYWORD ? Keyword.of(word).orElseThrow().boards() : List.of());
  }

  private static Entry plain(String word, Kind kind, String meaning, String example) {
    return new Entry(word, kind, meaning, example, List.of());
  }

  private static String text() {
    try (InputStream in =
        Objects.requireNonNull(LanguageWords.class.getResourceAsStream("words.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
