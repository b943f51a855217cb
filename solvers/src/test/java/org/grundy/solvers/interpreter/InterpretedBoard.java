package org.grundy.solvers.interpreter;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Grids, strips and rings, as text: `docs/language.md` read once more.
final class InterpretedBoard extends Interpreted {
  /// What a pattern names where the board must have ended.
  private static final String BEYOND = "beyond";

  private static final Map<String, Place> COMPASS =
      Map.of(
          "N", new Place(-1, 0),
          "NE", new Place(-1, 1),
          "E", new Place(0, 1),
          "SE", new Place(1, 1),
          "S", new Place(1, 0),
          "SW", new Place(1, -1),
          "W", new Place(0, -1),
          "NW", new Place(-1, -1));

  private final List<List<List<String>>> wins;
  private final List<List<List<String>>> avoids;
  private final boolean ring;

  /// A row and a column, or what a step adds to them.
  private record Place(int row, int column) {
    Place plus(Place step) {
      return new Place(row + step.row, column + step.column);
    }
  }

  private record Token(String glyph, Place at) {}

  /// @param cells what lies where
  /// @param tokens sorted
  private record Drawn(Map<Place, String> cells, List<Token> tokens) {
    static Drawn of(Map<Place, String> cells, List<Token> tokens) {
      return new Drawn(
          cells, tokens.stream().sorted(Comparator.comparing(Token::toString)).toList());
    }

    Drawn with(Map<Place, String> changes) {
      Map<Place, String> after = new HashMap<>(cells);
      after.putAll(changes);
      return new Drawn(after, tokens);
    }
  }

  /// The patterns of each line, with their answers: found once.
  private final Map<List<String>, Set<List<List<String>>>> ways = new HashMap<>();

  InterpretedBoard(Map<String, List<List<String>>> lines) {
    super(lines);
    this.ring = words("board").getFirst().contains("ring");
    this.wins =
        words("win").stream()
            .filter(line -> line.contains("["))
            .flatMap(line -> ways(line).stream())
            .distinct()
            .toList();
    this.avoids = words("avoid").stream().flatMap(line -> ways(line).stream()).distinct().toList();
  }

  @Override
  Object read(String text) {
    int bracket = text.indexOf(" [");
    String drawing = bracket < 0 ? text : text.substring(0, bracket);
    Map<Place, String> cells = new HashMap<>();
    List<Token> tokens = new ArrayList<>();
    if (text.equals("[]")) {
      return Drawn.of(cells, tokens);
    }
    int row = 0;
    int column = 0;
    for (int code : drawing.codePoints().toArray()) {
      String glyph = Character.toString(code);
      if (glyph.equals("|")) {
        row++;
        column = 0;
        continue;
      }
      Place place = new Place(row, column++);
      if (words("token").stream().anyMatch(line -> line.getFirst().equals(glyph))) {
        tokens.add(new Token(glyph, place));
        cells.put(place, under(glyph));
      } else {
        cells.put(place, glyph);
      }
    }
    for (String token : parts(bracket < 0 ? "" : text.substring(bracket + 2), "\\S\\d+,\\d+")) {
      List<String> numbers = parts(token.substring(1), "\\d+");
      tokens.add(
          new Token(
              token.substring(0, 1),
              new Place(
                  Integer.parseInt(numbers.get(0)) - 1, Integer.parseInt(numbers.get(1)) - 1)));
    }
    return Drawn.of(cells, tokens);
  }

  private String under(String token) {
    return words("token").stream()
        .filter(line -> line.getFirst().equals(token) && line.contains("on"))
        .map(line -> line.get(line.indexOf("on") + 1))
        .findFirst()
        .orElse(words("cells").getFirst().getFirst());
  }

  /// The cell at a place: on a ring the columns go around.
  private Place on(Map<Place, String> cells, Place place) {
    return ring ? new Place(place.row, Math.floorMod(place.column, cells.size())) : place;
  }

  @Override
  boolean isOver(Object position) {
    Drawn board = (Drawn) position;
    return !places(wins, board.cells).isEmpty()
        || board.tokens.stream()
            .anyMatch(token ->
                words("win").contains(List.of("on", board.cells.getOrDefault(token.at, ""))));
  }

