package org.grundy.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.SizeRange;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.api.Test;

/// What each method of the planner does, found out by doing it and held against the definition.
///
/// ```
/// normal    it is sound for some sample under normal play, and says of each what the definition says
/// misère    the same under misère play
/// outcome   who wins, the value, and whether it is a number are right where no more is asked
/// partial   ended one node before it is done it says something; whenever it is ended that is true
/// resuming  a new run that loads what it saved then gives the same answer with fewer nodes
/// threads   with two threads it says the same
/// families  some family of starts is valued in one piece of work; `no`: each start by itself
/// counts    the same of starts counted by their values
/// ```
///
/// `some` is yes for some of its samples only: where every first move that is looked at wins,
/// nothing is known before all is. Of `sequence` the rest are strips, rings and states, of which no
/// shorter one is the option of most moves; their work here is on what follows from the rules,
/// which is found anew. Of `genus` they are heaps that are seen to be tame in a look at each.
/// `cover` has nothing to go on from: it settles a piece in milliseconds, and knows it for as long
/// as the method is there. `loopy` has no sample here: the definition plays no game that may go on
/// for ever, and `LoopyMethodTest` holds it; so does `LoonyMethodTest` with `loony`. `-` has no
/// meaning: the work is no more than a look at each cell, vertex or edge, no size makes a start, or
/// the rules know no such play.
class MethodMatrixTest {
  private static final String EXPECTED =
      """
                  normal   misère   outcome  partial  resuming threads  families counts
      decided     yes      no       yes      yes      yes      yes      no       no
      finished    yes      yes      yes      -        -        yes      -        -
      loopy       -        -        -        -        -        -        -        -
      loony       -        -        -        -        -        -        -        -
      walk        yes      no       yes      -        -        yes      yes      no
      tokens      yes      yes      yes      yes      yes      yes      -        -
      fusion      yes      no       yes      -        -        yes      no       no
      cut         yes      no       yes      yes      yes      yes      no       no
      regions     yes      no       yes      yes      yes      yes      -        -
      apart       yes      no       yes      -        -        yes      no       no
      sequence    yes      no       yes      some     some     yes      yes      yes
      product     yes      no       yes      yes      yes      yes      no       no
      coordinates yes      yes      yes      yes      yes      yes      yes      yes
      several     yes      yes      yes      yes      yes      yes      no       no
      quotient    no       yes      yes      yes      yes      yes      no       no
      genus       no       yes      yes      some     some     yes      no       no
      cover       yes      -        yes      yes      no       yes      -        -
      placement   yes      no       yes      yes      yes      yes      no       no
      search      yes      yes      yes      yes      yes      yes      no       no
      automaton   no       yes      yes      no       no       yes      no       no
      definition  yes      yes      yes      some     yes      yes      yes      no
      """;

  private enum Column {
    NORMAL(false),
    MISERE(false),
    OUTCOME(true),
    PARTIAL(true),
    RESUMING(true),
    THREADS(true),
    FAMILIES(false),
    COUNTS(false);

    private final boolean always;

    /// @param always whether a method that does so does it of every sample
    Column(boolean always) {
      this.always = always;
    }

    @Override
    public String toString() {
      return this == MISERE ? "misère" : name().toLowerCase(Locale.ROOT);
    }
  }

  /// A game and starts of it.
  ///
  /// @param starts ranges of the numbers that a start is made of; empty where no size makes one
  private record Sample(String method, String text, String start, List<SizeRange> starts) {
    Sample(String method, String text, String start, String starts) {
      this(
          method,
          "game Test\n" + text,
          start,
          Arrays.stream(starts.split(",", -1))
              .filter(one -> !one.isEmpty())
              .map(Sample::range)
              .toList());
    }

    private static SizeRange range(String text) {
      String[] ends = text.split("\\.\\.", -1);
      return new SizeRange("x", Long.parseLong(ends[0]), Long.parseLong(ends[ends.length - 1]) + 1);
    }

