package org.grundy.rules.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.rules.measure.CellMeasure;
import org.grundy.rules.tree.CellChanges;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;

/// The proof that cells change for a limited time. Either the relation "a cell may go from this
/// glyph to that one", over all lines, has no cycle: as every move changes a cell, the game then
/// ends. Or there is a [CellMeasure] that every move lowers.
final class CellOrder {
  private final GameRules rules;
  private final Map<Glyph, Map<Glyph, Integer>> changes = new LinkedHashMap<>();

  private CellOrder(GameRules rules) {
    this.rules = rules;
    CellChanges.of(rules, this::add);
  }

  /// Reports a shortest cycle, at the last of its lines, where no measure is found.
  ///
  /// @param problems those of each line by itself; if there are some, no measure is looked for
  static void check(GameRules rules, List<RuleProblem> problems) {
    CellOrder order = new CellOrder(rules);
    List<Glyph> cycle = order.shortestCycle();
    if (!cycle.isEmpty() && !(problems.isEmpty() && CellMeasure.of(rules).isComplete())) {
      problems.add(
          RuleProblem.endless(
              order.lastLine(cycle),
              "the game may not end, as a cell can change around a cycle: `"
                  + cycle.stream().map(Glyph::toString).collect(Collectors.joining(" -> "))
                  + "`, and no weights of glyphs are found that every move lowers",
              order.cure()));
    }
  }

  private String cure() {
    String always =
        "let no cell come back to a glyph that it has left, or let each move take something away";
    return rules.rules().stream().anyMatch(CellOrder::isExchange)
        ? "a piece that moves is a token (`token o step E over . blocked`), coins in a row are heaps"
            + " (`board heap`, `drawn o`); else "
            + always
        : always;
  }

  /// True if a pattern leaves the same glyphs in other places, as a piece does that moves.
  private static boolean isExchange(Rule rule) {
    return rule instanceof PatternMove move && glyphs(move.before()).equals(glyphs(move.after()));
  }

  private static List<String> glyphs(Pattern pattern) {
    return pattern.rows().stream().flatMap(List::stream).map(Object::toString).sorted().toList();
  }

  private void add(int line, List<Glyph> from, Glyph to) {
    for (Glyph glyph : from) {
      if (!glyph.equals(to)) {
        changes.computeIfAbsent(glyph, _ -> new LinkedHashMap<>()).putIfAbsent(to, line);
      }
    }
  }

  private List<Glyph> shortestCycle() {
    List<Glyph> shortest = List.of();
    Set<Glyph> starts = new LinkedHashSet<>(rules.cells());
    starts.addAll(changes.keySet());
    for (Glyph start : starts) {
      List<Glyph> cycle = cycleFrom(start);
      if (!cycle.isEmpty() && (shortest.isEmpty() || cycle.size() < shortest.size())) {
        shortest = cycle;
      }
    }
    return shortest;
  }

  /// A shortest way from `start` back to it, both ends included; empty where there is none.
  private List<Glyph> cycleFrom(Glyph start) {
    Map<Glyph, Glyph> before = new HashMap<>();
    Deque<Glyph> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      Glyph from = open.remove();
      for (Glyph to : changes.getOrDefault(from, Map.of()).keySet()) {
        if (before.putIfAbsent(to, from) == null) {
          open.add(to);
        }
      }
    }
    Glyph at = before.get(start);
    if (at == null) {
      return List.of();
    }
    List<Glyph> backwards = new ArrayList<>(List.of(start));
    while (!at.equals(start)) {
      backwards.add(at);
      at = before.getOrDefault(at, start);
    }
    backwards.add(start);
    return backwards.reversed();
  }

  private Rule lastLine(List<Glyph> cycle) {
    int last = 0;
    for (int i = 1; i < cycle.size(); i++) {
      Map<Glyph, Integer> changesHere = changes.getOrDefault(cycle.get(i - 1), Map.of());
      last = Math.max(last, changesHere.getOrDefault(cycle.get(i), 0));
    }
    return rules.rules().get(last);
  }
}
