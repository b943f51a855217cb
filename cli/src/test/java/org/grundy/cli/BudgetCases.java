package org.grundy.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.workbench.game.CatalogueEntry;
import org.grundy.workbench.request.Workbench;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Questions of every kind, about all games of the catalogue and at sizes from tiny to absurd, each
/// with a small budget.
final class BudgetCases {
  /// What every question may cost.
  static final long MILLISECONDS = 50;

  /// What its tables may take.
  static final long BYTES = 128 << 20;

  private static final List<String> BUDGET =
      List.of("--time", MILLISECONDS + "ms", "--memory", (BYTES >> 20) + "m", "--threads", "1");

  private static final int MANY = 100_000;

  /// The longest position that the interface reads, in characters.
  private static final int LONGEST_ASKED = 40_000;

  private static final int DRAWN_CELLS = 18;

  private final Workbench workbench = new Workbench();
  private final Map<String, BudgetCase> cases = new LinkedHashMap<>();

  /// All questions, in an order that never changes.
  static List<BudgetCase> all() {
    BudgetCases all = new BudgetCases();
    for (CatalogueEntry entry : all.workbench.games()) {
      all.addGame(entry.name());
    }
    all.addHeapCodes();
    all.addRules();
    all.addTilings();
    return List.copyOf(all.cases.values());
  }

  private void addGame(String game) {
    GameRules rules = workbench.game(game).rules();
    Board board = rules.board();
    for (String position : positions(game, board)) {
      addPosition(game, position);
    }
    String small = positions(game, board).getFirst();
    ask(game, sum(small, LONGEST_ASKED / (small.length() + 1)));
    if (board.hasCells() && rules.cells().size() > 1) {
      int rows = board == Board.Cells.GRID ? 3 : 1;
      addPosition(game, sumOfDrawn(rules, rows, MANY));
      ask(game, sumOfDrawn(rules, rows, LONGEST_ASKED / (DRAWN_CELLS + rows)));
    }
    for (String family : families(board)) {
      command("", "table", game, family);
      operation("table", "game", game, "family", family, "patterns", "true");
      if (board instanceof Board.Heap || board instanceof Board.Heaps) {
        command("", "count", game, "500 of " + family);
        operation("count", "game", game, "starts", "500 of " + family);
      }
    }
    command("", "sequence", game, "--to", "1000000000");
    operation("sequence", "game", game, "to", "10000000");
    operation("check", "game", game);
  }

  private void addPosition(String game, String position) {
    command(position, "solve", game, "-", "--moves");
    command(position, "solve", game, "-", "--json", "--moves");
    command(position, "solve", game, "-", "--svg", "cli/target/budget.svg");
    command(position, "solve", game, "-", "--certificate", "cli/target/budget.json");
    command(position, "solve", game, "-", "--plan", "definition");
    command(position, "solve", game, "-", "--plan", "search");
    command(position, "plan", game, "-");
    if (position.length() <= LONGEST_ASKED) {
      ask(game, position);
    }
  }

  private void ask(String game, String position) {
    for (String operation : List.of("plan", "solve", "moves", "explore", "explain", "play")) {
      operation(operation, "game", game, "position", position);
    }
  }

  private static List<String> positions(String game, Board board) {
    return switch (board) {
      case Board.Cells cells when !cells.isRow() -> grids(game);
      case Board.Cells _ ->
          List.of("7", "300", "20000", "3000000", "1000000000", sum("9", MANY), sum("1000", 1_000));
      case Board.Heap _ ->
          List.of("7", "5000", "1000000000", "4000000000000000000", sum("9", MANY), sumOfAll(MANY));
      case Board.HeapSet _ -> List.of("7", "3+4+5", "5000+6000", sum("9", 30));
      case Board.Heaps heaps -> tuples(heaps.variables().size());
      case Board.Graph _ ->
          List.of("5", "60", "700", "4000", "grid 30x30", "complete 300", sum("5", 300));
      case Board.Tiling() ->
          List.of("4 4 6", "7 20 20", "5 1000 1000", "9 1000000000 1000000000", "64 10 12");
    };
  }

