package org.grundy.cli.dialogue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Position;
import org.grundy.workbench.render.explore.Changes;
import org.grundy.workbench.request.SumMove;

/// The moves that somebody may mean: by the number in the list, by the cells that change, by what
/// is said of it or some words of that, or by its name.
final class TypedMove {
  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final Pattern IN_POSITION = Pattern.compile("([A-Za-z]{1,6}|\\d+)\\s*:\\s*(.*)");
  private static final Pattern CELL = Pattern.compile("([a-z]{1,6})(\\d{1,9})");
  private static final Pattern CELLS = Pattern.compile(CELL + "(?:[\\s,]+" + CELL + ")*");
  private static final Pattern CELLS_OF_ROW =
      Pattern.compile("cells?\\s+(\\d{1,9}(?:[\\s,]+\\d{1,9})*)");
  private static final Pattern BETWEEN = Pattern.compile("[\\s,]+");

  private final List<SumMove> moves;

  /// @param moves all moves, in the order of the list
  TypedMove(List<SumMove> moves) {
    this.moves = moves;
  }

  /// The moves that are meant; several where it is not told which.
  ///
  /// @throws InputException if nothing fits
  List<SumMove> meantBy(String typed) {
    String words = typed.strip();
    if (NUMBER.matcher(words).matches()) {
      return List.of(moves.get(index(words, moves.size(), "move")));
    }
    Matcher prefixed = IN_POSITION.matcher(words);
    List<SumMove> meant =
        prefixed.matches()
            ? inPosition(prefixed.group(1), prefixed.group(2))
            : meantBy(words, moves);
    if (meant.isEmpty()) {
      throw new InputException("No move is called `" + words + "`", "moves lists them");
    }
    return meant;
  }

  private List<SumMove> inPosition(String number, String typed) {
    int count = moves.getFirst().before().positions().size();
    int summand =
        NUMBER.matcher(number).matches()
            ? index(number, count, "position")
            : letters(number.toLowerCase(Locale.ROOT));
    List<SumMove> there = moves.stream().filter(move -> move.summand() == summand).toList();
    return NUMBER.matcher(typed).matches()
        ? there.stream().filter(move -> leaves(move, typed)).toList()
        : meantBy(typed, there);
  }

  /// True if a move leaves one heap, of a size; where it leaves nothing, of 0.
  private static boolean leaves(SumMove move, String size) {
    List<Position> parts = move.parts();
    Position left = parts.isEmpty() ? new HeapPosition(0) : parts.getFirst();
    return move.position() instanceof HeapPosition
        && parts.size() <= 1
        && left instanceof HeapPosition(long tokens)
        && new BigInteger(size).equals(BigInteger.valueOf(tokens));
  }

  /// The index that a number from 1 stands for.
  private static int index(String number, int count, String what) {
    int index = number.length() > 9 ? count : Integer.parseInt(number) - 1;
    if (index < 0 || index >= count) {
      throw new InputException(
          "There is no %s %s".formatted(what, number),
          count == 1 ? "there is one " + what : "they are numbered 1 to %,d".formatted(count));
    }
    return index;
  }

  /// The index that letters stand for: 0 for a, 26 for aa.
  private static int letters(String name) {
    int index = 0;
    for (int i = 0; i < name.length(); i++) {
      index = 26 * index + name.charAt(i) - 'a' + 1;
    }
    return index - 1;
  }

  private static List<SumMove> meantBy(String typed, List<SumMove> among) {
    List<SumMove> byCells = byCells(typed.toLowerCase(Locale.ROOT), among);
    return byCells.isEmpty() ? byName(typed, among) : byCells;
  }

  private static List<SumMove> byCells(String typed, List<SumMove> among) {
    Matcher row = CELLS_OF_ROW.matcher(typed);
    boolean ofRow = row.matches();
    if (!ofRow && !CELLS.matcher(typed).matches()) {
      return List.of();
    }
    List<String> cells = List.of(BETWEEN.split(ofRow ? row.group(1) : typed));
    List<SumMove> those =
        among.stream()
            .filter(move -> move.position() instanceof GridPosition grid && mayBe(grid, ofRow))
            .filter(move -> changed(move).containsAll(indices(cells, move)))
            .toList();
    List<SumMove> exact =
        those.stream().filter(move -> changed(move).equals(indices(cells, move))).toList();
    return exact.isEmpty() ? those : exact;
  }

  private static boolean mayBe(GridPosition grid, boolean row) {
    return !row || grid.rows() == 1;
  }

  private static Set<Integer> changed(SumMove move) {
    return new TreeSet<>(Changes.of(move).cells());
  }

  private static Set<Integer> indices(List<String> cells, SumMove move) {
    return cells.stream()
        .map(cell -> index(cell, (GridPosition) move.position()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /// The index of a cell that is typed as `b3`, or as a number in a row; -1 if the board has none
  /// such.
  private static int index(String cell, GridPosition grid) {
    Matcher named = CELL.matcher(cell);
    boolean isNamed = named.matches();
    int column = isNamed ? letters(named.group(1)) : Integer.parseInt(cell) - 1;
    int row = isNamed ? grid.rows() - Integer.parseInt(named.group(2)) : 0;
    boolean there = row >= 0 && row < grid.rows() && column >= 0 && column < grid.columns();
    return there ? row * grid.columns() + column : -1;
  }

  private static List<SumMove> byName(String typed, List<SumMove> among) {
    String wanted = plain(typed);
    List<String> wantedWords = words(typed);
    List<Predicate<SumMove>> fits =
        List.of(
            move -> plain(move.words()).equals(wanted),
            move -> plain(move.name()).equals(wanted),
            move -> words(move.words()).containsAll(wantedWords),
            move -> words(move.name()).containsAll(wantedWords),
            move -> plain(move.words()).contains(wanted) || plain(move.name()).contains(wanted));
    return fits.stream()
        .map(fit -> among.stream().filter(fit).toList())
        .filter(found -> !found.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  private static String plain(String words) {
    return words.replaceAll("\\s+", "").toLowerCase(Locale.ROOT);
  }

  private static List<String> words(String words) {
    return Arrays.asList(words.toLowerCase(Locale.ROOT).split("[\\s,:]+", -1));
  }
}
