package org.grundy.rules.moves;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.function.UnaryOperator;
import org.grundy.rules.tree.AvoidPattern;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.WinPattern;

/// The ways in which a pattern may be laid on a board, each once; where it has variables, with each
/// choice of glyphs.
public final class Orientations {
  private Orientations() {}

  /// The distinct orientations of a move's two patterns, turned and reflected together.
  public static List<PatternMove> of(PatternMove move) {
    SequencedSet<PatternMove> found = new LinkedHashSet<>();
    for (PatternMove spelled : move.spelled()) {
      for (UnaryOperator<Pattern> way : ways(move.rotate(), move.mirror())) {
        found.add(
            new PatternMove(way.apply(spelled.before()), way.apply(spelled.after()), false, false));
      }
    }
    return List.copyOf(found);
  }

  /// The distinct orientations of a winning pattern.
  public static List<Pattern> of(AvoidPattern avoid) {
    return of(new WinPattern(avoid.pattern(), avoid.rotate(), avoid.mirror()));
  }

  /// The orientations in which a winning pattern wins, each once.
  public static List<Pattern> of(WinPattern win) {
    SequencedSet<Pattern> found = new LinkedHashSet<>();
    for (Pattern spelled : win.pattern().spelled()) {
      for (UnaryOperator<Pattern> way : ways(win.rotate(), win.mirror())) {
        found.add(way.apply(spelled));
      }
    }
    return List.copyOf(found);
  }

  /// Reflections alone are those in a vertical and in a horizontal line, and so the half turn; with
  /// quarter turns they make all eight.
  private static List<UnaryOperator<Pattern>> ways(boolean rotate, boolean mirror) {
    List<UnaryOperator<Pattern>> ways = new ArrayList<>();
    ways.add(pattern -> pattern);
    if (rotate) {
      ways.add(Pattern::turned);
      ways.add(pattern -> pattern.turned().turned());
      ways.add(pattern -> pattern.turned().turned().turned());
    }
    if (mirror) {
      List<UnaryOperator<Pattern>> unreflected =
          rotate ? List.copyOf(ways) : List.of(p -> p, p -> p.turned().turned());
      for (UnaryOperator<Pattern> way : unreflected) {
        ways.add(pattern -> way.apply(pattern).mirrored());
      }
      if (!rotate) {
        ways.add(pattern -> pattern.turned().turned());
      }
    }
    return ways;
  }
}
