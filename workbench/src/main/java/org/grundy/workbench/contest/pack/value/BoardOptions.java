package org.grundy.workbench.contest.pack.value;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Start;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Letters;
import org.grundy.workbench.contest.StartForm;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.code.NumberCode;

/// Moves on a board of cells, in C++: patterns that are replaced, and cells that change with the
/// rays that leave them, as tables that a few functions read.
final class BoardOptions {
  /// Stands for any glyph in a pattern.
  private static final char ANY = ' ';

  private static final char FIRST = '(';

  private static final String SOLVER =
      """

      /// The rows of a board.
      typedef std::vector<std::string> Component;

      struct Pattern { Component before, after; };

      struct Ray { int row, column; };

      struct CellMove { std::string from; char to; std::vector<Ray> rays; int upTo; std::string over; char becomes; std::string forbid; };

      static bool has(const std::string& letters, char letter) { return letters.find(letter) != std::string::npos; }

      %s
      static bool fits(const Component& pattern, const Component& board, size_t top, size_t left) {
        for (size_t row = 0; row < pattern.size(); row++)
          for (size_t column = 0; column < pattern[row].size(); column++)
            if (pattern[row][column] != ' ' && pattern[row][column] != board[top + row][left + column]) return false;
        return true;
      }

      /// Calls a function for each place where a pattern may lie.
      template <class Place>
      static void places(const Component& pattern, const Component& board, Place place) {
        for (size_t top = 0; top + pattern.size() <= board.size(); top++)
          for (size_t left = 0; left + pattern[0].size() <= board[0].size(); left++) place(top, left);
      }

      /// Whether a pattern to avoid stands where it did not.
      static bool isAvoided(const Component& before, const Component& after) {
        bool found = false;
        for (const Component& pattern : avoided)
          places(pattern, after, [&](size_t top, size_t left) {
            found = found || (fits(pattern, after, top, left) && !fits(pattern, before, top, left));
          });
        return found;
      }

      /// What becomes of a board where a cell is chosen; an empty one where that is no move.
      static Component chosen(const CellMove& move, const Component& now, int row, int column) {
        Component after = now;
        after[row][column] = move.to;
        for (const Ray& ray : move.rays) {
          int r = row + ray.row, c = column + ray.column;
          for (int steps = 0; steps < move.upTo; steps++, r += ray.row, c += ray.column) {
            if (r < 0 || c < 0 || r >= (int) now.size() || c >= (int) now[r].size()) break;
            if (has(move.forbid, now[r][c])) return {};
            if (!has(move.over, now[r][c])) break;
            after[r][c] = move.becomes;
          }
        }
        return after;
      }

      template <class Take>
      static void options(const Component& now, Take take) {
        if (now.empty() || now[0].empty()) return;
        auto move = [&](const Component& after) {
          if (!after.empty() && !isAvoided(now, after)) take(std::vector<Component>{after});
        };
        for (const Pattern& pattern : patterns)
          places(pattern.before, now, [&](size_t top, size_t left) {
            if (!fits(pattern.before, now, top, left)) return;
            Component after = now;
            for (size_t row = 0; row < pattern.after.size(); row++)
              for (size_t column = 0; column < pattern.after[row].size(); column++)
                if (pattern.after[row][column] != ' ') after[top + row][left + column] = pattern.after[row][column];
            move(after);
          });
        for (const CellMove& one : cellMoves)
          for (int row = 0; row < (int) now.size(); row++)
            for (int column = 0; column < (int) now[row].size(); column++)
              if (has(one.from, now[row][column])) move(chosen(one, now, row, column));
      }

      static int ended(const Component&) { return 0; }
      """;

  private final List<Glyph> cells;

  private BoardOptions(List<Glyph> cells) {
    this.cells = cells;
  }

  static Optional<DefinitionCode> of(ContestSpec spec, GameRules rules) {
    boolean isPlain =
        rules.board().isSquared()
            && rules.ends().isEmpty()
            && rules.keepsBoardsWhole().isEmpty()
            && rules.rules().stream().allMatch(BoardOptions::isWritable);
    return isPlain
        ? new BoardOptions(rules.cells()).of(spec.start(), spec, rules)
        : Optional.empty();
  }

  private Optional<DefinitionCode> of(StartForm form, ContestSpec spec, GameRules rules) {
    String tables = tables(rules);
    return switch (form) {
      case StartForm.Drawn drawn when drawn.puts().isEmpty() -> {
        Letters letters = spec.lettered(drawn.name()).letters();
        yield Optional.of(
            new DefinitionCode(SOLVER.formatted(tables), (code, _) -> drawn(letters, code), false));
      }
      case StartForm.Sized sized when sized.puts().isEmpty() ->
          fill(sized, rules)
              .map(start ->
                  new DefinitionCode(
                      SOLVER.formatted(tables),
                      (code, numbers) -> sized(sized, start, code, numbers),
                      false));
      case StartForm.Runs runs ->
          Optional.of(
              new DefinitionCode(
                  SOLVER.formatted(tables), (code, numbers) -> runs(runs, code, numbers), false));
      default -> Optional.empty();
    };
  }

