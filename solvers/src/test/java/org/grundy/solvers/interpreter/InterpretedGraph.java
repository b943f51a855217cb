package org.grundy.solvers.interpreter;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Graphs, as text: `docs/language.md` read once more.
final class InterpretedGraph extends Interpreted {
  private final Optional<String> ground;

  /// An edge, its ends in the order of the alphabet, or an arc.
  private record Edge(String from, String to, boolean arc) {
    static Edge of(String from, String to, boolean arc) {
      return arc || from.compareTo(to) <= 0 ? new Edge(from, to, arc) : new Edge(to, from, false);
    }

    boolean touches(String vertex) {
      return from.equals(vertex) || to.equals(vertex);
    }

    boolean leaves(String vertex) {
      return arc ? from.equals(vertex) : touches(vertex);
    }

    String other(String vertex) {
      return from.equals(vertex) ? to : from;
    }
  }

  /// @param edges sorted; an edge that comes twice is two edges
  /// @param tokens the vertices under tokens, sorted
  private record Net(Set<String> vertices, List<Edge> edges, List<String> tokens) {
    static Net of(Set<String> vertices, List<Edge> edges, List<String> tokens) {
      return new Net(
          new TreeSet<>(vertices),
          edges.stream().sorted((a, b) -> a.toString().compareTo(b.toString())).toList(),
          tokens.stream().sorted().toList());
    }

    /// The graph without some vertices, their edges, and some edges.
    Net without(Set<String> gone, List<Edge> goneEdges) {
      Set<String> left = new TreeSet<>(vertices);
      left.removeAll(gone);
      List<Edge> kept = new ArrayList<>(edges);
      goneEdges.forEach(kept::remove);
      kept.removeIf(edge -> gone.contains(edge.from) || gone.contains(edge.to));
      return of(left, kept, tokens);
    }

    /// Those to which edges lead from a vertex over any distance, itself included.
    Set<String> reached(String start, boolean backwardsToo) {
      Set<String> reached = new LinkedHashSet<>(Set.of(start));
      for (boolean grew = true; grew; ) {
        grew = false;
        for (Edge edge : edges) {
          for (String end : List.of(edge.from, edge.to)) {
            if (reached.contains(end) && (backwardsToo || edge.leaves(end))) {
              grew |= reached.add(edge.other(end));
            }
          }
        }
      }
      return reached;
    }
  }

  InterpretedGraph(Map<String, List<List<String>>> lines) {
    super(lines);
    this.ground = words("ground").stream().map(List::getFirst).findFirst();
  }

  @Override
  Object read(String text) {
    Set<String> vertices = new TreeSet<>();
    List<Edge> edges = new ArrayList<>();
    List<String> tokens = new ArrayList<>();
    for (String word : parts(text, "(?:\"(?:\\\\.|[^\"\\\\])*\"|[^\\s,])+")) {
      String before = "";
      boolean arc = false;
      for (String part :
          parts(word, "\"(?:\\\\.|[^\"\\\\])*\"|[\\p{L}\\p{N}_]+|[^\\p{L}\\p{N}_\"]")) {
        if (part.equals("-") || part.equals(">")) {
          arc = part.equals(">");
        } else if (part.length() == 1 && !part.matches("[\\p{L}\\p{N}_]")) {
          tokens.add("next");
        } else {
          String name = part.replaceAll("^\"|\"$", "").replaceAll("\\\\(.)", "$1");
          tokens.replaceAll(token -> token.equals("next") ? name : token);
          vertices.add(name);
          if (!before.isEmpty()) {
            edges.add(Edge.of(before, name, arc));
          }
          before = name;
        }
      }
    }
    return fallen(Net.of(vertices, edges, tokens));
  }

  @Override
  boolean isolates(Object before, Object after, String except) {
    Net from = (Net) before;
    Net to = (Net) after;
    return to.vertices.stream()
        .filter(vertex -> !vertex.equals(except) && !Optional.of(vertex).equals(ground))
        .anyMatch(vertex ->
            to.edges.stream().noneMatch(edge -> edge.touches(vertex))
                && from.edges.stream().anyMatch(edge -> edge.touches(vertex)));
  }

  private Net fallen(Net net) {
    if (ground.isEmpty()) {
      return net;
    }
    Set<String> gone = new TreeSet<>(net.vertices);
    gone.removeAll(net.reached(ground.get(), true));
    return net.without(gone, List.of());
  }

  @Override
  boolean isOver(Object position) {
    Net net = (Net) position;
    return words("win").stream()
        .anyMatch(line ->
            line.getFirst().equals("delete")
                ? !net.vertices.contains(line.get(1))
                : net.tokens.contains(line.get(1)));
  }

  @Override
  List<Next> moves(Object position) {
    return isOver(position)
        ? List.of()
        : listed((Net) position).stream()
            .map(next -> new Next(next.sum(), isOver(next.sum().getFirst())))
            .toList();
  }

