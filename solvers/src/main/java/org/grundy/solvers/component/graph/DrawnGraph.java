package org.grundy.solvers.component.graph;

import java.util.BitSet;
import java.util.List;
import org.grundy.core.GraphPosition;
import org.grundy.core.Position;
import org.grundy.solvers.component.Part;
import org.grundy.solvers.component.StartPosition;

/// A position with its components, all on one graph.
///
/// @param whole without what falls at once
/// @param components in which a move may be left
record DrawnGraph(GraphPosition whole, List<GraphPosition> components, GraphBoards boards)
    implements StartPosition {
  @Override
  public List<Part<?>> parts() {
    return components.stream().<Part<?>>map(boards::part).toList();
  }

  @Override
  public Position drawn(int part) {
    return components.get(part);
  }

  @Override
  public void moves(MadeSink sink) {
    boards
        .ruleset()
        .options(
            whole,
            option -> {
              GraphPosition after = option.sum().getFirst();
              int part = changed(after);
              sink.accept(option.move(), part, left(after, part), option.ends());
            });
  }

  @Override
  public StartPosition after(Position option) {
    return boards.apart((GraphPosition) option);
  }

  /// The component in which a move was made, -1 where none of them shows it.
  private int changed(GraphPosition after) {
    BitSet vertices = whole.copyVertices();
    vertices.andNot(after.copyVertices());
    BitSet edges = whole.copyEdges();
    edges.andNot(after.copyEdges());
    for (int part = 0; part < components.size(); part++) {
      if (components.get(part).copyVertices().intersects(vertices)
          || components.get(part).copyEdges().intersects(edges)) {
        return part;
      }
    }
    return -1;
  }

  /// The part that a move leaves of a component; all that lies outside the old component belongs to
  /// the others.
  private Part<?> left(GraphPosition after, int part) {
    if (part < 0 || components.size() == 1) {
      return boards.part(after);
    }
    BitSet vertices = after.copyVertices();
    vertices.andNot(components.get(part).copyVertices());
    BitSet edges = after.copyEdges();
    edges.andNot(components.get(part).copyEdges());
    return boards.part(after.without(vertices, edges));
  }
}
