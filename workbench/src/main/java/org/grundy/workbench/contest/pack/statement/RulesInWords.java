package org.grundy.workbench.contest.pack.statement;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.jspecify.annotations.Nullable;

/// Rules told in sentences, in Markdown. They are read off the lines of the text, so that the names
/// of parameters stay.
final class RulesInWords {
  /// A kind of line.
  ///
  /// @param words what it says, from its parts
  private record Kind(Pattern line, Function<Matcher, String> words) {
    Kind(String line, Function<Matcher, String> words) {
      this(Pattern.compile(line), words);
    }
  }

  /// Lines of moves; the words stand behind “A move”.
  private static final List<Kind> MOVES =
      List.of(
          new Kind("take (.+?)( in (?:up|exactly|every) .*)?", RulesInWords::taken),
          new Kind("code (.+)", RulesInWords::code),
          new Kind(
              "move (edge|vertex) (\\S+?)(?: where (.+?))? : delete (.+)",
              line ->
                  "chooses %s %s `%s`%s and deletes %s"
                      .formatted(
                          line.group(1).equals("edge") ? "an" : "a",
                          line.group(1),
                          line.group(2),
                          when(line.group(3), ", where %s,"),
                          line.group(4))),
          new Kind(
              "move (edge|pair) (\\S+?)(?: where (.+?))? : (contract|add) (edge|vertex)",
              RulesInWords::joined),
          new Kind("move (\\[.+]) -> (\\[.+?])( rotate)?( mirror)?", RulesInWords::pattern),
          new Kind(
              "move (.+?) -> (\\S+) along (.+?)(?: up to (\\S+))? over (.+?) -> (\\S+)"
                  + "(?: forbid (.+))?",
              RulesInWords::rays),
          new Kind(
              "move (.+?) -> (\\S+) flood (.+?) over (.+?) -> (\\S+)",
              line ->
                  "chooses a cell with %s, which becomes `%s`; all cells become `%s` that can be reached from it by steps %s over cells with %s"
                      .formatted(
                          signs(line.group(1)),
                          line.group(2),
                          line.group(5),
                          directions(line.group(3)),
                          signs(line.group(4)))),
          new Kind(
              "move (.+?) -> (\\S+) sums over (.+?) -> (\\S+)",
              line ->
                  "chooses a cell with %s, which becomes `%s`; cells have the numbers 1, 2, 3, … from the left, and all cells with %3$s become `%4$s` whose number is a sum of the chosen number and of numbers of cells without %3$s, each as often as wanted"
                      .formatted(
                          signs(line.group(1)),
                          line.group(2),
                          signs(line.group(3)),
                          line.group(4))),
          new Kind(
              "token (\\S+) step edges(?: : delete (left|edge))?",
              line ->
                  "takes the token `%s` along an edge to another vertex%s"
                      .formatted(
                          line.group(1),
                          line.group(2) == null
                              ? ""
                              : line.group(2).equals("edge")
                                  ? " and deletes that edge"
                                  : " and deletes the vertex that it leaves")),
          new Kind(
              "token (\\S+) (step|slide) (.+?) over (.+?)(?: on \\S+)?( blocked)?",
              line ->
                  "takes a token `%s` %s %s; each cell that it enters holds %s%s"
                      .formatted(
                          line.group(1),
                          line.group(2).equals("step") ? "one step" : "one or more steps",
                          directions(line.group(3)),
                          signs(line.group(4)),
                          when(line.group(5), " and no other token"))));

  private static final Kind EQUATION =
      new Kind(
          "move (.+?) -> (.+?)(?: except (.+?))?( in (?:up|exactly|every) .*)?",
          line ->
              "replaces %s `%s` by %s%s%s"
                  .formatted(
                      line.group(1).startsWith("(") ? "heaps of" : "a heap of",
                      line.group(1),
                      Stream.of(line.group(2).split(" \\| ", -1))
                          .map(one ->
                              "`"
                                  + one.replaceFirst(" (?:where|for) ", "` for any numbers with `")
                                  + "`")
                          .collect(Collectors.joining(", or by ")),
                      when(line.group(3), ", but leaves none of `%s`"),
                      several(line.group(4))));

  private static final Kind CELL =
      new Kind(
          "move (.+?) -> (\\S+)",
          line ->
              "chooses a cell with %s, which becomes `%s`"
                  .formatted(signs(line.group(1)), line.group(2)));

