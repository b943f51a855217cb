package org.grundy.workbench.render.explore;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Lattice;
import org.grundy.workbench.explore.Explorer;
import org.grundy.workbench.render.kit.Drawing;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.render.kit.Pictures;
import org.grundy.workbench.render.picture.GraphLayout;

/// One position of a sum as it is drawn: cells, vertices with their places, sizes of heaps.
final class SummandJson {
  private final GameRules rules;
  private final Drawing drawing;
  private final JsonPage page;

  SummandJson(GameRules rules, JsonPage page) {
    this.rules = rules;
    this.drawing = new Drawing(rules);
    this.page = page;
  }

  /// Writes the members of a position.
  ///
  /// @param components the component of each cell, or nothing
  void write(Position position, List<Integer> components) {
    switch (position) {
      case GridPosition grid -> writeBoard(grid, components);
      case GraphPosition graph -> writeGraph(graph);
      case HeapPosition heap -> {
        page.member("kind", "heap");
        page.member("size", heap.size());
      }
      case TuplePosition tuple -> {
        page.member("kind", "heaps");
        page.list("sizes", tuple.sizes());
      }
      case TilingPosition tiling -> {
        page.member("kind", "tiling");
        page.member("pieceSize", tiling.pieceSize());
        page.member("rows", tiling.rows());
        page.member("columns", tiling.columns());
      }
    }
    page.member("drawn", Explorer.isListed(position) || position instanceof TilingPosition);
    if (Explorer.isListed(position)) {
      writePictures();
    }
  }

  private void writeBoard(GridPosition grid, List<Integer> components) {
    page.member("kind", rules.board().isRow() ? "strip" : "grid");
    page.member("rows", grid.rows());
    page.member("columns", grid.columns());
    if (!Explorer.isListed(grid)) {
      return;
    }
    List<String> cells = new ArrayList<>();
    for (int cell = 0; cell < grid.size(); cell++) {
      cells.add(drawing.glyph(grid.at(cell)));
    }
    page.list("cells", cells);
    writeOutlines(grid);
    page.objects(
        "tokens",
        grid.tokens(),
        token -> {
          page.member("glyph", drawing.token(token.kind()));
          page.member("cell", token.cell());
        });
    if (!components.isEmpty()) {
      page.list("componentOfCell", components);
    }
  }

  /// The corners of each cell, where cells are no squares.
  private void writeOutlines(GridPosition grid) {
    Lattice lattice = drawing.lattice();
    if (lattice == Lattice.SQUARE) {
      return;
    }
    List<String> outlines = new ArrayList<>();
    for (int cell = 0; cell < grid.size(); cell++) {
      outlines.add(
          lattice.outline(cell / grid.columns(), cell % grid.columns()).stream()
              .map(corner -> String.format(Locale.ROOT, "%.4f,%.4f", corner.x(), corner.y()))
              .collect(Collectors.joining(" ")));
    }
    page.list("outlines", outlines);
    page.member("room", lattice.room());
  }

  /// The pictures of glyphs, heaps, vertices and edges, where the rules have any.
  private void writePictures() {
    if (rules.looks().pictures().isEmpty()) {
      return;
    }
    page.objects(
        "pictures",
        rules.looks().pictures(),
        look -> {
          page.member("of", look.of());
          page.member("picture", look.picture().word());
          page.list("shapes", Pictures.of(look.picture()));
        });
  }

  private void writeGraph(GraphPosition position) {
    page.member("kind", "graph");
    if (!Explorer.isListed(position)) {
      return;
    }
    Graph graph = position.graph();
    GraphLayout layout = GraphLayout.of(rules, position);
    List<Integer> vertices = new ArrayList<>();
    for (int v = position.nextVertex(0); v >= 0; v = position.nextVertex(v + 1)) {
      vertices.add(v);
    }
    page.objects(
        "vertices",
        vertices,
        v -> {
          page.member("id", v);
          page.member("name", graph.name(v));
          page.member("x", layout.x(v));
          page.member("y", layout.y(v));
          page.member("ground", v == layout.ground());
          page.member("tokens", Collections.frequency(position.tokens(), v));
        });
    List<Integer> edges = new ArrayList<>();
    for (int e = position.nextEdge(0); e >= 0; e = position.nextEdge(e + 1)) {
      edges.add(e);
    }
    page.objects(
        "edges",
        edges,
        e -> {
          page.member("id", e);
          page.member("from", graph.edge(e).from());
          page.member("to", graph.edge(e).to());
          page.member("arc", graph.edge(e).arc());
        });
  }
}