  @Override
  List<Next> moves(Object position) {
    Drawn board = (Drawn) position;
    List<Drawn> after = new ArrayList<>();
    if (isOver(board)) {
      return List.of();
    }
    for (List<String> line : words("move")) {
      if (line.getFirst().equals("[") && closes(line)) {
        close(line, board, after);
      } else if (line.getFirst().equals("[")) {
        replace(line, board, after);
      } else {
        choose(line, board, after);
      }
    }
    words("token").forEach(line -> walk(line, board, after));
    Set<?> avoided = places(avoids, board.cells);
    after.removeIf(next -> !avoided.containsAll(places(avoids, next.cells)));
    return after.stream().map(next -> new Next(List.of(next), isOver(next))).toList();
  }

  /// `F… -> T`, with `along D… up to K over S… -> W forbid X…`, `flood D… over S… -> W` or `sums
  /// over S… -> W`.
  private void choose(List<String> line, Drawn board, List<Drawn> after) {
    int arrow = line.indexOf("->");
    List<String> rest = line.subList(arrow + 2, line.size());
    board.cells.forEach((place, glyph) -> {
      if (line.subList(0, arrow).contains(glyph)) {
        Map<Place, String> changes = new HashMap<>();
        boolean legal =
            rest.isEmpty()
                || switch (rest.getFirst()) {
                  case "flood" -> flood(rest, board, place, changes);
                  case "sums" -> add(rest, board, place, changes);
                  default -> send(rest, board, place, changes);
                };
        changes.put(place, line.get(arrow + 1));
        if (legal) {
          after.add(board.with(changes));
        }
      }
    });
  }

  private boolean send(List<String> rays, Drawn board, Place chosen, Map<Place, String> changes) {
    int over = rays.indexOf("over");
    int arrow = rays.indexOf("->");
    boolean bounded = over > 4 && rays.get(over - 3).equals("up");
    int most = bounded ? Integer.parseInt(rays.get(over - 1)) : Integer.MAX_VALUE;
    for (String direction : rays.subList(1, bounded ? over - 3 : over)) {
      Place place = on(board.cells, chosen.plus(step(direction)));
      for (int cell = 0;
          cell < most && board.cells.containsKey(place) && !place.equals(chosen);
          cell++) {
        String glyph = board.cells.getOrDefault(place, "");
        if (!rays.subList(over + 1, arrow).contains(glyph)) {
          boolean forbids = rays.size() > arrow + 2;
          if (forbids && rays.subList(arrow + 3, rays.size()).contains(glyph)) {
            return false;
          }
          break;
        }
        changes.put(place, rays.get(arrow + 1));
        place = on(board.cells, place.plus(step(direction)));
      }
    }
    return true;
  }

  private boolean flood(List<String> flood, Drawn board, Place chosen, Map<Place, String> changes) {
    int over = flood.indexOf("over");
    int arrow = flood.indexOf("->");
    List<Place> reached = new ArrayList<>(List.of(chosen));
    for (int i = 0; i < reached.size(); i++) {
      for (String direction : flood.subList(1, over)) {
        Place place = on(board.cells, reached.get(i).plus(step(direction)));
        String glyph = board.cells.getOrDefault(place, "outside");
        if (flood.subList(over + 1, arrow).contains(glyph) && !reached.contains(place)) {
          reached.add(place);
          changes.put(place, flood.get(arrow + 1));
        }
      }
    }
    return true;
  }

  /// Every number that the last one and those of other glyphs can be added up to.
  private static boolean add(
      List<String> sums, Drawn board, Place chosen, Map<Place, String> changes) {
    int arrow = sums.indexOf("->");
    List<String> over = sums.subList(2, arrow);
    Set<Integer> named = new TreeSet<>(Set.of(chosen.column + 1));
    board.cells.forEach((place, glyph) -> {
      if (!over.contains(glyph)) {
        named.add(place.column + 1);
      }
    });
    Set<Integer> reached = new TreeSet<>(Set.of(0));
    for (int number = 1; number <= board.cells.size(); number++) {
      int sum = number;
      if (named.stream().anyMatch(one -> reached.contains(sum - one))) {
        reached.add(number);
      }
    }
    board.cells.forEach((place, glyph) -> {
      if (reached.contains(place.column + 1) && over.contains(glyph)) {
        changes.put(place, sums.get(arrow + 1));
      }
    });
    return true;
  }