  private static List<String> grids(String game) {
    String cell = game.equals("chomp") ? "o" : ".";
    return List.of(
        "2x3",
        "9x11",
        "40x40",
        "300x300",
        "1000x1000",
        "1x65535",
        "165535x1",
        "5000x5000",
        "2000000000x2",
        sum("2x2", MANY),
        sum("30x30", 300),
        (cell.repeat(7) + "|" + cell.repeat(3) + "|").repeat(60) + cell.repeat(9));
  }

  private static List<String> tuples(int heaps) {
    return List.of(
        tuple(heaps, 7),
        tuple(heaps, 300),
        tuple(heaps, 30_000),
        tuple(heaps, 1_000_000_000),
        tuple(heaps, 4_000_000_000_000_000_000L),
        sum(tuple(heaps, 5), MANY));
  }

  private static String tuple(int heaps, long size) {
    return "(" + size + ("," + (size - 1)).repeat(heaps - 1) + ")";
  }

  private static String sum(String position, int times) {
    return (position + "+").repeat(times - 1) + position;
  }

  private static String sumOfAll(int count) {
    StringBuilder sum = new StringBuilder("1");
    for (int n = 2; n <= count; n++) {
      sum.append('+').append(n);
    }
    return sum.toString();
  }

  /// So many boards, no two of them equal: their numbers in binary, in two glyphs of the game.
  private static String sumOfDrawn(GameRules rules, int rows, int count) {
    String glyphs = rules.cells().get(0).toString() + rules.cells().get(1);
    StringBuilder sum = new StringBuilder();
    for (int n = 0; n < count; n++) {
      for (int cell = 0; cell < DRAWN_CELLS; cell++) {
        sum.append(cell > 0 && cell % (DRAWN_CELLS / rows) == 0 ? "|" : "");
        sum.append(glyphs.charAt(n >> cell & 1));
      }
      sum.append(n + 1 < count ? "+" : "");
    }
    return sum.toString();
  }

  private static List<String> families(Board board) {
    return switch (board) {
      case Board.Cells cells when !cells.isRow() ->
          List.of("1..3x1..4", "1..40x1..40", "200..210x200..210", "1..2x1..30000");
      case Board.Cells _ -> List.of("1..12", "1..3000", "100000..100010", "1..20000000");
      case Board.Heap _ -> List.of("0..12", "0..5000", "0..20000000");
      case Board.HeapSet _ -> List.of("(0..5,0..5)", "(0..300,0..300)");
      case Board.Heaps heaps ->
          List.of(
              "(0..5" + ",0..5".repeat(heaps.variables().size() - 1) + ")",
              "(0..300" + ",0..300".repeat(Math.min(1, heaps.variables().size() - 1)) + ")",
              "(0..4000" + ",0..4000".repeat(Math.min(1, heaps.variables().size() - 1)) + ")");
      case Board.Graph _ -> List.of("path 1..12", "cycle 3..300", "grid 1..9x1..9");
      case Board.Tiling() -> List.of("4 1..6 1..6", "7 1..100 1..100");
    };
  }

  private void addHeapCodes() {
    for (String code :
        List.of(
            "0.77",
            "0.007",
            "4.[3]",
            "0.3{2,30}",
            "0.GG",
            "6.6666",
            "n -> 0 | a + b + c where a + b + c = n - 1")) {
      for (String position :
          List.of("9", "400", "60000", "1000000000", sum("77", MANY), sumOfAll(MANY))) {
        addPosition(code, position);
      }
      command("", "sequence", code, "--to", "1000000000");
      command("", "sequence", code, "--to", "1000000000", "--json");
      command("", "sequence", code, "--to", "40000000", "--csv", "-");
      command("", "sequence", code, "--misere", "--to", "1000000");
      operation("sequence", "game", code, "to", "10000000");
    }
    command("", "sequence", "--family", "?.????", "--to", "100000");
    command("", "sequence", "0.007", "--to", "300000", "--certificate", "cli/target/budget.json");
    command("", "sequence", "0.007", "--to", "300000", "--svg", "cli/target/budget.svg");
  }

