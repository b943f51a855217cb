package org.grundy.cli.dialogue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.GridPosition;
import org.grundy.workbench.render.explore.Changes;
import org.grundy.workbench.render.kit.NamedMoves;
import org.grundy.workbench.request.SumMove;

/// What moves somebody may mean: by the number in the list, by the cells that change, or by the
/// name or some words of it.
final class TypedMove {
  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
  private static final Pattern CELLS =
      Pattern.compile(
          "(?:(\\d{1,3}):\\s*)?(\\d{1,4}\\s*,\\s*\\d{1,4}(?:\\s+\\d{1,4}\\s*,\\s*\\d{1,4})*)");

  private final List<SumMove> moves;

  /// @param moves all moves, in the order of the list
  TypedMove(List<SumMove> moves) {
    this.moves = moves;
  }

  /// The moves that are meant; none where nothing fits, several where it is not told which.
  List<SumMove> meantBy(String typed) {
    String words = typed.strip();
    if (NUMBER.matcher(words).matches()) {
      int number = Integer.parseInt(words);
      return number >= 1 && number <= moves.size() ? List.of(moves.get(number - 1)) : List.of();
    }
    Matcher cells = CELLS.matcher(words);
    return cells.matches() ? byCells(cells) : byName(words);
  }

  private List<SumMove> byCells(Matcher typed) {
    int summand = typed.group(1) == null ? -1 : Integer.parseInt(typed.group(1)) - 1;
    List<SumMove> those =
        moves.stream()
            .filter(move -> summand < 0 || move.summand() == summand)
            .filter(move -> move.position() instanceof GridPosition)
            .toList();
    List<SumMove> exact =
        those.stream().filter(move -> changed(move).equals(cells(typed.group(2), move))).toList();
    if (!exact.isEmpty()) {
      return exact;
    }
    return those.stream()
        .filter(move -> changed(move).containsAll(cells(typed.group(2), move)))
        .toList();
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

  private List<SumMove> byName(String typed) {
    String wanted = plain(typed);
    List<Predicate<SumMove>> fits =
        List.of(
            move -> plain(NamedMoves.inSum(move)).equals(wanted),
            move -> plain(move.name()).equals(wanted),
            move -> words(NamedMoves.inSum(move)).containsAll(words(typed)),
            move -> plain(NamedMoves.inSum(move)).contains(wanted));
    return fits.stream()
        .map(fit -> moves.stream().filter(fit).toList())
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
