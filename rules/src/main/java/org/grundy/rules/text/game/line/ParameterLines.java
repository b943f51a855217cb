package org.grundy.rules.text.game.line;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import org.grundy.core.InputException;
import org.grundy.core.name.Nearest;
import org.grundy.rules.text.BindingWords;
import org.grundy.rules.text.BindingWords.Named;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.tree.Binding;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Expectation;
import org.grundy.rules.tree.Parameter;
import org.grundy.rules.tree.Parameters;

/// Reads the `param` lines of a file and settles which numbers its parameters stand for.
public final class ParameterLines {
  private static final Set<String> RESERVED =
      Set.of(
          "where", "for", "with", "vertex", "edge", "up", "to", "over", "along", "slide", "step");

  private final Map<String, Named> named = new HashMap<>();
  private final List<Binding> values = new ArrayList<>();
  private final List<Statement> lines;
  private final Places places;

  /// @param lines the `param` lines
  /// @param given numbers from outside, which come before those of the file
  public ParameterLines(List<Statement> lines, Board board, List<Binding> given, Places places) {
    this.lines = lines;
    this.places = places;
    Map<String, Binding> others = new HashMap<>();
    given.forEach(binding -> others.put(binding.name(), binding));
    for (Statement line : lines) {
      Named parameter = BindingWords.one(line.equationWords(), false);
      requireName(parameter, board);
      named.put(parameter.name().text(), parameter);
    }
    given.forEach(this::requireKnown);
    for (Statement line : lines) {
      Named parameter = BindingWords.one(line.equationWords(), false);
      values.add(
          Optional.ofNullable(others.get(parameter.name().text()))
              .or(parameter::value)
              .orElseThrow(() -> noNumber(parameter)));
    }
  }

  private void requireName(Named parameter, Board board) {
    String name = parameter.name().text();
    boolean size =
        switch (board) {
          case Board.Heap heap -> heap.variable().equals(name);
          case Board.HeapSet heaps -> heaps.variable().equals(name);
          case Board.Heaps heaps -> heaps.variables().contains(name);
          case Board.Cells _, Board.Graph _, Board.Tiling _ -> false;
        };
    if (size || RESERVED.contains(name)) {
      throw new InputException(
          parameter.name().place(),
          size
              ? parameter.name().quoted() + " is the name of a size in `board`"
              : parameter.name().quoted() + " is a word of the language",
          "give the parameter another name");
    }
    if (named.containsKey(name)) {
      throw new InputException(
          parameter.name().place(),
          "a second parameter %s; the first is on line %d"
              .formatted(parameter.name().quoted(), named.get(name).name().place().line()),
          "give each its own name");
    }
  }

  private void requireKnown(Binding given) {
    if (!named.containsKey(given.name())) {
      throw unknown(given.name());
    }
  }

  private InputException unknown(String name) {
    String near = Nearest.cure(name, named.keySet());
    return new InputException(
        "the game has no parameter " + Quote.of(name),
        named.isEmpty()
            ? "a file names one by a line such as `param %s = 2`".formatted(name)
            : near.isEmpty()
                ? "it has " + Quote.list(named.keySet().stream().sorted().toList())
                : near);
  }

  private static InputException noNumber(Named parameter) {
    String name = parameter.name().text();
    return new InputException(
        parameter.name().place(),
        "the parameter %s has no number".formatted(parameter.name().quoted()),
        "give it one, such as %s=2, or in the file `param %s = 2`".formatted(name, name));
  }

  /// The reader of the numbers of the other lines.
  public RuleNumbers numbers() {
    return new RuleNumbers(values);
  }

  /// The parameters of the file, once all its lines are read.
  public Parameters parameters(RuleNumbers numbers, SortedMap<Integer, String> openLines) {
    List<Parameter> list = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Parameter parameter = new Parameter(values.get(i), numbers.useOf(values.get(i).name()));
      list.add(places.put(lines.get(i).place(), parameter));
    }
    return list.isEmpty() ? Parameters.NONE : new Parameters(list, openLines);
  }

  /// The known answer with all that its line leaves to the file: where the rules are read with
  /// other numbers than the file's, it goes on to speak of these.
  ///
  /// @param line the `expect` line
  /// @throws InputException if a parameter has no number there, or one that is named is unknown
  public Expectation complete(Expectation expectation, Statement line) {
    Map<String, Binding> with = new HashMap<>();
    for (Binding binding : expectation.with()) {
      if (!named.containsKey(binding.name())) {
        InputException fault = unknown(binding.name());
        throw new InputException(line.restPlace(), fault.problem(), fault.cure());
      }
      with.put(binding.name(), binding);
    }
    List<Binding> changed = new ArrayList<>();
    for (Binding value : values) {
      Named parameter = named.get(value.name());
      Binding meant =
          Optional.ofNullable(with.get(value.name()))
              .or(() -> Objects.requireNonNull(parameter).value())
              .orElseThrow(() ->
                  new InputException(
                      line.place(),
                      "the parameter %s has no number here".formatted(Quote.of(value.name())),
                      "say `with %s = …` at the end of the line".formatted(value.name())));
      if (!meant.equals(value)) {
        changed.add(meant);
      }
    }
    return new Expectation(expectation.start(), expectation.expected(), changed);
  }
}
