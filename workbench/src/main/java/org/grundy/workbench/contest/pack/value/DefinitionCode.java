package org.grundy.workbench.contest.pack.value;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.grundy.core.Play;
import org.grundy.rules.tree.GameRules;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Template;
import org.grundy.workbench.contest.Template.Piece;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.code.NumberCode;

/// The definition, memoised: the positions that can be reached are looked at as wholes, sums too,
/// so that there are exponentially many.
///
/// @param rules the C++ of a type `Component`, of a function `options` that hands over what a move
///   leaves of one, and of a function `ended`: 1 where whoever moved to it has won, -1 where lost
/// @param start writes statements that add the components of a case to `position`
/// @param isOnlyWon whether it tells who wins, and no values
record DefinitionCode(String rules, BiConsumer<Code, NumberCode> start, boolean isOnlyWon)
    implements ValueCode {
  /// The solver, with what a position is worth in place of `RESULT`.
  private static final String SOLVER =
      """

      typedef std::vector<Component> Position;

      /// For more there is neither time nor memory: waits for the end of the time.
      static const size_t MOST_WAITING = 1000000;

      static int least(const std::set<int>& seen) {
        int value = 0;
        while (seen.count(value)) value++;
        return value;
      }

      /// The worth of a position from those that a move leaves; it waits on the stack until they are known.
      static int worth(Position start) {
        static std::map<Position, int> known;
        for (const Component& component : start)
          if (ended(component)) return ended(component) < 0;
        std::sort(start.begin(), start.end());
        std::vector<Position> stack = {start};
        while (!known.count(start)) {
          Position now = stack.back(), missing;
          std::set<int> seen;
          bool isReady = true;
          for (size_t i = 0; i < now.size() && isReady; i++)
            options(now[i], [&](const Position& left) {
              int end = 0;
              for (const Component& component : left) end = end ? end : ended(component);
              if (!isReady || end) {
                if (end) seen.insert(end < 0);
                return;
              }
              Position after = left;
              for (size_t j = 0; j < now.size(); j++) if (j != i) after.push_back(now[j]);
              std::sort(after.begin(), after.end());
              auto found = known.find(after);
              isReady = found != known.end();
              if (isReady) seen.insert(found->second);
              else missing = after;
            });
          if (isReady) {
            known[now] = RESULT;
            stack.pop_back();
          } else {
            stack.push_back(missing);
            for (volatile bool waits = stack.size() > MOST_WAITING; waits;) {}
          }
        }
        return known[start];
      }
      """;

  /// The code of a problem; empty where its rules are of a kind that is not written so, or where it
  /// asks for more than this tells.
  ///
  /// @param rules whose lines may name parameters
  static Optional<DefinitionCode> of(ContestSpec spec, GameRules rules) {
    List<Template> lines =
        Stream.concat(spec.output().wins().stream(), spec.output().loses().stream()).toList();
    if (!rules.takesTurns()
        || !spec.settings().isEmpty()
        || !spec.added().isEmpty()
        || !rules.wins().isEmpty()
        || lines.stream().anyMatch(Template::asksMoves)) {
      return Optional.empty();
    }
    boolean isOnlyWon = rules.play() == Play.MISERE || rules.endsEarly();
    if (ValueCode.asks(lines, Piece.WinningMoves.class)
        || (isOnlyWon && ValueCode.asks(lines, Piece.Value.class))) {
      return Optional.empty();
    }
    String result =
        rules.play() == Play.MISERE
            ? "seen.empty() || seen.count(0)"
            : isOnlyWon ? "seen.count(0)" : "least(seen)";
    return HeapOptions.of(spec, rules.bound())
        .or(() -> BoardOptions.of(spec, rules.bound()))
        .map(options ->
            new DefinitionCode(
                options.rules + SOLVER.replace("RESULT", result), options.start, isOnlyWon));
  }

  @Override
  public String by() {
    return "by the definition, which takes exponential time";
  }

  @Override
  public boolean tellsValues() {
    return !isOnlyWon;
  }

  @Override
  public void write(Code code, NumberCode numbers) {
    code.line("Position position;");
    start.accept(code, numbers);
    code.line("value = worth(position);");
  }

  @Override
  public String functions() {
    return rules;
  }
}
