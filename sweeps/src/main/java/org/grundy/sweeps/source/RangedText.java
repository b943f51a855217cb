package org.grundy.sweeps.source;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.InputException;
import org.grundy.core.Place;

/// A text that stands for many: `{. o}` for each of the words between the braces, and `1..8`, in
/// braces or not, for each of these numbers. Its texts are numbered from 0; the last hole runs
/// fastest.
///
/// @param fixed what stands before, between and behind the holes
/// @param holes what each hole stands for
public record RangedText(List<String> fixed, List<Hole> holes) implements Serializable {
  private static final Pattern RANGE = Pattern.compile("(\\d+)\\.\\.(\\d+)");
  private static final Pattern BARE = Pattern.compile("\\{([^{}\\n]*)}|(?<![\\d.])\\d+\\.\\.\\d+");
  private static final Pattern BRACES = Pattern.compile("\\{([^{},\\n]*)}");
  private static final int MOST_DIGITS = 15;

  public RangedText {
    fixed = List.copyOf(fixed);
    holes = List.copyOf(holes);
  }

  /// The texts that may stand in one place: words, or the numbers of a range.
  ///
  /// @param words empty where it is a range
  /// @param first the first number
  /// @param count how many there are
  public record Hole(List<String> words, long first, long count) implements Serializable {
    public Hole {
      words = List.copyOf(words);
    }

    String at(long index) {
      return words.isEmpty() ? Long.toString(first + index) : words.get(Math.toIntExact(index));
    }
  }

  /// A text whose ranges need no braces.
  ///
  /// @param place where it stands
  /// @throws InputException if a range is empty or too large, with its place
  public static RangedText withRanges(String text, Place place) {
    return read(text, place, BARE);
  }

  /// A text whose holes stand in braces: of several words without commas, or a range. Other braces
  /// stand for themselves.
  ///
  /// @param source what the text is called in errors
  public static RangedText withHoles(String text, String source) {
    return read(text, new Place(source, 1, 1), BRACES);
  }

  private static RangedText read(String text, Place place, Pattern pattern) {
    List<String> fixed = new ArrayList<>();
    List<Hole> holes = new ArrayList<>();
    Matcher matcher = pattern.matcher(text);
    int done = 0;
    StringBuilder before = new StringBuilder();
    while (matcher.find()) {
      before.append(text, done, matcher.start());
      done = matcher.end();
      String inside = matcher.group(1) == null ? matcher.group() : matcher.group(1).strip();
      if (!RANGE.matcher(inside).matches() && inside.split("\\s+", -1).length < 2) {
        before.append(matcher.group());
        continue;
      }
      fixed.add(before.toString());
      before.setLength(0);
      holes.add(hole(inside, place(text, matcher.start(), place)));
    }
    fixed.add(before.append(text, done, text.length()).toString());
    RangedText ranged = new RangedText(fixed, holes);
    ranged.requireCountable(place);
    return ranged;
  }

  private static Place place(String text, int index, Place start) {
    int line = (int) text.substring(0, index).chars().filter(c -> c == '\n').count();
    int column = index - text.lastIndexOf('\n', index - 1);
    return line == 0
        ? new Place(start.source(), start.line(), start.column() + index)
        : new Place(start.source(), start.line() + line, column);
  }

  private static Hole hole(String inside, Place place) {
    Matcher range = RANGE.matcher(inside);
    if (!range.matches()) {
      List<String> words = List.of(inside.split("\\s+", -1));
      return new Hole(words, 0, words.size());
    }
    if (range.group(1).length() > MOST_DIGITS || range.group(2).length() > MOST_DIGITS) {
      throw new InputException(
          place,
          "the numbers of `%s` are too large".formatted(inside),
          "numbers of a range have at most %d digits".formatted(MOST_DIGITS));
    }
    long first = Long.parseLong(range.group(1));
    long last = Long.parseLong(range.group(2));
    if (last < first) {
      throw new InputException(
          place,
          "the range " + inside + " is empty",
          "did you mean `%d..%d`?".formatted(last, first));
    }
    return new Hole(List.of(), first, last - first + 1);
  }

  private void requireCountable(Place place) {
    long count = 1;
    for (Hole hole : holes) {
      if (hole.count() > Source.MOST_ITEMS / count) {
        throw new InputException(
            place,
            "this stands for more than %,d texts".formatted(Source.MOST_ITEMS),
            "narrow a range");
      }
      count *= hole.count();
    }
  }

  /// The number of texts that it stands for.
  public long count() {
    long count = 1;
    for (Hole hole : holes) {
      count *= hole.count();
    }
    return count;
  }

  /// One of its texts.
  public String at(long index) {
    return join(chosen(index), true);
  }

  /// The words that stand in the holes of one of its texts: `., o, 3`.
  public String choices(long index) {
    return join(chosen(index), false);
  }

  private List<String> chosen(long index) {
    String[] chosen = new String[holes.size()];
    long left = index;
    for (int hole = holes.size() - 1; hole >= 0; hole--) {
      chosen[hole] = holes.get(hole).at(left % holes.get(hole).count());
      left /= holes.get(hole).count();
    }
    return List.of(chosen);
  }

  private String join(List<String> chosen, boolean all) {
    if (!all) {
      return String.join(" ", chosen);
    }
    StringBuilder text = new StringBuilder(fixed.getFirst());
    for (int hole = 0; hole < chosen.size(); hole++) {
      text.append(chosen.get(hole)).append(fixed.get(hole + 1));
    }
    return text.toString();
  }
}