    /// The game as it is and, where the rules tell nothing else, under misère play.
    List<GameRules> games() {
      boolean settled =
          text.contains("play") || text.contains("where n = ") || text.contains("tiling");
      return (settled ? List.of(text) : List.of(text, text + "play misere\n"))
          .stream().map(lines -> RulesParser.parse("test", lines)).toList();
    }

    List<Position> sum(GameRules rules) {
      return PositionText.parse(rules, "test", start, 1);
    }

    FamilySpec family() {
      return new FamilySpec(starts, starts.size() > 1 ? 0 : -1, starts.size() > 1 ? 1 : 0);
    }
  }

  private static final String CRAM =
      "board grid\ncells . #\nmove [ . . ] -> [ # # ] rotate\nstart fill .\n";

  private static final List<Sample> SAMPLES =
      List.of(
          new Sample("decided", CRAM, "4x4", "2..4,2..4"),
          new Sample(
              "finished",
              "board strip\ncells . X\nmove . -> X\nwin [ X X ]\nstart fill .\n",
              ".XX.",
              ""),
          new Sample("finished", "board heap\ntake 1 2\nlose where n = 3\n", "3", ""),
          new Sample(
              "walk",
              "board grid\ncells .\ntoken @ step E S SE over .\nstart fill .\n",
              "6x7",
              "1..5,1..6"),
          new Sample(
              "walk", "board graph\ntoken @ step edges\nstart product\n", "5x5", "1..4,1..4"),
          new Sample(
              "tokens", "board strip\ncells .\ntoken @ slide W over . blocked\n", "..@.@...@", ""),
          new Sample(
              "tokens",
              "board grid\ncells .\ntoken @ step E S over . blocked\n",
              "@...|.@..|@...",
              ""),
          new Sample(
              "fusion",
              "board graph\nground g\nmove edge u-v : delete edge\nstart cycle\n",
              "g-a a-b b-g b-c c-d",
              "3..6"),
          new Sample(
              "cut",
              """
              board grid
              cells . b
              move . -> b along N S over . -> b
              move . -> b along E W over . -> b
              start fill .
              """,
              "4x5",
              "1..4,1..4"),
          new Sample(
              "regions",
              """
              board grid
              cells . b #
              move . -> b along N S over . -> b
              move . -> b along E W over . -> b
              """,
              "...#..|...#..|...#..",
              ""),
          new Sample("sequence", "board heap\ncode 0.137\n", "200", "0..40"),
          new Sample(
              "sequence",
              "board strip\ncells . #\nmove [ . . ] -> [ # # ]\nstart fill .\n",
              "9",
              "1..9"),
          new Sample(
              "sequence",
              "board ring\ncells . #\nmove [ . . ] -> [ # # ]\nstart fill .\n",
              "9",
              "1..9"),
          new Sample(
              "sequence",
              "board heaps n s\nmove (n,s) -> (n-k,k) where 1 <= k <= 3, k != s\n",
              "(100,0)",
              "0..20,0..3"),
          new Sample(
              "apart",
              "board heaps a b\nmove (a,b) -> (a-k,b) where k in squares, k >= 1\nmove (a,b) -> (a,b-k) where k in primes\n",
              "(60,70)",
              "0..20,0..3"),
          new Sample(
              "product",
              """
              board heaps r c
              move  (r,c) -> (a,c) + (b,c) + (r,d) + (r,e) + (a,d) + (a,e) + (b,d) + (b,e) where a < b, b < r, d < e, e < c
              """,
              "(9,7)",
              "0..5,0..5"),
          new Sample(
              "coordinates",
              "board heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1\n",
              "(9,10)",
              "0..7,0..7"),
          new Sample("coordinates", "board heap\ntake 1 3 4\nlose where n = 5\n", "60", "0..30"),
          new Sample(
              "coordinates",
              "board heap\ntake 1..9 in up to 2 heaps same\n",
              "(9,10)",
              "0..7,2..9"),
          new Sample(
              "several", "board heap\ntake 1..3 in up to 2 heaps each\n", "(3,4,5)", "0..5,0..5"),
          new Sample(
              "several",
              "board heap\nmove n -> a + b where a + b < n in up to 2 heaps each\n",
              "(3,2)",
              "0..3,0..3"),
          new Sample("quotient", "board heap\ncode 0.37\n", "11 + 6", "0..12"),
          new Sample("quotient", CRAM, "2x3 + 3x3", ""),
          new Sample("genus", "board heap\ncode 0.37\nplay misere\n", "11 + 6", "0..12"),
          new Sample("genus", "board heap\ntake 1 3\n", "11 + 6", "0..12"),
          new Sample("cover", "board tiling\n", "6 6x8", ""),
          new Sample("placement", CRAM, "4x5", "1..4,1..4"),
          new Sample("search", CRAM, "3x4", "1..3,1..4"),
          new Sample(
              "search",
              "board ring\ncells . #\nmove [ . . ] -> [ # # ]\nstart fill .\n",
              "11",
              "1..9"),
          new Sample(
              "search",
              "board graph\nmove vertex v : delete v, neighbours of v\nstart grid\n",
              "3x4",
              "1..3,1..3"),
          new Sample(
              "automaton",
              "board heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1\n",
              "(7,9)",
              "0..6,0..6"),
          new Sample("definition", CRAM, "3x3", "1..3,1..3"),
          new Sample("definition", "board heap\ncode 0.137\n", "9 + 4", "0..12"),
          new Sample(
              "definition",
              "board heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1\n",
              "(7,9)",
              "0..6,0..6"));

