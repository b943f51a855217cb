package org.grundy.workbench.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.grundy.core.GridPosition;
import org.grundy.core.InputException;
import org.grundy.core.Position;
import org.grundy.rules.text.position.PositionText;
import org.grundy.solvers.Addend;
import org.grundy.solvers.CompiledGame;
import org.grundy.solvers.Problem;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.GameSources;
import org.grundy.workbench.game.TextSource;

/// Reads sums of positions. An addend may begin with the name of its game: `cram 2x3 + nim 5 + 3`;
/// the others are of the game of the one before. Where a name comes in, only a `+` with blanks on
/// both sides ends the addend before it.
final class SumReader {
  private static final int LONGEST_NAME = 200;

  /// The text that may follow a heap code, so that the cells `0.1 ..` of a drawn board are none.
  private static final Pattern HEAPS = Pattern.compile("[0-9][0-9+\\s]*");

  private final GameSources sources;
  private final boolean files;
  private final TextSource source;
  private final String text;
  private final long seed;

  /// The addends of one game that stand side by side.
  private record Stretch(Game game, int from, int to) {}

  /// @param files whether names of games may be files
  SumReader(GameSources sources, boolean files, TextSource source, long seed) {
    this.sources = sources;
    this.files = files;
    this.source = source;
    this.text = source.text();
    this.seed = seed;
  }

  /// The sum that the text states.
  ///
  /// @param first the game of the first addend, unless that names its own
  /// @param mostCells how many cells boards that are named by their sizes may have together
  /// @throws InputException at the first fault, with its place
  SumRequest read(Optional<Game> first, long mostCells) {
    SumRequest sum = read(stretches(first), mostCells);
    boolean isOther =
        first
            .filter(game ->
                sum.problem().addends().stream()
                    .anyMatch(addend -> !addend.name().equals(game.name())))
            .isPresent();
    return new SumRequest(sum.problem(), sum.named() || isOther);
  }

  /// The sum that the text states, which begins with the name of a game.
  ///
  /// @param parameters numbers for the parameters of its games
  /// @throws InputException at the first fault, with its place
  SumRequest read(SumParameters parameters) {
    List<Stretch> bound = new ArrayList<>();
    for (Stretch stretch : stretches(Optional.empty())) {
      Game game = parameters.bind(stretch.game, bound.size() + 1);
      bound.add(new Stretch(game, stretch.from, stretch.to));
    }
    parameters.requireAllUsed();
    return read(bound, Long.MAX_VALUE);
  }

  private SumRequest read(List<Stretch> stretches, long mostCells) {
    List<Addend> addends = new ArrayList<>();
    long cellsLeft = mostCells;
    for (Stretch stretch : stretches) {
      CompiledGame game = sources.compiled(stretch.game.rules());
      for (Position position :
          PositionText.parse(
              stretch.game.rules(), source.name(), alone(stretch), seed, cellsLeft)) {
        cellsLeft -= position instanceof GridPosition grid ? Math.min(grid.size(), cellsLeft) : 0;
        addends.add(new Addend(stretch.game.name(), game, position));
      }
    }
    return new SumRequest(new Problem(addends));
  }

  private List<Stretch> stretches(Optional<Game> first) {
    List<Stretch> stretches = new ArrayList<>();
    int from = 0;
    while (from <= text.length()) {
      int plus = nextPlus(from);
      Optional<Stretch> named = named(first, from, plus);
      if (named.isPresent()) {
        stretches.add(named.get());
      } else if (stretches.isEmpty()) {
        stretches.add(new Stretch(first.orElseThrow(this::noGame), from, plus));
      } else {
        Stretch last = stretches.removeLast();
        stretches.add(new Stretch(last.game, last.from, plus));
      }
      from = plus + 1;
    }
    return stretches;
  }

  private InputException noGame() {
    return sources.unknown(text.strip().split("\\s", 2)[0]);
  }

  /// The next `+` between blanks, or the end.
  private int nextPlus(int from) {
    int plus = text.indexOf('+', from);
    while (plus >= 0 && !(isBlank(plus - 1) && isBlank(plus + 1))) {
      plus = text.indexOf('+', plus + 1);
    }
    return plus < 0 ? text.length() : plus;
  }

  private boolean isBlank(int index) {
    return index >= 0 && index < text.length() && Character.isWhitespace(text.charAt(index));
  }

  /// The addend between two indices, if it begins with the name of a game.
  private Optional<Stretch> named(Optional<Game> first, int from, int to) {
    int begin = from;
    while (begin < to && isBlank(begin)) {
      begin++;
    }
    int end = begin;
    while (end < to && !isBlank(end) && end - begin <= LONGEST_NAME) {
      end++;
    }
    String name = text.substring(begin, end);
    String rest = text.substring(end, to).strip();
    if (name.isEmpty() || rest.isEmpty()) {
      return Optional.empty();
    }
    int positionFrom = end;
    return first
        .filter(game -> game.name().equals(name))
        .or(() -> sources.ofAddend(name, HEAPS.matcher(rest).matches(), files))
        .map(game -> new Stretch(game, positionFrom, to));
  }

  /// The text with blanks in place of all but one stretch, so that places in it are right.
  private String alone(Stretch stretch) {
    if (stretch.from == 0 && stretch.to == text.length()) {
      return text;
    }
    StringBuilder alone = new StringBuilder();
    for (int i = 0; i < stretch.from; i++) {
      alone.append(text.charAt(i) == '\n' ? '\n' : ' ');
    }
    return alone.append(text, stretch.from, stretch.to).toString();
  }
}
