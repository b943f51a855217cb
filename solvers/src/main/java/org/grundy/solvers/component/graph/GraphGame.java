package org.grundy.solvers.component.graph;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.rules.derive.split.GraphReading;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.component.KeyTable;

/// The shared data of searches on graphs: the lines, the graphs that were met, and the tables; safe
/// for use by several threads.
final class GraphGame {
  private final GraphReading reading;
  private final List<GraphLine> lines;
  private final Meter meter;
  private final long enough;

  /// Classes by the keys of [Relabelling], tagged with the state of the first that was met.
  private final KeyTable classes;

  /// States after the number of their graph, tagged with their classes.
  private final KeyTable states;

  private final IdentityHashMap<Graph, List<Integer>> byGraph = new IdentityHashMap<>();
  private final List<GraphPosition> starts = new ArrayList<>();
  private final List<LivingCells> cells = new ArrayList<>();

  GraphGame(GameRules rules, Meter meter) {
    this.reading = GraphReading.of(rules);
    this.lines = reading.walk().isPresent() ? List.of() : GraphLine.of(rules);
    this.meter = meter;
    this.enough = meter.bytesLeft() / 2;
    this.classes = new KeyTable(meter);
    this.states = new KeyTable(meter);
  }

  GraphReading reading() {
    return reading;
  }

  List<GraphLine> lines() {
    return lines;
  }

  Meter meter() {
    return meter;
  }

  KeyTable classes() {
    return classes;
  }

  KeyTable states() {
    return states;
  }

  /// True if there is memory for states that are only a shortcut.
  boolean remembersStates() {
    return meter.bytesLeft() > enough;
  }

  /// The number of a graph on which a position can be a state: it differs from the start there by
  /// what was deleted.
  synchronized int number(GraphPosition position) {
    List<Integer> known = byGraph.computeIfAbsent(position.graph(), _ -> new ArrayList<>());
    for (int number : known) {
      if (covers(number, position)) {
        return number;
      }
    }
    meter.claim(64L * (position.graph().order() + position.graph().size()));
    int number = starts.size();
    cells.add(new LivingCells(reading, position));
    starts.add(position);
    known.add(number);
    return number;
  }

  private boolean covers(int number, GraphPosition position) {
    GraphPosition start = starts.get(number);
    for (int e = position.nextEdge(0); e >= 0; e = position.nextEdge(e + 1)) {
      if (!start.hasEdge(e)) {
        return false;
      }
    }
    return cells.get(number).tellsEdges(position);
  }

  synchronized LivingCells cells(int number) {
    return cells.get(number);
  }

  /// A bound for the number of moves: each deletes a vertex, or an edge where that may be.
  long longestPlay(GraphPosition position) {
    return position.order() + (reading.edgesDie() ? position.size() : 0L);
  }
}
