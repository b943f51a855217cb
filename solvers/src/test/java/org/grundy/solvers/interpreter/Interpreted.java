package org.grundy.solvers.interpreter;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A game as its text says it. Moves are listed from the text for every position anew, and played
/// out: slow and plain.
public abstract class Interpreted {
  private static final int CAN_END = -1;

  /// The words of every line, by the first word of the line.
  final Map<String, List<List<String>>> lines = new HashMap<>();

  private final boolean misere;
  private final Map<Object, List<Next>> listed = new HashMap<>();
  private final Map<Object, Integer> values = new HashMap<>();
  private final Map<List<Object>, Boolean> outcomes = new HashMap<>();

  /// What one move leads to; two moves of one position are different moves.
  record Next(List<Object> sum, boolean ends) {
    Next(Object position) {
      this(List.of(position), false);
    }
  }

  /// All that is told of a sum. The value is absent under misère play, and where the game is over
  /// or can be ended at once.
  public record Answer(boolean nextWins, OptionalInt value, long moves, long winningMoves) {}

  Interpreted(Map<String, List<List<String>>> lines) {
    this.lines.putAll(lines);
    this.misere = words("play").stream().anyMatch(words -> words.contains("misere"));
  }

  /// The game of a text as the formatter lays it out.
  public static Interpreted of(String text) {
    Map<String, List<List<String>>> lines = new HashMap<>();
    for (String line : text.split("\n", -1)) {
      List<String> words = withoutName(Stream.of(line.strip().split("\\s+")).toList());
      lines
          .computeIfAbsent(words.getFirst(), _ -> new ArrayList<>())
          .add(words.subList(1, words.size()));
    }
    List<String> board = lines.getOrDefault("board", List.of()).getFirst();
    return switch (board.getFirst()) {
      case "grid", "strip", "ring" -> new InterpretedBoard(lines);
      case "graph" -> new InterpretedGraph(lines);
      case "heap", "heaps" -> new InterpretedHeaps(lines, board.subList(1, board.size()));
      default -> throw new IllegalArgumentException("no board: " + board);
    };
  }

  /// A line of moves without its name, `move NAME : …` or `take NAME : …`; names that are one
  /// character might be glyphs and are not read.
  private static List<String> withoutName(List<String> words) {
    boolean named =
        words.size() > 2
            && List.of("move", "token", "code", "take").contains(words.get(0))
            && words.get(1).codePointCount(0, words.get(1).length()) > 1
            && words.get(2).equals(":");
    if (!named) {
      return words;
    }
    List<String> left = new ArrayList<>(words);
    left.subList(1, 3).clear();
    return left;
  }

  List<List<String>> words(String first) {
    return lines.getOrDefault(first, List.of());
  }

  /// The position of a text.
  abstract Object read(String text);

  /// Every move, once.
  abstract List<Next> moves(Object position);

  /// Whether a move has left some vertex without edges that had some before.
  boolean isolates(Object before, Object after, String except) {
    throw new IllegalArgumentException("no graph: " + before);
  }

  /// Whether a winning pattern stands.
  boolean isOver(Object position) {
    return false;
  }

  private List<Next> listed(Object position) {
    List<Next> known = listed.get(position);
    if (known == null) {
      known = moves(position);
      listed.put(position, known);
    }
    return known;
  }

  /// Solves a sum.
  public Answer solve(List<String> texts) {
    List<Object> sum = texts.stream().map(this::read).toList();
    if (sum.stream().anyMatch(this::isOver)) {
      return new Answer(false, OptionalInt.empty(), 0, 0);
    }
    boolean literal = misere || !words("win").isEmpty();
    long moves = 0;
    long winning = 0;
    for (int i = 0; i < sum.size(); i++) {
      for (Next next : listed(sum.get(i))) {
        List<Object> after = replaced(sum, i, next);
        moves++;
        boolean lost = literal ? !nextWins(after) : value(after).orElseThrow() == 0;
        winning += next.ends() || lost ? 1 : 0;
      }
    }
    OptionalInt value = misere ? OptionalInt.empty() : value(sum);
    boolean wins = literal ? nextWins(sum) : value.orElseThrow() > 0;
    if (value.isPresent() && (value.getAsInt() > 0) != wins) {
      throw new AssertionError("the safe-move game does not tell who wins " + texts);
    }
    return new Answer(wins, value, moves, winning);
  }

  private static List<Object> replaced(List<Object> sum, int index, Next next) {
    List<Object> after = new ArrayList<>(sum);
    after.remove(index);
    after.addAll(next.sum());
    return after;
  }

  /// Who wins, word for word.
  private boolean nextWins(List<Object> sum) {
    List<Object> key = sum.stream().sorted(Comparator.comparing(Object::toString)).toList();
    Boolean known = outcomes.get(key);
    if (known != null) {
      return known;
    }
    boolean wins = false;
    boolean stuck = true;
    for (int i = 0; i < key.size() && !wins; i++) {
      if (i > 0 && key.get(i).equals(key.get(i - 1))) {
        continue;
      }
      for (Next next : listed(key.get(i))) {
        stuck = false;
        wins |= next.ends() || !nextWins(replaced(key, i, next));
        if (wins) {
          break;
        }
      }
    }
    wins |= stuck && misere;
    outcomes.put(key, wins);
    return wins;
  }

  /// The nim-sum; empty where somebody can end the game at once.
  private OptionalInt value(List<Object> sum) {
    int nimSum = 0;
    for (Object position : sum) {
      int value = value(position);
      if (value == CAN_END) {
        return OptionalInt.empty();
      }
      nimSum ^= value;
    }
    return OptionalInt.of(nimSum);
  }

  private int value(Object position) {
    Integer known = values.get(position);
    if (known != null) {
      return known;
    }
    BitSet seen = new BitSet();
    boolean ends = false;
    for (Next next : listed(position)) {
      ends |= next.ends();
      if (!next.ends()) {
        value(next.sum()).ifPresent(seen::set);
      }
    }
    int value = ends ? CAN_END : seen.nextClearBit(0);
    values.put(position, value);
    return value;
  }

  /// The parts of a text that match.
  static List<String> parts(String text, String pattern) {
    List<String> parts = new ArrayList<>();
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    while (matcher.find()) {
      parts.add(matcher.group());
    }
    return parts;
  }
}
