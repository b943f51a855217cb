package org.grundy.workbench.contest.pack.statement;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.core.Outcome;
import org.grundy.rules.text.game.ExpressionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.GameRules;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.ContestSpec.Need;
import org.grundy.workbench.contest.Item;
import org.grundy.workbench.contest.Item.Field;
import org.grundy.workbench.contest.Item.Making;
import org.grundy.workbench.contest.Item.Order;
import org.grundy.workbench.contest.Item.Repetition;
import org.grundy.workbench.contest.OutputForm;
import org.grundy.workbench.contest.OutputForm.Gathered;
import org.grundy.workbench.contest.Template;
import org.grundy.workbench.contest.Template.Piece;

/// The parts of a statement in Markdown: what the prose of the game says before its first heading,
/// or the rules in words; the input and the output as the format has them.
final class StatementText {
  private final StringBuilder text = new StringBuilder();

  private StatementText() {}

  static String game(GameRules rules, String about) {
    String prose = introduction(about);
    return prose.isEmpty() ? RulesInWords.of(rules) : prose;
  }

  static String input(ContestSpec spec, GameRules rules) {
    StatementText statement = new StatementText();
    statement.items(spec, spec.input(), "");
    spec.needs().forEach(need -> statement.text.append("- Promised: ").append(need(need)));
    statement.text.append('\n');
    new InputMeaning(spec, rules.board() == Board.Cells.STRIP ? "strip" : "heap")
        .sentences()
        .forEach(one -> statement.item("", one + "."));
    return statement.text.toString();
  }

  static String output(OutputForm form) {
    StatementText statement = new StatementText();
    statement.printed(form);
    return statement.text.toString();
  }

  /// The text between the title and the first heading behind it: the rest tells the solution.
  private static String introduction(String about) {
    return about
        .lines()
        .dropWhile(line -> line.startsWith("# ") || line.isBlank())
        .takeWhile(line -> !line.startsWith("#"))
        .collect(Collectors.joining("\n"))
        .strip();
  }

  private void paragraph(String words) {
    text.append(words).append("\n\n");
  }

  private void items(ContestSpec spec, List<Item> items, String indent) {
    for (Item item : items) {
      switch (item) {
        case Item.Line line -> item(indent, "A line with " + fields(line.fields()) + ".");
        case Item.Lines lines ->
            item(
                indent,
                "%s lines, each with %s.".formatted(code(lines.count()), fields(lines.fields())));
        case Item.Rows rows ->
            item(
                indent,
                "%s rows `%s`, each of %s letters %s: %s."
                    .formatted(
                        code(rows.rows()),
                        rows.name(),
                        code(rows.columns()),
                        rows.apart() ? "with blanks between them" : "without blanks",
                        rows.letters().expected()));
        case Item.Text row ->
            item(
                indent,
                "A row `%s` of %d to %d letters: %s."
                    .formatted(row.name(), row.least(), row.most(), row.letters().expected()));
        case Item.Made list -> item(indent, made(spec, list));
        case Item.Cases cases -> {
          cases(cases.repetition(), indent);
          items(spec, cases.items(), indent + "  ");
        }
      }
    }
  }

  private static String made(ContestSpec spec, Item.Made list) {
    return "This makes the numbers `%s`: %s."
        .formatted(
            list.name(),
            switch (list.making()) {
              case Making.Runs(String letters, int letter) ->
                  "the lengths of the runs of `%s` in `%s`, row by row"
                      .formatted(spec.lettered(letters).letters().letter(letter), letters);
              case Making.Places(String letters, int letter) ->
                  "where `%s` stands in `%s`, counted from 1, row by row"
                      .formatted(spec.lettered(letters).letters().letter(letter), letters);
              case Making.Indices(String of) ->
                  "1, 2, and so on, one for each of the numbers `%s`".formatted(of);
              case Making.LinesOf(Item.Lines _, Item.Field of) ->
                  "for each of the numbers `%s` on which of these lines it stands, from 1"
                      .formatted(of.name());
              case Making.Differences(String of) ->
                  "each of the numbers `%s` less the one before it, the first as it is"
                      .formatted(of);
              case Making.Sorted(String of) -> "the numbers `%s`, the least first".formatted(of);
              case Making.OfPairs(String of, boolean isSecond) ->
                  "of each two of the numbers `%s` the %s one"
                      .formatted(of, isSecond ? "second" : "first");
              case Making.Circles(String permutation) ->
                  "the lengths of the circles of the permutation `%s`".formatted(permutation);
              case Making.Depths(List<String> tree, Expression root) ->
                  "how far each vertex of a tree is from vertex %s; %s"
                      .formatted(
                          code(root),
                          tree.size() == 1
                              ? "`%s` are the parents of the vertices from 2 on"
                                  .formatted(tree.getFirst())
                              : "`%s` and `%s` are the ends of its edges"
                                  .formatted(tree.getFirst(), tree.getLast()));
            });
  }

