package org.grundy.rules.text.graph;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Graph;
import org.grundy.core.Graph.Edge;
import org.grundy.rules.tree.GraphFamily;

/// Makes the graphs of the families.
public final class FamilyGraphs {
  private final List<String> names = new ArrayList<>();
  private final List<Edge> edges = new ArrayList<>();

  private FamilyGraphs() {}

  /// The least size that a family has, each of the two if it has two.
  public static int least(GraphFamily family) {
    return switch (family) {
      case CYCLE, WHEEL -> 3;
      case PETERSEN -> 5;
      case SUBSETS -> 2;
      case EMPTY,
          PATH,
          COMPLETE,
          STAR,
          CUBE,
          TREE,
          TRIANGLE,
          GRID,
          BIPARTITE,
          RAYS,
          PRODUCT,
          BOXES ->
          1;
    };
  }

  /// True if a graph is within [Graph#MAX_VERTICES] and [Graph#MAX_EDGES].
  ///
  /// @param columns 1 where the family has one size
  public static boolean fits(GraphFamily family, long rows, long columns) {
    if (rows > Graph.MAX_VERTICES || columns > Graph.MAX_VERTICES) {
      return false;
    }
    boolean exponential =
        family == GraphFamily.CUBE || family == GraphFamily.TREE || family == GraphFamily.SUBSETS;
    if (exponential && rows > 12) {
      return false;
    }
    long vertices =
        switch (family) {
          case EMPTY, PATH, CYCLE, COMPLETE -> rows;
          case STAR, WHEEL -> rows + 1;
          case PETERSEN -> 2 * rows;
          case CUBE, SUBSETS, TREE -> 1L << rows;
          case TRIANGLE -> rows * (rows + 1) / 2;
          case GRID, PRODUCT -> rows * columns;
          case BOXES, RAYS -> rows * columns + 1;
          case BIPARTITE -> rows + columns;
        };
    long edges =
        switch (family) {
          case EMPTY, PATH, CYCLE, STAR, TREE, RAYS -> 0;
          case COMPLETE -> rows * (rows - 1) / 2;
          case WHEEL, GRID, PRODUCT, PETERSEN -> 2 * vertices;
          case TRIANGLE -> 3 * vertices;
          case BOXES -> 2 * rows * columns + rows + columns;
          case CUBE, SUBSETS -> rows << (rows - 1);
          case BIPARTITE -> rows * columns;
        };
    return vertices <= Graph.MAX_VERTICES && edges <= Graph.MAX_EDGES;
  }

  /// True if the graph of a box is within [Graph#MAX_VERTICES]; its edges then are.
  ///
  /// @param family one that [has boxes][GraphFamily#hasBoxes]
  public static boolean fits(GraphFamily family, long rows, long columns, long layers) {
    return fits(family, rows, columns)
        && layers <= Graph.MAX_VERTICES
        && rows * columns * layers <= Graph.MAX_VERTICES;
  }

  /// The graph of a box that fits.
  ///
  /// @param family one that [has boxes][GraphFamily#hasBoxes]
  public static Graph of(GraphFamily family, int rows, int columns, int layers) {
    FamilyGraphs graph = new FamilyGraphs();
    graph.board(0, rows, columns, layers, family == GraphFamily.PRODUCT);
    return Graph.of(graph.names, graph.edges);
  }

  /// The graph of a size that fits.
  ///
  /// @param columns 1 where the family has one size
  public static Graph of(GraphFamily family, int rows, int columns) {
    FamilyGraphs graph = new FamilyGraphs();
    switch (family) {
      case EMPTY -> graph.number("v", rows);
      case PATH, CYCLE, COMPLETE -> graph.ring(family, rows);
      case STAR, WHEEL -> graph.around(family, rows);
      case PETERSEN -> graph.petersen(rows);
      case CUBE -> graph.cube(rows);
      case TREE -> graph.tree(rows);
      case SUBSETS -> graph.subsets(rows);
      case TRIANGLE -> graph.triangle(rows);
      case GRID -> graph.board(0, rows, columns, 1, false);
      case PRODUCT -> graph.board(0, rows, columns, 1, true);
      case BOXES -> graph.boxes(rows, columns);
      case BIPARTITE -> graph.bipartite(rows, columns);
      case RAYS -> graph.rays(rows, columns);
    }
    return Graph.of(graph.names, graph.edges);
  }

  private void join(int from, int to) {
    edges.add(new Edge(from, to, false));
  }

