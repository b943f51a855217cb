package org.grundy.solvers.component.placement.moves;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.core.GridPosition;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;

/// Reads a set of rules on one board as moves over living cells.
///
/// **Theorem.** Call a cell *alive* while it holds its glyph of the start and that glyph is not
/// final ([GlyphFlow]); otherwise it is *dead*. Suppose that wherever an instance of a line (a line
/// at a place) reads a cell,
/// 1. either it accepts the cell's first glyph and none of those that the cell may hold later: then
///    the cell must be alive,
/// 2. or it accepts all of them: then it does not matter,
/// 3. or it accepts none of them: then the instance is never legal;
///
/// that the same holds of what rays pass over, with the reading that in case 1 a dead cell stops
/// the ray; and that each instance kills a cell that it needs. Then legality of every move, and the
/// set of cells alive after it, depend on the set of cells alive before only, and every move makes
/// that set smaller.
///
/// *Proof.* A cell never comes back to its first glyph, because the changes of glyphs are acyclic.
/// So a dead cell holds one of the glyphs that it may hold later, and by 1 to 3 no line can tell
/// which. A write to a living cell other than its own glyph kills it, and a write to a dead cell
/// leaves it dead. ∎
///
/// Where patterns are to be avoided, a cell at which nothing may be written any more is dead too,
/// as the theorem of [Conflicts] says.
public final class MoveCompiler {
  private final GlyphFlow flow;
  private final Glyphs glyphs;
  private final GridPosition board;
  private final Conflicts conflicts;
  private final Set<Instance> instances = new LinkedHashSet<>();
  private Optional<String> unfit = Optional.empty();

  /// The result of reading a cell.
  private enum Reading {
    NEEDS_LIFE,
    ANYTHING,
    NEVER,
    UNCLEAR
  }

  /// The result of the compilation.
  public sealed interface Compiled {
    /// The moves, each once.
    record Moves(List<Instance> instances) implements Compiled {}

    /// The theorem does not apply.
    record Unfit(String because) implements Compiled {}
  }

  private MoveCompiler(GameRules rules, GridPosition board, Conflicts conflicts) {
    this.flow = GlyphFlow.of(rules);
    this.glyphs = Glyphs.of(rules);
    this.board = board;
    this.conflicts = conflicts;
  }

  /// Compiles rules of cells and patterns on a board.
  public static Compiled compile(GameRules rules, GridPosition board) {
    Optional<Conflicts> conflicts = Conflicts.of(rules);
    if (conflicts.isEmpty()) {
      return new Compiled.Unfit(
          "a pattern is to be avoided that is more than the one glyph that moves write, beside"
              + " another that stays");
    }
    MoveCompiler compiler = new MoveCompiler(rules, board, conflicts.get());
    for (int line = 0; line < rules.rules().size(); line++) {
      Rule rule = rules.rules().get(line);
      switch (rule) {
        case CellMove move -> compiler.add(move, line);
        case PatternMove move -> {
          for (PatternMove oriented : Orientations.of(move, rules.board().lattice())) {
            compiler.add(oriented, line);
          }
        }
        case FloodMove _ ->
            compiler.unfit =
                Optional.of(
                    "line %d of the rules floods: the cells that die depend on the ways that are open"
                        .formatted(line + 1));
        default -> throw new IllegalArgumentException("not a move of cells: " + rule);
      }
      if (compiler.unfit.isPresent()) {
        return new Compiled.Unfit(compiler.unfit.get());
      }
    }
    return new Compiled.Moves(List.copyOf(compiler.instances));
  }

  /// A bound for the number of cells that all instances on a board touch together.
  public static long reach(GameRules rules, GridPosition board) {
    Glyphs glyphs = Glyphs.of(rules);
    int longest = Math.max(board.rows(), board.columns());
    long reach = 0;
    for (Rule rule : rules.rules()) {
      if (rule instanceof CellMove move) {
        int length =
            move.rays().map(rays -> Math.min(longest, rays.upTo().orElse(longest))).orElse(0);
        long directions = move.rays().map(rays -> (long) rays.along().size()).orElse(0L);
        long from = glyphs.cellMask(move.from());
        long starts = 0;
        for (int cell = 0; cell < board.size(); cell++) {
          starts += from >>> board.at(cell) & 1;
        }
        reach += starts * (1 + directions * length);
      } else if (rule instanceof PatternMove move) {
        reach +=
            (long) board.size()
                * move.before().height()
                * move.before().width()
                * move.spelled().size();
      }
    }
    return reach;
  }

