package org.grundy.workbench.tile;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.Movement;
import org.grundy.tilings.polyomino.PackedPolyomino;
import org.grundy.tilings.polyomino.Polyomino;
import org.grundy.tilings.polyomino.PolyominoList;
import org.grundy.tilings.region.PieceUse;

/// Reads which pieces there are and how often each is used: `pentominoes`, `L4,2*T4`,
/// `any*###|.#.`.
final class PieceWords {
  private static final String EXAMPLE =
      "pieces are drawn (##|.#), named (domino, T4, P) or whole sets (pentominoes), with how often"
          + " in front (3*T4, 0..2*P, any*##)";
  private static final Pattern TIMES = Pattern.compile("(\\d{1,9})(?:\\.\\.(\\d{1,9}))?");
  private static final Pattern SET = Pattern.compile("(\\d{1,2})-ominoes");
  private static final List<String> SETS =
      List.of(
          "monominoes",
          "dominoes",
          "trominoes",
          "tetrominoes",
          "pentominoes",
          "hexominoes",
          "heptominoes",
          "octominoes");
  private static final int LARGEST_SET = 10;

  private final Movement movement;
  private final Optional<Times> given;

  /// From and up to how often.
  private record Times(long atLeast, long atMost) {
    static final Times ONCE = new Times(1, 1);
    static final Times ANY = new Times(0, PieceUse.ANY);
  }

  /// @param times how often pieces are used that do not say it themselves; otherwise those of a set
  ///   once and others any number of times
  PieceWords(Movement movement, Optional<String> times) {
    this.movement = movement;
    this.given = times.map(PieceWords::times);
  }

  /// @param words lists whose members are joined by commas
  List<PieceUse> read(List<String> words) {
    List<PieceUse> uses = new ArrayList<>();
    for (String list : words) {
      for (String word : list.split(",", -1)) {
        add(word.strip(), uses);
      }
    }
    return uses;
  }

  private void add(String word, List<PieceUse> uses) {
    int star = word.indexOf('*');
    Optional<Times> own = star < 0 ? given : Optional.of(times(word.substring(0, star).strip()));
    String piece = word.substring(star + 1).strip();
    Optional<Integer> size = setSize(piece);
    if (size.isPresent()) {
      Times each = own.orElse(Times.ONCE);
      set(size.get()).forEach(member -> uses.add(use(member, each)));
    } else {
      uses.add(use(piece(piece), own.orElse(Times.ANY)));
    }
  }

  private static PieceUse use(Polyomino piece, Times times) {
    return new PieceUse(piece, times.atLeast(), times.atMost());
  }

  private static Optional<Integer> setSize(String word) {
    int named = SETS.indexOf(word.toLowerCase(Locale.ROOT));
    Matcher number = SET.matcher(word);
    return named >= 0
        ? Optional.of(named + 1)
        : number.matches() ? Optional.of(Integer.valueOf(number.group(1))) : Optional.empty();
  }

  private List<Polyomino> set(int size) {
    if (size < 1 || size > LARGEST_SET) {
      throw new InputException(
          "there are sets of pieces of 1 to %d cells, not of %d".formatted(LARGEST_SET, size),
          EXAMPLE);
    }
    List<PackedPolyomino> packed = new ArrayList<>();
    new PolyominoList(size, movement, new Meter(Budget.ofThisProcess())).forEach(packed::add);
    return packed.stream().map(PackedPolyomino::unpacked).toList();
  }

  private static Polyomino piece(String word) {
    if (word.matches("[#.|\\s]+")) {
      return Polyomino.parse(word);
    }
    return Polyomino.named(word)
        .orElseThrow(
            () -> new InputException("there is no piece called `%s`".formatted(word), EXAMPLE));
  }

  private static Times times(String word) {
    Matcher numbers = TIMES.matcher(word);
    if (word.equals("once")) {
      return Times.ONCE;
    }
    if (word.equals("any")) {
      return Times.ANY;
    }
    if (!numbers.matches()) {
      throw new InputException(
          "found `%s` where it is said how often a piece is used".formatted(word),
          "it is once, any, a number such as 3, or 0..3");
    }
    long atLeast = Long.parseLong(numbers.group(1));
    long atMost = Optional.ofNullable(numbers.group(2)).map(Long::valueOf).orElse(atLeast);
    if (atMost < atLeast) {
      throw new InputException("%s has no number in it".formatted(word), "begin with the smaller");
    }
    return new Times(atLeast, atMost);
  }
}