  /// Lines that say how a game ends.
  private static final List<Kind> ENDS =
      List.of(
          new Kind(
              "win (\\[.+?])( rotate)?( mirror)?",
              line ->
                  "Who makes signs stand as in `%s`%s wins at once"
                      .formatted(line.group(1), turns(line))),
          new Kind(
              "(win|lose) where (.+)",
              line ->
                  "Who moves to a position with `%s` %ss at once"
                      .formatted(line.group(2), line.group(1))),
          new Kind(
              "win on (\\S+)",
              line -> "Who moves a token onto a cell with `" + line.group(1) + "` wins at once"),
          new Kind(
              "win delete (\\S+)",
              line -> "Who deletes the vertex `" + line.group(1) + "` wins at once"),
          new Kind(
              "win at (\\S+)",
              line -> "Who moves a token to the vertex `" + line.group(1) + "` wins at once"),
          new Kind(
              "avoid (\\[.+?])( rotate)?( mirror)?",
              line ->
                  "A move that makes signs stand as in `%s`%s is not allowed"
                      .formatted(line.group(1), turns(line))),
          new Kind("play misere", _ -> "A player who cannot move wins"));

  /// A line that binds the next move.
  private static final Pattern BOND =
      Pattern.compile("((?:move|take|code|token) .*?) (again(?: where .*)?|entails)");

  private RulesInWords() {}

  /// The game in words.
  static String of(GameRules rules) {
    List<String> lines =
        RulesFormatter.lines(rules).stream()
            .map(line ->
                line.replaceAll(" +", " ")
                    .replaceFirst("^(move|take|code|token) \\w+ : (?!delete)", "$1 "))
            .toList();
    StringBuilder text =
        new StringBuilder("Two players move in turn. Both play as well as can be. ");
    text.append(board(rules.board())).append("\n\n");
    List<String> moves = told(lines, moves(rules.board()));
    if (moves.size() == 1) {
      text.append("A move ").append(moves.getFirst()).append(".");
    } else if (!moves.isEmpty()) {
      text.append("There are these moves. A move");
      moves.forEach(move -> text.append("\n- ").append(move).append("."));
      text.append("\n\n");
    }
    told(lines, ENDS).forEach(end -> text.append(' ').append(end).append('.'));
    if (lines.stream().noneMatch("play misere"::equals)
        && !(rules.board() instanceof Board.Tiling)) {
      text.append(" A player who cannot move loses.");
    }
    return text.append(notes(lines, rules.board())).toString();
  }

  private static List<Kind> moves(Board board) {
    List<Kind> kinds = new ArrayList<>(MOVES);
    kinds.add(board.hasCells() ? CELL : EQUATION);
    return kinds;
  }

  /// The sentences for those lines that are of one of these kinds.
  private static List<String> told(List<String> lines, List<Kind> kinds) {
    List<String> told = new ArrayList<>();
    for (String line : lines) {
      Matcher bond = BOND.matcher(line);
      boolean binds = bond.matches();
      kinds.stream()
          .map(kind -> {
            Matcher parts = kind.line.matcher(binds ? bond.group(1) : line);
            return parts.matches()
                ? kind.words.apply(parts) + (binds ? bound(bond.group(2)) : "")
                : "";
          })
          .filter(words -> !words.isEmpty())
          .findFirst()
          .ifPresent(told::add);
    }
    return told;
  }

  /// What the next move has to be.
  private static String bound(String bond) {
    return switch (bond.split(" ", 2)[0]) {
      case "entails" -> "; the opponent has to answer in what it leaves of the position";
      default ->
          bond.equals("again")
              ? "; the same player has to make another move after it"
              : "; the same player has to make another move after it where it takes the last edge of"
                  + " a vertex"
                  + (bond.contains(" except ")
                      ? " other than `" + bond.substring(bond.lastIndexOf(' ') + 1) + "`"
                      : "");
    };
  }

  private static String board(Board board) {
    return switch (board) {
      case Board.Cells cells -> cells.told();
      case Board.Heap _, Board.HeapSet _ -> "They play with heaps of tokens.";
      case Board.Heaps(List<String> sizes, var _) ->
          "They play with heaps of tokens that belong together; `(%s)` are their sizes."
              .formatted(String.join(",", sizes));
      case Board.Graph(var ground) ->
          "They play on a graph. With a vertex go its edges."
              + ground
                  .map(name ->
                      " The vertex `%s` is the ground: it is never chosen and never deleted, and what is no longer joined to it falls away."
                          .formatted(name))
                  .orElse("");
      case Board.Tiling() ->
          "The player to move names a piece: a number of cells, which the input tells, joined by edges. The opponent must fill the board exactly with pieces of so many cells, any of them as often as it takes, turned and reflected at will, at least one of them the named one. If that can be done the opponent wins, and if not the player who named the piece.";
    };
  }

