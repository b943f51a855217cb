package org.grundy.workbench.contest.pack.value;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.solvers.cut.CutMethod;
import org.grundy.solvers.cut.LineRules;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Item;
import org.grundy.workbench.contest.Letters;
import org.grundy.workbench.contest.StartForm;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.code.NumberCode;

/// Boards of letters of which moves clear whole lines, by the theorem of [CutMethod]: what is left
/// is a sum of rectangles. Each cell of each rectangle is looked at once.
///
/// @param lines what the glyphs do
/// @param letters how the input writes them
record LinesCode(LineRules lines, List<Letter> letters) implements ValueCode {
  /// So many cells of rectangles are looked at in about a second: those of a board 40x40, and some.
  private static final long MOST_WORK = 200_000_000;

  private static final String SOLVER =
      """

      /// The cells on lines u along one direction and v along the other. What moves leave of them is a
      /// sum of rectangles: the cells of consecutive lines u and consecutive lines v.
      struct Region {
        int u0 = INT_MAX, u1 = INT_MIN, v0 = INT_MAX, v1 = INT_MIN;
        int height = 0, width = 0;
        std::vector<std::string> cells;  // by u and v, a blank where the lines do not meet
        std::vector<std::vector<int>> before;  // hazards with less u and less v
        std::vector<short> known;

        void meet(int u, int v) {
          u0 = std::min(u0, u), u1 = std::max(u1, u), v0 = std::min(v0, v), v1 = std::max(v1, v);
          height = u1 - u0 + 1, width = v1 - v0 + 1;
        }

        void prepare() {
          before.assign(height + 1, std::vector<int>(width + 1, 0));
          for (int u = 0; u < height; u++)
            for (int v = 0; v < width; v++)
              before[u + 1][v + 1] =
                  before[u][v + 1] + before[u + 1][v] - before[u][v] + isHazard(cells[u][v]);
          known.assign((size_t) (height + 1) * (height + 1) * (width + 1) * (width + 1), -1);
        }

        bool isFree(int top, int bottom, int left, int right) const {
          return before[bottom][right] - before[top][right] == before[bottom][left] - before[top][left];
        }

        /// The value after a move of a rectangle, or -1 where it is illegal.
        int after(char how, int u, int v, int top, int bottom, int left, int right) {
          if (how != 'v' && !isFree(u, u + 1, left, right)) return -1;
          if (how != 'u' && !isFree(top, bottom, v, v + 1)) return -1;
          if (how == 'u') return value(top, u, left, right) ^ value(u + 1, bottom, left, right);
          if (how == 'v') return value(top, bottom, left, v) ^ value(top, bottom, v + 1, right);
          return value(top, u, left, v) ^ value(top, u, v + 1, right)
              ^ value(u + 1, bottom, left, v) ^ value(u + 1, bottom, v + 1, right);
        }

        int value(int top, int bottom, int left, int right) {
          if (top >= bottom || left >= right) return 0;
          size_t place = (((size_t) top * (height + 1) + bottom) * (width + 1) + left) * (width + 1) + right;
          if (known[place] >= 0) return known[place];
          std::bitset<4096> seen;
          for (int u = top; u < bottom; u++)
            for (int v = left; v < right; v++)
              for (const char* how = moves(cells[u][v]); *how; how++) {
                int found = after(*how, u, v, top, bottom, left, right);
                if (found >= 0) seen[found] = true;
              }
          short least = 0;
          while (seen[least]) least++;
          return known[place] = least;
        }
      };

      static Worth worth(const std::vector<std::string>& board) {
        std::map<int, Region> regions;
        auto each = [&](auto take) {
          for (int row = 0; row < (int) board.size(); row++)
            for (int column = 0; column < (int) board[row].size(); column++)
              take(regions[(row + column) % STEP], (U_ROW * row + U_COLUMN * column + 1000) / STEP,
                   (V_ROW * row + V_COLUMN * column + 1000) / STEP, board[row][column]);
        };
        each([](Region& region, int u, int v, char) { region.meet(u, v); });
        for (auto& [parity, region] : regions)
          region.cells.assign(region.height, std::string(region.width, ' '));
        each([](Region& region, int u, int v, char letter) {
          region.cells[u - region.u0][v - region.v0] = letter;
        });
        Worth worth;
        for (auto& [parity, region] : regions) {
          region.prepare();
          worth.value ^= region.value(0, region.height, 0, region.width);
        }
        for (auto& [parity, region] : regions) {
          int others = worth.value ^ region.value(0, region.height, 0, region.width);
          for (int u = 0; u < region.height; u++)
            for (int v = 0; v < region.width; v++)
              for (const char* how = moves(region.cells[u][v]); *how; how++)
                worth.winning += region.after(*how, u, v, 0, region.height, 0, region.width) == others;
        }
        return worth;
      }
      """;

