package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.solvers.SolvedPosition;

/// Strips from which runs of one glyph are removed, as heaps of an octal game.
///
/// Every line replaces k adjacent cells that all hold `alive` by `dead`, each line with its own k,
/// and no line reads `dead` or any other glyph. So only maximal runs of `alive` matter, a move is
/// made within one of them, and it leaves the cells on its left and on its right as runs of their
/// own. A run of m cells is a heap of m tokens from which k are taken and the rest left in at most
/// two heaps, in any way: digit 7 at each place k.
///
/// @param lines the lines in the order of the rules
/// @param alive index of the glyph that moves read
/// @param dead index of the glyph that they write
record RunStrips(List<Line> lines, int alive, int dead) implements StripReduction {
  private static final int ANY_SPLIT = 7;

  RunStrips {
    lines = List.copyOf(lines);
  }

  /// A line that removes `length` adjacent cells.
  record Line(Rule rule, int length) {}

  /// What a line removes, as glyphs.
  private record Removal(Glyph alive, Glyph dead, int length) {}

  static Optional<RunStrips> of(GameRules rules) {
    if (!(rules.board() instanceof Board.Strip)
        || rules.play() != Play.NORMAL
        || !rules.wins().isEmpty()
        || !rules.avoids().isEmpty()
        || rules.rules().isEmpty()) {
      return Optional.empty();
    }
    List<Line> lines = new ArrayList<>();
    List<Removal> removals = new ArrayList<>();
    for (Rule rule : rules.rules()) {
      Optional<Removal> removal = removal(rule);
      if (removal.isEmpty()) {
        return Optional.empty();
      }
      removals.add(removal.get());
      lines.add(new Line(rule, removal.get().length()));
    }
    Removal first = removals.getFirst();
    boolean same =
        removals.stream()
            .allMatch(r -> r.alive().equals(first.alive()) && r.dead().equals(first.dead()));
    return same
        ? Optional.of(
            new RunStrips(
                lines, rules.cells().indexOf(first.alive()), rules.cells().indexOf(first.dead())))
        : Optional.empty();
  }

  private static Optional<Removal> removal(Rule rule) {
    return switch (rule) {
      case CellMove move
          when move.rays().isEmpty()
              && move.from().size() == 1
              && !move.from().getFirst().equals(move.to()) ->
          Optional.of(new Removal(move.from().getFirst(), move.to(), 1));
      case PatternMove move when move.before().height() == 1 -> {
        Optional<Glyph> before = sole(move.before());
        Optional<Glyph> after = sole(move.after());
        yield before.isEmpty() || after.isEmpty() || before.equals(after)
            ? Optional.empty()
            : Optional.of(new Removal(before.get(), after.get(), move.before().width()));
      }
      default -> Optional.empty();
    };
  }

  /// The glyph that every cell of a row holds.
  private static Optional<Glyph> sole(Pattern row) {
    Optional<Glyph> first = row.at(0, 0);
    return row.rows().getFirst().stream().allMatch(first::equals) ? first : Optional.empty();
  }

  @Override
  public HeapSequence sequence() {
    int[] digits = new int[1 + lines.stream().mapToInt(Line::length).max().orElseThrow()];
    lines.forEach(line -> digits[line.length()] = ANY_SPLIT);
    return HeapSequence.ofDigits(digits);
  }

  @Override
  public int playedOn() {
    return alive;
  }

  @Override
  public long shift() {
    return 0;
  }

  @Override
  public List<Long> first() {
    return List.of();
  }

  @Override
  public Optional<String> objection(GridPosition strip) {
    return Optional.empty();
  }

  @Override
  public long largestHeap(GridPosition strip) {
    long largest = 0;
    long run = 0;
    for (int i = 0; i < strip.size(); i++) {
      run = strip.at(i) == alive ? run + 1 : 0;
      largest = Math.max(largest, run);
    }
    return largest;
  }

  @Override
  public String because() {
    String lengths =
        lines.stream()
            .map(Line::length)
            .distinct()
            .sorted()
            .map(String::valueOf)
            .collect(Collectors.joining(" or "));
    return "every line removes adjacent cells of one glyph and reads nothing else, so a run of m"
        + " such cells plays as a heap of m tokens from which "
        + lengths
        + (lengths.equals("1") ? " is" : " are")
        + " taken, the rest being left in at most two heaps";
  }

  @Override
  public SolvedPosition solve(GridPosition strip, HeapSequence sequence, Meter meter) {
    return new SolvedRuns(this, strip, sequence, meter);
  }
}
