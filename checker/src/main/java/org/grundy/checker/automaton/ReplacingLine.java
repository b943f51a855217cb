package org.grundy.checker.automaton;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.PatternMove;

/// A line that replaces a pattern, for all choices of its variables and all ways to lay it. It
/// reads on until one begins, and then has so much of it to come.
///
/// @param rests what may still have to be read, each once, so that ways that end alike are one
/// @param begin the rests with which the ways begin, a place in `rests` each
/// @param next by the place of a rest that of the rest behind its first column; -1 behind its last
record ReplacingLine(RowGlyphs glyphs, List<Rest> rests, List<Integer> begin, List<Integer> next)
    implements RowLine {
  /// No pattern has begun.
  private static final List<Integer> START = List.of(NOWHERE);

  /// Columns that are still to come of a pattern and of what replaces it.
  private record Rest(List<List<Integer>> before, List<List<Integer>> after) {
    Rest behindFirst() {
      return new Rest(before.subList(1, before.size()), after.subList(1, after.size()));
    }
  }

  /// Reads a line of the rules.
  static ReplacingLine of(PatternMove move, RowGlyphs glyphs) {
    List<Rest> rests = new ArrayList<>();
    Map<Rest, Integer> numbers = new HashMap<>();
    List<Integer> begin = new ArrayList<>();
    for (PatternMove laid : Orientations.of(move, Lattice.SQUARE)) {
      for (int top = 0; top + laid.before().height() <= glyphs.rows(); top++) {
        Rest all = new Rest(glyphs.columns(laid.before(), top), glyphs.columns(laid.after(), top));
        begin.add(number(all, rests, numbers));
      }
    }
    List<Integer> next = new ArrayList<>();
    for (int rest = 0; rest < rests.size(); rest++) {
      next.add(
          rests.get(rest).before.size() == 1
              ? NOWHERE
              : number(rests.get(rest).behindFirst(), rests, numbers));
    }
    return new ReplacingLine(glyphs, List.copyOf(rests), List.copyOf(begin), List.copyOf(next));
  }

  private static int number(Rest rest, List<Rest> rests, Map<Rest, Integer> numbers) {
    Integer known = numbers.putIfAbsent(rest, rests.size());
    if (known != null) {
      return known;
    }
    rests.add(rest);
    return rests.size() - 1;
  }

  @Override
  public List<Integer> start() {
    return START;
  }

  @Override
  public void read(List<Integer> done, int letter, Sink sink) {
    if (done.equals(START)) {
      sink.accept(START, letter);
      begin.forEach(rest -> read(rest, letter, sink));
    } else {
      read((int) done.getFirst(), letter, sink);
    }
  }

  private void read(int rest, int letter, Sink sink) {
    if (glyphs.fits(rests.get(rest).before.getFirst(), letter)) {
      int behind = next.get(rest);
      sink.accept(
          behind == NOWHERE ? OVER : List.of(behind),
          glyphs.written(rests.get(rest).after.getFirst(), letter));
    }
  }

  @Override
  public boolean isMove(List<Integer> done) {
    return done.equals(OVER);
  }
}
