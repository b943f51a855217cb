package org.grundy.solvers.component.placement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.PlacementGames;
import org.grundy.solvers.component.NimberBounds;
import org.grundy.solvers.component.ParallelSearch;
import org.grundy.solvers.component.placement.moves.CompiledPosition;
import org.grundy.solvers.component.placement.moves.MoveCompiler;
import org.grundy.solvers.component.placement.moves.MoveCompiler.Compiled;
import org.grundy.solvers.component.placement.moves.UniformBoard;
import org.grundy.solvers.component.placement.wide.WideKernel;
import org.grundy.solvers.component.placement.word.UniformKernel;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The search on boards of more than 64 cells: equal to the one over words, and to known values.
class WideSearchTest {
  static Stream<GameRules> games() {
    return PlacementGames.ALL.stream();
  }

  /// Four blocks of living cells on a board of three words.
  @ParameterizedTest
  @MethodSource("games")
  void findsTheNimbersOfTheSearchOverWords(GameRules rules) {
    SplittableRandom random = new SplittableRandom(20261122);
    for (int i = 0; i < 12; i++) {
      boolean strip = rules.board() == Board.Cells.STRIP;
      GridPosition position = scattered(rules, strip ? 1 : 8, strip ? 150 : 19, random);
      long expected =
          PlacementGames.value(new PlacementMethod(), rules, List.of(position)).getAsLong();
      CompiledPosition compiled = compiled(rules, position);
      Meter meter = new Meter(Budget.ofThisProcess());
      String what = rules.title() + " of " + PositionText.format(rules, position);
      int sum = 0;
      for (CompiledPosition.Part part : compiled.parts()) {
        ParallelSearch<BitSet> search = WideKernel.numbered(compiled, part, meter).search();
        BitSet live =
            new PlacedPart(search, part.numbers(position.size()), meter)
                .living(part.cells())
                .position();
        int nimber = search.value(live);
        assertThat(search.is(live, nimber)).as(what).isTrue();
        assertThat(search.is(live, nimber + 1)).as(what).isFalse();
        assertThat(search.known(live, meter)).as(what).isEqualTo(NimberBounds.of(nimber));
        sum ^= nimber;
      }
      assertThat(sum).as(what).isEqualTo((int) expected);
      if (compiled.uniform().isPresent()) {
        UniformBoard board = compiled.uniform().get();
        assertThat(onUniform(board, compiled, null, false, meter))
            .as(what)
            .isEqualTo((int) expected);
        assertThat(onUniform(board, compiled, null, true, meter))
            .as(what)
            .isEqualTo((int) expected);
        UniformKernel tiny = UniformKernel.of(board, 2, 3, true, meter);
        assertThat(onUniform(board, compiled, tiny, true, meter))
            .as(what)
            .isEqualTo((int) expected);
      }
    }
  }

  private static int onUniform(
      UniformBoard board,
      CompiledPosition compiled,
      @Nullable UniformKernel narrow,
      boolean mirrorStrategy,
      Meter meter) {
    BitSet all = new BitSet();
    compiled.parts().forEach(part -> all.or(part.cells()));
    return WideKernel.onUniform(
            board, compiled.rows(), compiled.columns(), narrow, mirrorStrategy, meter)
        .search()
        .value(all);
  }

  private static CompiledPosition compiled(GameRules rules, GridPosition position) {
    Compiled.Moves moves = (Compiled.Moves) MoveCompiler.compile(rules, position);
    return CompiledPosition.of(rules, position, moves.instances());
  }

  private static GridPosition scattered(
      GameRules rules, int rows, int columns, SplittableRandom random) {
    byte[] cells = new byte[rows * columns];
    int last = rules.cells().size() - 1;
    Arrays.fill(cells, (byte) last);
    for (int block = 0; block < 4; block++) {
      int row = random.nextInt(Math.max(rows - 1, 1));
      int column = random.nextInt(columns - 3);
      for (int cell = 0; cell < 6; cell++) {
        int at = (row + cell / 3) % rows * columns + column + cell % 3;
        cells[at] =
            (byte) (random.nextInt(5) > 0 ? random.nextInt(2) * random.nextInt(last) : last);
      }
    }
    return GridPosition.wrap(rows, columns, cells);
  }

  /// Node Kayles on one row is Dawson's Chess (octal 0.137): take a cell and its neighbours.
  @ParameterizedTest
  @ValueSource(ints = {65, 100, 129, 200})
  void ofOneRowOfNodeKaylesAreThoseOfDawsonsChess(int length) {
    int[] nimbers = new int[length + 1];
    for (int n = 1; n <= length; n++) {
      boolean[] seen = new boolean[256];
      for (int cell = 0; cell < n; cell++) {
        seen[nimbers[Math.max(cell - 1, 0)] ^ nimbers[Math.max(n - cell - 2, 0)]] = true;
      }
      while (seen[nimbers[n]]) {
        nimbers[n]++;
      }
    }
    assertThat(
            PlacementGames.value(new PlacementMethod(), PlacementGames.NODE_KAYLES, "1x" + length))
        .isEqualTo(nimbers[length]);
  }
}
