package org.grundy.solvers.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.PlacementGames;
import org.grundy.solvers.component.placement.leaf.GraphKeys;
import org.grundy.solvers.component.placement.moves.CompiledPosition;
import org.grundy.solvers.component.placement.moves.MoveCompiler;
import org.grundy.solvers.component.placement.word.WordBoard;
import org.grundy.solvers.play.DefinitionMethod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The search best first, made to take components of every size.
class BestFirstTest {
  private static final long MUCH = 1L << 28;

  static Stream<GameRules> games() {
    return PlacementGames.ALL.stream();
  }

  private static Meter meter(long nodes, long bytes) {
    return new Meter(new Budget(nodes, Duration.ofDays(1), bytes));
  }

  /// A component with the game that it is a board of.
  private record Start(WordBoard.Game game, BitSet all) {
    static List<Start> of(GameRules rules, GridPosition position) {
      MoveCompiler.Compiled.Moves moves =
          (MoveCompiler.Compiled.Moves) MoveCompiler.compile(rules, position);
      CompiledPosition compiled = CompiledPosition.of(rules, position, moves.instances());
      return compiled.parts().stream()
          .map(part -> {
            BitSet all = new BitSet();
            all.set(0, part.cells().cardinality());
            return new Start(WordBoard.Game.numbered(part.numbered(position.size())), all);
          })
          .toList();
    }

    static Start of(String board) {
      GridPosition position =
          (GridPosition) PlacementGames.positions(PlacementGames.CRAM, board).getFirst();
      return of(PlacementGames.CRAM, position).getFirst();
    }

    /// A search that takes components of more than `small` cells best first.
    ComponentSearch<BitSet> search(WordTable table, Meter meter, int small) {
      SearchSignals signals = new SearchSignals(meter, 0);
      WordTable graphs =
          GraphKeys.suit(game.moves()) ? new WordTable(meter(Long.MAX_VALUE, 1 << 14)) : null;
      return new ComponentSearch<>(new WordBoard(game, table, graphs), signals, 1, small);
    }

    /// Searches that begin together.
    ParallelSearch<BitSet> parallelSearch(int threads) {
      Meter meter = new Meter(new Budget(Long.MAX_VALUE, Duration.ofDays(1), MUCH, threads));
      WordTable table = new WordTable(meter);
      return new ParallelSearch<>(meter, 0, 1, _ -> new WordBoard(game, table, null));
    }

    ComponentSearch<BitSet> search(int small) {
      Meter meter = meter(Long.MAX_VALUE, MUCH);
      return search(new WordTable(meter), meter, small);
    }
  }

  /// Boards of 12 cells against the definition, of 20 against the search depth first.
  @ParameterizedTest
  @MethodSource("games")
  void findsEveryValue(GameRules rules) {
    SplittableRandom random = new SplittableRandom(20261125);
    boolean strip = rules.board() == Board.Cells.STRIP;
    for (int i = 0; i < 9; i++) {
      GridPosition position =
          i % 3 == 0
              ? PlacementGames.random(rules, strip ? 1 : 4, strip ? 20 : 5, random)
              : PlacementGames.random(rules, strip ? 1 : 3, strip ? 12 : 4, random);
      String what = rules.title() + " of " + PositionText.format(rules, position);
      int sum = 0;
      for (Start start : Start.of(rules, position)) {
        int value = start.search(Long.SIZE).value(start.all);
        assertThat(start.search(i % 4).value(start.all)).as(what).isEqualTo(value);
        ComponentSearch<BitSet> oneAfterTheOther = start.search(i % 4);
        for (int n = value + 3; n >= 0; n--) {
          assertThat(start.search(i % 4).is(start.all, n)).as(what).isEqualTo(n == value);
          assertThat(oneAfterTheOther.is(start.all, n)).as(what).isEqualTo(n == value);
        }
        sum ^= value;
      }
      if (i % 3 != 0) {
        assertThat(PlacementGames.value(new DefinitionMethod(), rules, List.of(position)))
            .as(what)
            .hasValue(sum);
      }
    }
  }