  private List<Next> listed(Net net) {
    List<Next> moves = new ArrayList<>();
    for (List<String> line : words("move")) {
      if (line.getFirst().equals("vertex")) {
        net.vertices.stream()
            .filter(vertex -> !Optional.of(vertex).equals(ground))
            .forEach(vertex ->
                delete(line, net, Map.of(line.get(1), vertex), Optional.empty())
                    .ifPresent(after -> moves.add(new Next(after))));
      } else if (line.getFirst().equals("pair")) {
        boolean vertex = line.getLast().equals("vertex");
        pairs(net, vertex).stream()
            .filter(pair -> mayJoin(line, net, pair))
            .forEach(pair -> moves.add(new Next(vertex ? grown(net, pair) : drawn(net, pair))));
      } else if (line.getLast().equals("edge") && line.contains("contract")) {
        new LinkedHashSet<>(net.edges)
            .stream()
                .filter(edge -> !edge.from.equals(edge.to) && mayJoin(line, net, edge))
                .forEach(edge -> moves.add(new Next(contracted(net, edge))));
      } else {
        for (Edge edge : new LinkedHashSet<>(net.edges)) {
          Set<Net> different = new LinkedHashSet<>();
          List<String> names = List.of(line.get(1).split("-", -1));
          ends(edge)
              .forEach(ends ->
                  delete(
                          line,
                          net,
                          Map.of(names.get(0), ends.get(0), names.get(1), ends.get(1)),
                          Optional.of(edge))
                      .ifPresent(different::add));
          different.forEach(after -> moves.add(new Next(after)));
        }
      }
    }
    words("token").forEach(line -> walk(line, net, moves));
    return moves;
  }

  private static Net drawn(Net net, Edge edge) {
    List<Edge> edges = new ArrayList<>(net.edges);
    edges.add(edge);
    return Net.of(net.vertices, edges, net.tokens);
  }

  /// A new vertex, under a name that no other has, and an edge to either of a pair.
  private static Net grown(Net net, Edge pair) {
    int number = 1;
    while (net.vertices.contains("w" + number)) {
      number++;
    }
    Set<String> vertices = new TreeSet<>(net.vertices);
    vertices.add("w" + number);
    List<Edge> edges = new ArrayList<>(net.edges);
    edges.add(Edge.of(pair.from, "w" + number, false));
    edges.add(Edge.of(pair.to, "w" + number, false));
    return Net.of(vertices, edges, net.tokens);
  }

  /// The edges that are not there, and if asked those that are.
  private static List<Edge> pairs(Net net, boolean all) {
    List<Edge> pairs = new ArrayList<>();
    for (String from : net.vertices) {
      for (String to : net.vertices) {
        boolean joined =
            net.edges.stream().anyMatch(edge -> edge.touches(from) && edge.touches(to));
        if (from.compareTo(to) < 0 && (all || !joined)) {
          pairs.add(Edge.of(from, to, false));
        }
      }
    }
    return pairs;
  }

  /// `edge u-w where COND, … : contract edge`, `pair u-w where COND, … : add edge`, for one of the
  /// two ways to name the ends.
  private static boolean mayJoin(List<String> line, Net net, Edge edge) {
    String head = String.join(" ", line).split(" ?: (contract|add)", -1)[0];
    List<String> names = List.of(line.get(1).split("-", -1));
    return ends(edge)
        .anyMatch(ends ->
            allHold(head, net, Map.of(names.get(0), ends.get(0), names.get(1), ends.get(1))));
  }

  /// One of the ends takes all edges of the other one, each kind to each vertex once, none to
  /// itself.
  private Net contracted(Net net, Edge edge) {
    String kept = Optional.of(edge.to).equals(ground) ? edge.to : edge.from;
    String gone = edge.other(kept);
    Set<String> vertices = new TreeSet<>(net.vertices);
    vertices.remove(gone);
    Set<Edge> joined = new LinkedHashSet<>();
    List<Edge> others = new ArrayList<>();
    for (Edge one : net.edges) {
      if (one.touches(kept) || one.touches(gone)) {
        String from = one.from.equals(gone) ? kept : one.from;
        String to = one.to.equals(gone) ? kept : one.to;
        if (!from.equals(to)) {
          joined.add(Edge.of(from, to, one.arc));
        }
      } else {
        others.add(one);
      }
    }
    others.addAll(joined);
    return fallen(Net.of(vertices, others, net.tokens));
  }

  private static Stream<List<String>> ends(Edge edge) {
    List<String> ends = List.of(edge.from, edge.to);
    return edge.arc ? Stream.of(ends) : Stream.of(ends, ends.reversed());
  }

