package org.grundy.rules.text.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.Numbers;
import org.grundy.rules.text.PlacedText;
import org.grundy.rules.text.Quote;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.GraphFamily;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.WalkMove;

/// Reads positions on graphs, in whichever form they are written.
public final class GraphReader {
  private static final String BY = "[ \\t]*[xX×][ \\t]*";
  private static final Pattern SIZE =
      Pattern.compile("(%1$s)(?:%2$s(%1$s)(?:%2$s(%1$s))?)?".formatted(Numbers.WRITTEN, BY));
  private static final Pattern FAMILY = Pattern.compile("([a-z]+)[ \t]+" + SIZE.pattern());

  /// The size of the one graph that has a name without a size.
  private static final int PETERSEN = 5;

  /// Longer texts are not looked at as sizes.
  private static final int LONGEST_SIZE = 100;

  private final GameRules rules;
  private final PlacedText text;

  public GraphReader(GameRules rules, PlacedText text) {
    this.rules = rules;
    this.text = text;
  }

  /// The position of a stretch of text that is not empty.
  public GraphPosition read(int from, int to) {
    GraphPosition read = unsettled(from, to);
    return GraphStart.settle(rules, read, Optional.of(text.place(from)));
  }

  private GraphPosition unsettled(int from, int to) {
    if (Graph6Reader.isNext(text, from)) {
      return first(Graph6Reader.read(text, from, to).graph());
    }
    if (DotReader.isNext(text, from, to)) {
      return DotReader.read(text, from, to);
    }
    if (to - from <= LONGEST_SIZE) {
      String part = text.text().substring(from, to);
      Matcher size = SIZE.matcher(part);
      if (size.matches()) {
        return family(startFamily(size, from), size, 1, from);
      }
      if (part.strip().equals(GraphFamily.PETERSEN.word())) {
        return first(FamilyGraphs.of(GraphFamily.PETERSEN, PETERSEN, 1));
      }
      Matcher call = FAMILY.matcher(part);
      Optional<GraphFamily> family =
          call.matches() ? GraphFamily.of(call.group(1)) : Optional.empty();
      if (family.isPresent()) {
        return family(family.get(), call, 2, from);
      }
    }
    return new AdjacencyReader(text, from, to, token(rules), GraphStart.named(rules)).read();
  }

  private GraphPosition first(Graph graph) {
    return GraphStart.ofFamily(rules, graph);
  }

  private GraphFamily startFamily(Matcher size, int from) {
    if (rules.start().isPresent() && rules.start().get() instanceof Start.Family start) {
      return start.family();
    }
    throw new InputException(
        text.place(from),
        "found the size %s, but the game has no `start` line to say which graph that is"
            .formatted(Quote.of(size.group())),
        "name the family, such as `path 5`; a vertex of that name stands in quotes");
  }

  private GraphPosition family(GraphFamily family, Matcher size, int group, int from) {
    Place place = text.place(from + size.start(group));
    long rows = Numbers.ofWritten(size.group(group), place);
    boolean two = size.group(group + 1) != null;
    boolean three = size.group(group + 2) != null;
    if (two != family.isRectangular() || (three && !family.hasBoxes())) {
      throw new InputException(
          place,
          "found the size %s, but `%s` has %s"
              .formatted(
                  Quote.of(size.group().substring(size.start(group) - size.start())),
                  family.word(),
                  family.isRectangular() ? "a size `RxC`" : "one number as its size"),
          "for example: %s %s".formatted(family.word(), family.isRectangular() ? "3x4" : "5"));
    }
    long columns = two ? Numbers.ofWritten(size.group(group + 1), place) : 1;
    if (three) {
      long layers = Numbers.ofWritten(size.group(group + 2), place);
      GraphStart.requireBoxFits(family, List.of(rows, columns, layers), place);
      return first(FamilyGraphs.of(family, (int) rows, (int) columns, (int) layers));
    }
    GraphStart.requireFits(family, rows, columns, Optional.of(place));
    return first(FamilyGraphs.of(family, (int) rows, (int) columns));
  }

  /// The glyph that marks tokens, where the rules have one.
  public static Optional<Glyph> token(GameRules rules) {
    return rules.rules().stream()
        .filter(WalkMove.class::isInstance)
        .map(rule -> ((WalkMove) rule).token())
        .findFirst();
  }

  /// The indices of the `+` that separate the parts of a sum: those outside quotes.
  public static List<Integer> pluses(String text) {
    List<Integer> pluses = new ArrayList<>();
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quoted && c == '\\') {
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (c == '+' && !quoted) {
        pluses.add(i);
      }
    }
    return pluses;
  }
}