  /// Boards that are so large that several threads search them best first, against one thread that
  /// searches depth first.
  @Test
  void findsTheSameOnSeveralThreads() {
    SplittableRandom random = new SplittableRandom(20261129);
    for (GameRules rules : List.of(PlacementGames.CRAM, PlacementGames.NODE_KAYLES)) {
      for (int i = 0; i < 6; i++) {
        GridPosition position = PlacementGames.random(rules, 5, 8, random);
        for (Start start : Start.of(rules, position)) {
          int value = start.search(Long.SIZE).value(start.all);
          ParallelSearch<BitSet> search = start.parallelSearch(2 + i % 3);
          String what = rules.title() + " of " + PositionText.format(rules, position);
          assertThat(search.is(start.all, value + i % 2)).as(what).isEqualTo(i % 2 == 0);
          assertThat(search.value(start.all)).as(what).isEqualTo(value);
        }
      }
    }
    Start whole = Start.of("5x7");
    assertThat(whole.parallelSearch(2).value(whole.all)).isEqualTo(1);
  }

  /// Ended after every number of components, a search leaves nothing in the table that is wrong,
  /// and another one goes on from it.
  @ParameterizedTest
  @CsvSource({"3x4, 1, 0", "3x5, 1, 3"})
  void isEndedAtAnyTime(String board, int value, int small) throws IOException {
    Start start = Start.of(board);
    ComponentSearch<BitSet> exact = start.search(Long.SIZE);
    for (int nodes = 0; ; nodes++) {
      Meter whole = meter(Long.MAX_VALUE, MUCH);
      WordTable table = new WordTable(whole);
      ComponentSearch<BitSet> ended = start.search(table, meter(nodes, MUCH), small);
      boolean isEnded = true;
      try {
        assertThat(ended.value(start.all)).isEqualTo(value);
        isEnded = false;
      } catch (BudgetSpentException _) {
        // What it found by then is looked at.
      }
      ByteArrayOutputStream saved = new ByteArrayOutputStream();
      table.save(new DataOutputStream(saved));
      DataInputStream in = new DataInputStream(new ByteArrayInputStream(saved.toByteArray()));
      for (long key = in.readLong(); key != 0; key = in.readLong()) {
        long bounds = in.readLong();
        int of = exact.value(BitSet.valueOf(new long[] {key}));
        assertThat(NimberBounds.excludes(bounds, of)).as("%x", key).isFalse();
      }
      assertThat(start.search(table, whole, small).value(start.all)).isEqualTo(value);
      if (!isEnded) {
        assertThat(nodes).isGreaterThan(50);
        return;
      }
    }
  }

  /// With room for a few components and a few numbers only.
  @ParameterizedTest
  @CsvSource({"4x5, 2", "5x5, 0", "4x6, 0"})
  void needsLittleRoom(String board, int value) {
    Start start = Start.of(board);
    WordTable table = new WordTable(meter(Long.MAX_VALUE, 1 << 16));
    Meter little = meter(Long.MAX_VALUE, 1 << 12);
    assertThat(start.search(table, little, 4).value(start.all)).isEqualTo(value);
    assertThat(table.bytes()).isLessThanOrEqualTo(1 << 16);
  }

  @Test
  void forgetsTheSmallestNumbersWhereThereIsNoRoom() {
    ProofNumbers table = new ProofNumbers(meter(Long.MAX_VALUE, 1 << 12));
    for (int component = 1; component <= 10_000; component++) {
      table.put(component, component % 62, ProofNumbers.pair(component, 1));
      assertThat(table.get(component, component % 62)).isEqualTo(ProofNumbers.pair(component, 1));
      assertThat(table.get(component, (component + 1) % 62)).isZero();
    }
    assertThat(table.get(1, 1)).isZero();
    ProofNumbers none = new ProofNumbers(meter(Long.MAX_VALUE, 0));
    assertThat(none.get(1, 1)).isZero();
    assertThatThrownBy(() -> none.put(1, 1, 1)).isInstanceOf(BudgetSpentException.class);
  }

  @Test
  void keepsAllNumbersWhereThereIsRoom() {
    ProofNumbers table = new ProofNumbers(meter(Long.MAX_VALUE, MUCH));
    for (int n = 0; n < 62; n++) {
      table.put(-5, n, ProofNumbers.pair(ProofNumbers.MOST, n + 1));
    }
    for (int n = 0; n < 62; n++) {
      assertThat(table.get(-5, n)).isEqualTo(ProofNumbers.pair(ProofNumbers.MOST, n + 1));
      assertThat(ProofNumbers.proof(table.get(-5, n))).isEqualTo(ProofNumbers.MOST);
      assertThat(ProofNumbers.disproof(table.get(-5, n))).isEqualTo(n + 1);
    }
  }
}