  /// `… where COND, … : delete THING, …`; empty where a condition does not hold.
  private Optional<Net> delete(
      List<String> line, Net net, Map<String, String> names, Optional<Edge> chosen) {
    String text = String.join(" ", line);
    List<String> halves = List.of(text.split(" ?: delete ", -1));
    if (!allHold(halves.getFirst(), net, names)) {
      return Optional.empty();
    }
    Set<String> gone = new TreeSet<>();
    List<Edge> edges = new ArrayList<>();
    for (String thing : halves.get(1).split(", ", -1)) {
      String vertex = names.getOrDefault(thing.substring(thing.lastIndexOf(' ') + 1), "");
      List<Edge> touching = net.edges.stream().filter(edge -> edge.touches(vertex)).toList();
      Set<String> related = new TreeSet<>();
      switch (thing.split(" ", -1)[0]) {
        case "edge" -> edges.add(chosen.orElseThrow());
        case "edges" -> edges.addAll(touching);
        case "neighbours" -> touching.forEach(edge -> related.add(edge.other(vertex)));
        case "successors" -> related.addAll(led(touching, edge -> edge.leaves(vertex), vertex));
        case "predecessors" ->
            related.addAll(led(touching, edge -> edge.leaves(edge.other(vertex)), vertex));
        case "reachable" -> related.addAll(net.reached(vertex, false));
        default -> gone.add(vertex);
      }
      related.remove(vertex);
      gone.addAll(related);
    }
    ground.ifPresent(gone::remove);
    return Optional.of(fallen(net.without(gone, edges)));
  }

  private static boolean allHold(String head, Net net, Map<String, String> names) {
    return !head.contains(" where ")
        || Stream.of(head.split(" where ", -1)[1].split(", ", -1))
            .allMatch(condition -> holds(List.of(condition.split(" ", -1)), net, names));
  }

  private static List<String> led(List<Edge> edges, Predicate<Edge> way, String vertex) {
    return edges.stream().filter(way).map(edge -> edge.other(vertex)).toList();
  }

  /// `distance of u-w is odd`, `distance of u-w >= 2`.
  private static boolean isAsFar(List<String> condition, Net net, Map<String, String> names) {
    List<String> ends = List.of(condition.get(2).split("-", -1));
    Set<String> reached = new TreeSet<>(Set.of(names.get(ends.get(0))));
    int distance = 0;
    while (distance <= net.vertices.size() && !reached.contains(names.get(ends.get(1)))) {
      Set<String> next = new TreeSet<>(reached);
      net.edges.stream()
          .filter(edge -> reached.contains(edge.from) || reached.contains(edge.to))
          .forEach(edge -> next.addAll(List.of(edge.from, edge.to)));
      reached.addAll(next);
      distance++;
    }
    boolean infinite = distance > net.vertices.size();
    return condition.get(3).equals("is")
        ? condition.get(4).equals(infinite ? "infinite" : distance % 2 == 1 ? "odd" : "even")
        : InterpretedHeaps.holds(
            infinite ? 1_000_000 : distance, condition.get(3), Integer.parseInt(condition.get(4)));
  }

  /// `degree of v >= 1`, `indegree of v is odd`, `degree of u < outdegree of v`.
  private static boolean holds(List<String> condition, Net net, Map<String, String> names) {
    if (condition.getFirst().equals("distance")) {
      return isAsFar(condition, net, names);
    }
    int degree = degree(condition.getFirst(), names.getOrDefault(condition.get(2), ""), net);
    if (condition.get(3).equals("is")) {
      return degree % 2 == (condition.get(4).equals("odd") ? 1 : 0);
    }
    int than =
        condition.size() > 5
            ? degree(condition.get(4), names.getOrDefault(condition.get(6), ""), net)
            : Integer.parseInt(condition.get(4));
    return InterpretedHeaps.holds(degree, condition.get(3), than);
  }

  private static int degree(String kind, String vertex, Net net) {
    int degree = 0;
    for (Edge edge : net.edges) {
      if (edge.touches(vertex)) {
        degree +=
            switch (kind) {
              case "degree" -> edge.from.equals(edge.to) ? 2 : 1;
              case "indegree" -> edge.leaves(edge.other(vertex)) ? 1 : 0;
              default -> edge.leaves(vertex) ? 1 : 0;
            };
      }
    }
    return degree;
  }

  /// `G step edges : delete left`, or `: delete edge`, or nothing more.
  private static void walk(List<String> line, Net net, List<Next> moves) {
    for (String from : net.tokens) {
      Set<List<Object>> reached = new LinkedHashSet<>();
      for (Edge edge : net.edges) {
        if (edge.leaves(from)) {
          List<String> tokens = new ArrayList<>(net.tokens);
          tokens.remove(from);
          tokens.add(edge.other(from));
          Net after =
              switch (line.getLast()) {
                case "edge" -> net.without(Set.of(), List.of(edge));
                case "left" -> net.without(Set.of(from), List.of());
                default -> net;
              };
          boolean stays = edge.from.equals(edge.to) && !line.getLast().equals("edge");
          if (!stays && reached.add(List.of(edge.other(from), after))) {
            moves.add(new Next(Net.of(after.vertices, after.edges, tokens)));
          }
        }
      }
    }
  }
}