  @Test
  void isWhatEachMethodDoes() throws IOException {
    List<String> rows = new ArrayList<>();
    rows.add(line("", Arrays.stream(Column.values()).map(Column::toString).toList()));
    for (Method method : Planner.standard().methods()) {
      Row row = new Row();
      for (Sample sample : SAMPLES) {
        if (sample.method.equals(method.name())) {
          for (GameRules rules : sample.games()) {
            probe(method, rules, sample, row);
          }
        }
      }
      rows.add(line(method.name(), row.cells()));
    }
    String found = String.join("\n", rows) + "\n";
    System.out.print(found);
    assertThat(found).isEqualTo(EXPECTED);
  }

  private static void probe(Method method, GameRules rules, Sample sample, Row row)
      throws IOException {
    boolean sound = MethodProbe.isSound(method, rules, sample.sum(rules));
    row.note(rules.play() == Play.NORMAL ? Column.NORMAL : Column.MISERE, sound);
    if (!sound) {
      return;
    }
    MethodProbe probe = new MethodProbe(method, rules, sample.sum(rules));
    row.note(Column.OUTCOME, probe.answersTheOutcome(1));
    probe.solves(1);
    Optional<MethodProbe.Stopped> stopped = probe.stops();
    if (stopped.isPresent()) {
      row.note(Column.PARTIAL, stopped.get().says());
      row.note(Column.RESUMING, stopped.get().resumes());
    }
    probe.solves(2);
    row.note(Column.THREADS, probe.answersTheOutcome(2));
    if (!sample.starts.isEmpty()) {
      for (boolean outcomes : new boolean[] {false, true}) {
        StartsProbe starts = new StartsProbe(rules, sample.family(), outcomes);
        row.note(Column.FAMILIES, starts.areFilledBy(method));
        row.note(Column.COUNTS, starts.areCountedBy(method));
      }
    }
  }

  /// What was found of one method.
  private static final class Row {
    private final Map<Column, Set<Boolean>> found = new EnumMap<>(Column.class);

    void note(Column column, boolean does) {
      found.computeIfAbsent(column, _ -> new HashSet<>()).add(does);
    }

    List<String> cells() {
      return Arrays.stream(Column.values()).map(this::cell).toList();
    }

    private String cell(Column column) {
      Set<Boolean> all = found.getOrDefault(column, Set.of());
      if (all.isEmpty()) {
        return "-";
      }
      if (all.size() > 1 && column.always) {
        return "some";
      }
      return all.contains(true) ? "yes" : "no";
    }
  }

  private static String line(String name, List<String> cells) {
    return String.format("%-12s", name)
        + cells.stream()
            .map(cell -> String.format("%-9s", cell))
            .collect(Collectors.joining())
            .stripTrailing();
  }
}
