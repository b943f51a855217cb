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
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Position;
import org.grundy.workbench.render.explore.Changes;
import org.grundy.workbench.render.kit.NamedMoves;
import org.grundy.workbench.request.SumMove;

/// The moves that somebody may mean: by the number in the list, by the cells that change, or by the
/// name or some words of it.
final class TypedMove {
  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final Pattern IN_POSITION = Pattern.compile("(\\d+)\\s*:\\s*(.*)");
  private static final Pattern CELLS =
      Pattern.compile("\\d{1,4}\\s*,\\s*\\d{1,4}(?:\\s+\\d{1,4}\\s*,\\s*\\d{1,4})*");

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
    int summand = index(number, count, "position");
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

  private static List<SumMove> meantBy(String typed, List<SumMove> among) {
    return CELLS.matcher(typed).matches() ? byCells(typed, among) : byName(typed, among);
  }

  private static List<SumMove> byCells(String typed, List<SumMove> among) {
    List<SumMove> those =
        among.stream().filter(move -> move.position() instanceof GridPosition).toList();
    List<SumMove> exact =
        those.stream().filter(move -> changed(move).equals(cells(typed, move))).toList();
    return exact.isEmpty()
        ? those.stream().filter(move -> changed(move).containsAll(cells(typed, move))).toList()
        : exact;
  }

  private static Set<Integer> changed(SumMove move) {
    return new TreeSet<>(Changes.of(move).cells());
  }

  /// The cells that are typed; one that the board does not have is -1.
  private static Set<Integer> cells(String typed, SumMove move) {
    GridPosition grid = (GridPosition) move.position();
    Set<Integer> cells = new TreeSet<>();
    for (String cell : typed.replaceAll("\\s*,\\s*", ",").split("\\s+", -1)) {
      String[] numbers = cell.split(",", -1);
      int row = Integer.parseInt(numbers[0]);
      int column = Integer.parseInt(numbers[1]);
      boolean there = row >= 1 && row <= grid.rows() && column >= 1 && column <= grid.columns();
      cells.add(there ? (row - 1) * grid.columns() + column - 1 : -1);
    }
    return cells;
  }

  private static List<SumMove> byName(String typed, List<SumMove> among) {
    String wanted = plain(typed);
    List<Predicate<SumMove>> fits =
        List.of(
            move -> plain(NamedMoves.inSum(move)).equals(wanted),
            move -> plain(move.name()).equals(wanted),
            move -> words(NamedMoves.inSum(move)).containsAll(words(typed)),
            move -> plain(NamedMoves.inSum(move)).contains(wanted));
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
