package org.grundy.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.grundy.core.Graph.Edge;
import org.grundy.core.GridPosition.Token;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Positions are values: equal where people see the same, whatever order they were given in.
class PositionsTest {
  private static final List<Token> TOKENS = List.of(new Token(0, 3), new Token(1, 0));

  private static GridPosition board(int rows, int columns, int... cells) {
    byte[] bytes = new byte[cells.length];
    for (int i = 0; i < cells.length; i++) {
      bytes[i] = (byte) cells[i];
    }
    return GridPosition.wrap(rows, columns, bytes);
  }

  static List<ThrowingCallable> impossible() {
    byte[] four = new byte[4];
    return List.of(
        () -> GridPosition.wrap(2, 3, four),
        () -> GridPosition.wrap(0, 4, new byte[0]),
        () -> GridPosition.wrap(65_536, 65_536, new byte[0]),
        () -> GridPosition.wrap(2, 2, four, List.of(new Token(0, 4))),
        () -> GridPosition.wrap(2, 2, four, List.of(new Token(0, -1))),
        () -> new HeapPosition(-1),
        () -> new TuplePosition(List.of()),
        () -> new TuplePosition(List.of(1L, -1L)),
        () -> new TilingPosition(0, 1, 1),
        () -> new TilingPosition(4, 4, 0),
        () -> Graph.of(List.of("a", "a"), List.of()),
        () -> Graph.of(List.of("a"), List.of(new Edge(0, 1, false))),
        () -> GraphPosition.of(Graph.of(List.of("a"), List.of()), List.of(1)));
  }

  @ParameterizedTest
  @MethodSource("impossible")
  void impossiblePositionsAreRefused(ThrowingCallable making) {
    assertThatIllegalArgumentException().isThrownBy(making);
  }

  @Test
  void boardsAreEqualByRowsCellsAndTokens() {
    GridPosition board = board(2, 3, 0, 1, 2, 3, 4, 5);
    assertThat(board).isEqualTo(board(2, 3, 0, 1, 2, 3, 4, 5));
    assertThat(board).isNotEqualTo(board(3, 2, 0, 1, 2, 3, 4, 5));
    assertThat(board).isNotEqualTo(board(2, 3, 0, 1, 2, 3, 4, 6));
    assertThat(board.at(1, 0)).isEqualTo(3).isEqualTo(board.at(3));
    GridPosition walked = GridPosition.wrap(2, 2, new byte[4], TOKENS);
    assertThat(walked).isEqualTo(GridPosition.wrap(2, 2, new byte[4], TOKENS.reversed()));
    assertThat(walked).hasSameHashCodeAs(GridPosition.wrap(2, 2, new byte[4], TOKENS.reversed()));
    assertThat(walked).isNotEqualTo(GridPosition.wrap(2, 2, new byte[4]));
    assertThat(walked.tokens()).containsExactly(new Token(1, 0), new Token(0, 3));
  }

  @Test
  void copiesOfCellsAreCopies() {
    GridPosition board = board(1, 3, 7, 8, 9);
    board.copyCells()[0] = 1;
    assertThat(board.at(0)).isEqualTo(7);
    byte[] target = new byte[4];
    board.copyCells(1, 3, target, 2);
    assertThat(target).containsExactly(0, 0, 8, 9);
  }

  private static final Graph TRIANGLE =
      Graph.of(
          List.of("a", "b", "c", "d"),
          List.of(new Edge(0, 1, false), new Edge(1, 2, true), new Edge(2, 0, false)));

  private static BitSet set(int... members) {
    BitSet set = new BitSet();
    for (int member : members) {
      set.set(member);
    }
    return set;
  }

  @Test
  void edgesGoWithTheirVertices() {
    GraphPosition whole = GraphPosition.of(TRIANGLE, List.of(2));
    assertThat(whole.order()).isEqualTo(4);
    assertThat(whole.degree(1)).isEqualTo(2);
    GraphPosition left = whole.without(set(0), set());
    assertThat(left.order()).isEqualTo(3);
    assertThat(left.size()).isEqualTo(1);
    assertThat(left.hasEdge(1)).isTrue();
    assertThat(left.nextVertex(0)).isEqualTo(1);
    assertThat(left.nextEdge(2)).isEqualTo(-1);
    assertThat(left.joinedTo(2).copyVertices()).isEqualTo(set(1, 2));
    assertThat(left.joinedTo(3).tokens()).isEmpty();
    assertThat(left.joinedTo(1).tokens()).containsExactly(2);
  }

  /// The same vertices and edges by name, though the graphs had other things once.
  @Test
  void partsOfDifferentGraphsAreEqualByName() {
    Graph pair = Graph.of(List.of("c", "b"), List.of(new Edge(1, 0, true)));
    GraphPosition part = GraphPosition.of(TRIANGLE).without(set(0, 3), set());
    assertThat(part).isEqualTo(GraphPosition.of(pair)).hasSameHashCodeAs(GraphPosition.of(pair));
    Graph turned = Graph.of(List.of("c", "b"), List.of(new Edge(0, 1, true)));
    assertThat(part).isNotEqualTo(GraphPosition.of(turned));
    assertThat(part).isNotEqualTo(GraphPosition.of(pair, List.of(0)));
  }

  @Test
  void parallelEdgesAreToldFromOneAndNotFromEachOther() {
    Graph twice =
        Graph.of(List.of("a", "b"), List.of(new Edge(0, 1, false), new Edge(1, 0, false)));
    GraphPosition both = GraphPosition.of(twice);
    assertThat(twice.hasParallels()).isTrue();
    assertThat(TRIANGLE.hasParallels()).isFalse();
    assertThat(both.without(set(), set(0))).isEqualTo(both.without(set(), set(1)));
    assertThat(both.without(set(), set(0))).isNotEqualTo(both);
  }

  @Test
  void loopsCountTwiceInADegreeAndOnceAmongTheEdges() {
    Graph loop = Graph.of(List.of("a"), List.of(new Edge(0, 0, false)));
    assertThat(GraphPosition.of(loop).degree(0)).isEqualTo(2);
    assertThat(loop.incident(0)).isEqualTo(1);
    assertThat(loop.edge(0).other(0)).isZero();
  }

  @Test
  void verticesAreFoundByNameAndArcsLeadOneWay() {
    assertThat(TRIANGLE.vertex("c")).isEqualTo(Optional.of(2));
    assertThat(TRIANGLE.vertex("z")).isEmpty();
    Edge arc = TRIANGLE.edge(1);
    assertThat(arc.leaves(1)).isTrue();
    assertThat(arc.leaves(2)).isFalse();
    assertThat(TRIANGLE.edge(0).leaves(1)).isTrue();
    assertThat(arc.other(2)).isEqualTo(1);
  }

  @Test
  void anErrorOfInputSaysPlaceProblemAndCure() {
    InputException fault =
        new InputException(new Place("a.game", 2, 7), "found `x`", "did you mean `y`?");
    assertThat(fault)
        .hasMessage("a.game:2:7: found `x`" + System.lineSeparator() + "  did you mean `y`?");
    assertThat(new InputException("found nothing", "")).hasMessage("found nothing");
  }
}