  /// A letter of the input and its glyph.
  record Letter(char letter, int glyph) {}

  static Optional<LinesCode> of(ContestSpec spec, GameRules rules) {
    if (!(spec.start() instanceof StartForm.Drawn drawn)
        || !drawn.puts().isEmpty()
        || !rules.board().hasCells()) {
      return Optional.empty();
    }
    Limits limits = new Limits(spec);
    Item.Lettered board = spec.lettered(drawn.name());
    long rows = limits.largest(board.rows());
    long columns = limits.largest(board.columns());
    return isQuick(Math.max(rows, columns), limits.cases())
        ? of(rules, board.letters(), (int) rows, (int) columns)
        : Optional.empty();
  }

  /// True if all rectangles are looked at in time: those of a line of n cells have n (n + 1) (n +
  /// 2) / 6 cells.
  private static boolean isQuick(long side, long cases) {
    long cells = side * (side + 1) * (side + 2) / 6;
    return side <= 64 && cells * cells <= MOST_WORK / cases;
  }

  private static Optional<LinesCode> of(GameRules rules, Letters letters, int rows, int columns) {
    Glyphs glyphs = Glyphs.of(rules);
    BitSet present = new BitSet();
    List<Letter> all = new ArrayList<>();
    for (int i = 0; i < letters.glyphs().size(); i++) {
      Glyph glyph = letters.glyphs().get(i);
      if (glyphs.token(glyph) >= 0) {
        return Optional.empty();
      }
      present.set(glyphs.cell(glyph));
      all.add(new Letter(letters.all().charAt(i), glyphs.cell(glyph)));
    }
    return CutMethod.linesOf(rules, present, rows, columns)
        .map(lines -> new LinesCode(lines, List.copyOf(all)));
  }

  @Override
  public String by() {
    return "by the rectangles that moves leave";
  }

  @Override
  public boolean countsMoves() {
    return true;
  }

  @Override
  public void write(Code code, NumberCode numbers) {
    Worth.take(code, "board");
  }

  @Override
  public String functions() {
    StringBuilder text = new StringBuilder();
    text.append(
        "\nstatic const int U_ROW = %d, U_COLUMN = %d, V_ROW = %d, V_COLUMN = %d, STEP = %d;\n"
            .formatted(
                lines.first().index(1, 0),
                lines.first().index(0, 1),
                lines.second().index(1, 0),
                lines.second().index(0, 1),
                lines.step()));
    text.append(
        """

        /// What the moves clear that choose a letter, a character each: the line u or v through the cell, or b, both.
        static const char* moves(char letter) {
          switch (letter) {
        """);
    StringBuilder hazards = new StringBuilder();
    for (Letter letter : letters) {
      String own = moves(letter.glyph());
      if (!own.isEmpty()) {
        text.append("    case '%s': return \"%s\";\n".formatted(escaped(letter.letter()), own));
      }
      if (lines.isHazard(letter.glyph())) {
        hazards.append(" || letter == '").append(escaped(letter.letter())).append('\'');
      }
    }
    text.append("    default: return \"\";\n  }\n}\n");
    text.append("\n/// No move clears a line that holds such a letter.\n");
    text.append(
        "static bool isHazard(char%s) { return %s; }\n"
            .formatted(
                hazards.isEmpty() ? "" : " letter",
                hazards.isEmpty() ? "false" : hazards.substring(4)));
    return text + Worth.TYPE + SOLVER;
  }

  private String moves(int glyph) {
    StringBuilder own = new StringBuilder();
    for (int line : lines.rulesOf()[glyph]) {
      own.append(!lines.clearsSecond(line) ? 'u' : !lines.clearsFirst(line) ? 'v' : 'b');
    }
    return own.toString();
  }

  private static String escaped(char letter) {
    return letter == '\'' || letter == '\\' ? "\\" + letter : "" + letter;
  }
}