  /// The cells of a board that are alive: their glyphs are not final, and no conflict forbids to
  /// change them.
  static BitSet alive(GameRules rules, Conflicts conflicts, GridPosition board) {
    GlyphFlow flow = GlyphFlow.of(rules);
    BitSet alive = new BitSet();
    for (int cell = 0; cell < board.size(); cell++) {
      if (!flow.isFinal(board.at(cell)) && !conflicts.forbids(board, cell)) {
        alive.set(cell);
      }
    }
    return alive;
  }

  /// The glyphs that a cell may hold once it is dead.
  private long later(int cell) {
    return flow.mayHold(board.at(cell)) & ~(1L << board.at(cell));
  }

  private Reading read(int cell, long accepted) {
    boolean now = ((accepted >>> board.at(cell)) & 1) != 0;
    long later = later(cell);
    if ((later & ~accepted) == 0 && now) {
      return Reading.ANYTHING;
    }
    if ((later & accepted) == 0) {
      return now ? Reading.NEEDS_LIFE : Reading.NEVER;
    }
    return Reading.UNCLEAR;
  }

  private void add(PatternMove move, int line) {
    Pattern before = move.before();
    for (int row = 0; row + before.height() <= board.rows(); row++) {
      for (int column = 0; column + before.width() <= board.columns(); column++) {
        place(move, line, row, column);
      }
    }
  }

  private void place(PatternMove move, int line, int row, int column) {
    Draft draft = new Draft(line);
    for (int r = 0; r < move.before().height(); r++) {
      for (int c = 0; c < move.before().width(); c++) {
        if (move.before().isFree(r, c)) {
          continue;
        }
        int cell = (row + r) * board.columns() + column + c;
        Optional<Glyph> asked = move.before().at(r, c);
        draft.ask(
            cell, asked.isPresent() ? 1L << glyphs.cell(asked.get()) : ~(1L << Glyphs.OUTSIDE));
        Optional<Glyph> written = move.after().at(r, c);
        if (written.isPresent()) {
          draft.write(cell, glyphs.cell(written.get()));
        }
      }
    }
    draft.finish();
  }

  private void add(CellMove move, int line) {
    long from = glyphs.cellMask(move.from());
    for (int cell = 0; cell < board.size(); cell++) {
      Draft draft = new Draft(line);
      draft.ask(cell, from);
      if (!draft.impossible) {
        draft.write(cell, glyphs.cell(move.to()));
        if (move.rays().isPresent()) {
          for (Direction direction : move.rays().get().along()) {
            draft.send(move.rays().get(), direction, cell);
          }
        }
        draft.finish();
      }
    }
  }

  /// An instance in the making.
  private final class Draft {
    private final int line;
    private final Set<Integer> need = new TreeSet<>();
    private final Set<Integer> kill = new TreeSet<>();
    private final List<Instance.Ray> rays = new ArrayList<>();
    private boolean impossible;
    private Optional<String> unclear = Optional.empty();

    Draft(int line) {
      this.line = line;
    }

    void ask(int cell, long accepted) {
      switch (read(cell, accepted)) {
        case NEEDS_LIFE -> need.add(cell);
        case ANYTHING -> {}
        case NEVER -> impossible = true;
        case UNCLEAR -> unclear(cell, "asks which of its glyphs a cell holds");
      }
    }

    void write(int cell, int glyph) {
      if (glyph != board.at(cell) && !flow.isFinal(board.at(cell))) {
        kill.add(cell);
      }
    }