  private void number(String letter, int count) {
    for (int i = 1; i <= count; i++) {
      names.add(letter + i);
    }
  }

  private void ring(GraphFamily family, int n) {
    number("v", n);
    for (int i = 0; i + 1 < n; i++) {
      for (int j = i + 1; j < (family == GraphFamily.COMPLETE ? n : i + 2); j++) {
        join(i, j);
      }
    }
    if (family == GraphFamily.CYCLE) {
      join(n - 1, 0);
    }
  }

  private void around(GraphFamily family, int n) {
    names.add("c");
    number("v", n);
    for (int i = 1; i <= n; i++) {
      join(0, i);
    }
    if (family == GraphFamily.WHEEL) {
      for (int i = 1; i <= n; i++) {
        join(i, i % n + 1);
      }
    }
  }

  private void petersen(int n) {
    number("v", n);
    number("w", n);
    for (int i = 0; i < n; i++) {
      join(i, (i + 1) % n);
      join(i, n + i);
      join(n + i, n + (i + 2) % n);
    }
  }

  private void cube(int dimensions) {
    for (int corner = 0; corner < 1 << dimensions; corner++) {
      names.add("b" + Integer.toBinaryString(1 << dimensions | corner).substring(1));
      for (int bit = dimensions - 1; bit >= 0; bit--) {
        if ((corner >>> bit & 1) != 0) {
          join(corner ^ 1 << bit, corner);
        }
      }
    }
  }

  private void tree(int levels) {
    int n = (1 << levels) - 1;
    number("v", n);
    for (int child = 1; child < n; child++) {
      join((child - 1) / 2, child);
    }
  }

  /// The vertex of a subset is its mask less 1; the letters are `a` to `l`.
  private void subsets(int things) {
    int whole = (1 << things) - 1;
    for (int set = 1; set < whole; set++) {
      StringBuilder name = new StringBuilder();
      for (int thing = 0; thing < things; thing++) {
        if ((set >>> thing & 1) != 0) {
          name.append((char) ('a' + thing));
        }
      }
      names.add(name.toString());
    }
    for (int set = 1; set < whole; set++) {
      for (int thing = 0; thing < things; thing++) {
        int more = set | 1 << thing;
        if (more != set && more != whole) {
          edges.add(new Edge(set - 1, more - 1, true));
        }
      }
    }
  }

  /// The cells of a board or a box, sides joined.
  ///
  /// @param first the number of its first vertex
  private void board(int first, int rows, int columns, int layers, boolean arcs) {
    for (int cell = 0; cell < rows * columns * layers; cell++) {
      int column = cell % columns;
      int row = cell / columns % rows;
      int layer = cell / columns / rows;
      String above = layers == 1 ? "" : "l" + (layer + 1);
      names.add("r" + (row + 1) + "c" + (column + 1) + above);
      if (column + 1 < columns) {
        edges.add(new Edge(first + cell, first + cell + 1, arcs));
      }
      if (row + 1 < rows) {
        edges.add(new Edge(first + cell, first + cell + columns, arcs));
      }
      if (layer + 1 < layers) {
        edges.add(new Edge(first + cell, first + cell + columns * rows, arcs));
      }
    }
  }

  /// Row i has i cells; each is joined to the next one of its row and to the two below it.
  private void triangle(int rows) {
    int cell = 0;
    for (int row = 1; row <= rows; row++) {
      for (int column = 1; column <= row; column++, cell++) {
        names.add("r" + row + "c" + column);
        if (column < row) {
          join(cell, cell + 1);
        }
        if (row < rows) {
          join(cell, cell + row);
          join(cell, cell + row + 1);
        }
      }
    }
  }

  private void boxes(int rows, int columns) {
    names.add("g");
    board(1, rows, columns, 1, false);
    for (int column = 0; column < columns; column++) {
      join(0, 1 + column);
      join(0, 1 + (rows - 1) * columns + column);
    }
    for (int row = 0; row < rows; row++) {
      join(0, 1 + row * columns);
      join(0, row * columns + columns);
    }
  }

  private void rays(int count, int length) {
    names.add("c");
    for (int ray = 0; ray < count; ray++) {
      number("r" + (ray + 1) + "n", length);
      int first = 1 + ray * length;
      join(0, first);
      for (int i = 1; i < length; i++) {
        join(first + i - 1, first + i);
      }
    }
  }

  private void bipartite(int rows, int columns) {
    number("a", rows);
    number("b", columns);
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        join(i, rows + j);
      }
    }
  }
}
