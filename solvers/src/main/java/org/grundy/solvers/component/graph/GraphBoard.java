package org.grundy.solvers.component.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.WalkMove;
import org.grundy.solvers.component.KeyTable;
import org.grundy.solvers.component.NimberBounds;
import org.grundy.solvers.component.OptionStack;
import org.grundy.solvers.component.SearchBoard;
import org.jspecify.annotations.Nullable;

/// Positions on graphs: a component is a class of isomorphic ones, under the key of [Relabelling],
/// whichever graph they come from; what is expanded is the first of each class that was met.
final class GraphBoard implements SearchBoard<GraphPosition> {
  private final GraphGame game;
  private final List<@Nullable Played> played = new ArrayList<>();
  private long[] numbers = new long[8];
  private int count;
  private long[] state = new long[0];

  GraphBoard(GraphGame game) {
    this.game = game;
  }

  /// A graph with all that is needed to play on it.
  private final class Played {
    private final LivingCells cells;
    private final GraphParts parts;

    /// Splits what moves leave of a component that is looked at while a state is split.
    private final GraphParts left;

    private final GraphMoves moves;
    private final Relabelling relabelling;
    private final long[] key;

    Played(int number) {
      this.cells = game.cells(number);
      this.parts = new GraphParts(game.reading(), cells);
      this.left = new GraphParts(game.reading(), cells);
      WalkMove.Deletes deletes =
          game.reading().walk().map(WalkMove::deletes).orElse(WalkMove.Deletes.NOTHING);
      this.moves = new GraphMoves(game.lines(), deletes, cells);
      this.relabelling = new Relabelling(cells);
      this.key = new long[1 + cells.words];
      key[0] = number;
    }

    /// The class of a component: from the table of states, a shortcut that takes at most half of
    /// the memory, or by its key. Of a new class the state is kept in any case.
    ///
    /// @param onlyNumbered whether it is not to have a new one: 0 then
    long classOf(long[] part, boolean onlyNumbered) {
      System.arraycopy(part, 0, key, 1, part.length);
      KeyTable states = game.states();
      int stateNumber = states.find(key, 0, key.length);
      long known = stateNumber == 0 ? 0 : states.tag(stateNumber);
      if (known != 0) {
        return known;
      }
      long[] words = relabelling.key(part);
      KeyTable classes = game.classes();
      if (onlyNumbered) {
        return classes.find(words, 0, words.length);
      }
      long number = classes.number(words, 0, words.length);
      boolean first = classes.tag(number) == 0;
      if (first && canEnd(part)) {
        classes.put(number, NimberBounds.ENDS);
      }
      if (first || game.remembersStates()) {
        stateNumber = states.number(key, 0, key.length);
        states.setTag(stateNumber, number);
        if (first) {
          classes.setTag(number, stateNumber);
        }
      }
      return number;
    }

    /// True if a move in a component ends the game. For a new class this is found before others see
    /// it; a component whose moves are asked for has therefore no move that ends the game.
    private boolean canEnd(long[] part) {
      boolean[] ends = {false};
      if (cells.hasWins(part)) {
        moves.options(part, after -> ends[0] |= cells.ends(part, left.settled(after)));
      }
      return ends[0];
    }

    /// Writes the classes of the components of a state.
    ///
    /// @param after what of it is not joined to the ground falls
    void split(long[] after, boolean onlyNumbered) {
      count = 0;
      parts.split(
          parts.settled(after),
          part -> {
            if (count == numbers.length) {
              numbers = Arrays.copyOf(numbers, 2 * count);
            }
            numbers[count++] = classOf(part, onlyNumbered);
          });
    }
  }

  private Played played(int number) {
    while (played.size() <= number) {
      played.add(null);
    }
    Played known = played.get(number);
    if (known == null) {
      known = new Played(number);
      played.set(number, known);
    }
    return known;
  }

  /// The components of a position in which a move may be left, drawn on its graph.
  List<GraphPosition> parts(GraphPosition position) {
    Played on = played(game.number(position));
    List<GraphPosition> parts = new ArrayList<>();
    on.parts.split(
        on.parts.settled(on.cells.state(position)), part -> parts.add(on.cells.position(part)));
    return parts;
  }

  @Override
  public long[] components(GraphPosition position, Meter meter) {
    Played on = played(game.number(position));
    on.split(on.cells.state(position), false);
    return Arrays.copyOf(numbers, count);
  }

  @Override
  public long[] knownComponents(GraphPosition position, Meter meter) {
    Played on = played(game.number(position));
    on.split(on.cells.state(position), true);
    return Arrays.copyOf(numbers, count);
  }

  @Override
  public long longestPlayOn(GraphPosition position) {
    return game.longestPlay(position);
  }

  @Override
  public long known(long component) {
    return game.classes().get(component);
  }

  @Override
  public long recalled(long component) {
    return game.classes().get(component);
  }

  @Override
  public long learn(long component, long bounds) {
    return game.classes().put(component, bounds);
  }

  @Override
  public int size(long component) {
    return (int) (game.classes().word(component, 0) >>> 32);
  }

  @Override
  public int longestPlay(long component) {
    long extent = game.classes().word(component, 0);
    return (int) (extent >>> 32) + (game.reading().edgesDie() ? (int) extent : 0);
  }

  @Override
  public long expand(long component, long known, int n, OptionStack options) {
    long tag = game.classes().tag(component);
    KeyTable states = game.states();
    Played on = played((int) states.word(tag, 0));
    if (state.length != on.key.length) {
      state = new long[on.key.length];
    }
    // A class has no moves of its own. It is played on the first of its states that was met: all
    // states of a class have the same key, so any of them has the options of the class.
    states.read(tag, state);
    long[] bounds = {known};
    on.moves.options(
        Arrays.copyOfRange(state, 1, state.length),
        after -> {
          if (!NimberBounds.excludes(bounds[0], n)) {
            game.meter().check();
            on.split(after, false);
            int solved = options.add(numbers, 0, count, 0);
            bounds[0] |= solved >= 0 ? NimberBounds.bit(solved) : 0;
          }
        });
    return bounds[0];
  }
}