  private static String joined(Matcher line) {
    boolean contracts = line.group(4).equals("contract");
    String chosen = contracts ? "an edge" : "two vertices";
    String done =
        contracts
            ? "makes one vertex of its two ends"
            : line.group(5).equals("vertex")
                ? "joins a new vertex to both"
                : "draws an edge between them; no edge was there before";
    return "chooses %s `%s`%s and %s"
        .formatted(chosen, line.group(2), when(line.group(3), ", where %s,"), done);
  }

  /// The meaning of the signs in the sentences.
  private static String notes(List<String> lines, Board board) {
    Map<String, String> notes = new LinkedHashMap<>();
    if (board.hasCells()) {
      notes.put(
          "(?:move|win|avoid) \\[.*",
          "Signs in brackets stand side by side, and `|` is between rows. A `*` is any sign, and it"
              + " stays; signs such as `$a` are equal where their letters are.");
      notes.put(
          "(?:move|token) .* (?:along|flood|step|slide) .*",
          "N is up, E right, S down and W left; (r,c) is r rows down and c columns to the right.");
    } else {
      notes.put("move .+ -> .*", "All numbers are whole and not negative; a heap of 0 is gone.");
      notes.put("move .+ -> .* [+] .*", "A `+` outside of parentheses stands between heaps.");
      notes.put(
          "move .+ -> .*(?:sum \\w+ in| copies of ).*",
          "`sum i in a..b of E` are heaps of `E` for each `i` from `a` to `b`, with two such"
              + " numbers for each pair of theirs, and `t copies of E` are `t` heaps.");
      notes.put(
          "move .+ -> .* but the last of .*", "`but the last`: without that of the last numbers.");
    }
    return notes.entrySet().stream()
        .filter(note -> lines.stream().anyMatch(line -> line.matches(note.getKey())))
        .map(note -> " " + note.getValue())
        .collect(Collectors.joining());
  }

  private static String when(@Nullable String part, String words) {
    return part == null ? "" : words.formatted(part);
  }

  private static String taken(Matcher line) {
    String counts =
        Stream.of(line.group(1).split("(?<!\\bof|powers) ", -1))
            .map(one ->
                (Character.isLetter(one.charAt(0)) && !one.contains("..") ? "one of `" : "`")
                    + one.replace("..", "` to `")
                    + "`")
            .collect(Collectors.joining(" or "));
    return "takes tokens from one heap; their number is " + counts + several(line.group(2));
  }

  private static String several(@Nullable String part) {
    if (part == null) {
      return "";
    }
    return part.endsWith(" same")
        ? "," + part.replaceFirst(" same$", " at once, the same number from each")
        : "," + part.replaceFirst(" each$", " at once");
  }

  private static String code(Matcher line) {
    return "takes `k` tokens from one heap, or none, as the digits of `%s` allow: the `k`-th digit behind the point, and for `k = 0` that before it, is a sum of 1 where nothing may be left of the heap, 2 where one heap may be left, and 4 where two heaps may be left; digits in brackets repeat, and heaps that are left have at least 1 token"
        .formatted(line.group(1));
  }

  private static String pattern(Matcher line) {
    String turned = line.group(3) == null ? "" : ", or turned by quarter turns,";
    return "replaces signs that stand as in `%s`%s%s by `%s`"
        .formatted(
            line.group(1), turned, line.group(4) == null ? "" : ", or reflected,", line.group(2));
  }

  private static String turns(Matcher line) {
    return (line.group(2) == null ? "" : ", turned or not,")
        + (line.group(3) == null ? "" : ", reflected or not,");
  }

  private static String rays(Matcher line) {
    return "chooses a cell with %s, which becomes `%s`; from there on cells become `%s` %s, up to the first that does not hold %s%s%s"
        .formatted(
            signs(line.group(1)),
            line.group(2),
            line.group(6),
            directions(line.group(3)),
            signs(line.group(5)),
            when(line.group(4), ", at most %s in each"),
            line.group(7) == null
                ? ""
                : "; there must not be one with " + signs(line.group(7)) + " then");
  }

  private static String directions(String names) {
    return (names.contains(" ") ? "in the directions " : "in the direction ") + names;
  }

  private static String signs(String signs) {
    return Stream.of(signs.split(" ", -1))
        .map(sign -> "`" + sign + "`")
        .collect(Collectors.joining(" or "));
  }
}
