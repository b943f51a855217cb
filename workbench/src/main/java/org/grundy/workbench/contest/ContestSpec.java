package org.grundy.workbench.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.core.Place;
import org.grundy.rules.text.Word;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;

/// The input and the output of one contest problem.
///
/// @param title what the contest calls it
/// @param source which contest it is from; may be empty
/// @param rules the game of the catalogue whose rules it has, where they are not in a file beside
///   it
/// @param names the numbers, lists and boards of the input
/// @param input how the input reads, in its order
/// @param needs what the contest promises of these
/// @param settings numbers of the input that stand for parameters of the rules
/// @param added lines that the input adds to the rules
/// @param start the position that is asked about
/// @param startAt where the format says so
/// @param output what is printed
/// @param samples inputs with their outputs
public record ContestSpec(
    String title,
    String source,
    Optional<Word> rules,
    SpecNames names,
    List<Item> input,
    List<Need> needs,
    List<Setting> settings,
    List<Addition> added,
    StartForm start,
    Place startAt,
    OutputForm output,
    List<Sample> samples) {
  public ContestSpec {
    input = List.copyOf(input);
    needs = List.copyOf(needs);
    settings = List.copyOf(settings);
    added = List.copyOf(added);
    samples = List.copyOf(samples);
  }

  /// All items in the order in which the input reads: what stands inside of cases comes behind
  /// them.
  public List<Item> everyItem() {
    List<Item> all = new ArrayList<>();
    List<Item> next = input;
    while (!next.isEmpty()) {
      all.addAll(next);
      next = next.getLast() instanceof Item.Cases cases ? cases.items() : List.of();
    }
    return all;
  }

  /// The repetitions of the cases, the outermost first.
  public List<Item.Repetition> repetitions() {
    return everyItem().stream()
        .flatMap(item ->
            item instanceof Item.Cases cases ? Stream.of(cases.repetition()) : Stream.empty())
        .toList();
  }

  /// How many `cases` stand around those whose answers are joined in a line or gathered. These are
  /// the innermost ones; where they are numbered, the numbered ones right around them too.
  public int group() {
    List<Item.Repetition> all = repetitions();
    int depth = Math.max(0, all.size() - 1);
    while (depth > 0
        && all.get(depth) instanceof Item.Repetition.Each
        && all.get(depth - 1) instanceof Item.Repetition.Each) {
      depth--;
    }
    return depth;
  }

  /// The rows of letters of that name.
  ///
  /// @throws IllegalArgumentException if there are none
  public Item.Lettered lettered(String name) {
    return everyItem().stream()
        .flatMap(item -> item instanceof Item.Lettered rows ? Stream.of(rows) : Stream.empty())
        .filter(rows -> rows.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no rows: " + name));
  }

  /// True if these lines are the edges of a tree: that is promised, or a list is made of it.
  public boolean isTree(Item.Lines lines) {
    if (lines.fields().getLast().count().isPresent()) {
      return false;
    }
    List<String> ends = lines.fields().stream().map(Item.Field::name).toList();
    return needs.stream()
            .anyMatch(need ->
                need instanceof Need.Edges(Need.Shape shape, String from, String to)
                    && shape == Need.Shape.TREE
                    && ends.equals(List.of(from, to)))
        || everyItem().stream()
            .anyMatch(item ->
                item instanceof Item.Made(String _, Item.Making.Depths depths)
                    && ends.equals(depths.tree()));
  }

  /// A promise about the numbers of an input.
  public sealed interface Need {
    /// All conditions hold; where they name lists, for each element.
    record Holds(List<Condition> conditions) implements Need {
      public Holds {
        conditions = List.copyOf(conditions);
      }
    }

    /// Two lists are the ends of the edges of a graph.
    ///
    /// @param shape what kind of graph
    /// @param from the name of the list of first ends
    /// @param to the name of the list of second ends
    record Edges(Shape shape, String from, String to) implements Need {}

    /// The kind of graph that is promised.
    enum Shape {
      /// Connected, with one vertex more than edges.
      TREE,
      /// Without loops, and no two edges join the same vertices.
      SIMPLE
    }
  }

  /// `param k = d`: the parameter of the rules stands for a number made of those of the input, or
  /// for one for each number of a list.
  ///
  /// @param parameter its name in the rules
  /// @param at where the format says so
  public record Setting(String parameter, Expression value, Place at) {}

  /// `add where t = 1 : play misere`: a line of rules made from the input.
  ///
  /// @param where what has to hold for it; where the line names lists, of each of their numbers
  /// @param line what is added; one line for each number of the lists in it
  public record Addition(List<Condition> where, Template line) {
    public Addition {
      where = List.copyOf(where);
    }
  }

  /// An input with its output, each with a line break at its end.
  ///
  /// @param at where the lines of the input stand in the description
  public record Sample(String input, String output, List<Place> at) {
    public Sample {
      at = List.copyOf(at);
    }

    /// The place in the description of something in the input; a place behind the last line of the
    /// input is the end of that line.
    ///
    /// @param place where that is in the input alone
    public Place inDescription(Place place) {
      Place line = at.get(Math.min(place.line(), at.size()) - 1);
      boolean behind = place.line() > at.size();
      String last = input.lines().skip(at.size() - 1L).findFirst().orElse("");
      int column = behind ? last.codePointCount(0, last.length()) + 1 : place.column();
      return new Place(line.source(), line.line(), line.column() + column - 1);
    }
  }
}