  private static Place step(String direction) {
    Place named = COMPASS.get(direction);
    if (named != null) {
      return named;
    }
    List<String> numbers = parts(direction, "-?\\d+");
    return new Place(Integer.parseInt(numbers.get(0)), Integer.parseInt(numbers.get(1)));
  }

  /// Whether there are fewer cells behind the arrow than before it, on a board of one row.
  private boolean closes(List<String> line) {
    int arrow = line.indexOf("->");
    int to = line.subList(arrow, line.size()).indexOf("]") + arrow;
    return !words("board").getFirst().contains("grid") && to - arrow < arrow;
  }

  /// `[ P ] -> [ Q ]`, where Q is shorter: the row closes up.
  private void close(List<String> line, Drawn board, List<Drawn> after) {
    List<String> row = new ArrayList<>();
    for (int column = 0; column < board.cells.size(); column++) {
      row.add(board.cells.getOrDefault(new Place(0, column), ""));
    }
    Set<List<String>> found = new LinkedHashSet<>();
    boolean turned = line.contains("rotate") || line.contains("mirror");
    for (List<String> spelled : spelled(line.subList(0, line.lastIndexOf("]") + 1))) {
      int arrow = spelled.indexOf("->");
      List<String> before = spelled.subList(1, arrow - 1);
      List<String> left = spelled.subList(arrow + 2, spelled.size() - 1);
      closed(row, before, left, found);
      if (turned) {
        closed(row, before.reversed(), left.reversed(), found);
      }
    }
    for (List<String> closed : found) {
      Map<Place, String> cells = new HashMap<>();
      for (int column = 0; column < closed.size(); column++) {
        cells.put(new Place(0, column), closed.get(column));
      }
      after.add(Drawn.of(cells, List.of()));
    }
  }

  private void closed(
      List<String> row, List<String> before, List<String> left, Set<List<String>> found) {
    int n = row.size();
    for (int at = 0; at < n && before.size() <= n; at++) {
      int over = Math.max(0, at + before.size() - n);
      List<String> here = new ArrayList<>(row.subList(at, Math.min(n, at + before.size())));
      here.addAll(row.subList(0, over));
      if (here.equals(before) && (ring || over == 0)) {
        List<String> closed = new ArrayList<>(row.subList(over, at));
        closed.addAll(left);
        closed.addAll(row.subList(Math.min(n, at + before.size()), n));
        found.add(closed);
      }
    }
  }

  /// A line with every choice of glyphs for its variables.
  private List<List<String>> spelled(List<String> line) {
    return line.stream()
        .filter(word -> word.matches("\\$[a-zA-Z]"))
        .findFirst()
        .map(variable ->
            words("cells").getFirst().stream()
                .flatMap(glyph ->
                    spelled(
                        line.stream().map(word -> word.equals(variable) ? glyph : word).toList())
                        .stream())
                .toList())
        .orElse(List.of(line));
  }

  /// `[ P ] -> [ Q ]`: placements that lead to the same board are one move.
  private void replace(List<String> line, Drawn board, List<Drawn> after) {
    Set<Drawn> found = new LinkedHashSet<>();
    for (List<List<String>> both : ways(line)) {
      int height = both.size() / 2;
      if (!changes(both, height)) {
        continue;
      }
      for (Place at : origins(board.cells)) {
        if (stands(both.subList(0, height), at, board.cells)) {
          Map<Place, String> changes = new HashMap<>();
          List<List<String>> becomes = both.subList(height, 2 * height);
          for (int row = 0; row < height; row++) {
            for (int column = 0; column < becomes.getFirst().size(); column++) {
              if (!becomes.get(row).get(column).equals("*")) {
                Place place = on(board.cells, at.plus(new Place(row, column)));
                changes.put(place, becomes.get(row).get(column));
              }
            }
          }
          found.add(board.with(changes));
        }
      }
    }
    after.addAll(found);
  }

