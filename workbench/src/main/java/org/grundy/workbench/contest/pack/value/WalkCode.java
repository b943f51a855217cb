package org.grundy.workbench.contest.pack.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.TokenMove;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Item;
import org.grundy.workbench.contest.Letters;
import org.grundy.workbench.contest.SpecNames;
import org.grundy.workbench.contest.StartForm;
import org.grundy.workbench.contest.StartForm.Put;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.code.NumberCode;

/// A board on which one token walks: the cells that it can reach, each looked at once.
///
/// @param board where the input does not draw it: what the `start` line says
/// @param token where it stands
/// @param ways of the token, each as C++ writes it
record WalkCode(Optional<StartForm.Sized> board, Put token, List<String> ways)
    implements ValueCode {
  /// So many cells are looked at in a second or two.
  private static final long MOST_CELLS = 20_000_000;

  /// The letter in the cells of a board that the input does not draw.
  private static final String BLANK = ".";

  private static final String SOLVER =
      """

      /// The value of each cell from those that the token can go to; a cell waits on the stack until they are known.
      struct Walk {
        const std::vector<std::string>& board;
        std::vector<int> known;

        int columns() const { return (int) board[0].size(); }

        std::vector<int> options(int cell) const {
          std::vector<int> found;
          for (const Way& way : ways) {
            int row = cell / columns(), column = cell % columns();
            do {
              row += way.row, column += way.column;
              if (row < 0 || row >= (int) board.size() || column < 0 || column >= columns()) break;
              if (!std::strchr(way.over, board[row][column])) break;
              found.push_back(row * columns() + column);
            } while (way.slides);
          }
          return found;
        }

        int value(int start) {
          std::vector<int> stack = {start};
          while (known[start] < 0) {
            int cell = stack.back();
            std::vector<int> after = options(cell);
            std::vector<bool> seen(after.size() + 1);
            bool isReady = true;
            for (int next : after) {
              if (known[next] < 0) {
                stack.push_back(next);
                isReady = false;
              } else if (known[next] <= (int) after.size()) {
                seen[known[next]] = true;
              }
            }
            if (!isReady) continue;
            int least = 0;
            while (seen[least]) least++;
            known[cell] = least;
            stack.pop_back();
          }
          return known[start];
        }
      };

      static Worth worth(const std::vector<std::string>& board, Number row, Number column) {
        Walk walk = {board, std::vector<int>(board.size() * board[0].size(), -1)};
        int start = (int) (row - 1) * walk.columns() + (int) (column - 1);
        Worth worth;
        worth.value = walk.value(start);
        for (int next : walk.options(start)) worth.winning += walk.value(next) == 0;
        return worth;
      }
      """;

  static Optional<WalkCode> of(ContestSpec spec, GameRules rules) {
    List<TokenMove> moves = new ArrayList<>();
    for (Rule rule : rules.rules()) {
      if (rule instanceof TokenMove move) {
        moves.add(move);
      }
    }
    if (moves.size() < rules.rules().size() || !rules.isPlain()) {
      return Optional.empty();
    }
    return switch (spec.start()) {
      case StartForm.Drawn drawn when isOne(drawn.puts(), spec) -> {
        Item.Lettered board = spec.lettered(drawn.name());
        yield isQuick(board.rows(), board.columns(), spec)
            ? of(Optional.empty(), drawn.puts().getFirst(), moves, board.letters())
            : Optional.empty();
      }
      case StartForm.Sized sized
          when isOne(sized.puts(), spec)
              && sized.fill().isPresent()
              && isQuick(sized.rows(), sized.columns(), spec) ->
          of(
              Optional.of(sized),
              sized.puts().getFirst(),
              moves,
              new Letters(BLANK, List.of(sized.fill().get())));
      default -> Optional.empty();
    };
  }

  /// True if one thing is put on the board, and not one for each element of a list.
  private static boolean isOne(List<Put> puts, ContestSpec spec) {
    return puts.size() == 1
        && puts.stream()
            .flatMap(put -> Stream.concat(put.row().names(), put.column().names()))
            .allMatch(name -> spec.names().is(name, SpecNames.Kind.NUMBER));
  }

  private static boolean isQuick(Expression rows, Expression columns, ContestSpec spec) {
    Limits limits = new Limits(spec);
    long height = limits.largest(rows);
    long width = limits.largest(columns);
    return height <= MOST_CELLS
        && width <= MOST_CELLS
        && height * width <= MOST_CELLS / limits.cases();
  }

  /// A walk of one token: the letters of the input are no tokens, and the one that is put there is.
  private static Optional<WalkCode> of(
      Optional<StartForm.Sized> board, Put token, List<TokenMove> moves, Letters letters) {
    List<Glyph> tokens = moves.stream().map(TokenMove::token).distinct().toList();
    if (!tokens.contains(token.glyph()) || letters.glyphs().stream().anyMatch(tokens::contains)) {
      return Optional.empty();
    }
    List<String> ways = new ArrayList<>();
    for (TokenMove move : moves) {
      if (move.token().equals(token.glyph())) {
        for (Direction direction : move.directions()) {
          ways.add(
              "{%d, %d, %s, %s}"
                  .formatted(
                      direction.rowStep(),
                      direction.columnStep(),
                      move.slide(),
                      Code.quoted(over(move, letters))));
        }
      }
    }
    return Optional.of(new WalkCode(board, token, ways));
  }

  private static String over(TokenMove move, Letters letters) {
    StringBuilder over = new StringBuilder();
    for (int i = 0; i < letters.glyphs().size(); i++) {
      if (move.over().contains(letters.glyphs().get(i))) {
        over.append(letters.all().charAt(i));
      }
    }
    return over.toString();
  }

  @Override
  public String by() {
    return "by the cells that the token can reach";
  }

  @Override
  public boolean countsMoves() {
    return true;
  }

  @Override
  public void write(Code code, NumberCode numbers) {
    board.ifPresent(sized ->
        code.line(
            "std::vector<std::string> board(%s, std::string(%s, '%s'));"
                .formatted(size(numbers, sized.rows()), size(numbers, sized.columns()), BLANK)));
    Worth.take(
        code,
        "board, %s, %s".formatted(numbers.number(token.row()), numbers.number(token.column())));
  }

  private static String size(NumberCode numbers, Expression size) {
    return "(size_t) (" + numbers.number(size) + ")";
  }

  @Override
  public String functions() {
    return """

    /// A step, and the letters over which it leads.
    struct Way {
      int row, column;
      bool slides;
      const char* over;
    };

    static const Way ways[] = {%s};
    """
            .formatted(String.join(", ", ways))
        + Worth.TYPE
        + SOLVER;
  }
}