  private static Optional<Start.Fill> fill(StartForm.Sized sized, GameRules rules) {
    return sized
        .fill()
        .map(Start.Fill::new)
        .or(() ->
            rules
                .start()
                .flatMap(start ->
                    start instanceof Start.Fill fill ? Optional.of(fill) : Optional.empty()));
  }

  private static boolean isWritable(Rule rule) {
    return switch (rule) {
      case PatternMove _ -> true;
      case CellMove move ->
          move.rays().stream().allMatch(rays -> isApart(rays.along()))
              && move.rays().stream()
                  .noneMatch(rays -> rays.forbid().stream().anyMatch(rays.over()::contains));
      default -> false;
    };
  }

  /// True if no two rays may meet the same cell.
  private static boolean isApart(List<Direction> directions) {
    Set<List<Integer>> ways = new HashSet<>();
    for (Direction direction : directions) {
      int row = direction.rowStep();
      int column = direction.columnStep();
      int common = BigInteger.valueOf(row).gcd(BigInteger.valueOf(column)).intValue();
      ways.add(List.of(row / common, column / common));
    }
    return ways.size() == directions.size();
  }

  private String letter(Glyph glyph) {
    return Character.toString(FIRST + cells.indexOf(glyph));
  }

  private String letters(List<Glyph> glyphs) {
    return Code.quoted(glyphs.stream().map(this::letter).collect(Collectors.joining()));
  }

  private static String character(String letter) {
    return letter.equals("'") || letter.equals("\\") ? "'\\" + letter + "'" : "'" + letter + "'";
  }

  private String rows(Pattern pattern) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < pattern.height(); row++) {
      StringBuilder text = new StringBuilder();
      for (int column = 0; column < pattern.width(); column++) {
        text.append(pattern.at(row, column).map(this::letter).orElse("" + ANY));
      }
      rows.add(Code.quoted(text.toString()));
    }
    return "{" + String.join(", ", rows) + "}";
  }

  private String tables(GameRules rules) {
    StringBuilder patterns = new StringBuilder();
    StringBuilder moves = new StringBuilder();
    for (Rule rule : rules.rules()) {
      if (rule instanceof PatternMove move) {
        for (PatternMove one : Orientations.of(move, rules.board().lattice())) {
          patterns.append("  {%s, %s},\n".formatted(rows(one.before()), rows(one.after())));
        }
      } else if (rule instanceof CellMove move) {
        moves.append("  ").append(cellMove(move)).append(",\n");
      }
    }
    StringBuilder avoided = new StringBuilder();
    Orientations.of(rules, PatternLine.Effect.AVOID)
        .forEach(one -> avoided.append("  ").append(rows(one)).append(",\n"));
    return """
    static const std::vector<Pattern> patterns = {
    %s};

    static const std::vector<CellMove> cellMoves = {
    %s};

    static const std::vector<Component> avoided = {
    %s};
    """
        .formatted(patterns, moves, avoided);
  }

  private String cellMove(CellMove move) {
    String to = character(letter(move.to()));
    return move.rays()
        .map(rays ->
            "{%s, %s, {%s}, %d, %s, %s, %s}"
                .formatted(
                    letters(move.from()),
                    to,
                    rays.along().stream()
                        .map(way -> "{%d, %d}".formatted(way.rowStep(), way.columnStep()))
                        .collect(Collectors.joining(", ")),
                    rays.upTo().orElse(Integer.MAX_VALUE),
                    letters(rays.over()),
                    character(letter(rays.becomes())),
                    letters(rays.forbid())))
        .orElseGet(() -> "{%s, %s, {}, 0, \"\", ' ', \"\"}".formatted(letters(move.from()), to));
  }

  private void drawn(Letters letters, Code code) {
    code.line(
        "for (std::string& row : board) for (char& letter : row) letter = %s[std::string(%s).find(letter)];"
            .formatted(letters(letters.glyphs()), Code.quoted(letters.all())));
    code.line("position.push_back(board);");
  }

  private void runs(StartForm.Runs runs, Code code, NumberCode numbers) {
    List<String> lists = numbers.lists(List.of(runs.length()));
    code.line("std::vector<std::string> board(1);");
    code.open(
        "for (size_t i = 0; i < %s; i++)"
            .formatted(lists.isEmpty() ? "1" : lists.getFirst() + ".size()"));
    runs.between()
        .ifPresent(
            glyph -> code.line("if (i > 0) board[0] += %s;".formatted(character(letter(glyph)))));
    code.line(
        "board[0] += std::string((size_t) (%s), %s[i %% %d]);"
            .formatted(
                numbers.element(runs.length()), letters(runs.glyphs()), runs.glyphs().size()));
    code.close();
    code.line("position.push_back(board);");
  }

  private void sized(StartForm.Sized sized, Start.Fill fill, Code code, NumberCode numbers) {
    code.line(
        "std::vector<std::string> board((size_t) (%s), std::string((size_t) (%s), %s));"
            .formatted(
                numbers.number(sized.rows()),
                numbers.number(sized.columns()),
                character(letter(fill.glyph()))));
    fill.first()
        .ifPresent(glyph -> code.line("board[0][0] = %s;".formatted(character(letter(glyph)))));
    code.line("position.push_back(board);");
  }
}
