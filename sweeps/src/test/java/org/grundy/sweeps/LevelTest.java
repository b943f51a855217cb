package org.grundy.sweeps;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.core.GridPosition;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Symmetry;
import org.grundy.rules.text.position.PositionText;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// All positions by levels against the plain recursion over the moves of the rules.
class LevelTest {
  private static final String QUERY =
      "select position, moves, outcome, value, wins, remoteness from rows order by position";

  @TempDir private Path folder;

  private final Map<String, Known> memo = new TreeMap<>();

  /// What the recursion finds of a position.
  private record Known(long moves, Outcome outcome, int value, long wins, long remoteness) {
    String cells(boolean hasValues) {
      return "%d,%s,%s,%d,%d".formatted(moves, outcome, hasValues ? value : "", wins, remoteness);
    }
  }

  private Known known(SumRequest sum) {
    Known before = memo.get(text(sum));
    if (before != null) {
      return before;
    }
    List<SumMove> moves = new ArrayList<>();
    sum.moves(moves::add);
    List<Known> options = moves.stream().map(move -> known(move.play())).toList();
    List<Known> lost = options.stream().filter(option -> option.outcome == Outcome.P).toList();
    Outcome outcome = lost.isEmpty() ? Outcome.P : Outcome.N;
    if (moves.isEmpty()) {
      Outcome stuck = sum.problem().play() == Play.MISERE ? Outcome.N : Outcome.P;
      outcome = sum.problem().ended().orElse(stuck);
    }
    BitSet values = new BitSet();
    options.forEach(option -> values.set(option.value));
    long remoteness =
        lost.isEmpty()
            ? options.stream().mapToLong(Known::remoteness).max().orElse(-1)
            : lost.stream().mapToLong(Known::remoteness).min().orElseThrow();
    Known found =
        new Known(moves.size(), outcome, values.nextClearBit(0), lost.size(), 1 + remoteness);
    memo.put(text(sum), found);
    return found;
  }

  /// Addends in order, without empty heaps.
  private static String text(SumRequest sum) {
    String text =
        Arrays.stream(sum.text().split(" \\+ ", -1))
            .filter(addend -> !addend.equals("0"))
            .sorted()
            .collect(Collectors.joining(" + "));
    return text.isEmpty() ? "0" : text;
  }

  private SumRequest solve(String game, String start) {
    Workbench workbench = new Workbench();
    SumRequest sum = workbench.sum(workbench.game(game), new TextSource("start", start), 1);
    known(sum);
    return sum;
  }

  private List<String> rows(Object... words) {
    Path into = folder.resolve("all");
    Said said =
        Said.by(Stream.concat(Stream.of(words), Stream.of("--into", into)).toArray(Object[]::new));
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(into.resolve("moves")).doesNotExist();
    return Said.by("query", into, "--csv", QUERY).out().lines().skip(1).toList();
  }

  private List<String> expected(boolean hasValues) {
    return memo.entrySet().stream()
        .map(entry -> entry.getKey() + "," + entry.getValue().cells(hasValues))
        .toList();
  }

  @Test
  void allPositionsOfHeaps() {
    solve("0.37", "6");
    assertThat(rows("--all", "0.37", "6")).containsExactlyInAnyOrderElementsOf(expected(true));
  }

  @Test
  void allPositionsOfAGameThatAPatternWins() {
    solve("examples/three-in-a-row.game", "1x5");
    assertThat(rows("--all", "examples/three-in-a-row.game", "1x5", "--each-image"))
        .containsExactlyInAnyOrderElementsOf(expected(false));
  }

  @Test
  void imagesAreOnePosition() {
    solve("examples/misere-cram.game", "3x3");
    Game game = new Workbench().game("examples/misere-cram.game");
    Map<String, String> classes = new TreeMap<>();
    memo.forEach((text, found) -> classes.put(first(game, text), found.cells(false)));
    Map<String, String> rows = new TreeMap<>();
    for (String row : rows("--all", "examples/misere-cram.game", "3x3")) {
      String[] halves = row.split(",", 2);
      assertThat(rows.put(first(game, halves[0]), halves[1])).isNull();
    }
    assertThat(rows).isEqualTo(classes);
  }

  /// The first of the images of a board.
  private static String first(Game game, String text) {
    GridPosition board =
        (GridPosition) PositionText.parse(game.rules(), "test", text, 1).getFirst();
    return Stream.of(Symmetry.values())
        .map(symmetry -> PositionText.format(game.rules(), symmetry.of(board)))
        .min(String::compareTo)
        .orElseThrow();
  }

  @Test
  void gamesWithoutLevelsAreRefusedBeforeAnythingIsWritten() {
    Path into = folder.resolve("none");
    Said said = Said.by("--all", "ominous-omino", "4 2 2", "--into", into);
    assertThat(said.code()).isEqualTo(3);
    assertThat(said.err()).contains("no levels");
    assertThat(Files.exists(into)).isFalse();
    assertThat(Said.by("--all", "cram", "2x2").code()).isEqualTo(2);
    assertThat(Said.by("--all", "cram", "nonsense", "--into", into).code()).isEqualTo(3);
    assertThat(Said.by("--each-image", "a.sweep").code()).isEqualTo(2);
  }
}