  private void addRules() {
    Map<String, String> rules = new LinkedHashMap<>();
    rules.put(
        "three kinds",
        """
        game T
        board grid
        cells . a b #
        move [ . a b ] -> [ a b . ] rotate
        move a -> #
        move b -> #
        move . -> #
        start random . a b
        """);
    rules.put(
        "a won game",
        """
        game W
        board grid
        cells . X
        move . -> X
        win [ X X X X X ] rotate mirror
        start fill .
        """);
    rules.put(
        "avoided",
        """
        game A
        board strip
        cells . X O
        move . -> X
        move . -> O
        avoid [ X O X O ]
        start fill .
        """);
    rules.put(
        "queens that move",
        "game Q\nboard grid\ncells . #\ntoken Q slide E S (1,1) over .\nstart fill .\n");
    rules.put("much to expect", "game K\nboard heap\ncode 0.77\n" + expectations());
    rules.forEach((name, text) -> {
      for (String position : List.of("2x3", "40x40", "400x400", "3000x3000", "7", "100000")) {
        for (String operation : List.of("plan", "solve", "moves", "explore")) {
          operation(operation, "rules", text, "position", position);
        }
      }
      operation("check", "rules", text);
      operation("table", "rules", text, "family", "1..100x1..100", "patterns", "true");
      operation("table", "rules", text, "family", "1..3000", "patterns", "true");
    });
  }

  private static String expectations() {
    StringBuilder lines = new StringBuilder();
    for (int n = 1; n < 1_000; n++) {
      lines.append("expect ").append(n * 40_000L).append(" wins\n");
    }
    return lines.toString();
  }

  private void addTilings() {
    for (String board : List.of("6x10", "40x40", "1000x1000", "30000x30000", "1000000000x7")) {
      command("", "tile", "--board", board, "--pieces", "pentominoes");
      command("", "tile", "--board", board, "--pieces", "L4", "--count");
      command(
          "", "tile", "--board", board, "--pieces", "dominoes", "--svg", "cli/target/budget.svg");
      command("", "tile", "--board", board, "--pieces", "hexominoes", "--all", "--json");
    }
    for (String size : List.of("4", "12", "20", "60")) {
      command("", "polyominoes", size);
      command("", "polyominoes", size, "--count");
      command("", "polyominoes", size, "--draw");
      command("", "omino", size);
      command("", "omino", size, "30x33");
    }
    command("", "omino", "7", "9x100");
    command("", "games");
    for (String contest : workbench.contestIds()) {
      command("", "contest", contest);
    }
    for (String file :
        List.of("0.051", "kayles", "l-tetrominoes", "pentominoes", "tetrominoes", "wrong")) {
      command("", "verify", "examples/" + file + ".certificate.json");
    }
    for (String file : List.of("queens", "three-in-a-row", "wildfire", "two-colours")) {
      command("", "check", "examples/" + file + ".game");
    }
  }

  private void command(String input, String... words) {
    List<String> all = new ArrayList<>(List.of(words));
    if (!words[0].equals("games")) {
      all.addAll(BUDGET);
    }
    put(new BudgetCase.Command(input, all));
  }

  private void operation(String name, String... members) {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    for (int i = 0; i < members.length; i += 2) {
      switch (members[i]) {
        case "to" -> request.put(members[i], Long.parseLong(members[i + 1]));
        case "patterns" -> request.put(members[i], true);
        default -> request.put(members[i], members[i + 1]);
      }
    }
    request.put("milliseconds", MILLISECONDS);
    put(new BudgetCase.Asked(name, request));
  }

  private void put(BudgetCase one) {
    cases.putIfAbsent(one.name(), one);
  }
}