  /// Whether some cell that the first pattern names is named otherwise by the second.
  private static boolean changes(List<List<String>> both, int height) {
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < both.getFirst().size(); column++) {
        String before = both.get(row).get(column);
        String after = both.get(row + height).get(column);
        if (!before.equals("*") && !after.equals("*") && !before.equals(after)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean stands(List<List<String>> pattern, Place at, Map<Place, String> cells) {
    if (ring && pattern.getFirst().size() > cells.size()) {
      return false;
    }
    for (int row = 0; row < pattern.size(); row++) {
      for (int column = 0; column < pattern.get(row).size(); column++) {
        String glyph = cells.get(on(cells, at.plus(new Place(row, column))));
        String asked = pattern.get(row).get(column);
        if (glyph == null ? !asked.equals(BEYOND) : !(asked.equals("*") || asked.equals(glyph))) {
          return false;
        }
      }
    }
    return true;
  }

  /// The cells, and those beyond the border where a pattern with what lies there may begin.
  private static Set<Place> origins(Map<Place, String> cells) {
    Set<Place> origins = new LinkedHashSet<>();
    for (Place cell : cells.keySet()) {
      for (Place step : List.of(new Place(0, 0), new Place(-1, 0), new Place(0, -1))) {
        origins.add(cell.plus(step));
      }
      origins.add(cell.plus(new Place(-1, -1)));
    }
    return origins;
  }

  /// A pattern with what lies beyond the border on some of its sides.
  private static List<List<String>> surrounded(
      List<List<String>> pattern, List<String> sides, String beyond) {
    List<List<String>> rows = new ArrayList<>(pattern);
    List<String> row = Collections.nCopies(pattern.getFirst().size(), beyond);
    if (sides.contains("N")) {
      rows.addFirst(row);
    }
    if (sides.contains("S")) {
      rows.addLast(row);
    }
    return rows.stream()
        .map(cells -> {
          List<String> wide = new ArrayList<>(cells);
          if (sides.contains("W")) {
            wide.addFirst(beyond);
          }
          if (sides.contains("E")) {
            wide.addLast(beyond);
          }
          return List.copyOf(wide);
        })
        .toList();
  }

  /// Where patterns stand: each way to lay one, and its upper left cell.
  private Set<List<Object>> places(List<List<List<String>>> patterns, Map<Place, String> cells) {
    Set<List<Object>> places = new HashSet<>();
    for (List<List<String>> pattern : patterns) {
      for (Place at : origins(cells)) {
        if (stands(pattern, at, cells)) {
          places.add(List.of(pattern, at));
        }
      }
    }
    return places;
  }

  /// The ways to lay the one or two patterns of a line; two stand one above the other.
  private Set<List<List<String>>> ways(List<String> line) {
    return ways.computeIfAbsent(line, this::waysOf);
  }

  private Set<List<List<String>>> waysOf(List<String> line) {
    int where = line.indexOf("where");
    if (where < 0) {
      return waysOfGlyphs(line);
    }
    Set<List<List<String>>> ways = new LinkedHashSet<>();
    numbered(
        line.subList(0, where),
        String.join(" ", line.subList(where + 1, line.size())),
        new HashMap<>(),
        ways);
    return ways;
  }

  /// Puts numbers in the places of the variables that conditions name, one after the other.
  private void numbered(
      List<String> line,
      String conditions,
      Map<String, Integer> numbers,
      Set<List<List<String>>> ways) {
    Optional<String> next =
        parts(conditions, "\\b[a-zA-Z]\\b").stream()
            .filter(name -> !numbers.containsKey(name))
            .findFirst();
    if (next.isEmpty()) {
      if (new Reading(Reading.wordsOf(conditions), numbers).list() == Reading.TRUE) {
        ways.addAll(waysOfGlyphs(line));
      }
      return;
    }
    List<String> cells = words("cells").getFirst();
    for (int number = 0; cells.contains(Integer.toString(number, 36)) || number < 10; number++) {
      String glyph = Integer.toString(number, 36);
      if (cells.contains(glyph)) {
        Map<String, Integer> more = new HashMap<>(numbers);
        more.put(next.get(), number);
        numbered(
            line.stream().map(word -> word.equals("$" + next.get()) ? glyph : word).toList(),
            conditions,
            more,
            ways);
      }
    }
  }

  private Set<List<List<String>>> waysOfGlyphs(List<String> line) {
    Set<List<List<String>>> ways = new LinkedHashSet<>();
    spelled(line).forEach(spelled -> ways.addAll(waysWithoutVariables(spelled)));
    return ways;
  }

  private static Set<List<List<String>>> waysWithoutVariables(List<String> line) {
    List<List<List<String>>> patterns = new ArrayList<>();
    List<String> sides =
        line.contains("border") ? line.subList(line.lastIndexOf("border"), line.size()) : List.of();
    for (String bracket : String.join(" ", line).split("\\[ ", -1)) {
      if (bracket.contains(" ]")) {
        List<List<String>> rows = new ArrayList<>();
        for (String row : bracket.substring(0, bracket.indexOf(" ]")).split(" \\| ", -1)) {
          rows.add(List.of(row.split(" ", -1)));
        }
        patterns.add(surrounded(rows, sides, patterns.isEmpty() ? BEYOND : "*"));
      }
    }
    boolean rotate = line.contains("rotate");
    boolean mirror = line.contains("mirror");
    Set<List<List<String>>> ways = new LinkedHashSet<>();
    for (int turns = 0; turns < 4; turns++) {
      for (int flip = 0; flip < 2; flip++) {
        boolean turned = rotate || turns == 0 || (mirror && turns == 2);
        if (turned && (mirror || flip == 0)) {
          List<List<String>> laid = new ArrayList<>();
          for (List<List<String>> pattern : patterns) {
            laid.addAll(laid(pattern, turns, flip == 1));
          }
          ways.add(laid);
        }
      }
    }
    return ways;
  }

  private static List<List<String>> laid(List<List<String>> pattern, int turns, boolean flip) {
    List<List<String>> laid = pattern;
    for (int turn = 0; turn < turns; turn++) {
      List<List<String>> turned = new ArrayList<>();
      for (int column = 0; column < laid.getFirst().size(); column++) {
        List<String> row = new ArrayList<>();
        for (int from = laid.size() - 1; from >= 0; from--) {
          row.add(laid.get(from).get(column));
        }
        turned.add(row);
      }
      laid = turned;
    }
    return flip ? laid.stream().map(List::reversed).toList() : laid;
  }

  private static boolean isTaken(Drawn board, Place place) {
    return board.tokens.stream().anyMatch(token -> token.at.equals(place));
  }

  /// `G step D… over S… on X blocked`, or `slide`.
  private static void walk(List<String> line, Drawn board, List<Drawn> after) {
    int over = line.indexOf("over");
    boolean blocked = line.getLast().equals("blocked");
    int end = line.contains("on") ? line.indexOf("on") : line.size() - (blocked ? 1 : 0);
    List<String> onto = line.subList(over + 1, end);
    for (Token token : board.tokens) {
      Set<Place> reached = new LinkedHashSet<>();
      for (String direction : line.subList(2, over)) {
        if (token.glyph.equals(line.getFirst())) {
          Place place = token.at.plus(step(direction));
          while (onto.contains(board.cells.getOrDefault(place, "outside"))
              && !(blocked && isTaken(board, place))) {
            reached.add(place);
            place = line.get(1).equals("slide") ? place.plus(step(direction)) : new Place(-9, -9);
          }
        }
      }
      for (Place place : reached) {
        List<Token> tokens = new ArrayList<>(board.tokens);
        tokens.remove(token);
        tokens.add(new Token(token.glyph, place));
        after.add(Drawn.of(board.cells, tokens));
      }
    }
  }
}
