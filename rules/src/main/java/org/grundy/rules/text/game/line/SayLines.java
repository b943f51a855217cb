package org.grundy.rules.text.game.line;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.Meant;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.Word;
import org.grundy.rules.tree.Hole;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Saying;

/// Reads the lines `say`, which say in which words moves are told.
public final class SayLines {
  private static final String EXAMPLE = "for example: say  a {way} domino on {cells}";
  private static final Pattern BRACES = Pattern.compile("\\{([^{}]*)}|[{}]");

  private final List<Rule> rules;
  private final SortedMap<Integer, String> names;
  private final List<Saying> sayings = new ArrayList<>();

  /// @param names of the lines of moves, by their index among the rules
  public SayLines(List<Rule> rules, SortedMap<Integer, String> names) {
    this.rules = rules;
    this.names = names;
  }

  /// The sayings of all lines, in their order.
  ///
  /// @throws InputException at the first line that tells no moves, tells them a second time, or has
  ///   a hole that they do not fill
  public List<Saying> read(List<Statement> lines) {
    lines.forEach(line -> sayings.add(saying(line)));
    return sayings;
  }

  private Saying saying(Statement line) {
    Optional<String> name = line.name().map(Word::text);
    line.name().ifPresent(this::requireLine);
    if (sayings.stream().anyMatch(other -> other.line().equals(name))) {
      throw new InputException(
          line.place(), "a second `say` line for the same moves", "keep one of them");
    }
    if (line.rest().isEmpty()) {
      throw new InputException(
          line.restPlace(), "the line ends here, expected the words for a move", EXAMPLE);
    }
    requireHoles(line, holes(name));
    return new Saying(name, line.rest());
  }

  private void requireLine(Word name) {
    if (!names.containsValue(name.text())) {
      throw new InputException(
          name.place(),
          "no line of moves is called " + name.quoted(),
          names.isEmpty()
              ? "without a name it tells all moves: say  a domino on {cells}"
              : Meant.cure(name.text(), names.values()));
    }
  }

  /// The holes that all moves of a line fill, or all moves of the game.
  private List<Hole> holes(Optional<String> name) {
    return IntStream.range(0, rules.size())
        .filter(i -> name.isEmpty() || name.get().equals(names.get(i)))
        .mapToObj(i -> Hole.of(rules.get(i)))
        .reduce((some, others) -> some.stream().filter(others::contains).toList())
        .orElse(List.of());
  }

  private static void requireHoles(Statement line, List<Hole> filled) {
    Collection<String> known = filled.stream().map(Hole::word).toList();
    Matcher braces = BRACES.matcher(line.rest());
    while (braces.find()) {
      if (known.contains(braces.group(1))) {
        continue;
      }
      Place start = line.restPlace();
      int column = start.column() + line.rest().codePointCount(0, braces.start());
      throw new InputException(
          new Place(start.source(), start.line(), column),
          known.isEmpty()
              ? "these moves fill no hole, found " + Quote.of(braces.group())
              : "these moves fill the holes %s, found %s"
                  .formatted(
                      Quote.list(known.stream().map(word -> "{" + word + "}").toList()),
                      Quote.of(braces.group())),
          Stream.ofNullable(braces.group(1))
              .map(word -> Meant.cure(word, known))
              .filter(cure -> !cure.isEmpty())
              .findFirst()
              .orElse(known.isEmpty() ? "write it without braces" : EXAMPLE));
    }
  }
}