    /// Follows a ray as far as it can ever come.
    void send(CellMove.Rays ray, Direction direction, int from) {
      long over = glyphs.cellMask(ray.over());
      long forbidden = glyphs.forbidMask(ray.forbid()) & ~over;
      int becomes = glyphs.cell(ray.becomes());
      List<Instance.RayCell> cells = new ArrayList<>();
      List<Integer> unbroken = new ArrayList<>();
      boolean mustStop = false;
      int row = from / board.columns() + direction.rowStep();
      int column = from % board.columns() + direction.columnStep();
      for (int step = 0;
          step < ray.upTo().orElse(Integer.MAX_VALUE) && onBoard(row, column);
          step++) {
        int cell = row * board.columns() + column;
        Reading passing = read(cell, over);
        if (passing == Reading.UNCLEAR) {
          unclear(cell, "lets a ray pass over some of the glyphs that a cell may hold later");
          return;
        }
        if (passing == Reading.NEVER) {
          mustStop = stops(cell, forbidden);
          break;
        }
        boolean blocks = passing == Reading.NEEDS_LIFE;
        if (blocks && (later(cell) & forbidden) != 0) {
          if ((later(cell) & ~forbidden) != 0) {
            unclear(cell, "forbids some of the glyphs that a cell may hold later");
            return;
          }
          unbroken.add(cell);
        }
        boolean dies = becomes != board.at(cell) && !flow.isFinal(board.at(cell));
        cells.add(new Instance.RayCell(cell, blocks, dies));
        row += direction.rowStep();
        column += direction.columnStep();
      }
      add(cells, unbroken, mustStop);
    }

    /// Finds the effect of a ray that stops for good at a cell over which it never passes.
    ///
    /// @return whether that makes the move illegal
    private boolean stops(int cell, long forbidden) {
      switch (read(cell, ~forbidden)) {
        case NEEDS_LIFE, UNCLEAR ->
            unclear(cell, "forbids some of the glyphs that a cell may hold");
        case ANYTHING -> {
          return false;
        }
        case NEVER -> {
          return true;
        }
      }
      return false;
    }

    private void add(List<Instance.RayCell> cells, List<Integer> unbroken, boolean mustStop) {
      long blocking = cells.stream().filter(Instance.RayCell::blocks).count();
      if (unbroken.isEmpty()) {
        if (mustStop || !cells.isEmpty()) {
          rays.add(new Instance.Ray(cells, mustStop));
        }
      } else if (unbroken.size() == blocking) {
        need.addAll(unbroken);
        impossible |= mustStop;
        cells.stream().filter(Instance.RayCell::dies).forEach(cell -> kill.add(cell.cell()));
      } else {
        unclear(unbroken.getFirst(), "forbids some of the cells at which a ray may stop");
      }
    }

    private void unclear(int cell, String what) {
      if (unclear.isEmpty()) {
        unclear =
            Optional.of(
                "line %d of the rules %s: row %d, column %d"
                    .formatted(
                        line + 1, what, cell / board.columns() + 1, cell % board.columns() + 1));
      }
    }

    /// Kills the cells that are in conflict with those that are written.
    private void addConflicts() {
      if (!need.equals(kill) || !rays.isEmpty()) {
        unclear(0, "does more than to write one glyph where it asks, while patterns are avoided");
      }
      for (int cell : List.copyOf(kill)) {
        impossible |= conflicts.forbids(board, cell);
        conflicts.with(board, cell).stream()
            .filter(other -> !flow.isFinal(board.at(other)) && !conflicts.forbids(board, other))
            .forEach(kill::add);
      }
      impossible |=
          need.stream().anyMatch(cell -> need.stream().anyMatch(conflicts.with(board, cell)::get));
    }

    void finish() {
      if (!conflicts.isEmpty() && !impossible) {
        addConflicts();
      }
      if (impossible) {
        return;
      }
      if (unclear.isPresent()) {
        unfit = unfit.or(() -> unclear);
        return;
      }
      Instance.of(need, kill, rays)
          .ifPresent(instance -> {
            if (instance.need().stream().noneMatch(kill::contains)) {
              unclear(0, "may change dead cells only");
              unfit = unfit.or(() -> unclear);
            }
            instances.add(instance);
          });
    }
  }

  private boolean onBoard(int row, int column) {
    return row >= 0 && row < board.rows() && column >= 0 && column < board.columns();
  }
}