  private void cases(Repetition repetition, String indent) {
    item(
        indent,
        switch (repetition) {
          case Repetition.Counted(Field count) ->
              "A line with %s, and so many cases:".formatted(fields(List.of(count)));
          case Repetition.Times(Expression count) -> code(count) + " cases:";
          case Repetition.UntilEnd() -> "Cases up to the end of the input:";
          case Repetition.Until(List<Long> numbers) ->
              "Cases up to a line `%s`:"
                  .formatted(
                      numbers.stream().map(String::valueOf).collect(Collectors.joining(" ")));
          case Repetition.Each(String name, Expression least, Expression most) ->
              "Nothing more is read. There is a case for each `%s` from %s to %s."
                  .formatted(name, code(least), code(most));
        });
  }

  private void item(String indent, String words) {
    text.append(indent).append("- ").append(words).append('\n');
  }

  private static String fields(List<Field> fields) {
    return fields.stream().map(StatementText::field).collect(Collectors.joining(", "));
  }

  private static String field(Field field) {
    String order =
        field.order() == Order.ANY ? "" : ", " + field.order().name().toLowerCase(Locale.ROOT);
    String range = "from %s to %s%s".formatted(code(field.least()), code(field.most()), order);
    return field
        .count()
        .map(count -> "%s numbers `%s` (each %s)".formatted(code(count), field.name(), range))
        .orElseGet(() -> "`%s` (%s)".formatted(field.name(), range));
  }

  static String code(Expression expression) {
    return "`" + ExpressionText.of(expression) + "`";
  }

  private static String need(Need need) {
    return switch (need) {
      case Need.Holds holds ->
          holds.conditions().stream()
              .map(condition -> "`" + ExpressionText.of(condition) + "`")
              .collect(Collectors.joining(", ", "", ".\n"));
      case Need.Edges(Need.Shape shape, String from, String to) ->
          "the edges `%s`-`%s` are those of a %s.\n"
              .formatted(from, to, shape == Need.Shape.TREE ? "tree" : "graph without loops");
    };
  }

  private void printed(OutputForm form) {
    switch (form.gathered().orElse(null)) {
      case Gathered.Total(Outcome outcome, Expression number) -> {
        paragraph("The sum of %s over all cases %s.".formatted(code(number), ofOutcome(outcome)));
        return;
      }
      case Gathered.Found(OutputForm.Sought sought, Outcome outcome, String none) -> {
        String found = sought == OutputForm.Sought.ANY ? "any" : "only the " + sought;
        paragraph("Of the cases %s, %s:".formatted(ofOutcome(outcome), found));
        lines(form.lines(outcome));
        paragraph("Where there is none, `%s`.".formatted(none));
      }
      case null -> answers(form);
    }
    if (!form.between().equals("\n")) {
      paragraph(
          "The answers of cases stand in one line, with %s between them."
              .formatted(form.between().isEmpty() ? "nothing" : "`" + form.between() + "`"));
    }
    if (Stream.concat(form.wins().stream(), form.loses().stream()).anyMatch(Template::asksMoves)) {
      form.move().ifPresent(move -> paragraph("A move is written `%s`.".formatted(line(move))));
    }
  }

  private static String ofOutcome(Outcome outcome) {
    return "in which the player to move " + (outcome == Outcome.N ? "wins" : "loses");
  }

  private void answers(OutputForm form) {
    if (form.isOneForBoth()) {
      paragraph("For each case:");
      lines(form.wins());
      return;
    }
    for (Outcome outcome : List.of(Outcome.N, Outcome.P)) {
      paragraph("For a case %s:".formatted(ofOutcome(outcome)));
      lines(form.lines(outcome));
    }
  }

  private void lines(List<Template> lines) {
    text.append("```\n");
    lines.forEach(line -> text.append(line(line)).append('\n'));
    text.append("```\n\n");
  }

  static String line(Template line) {
    return line.pieces().stream().map(StatementText::piece).collect(Collectors.joining());
  }

  private static String piece(Piece piece) {
    return switch (piece) {
      case Piece.Plain(String plain) -> plain;
      case Piece.Amount(Expression number) -> "{" + ExpressionText.of(number) + "}";
      case Piece.CaseNumber() -> "{the number of the case, from 1}";
      case Piece.Value() -> "{the Grundy value of the position}";
      case Piece.WinningMoves() -> "{how many moves win}";
      case Piece.Moves(Template.Which which, String none) -> moves(which, none);
    };
  }

  private static String moves(Template.Which which, String none) {
    String moves =
        switch (which) {
          case LEAST -> "the winning move whose numbers come first";
          case GREATEST -> "the winning move whose numbers come last";
          case ALL -> "all winning moves in the order of their numbers, with blanks between";
          case ANY -> "any winning move";
        };
    return "{" + moves + (none.isEmpty() ? "" : "; " + none + " where none wins") + "}";
  }
}
