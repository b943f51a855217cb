package org.grundy.workbench.contest.pack.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.rules.text.game.ExpressionText;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.SpecNames;
import org.grundy.workbench.contest.StartForm;

/// The meaning of the numbers and letters of an input, in sentences: parameters of the rules, and
/// the position that is asked about.
///
/// @param board what the rules call one part of a position: `heap`, `strip`
record InputMeaning(ContestSpec spec, String board) {
  /// The sentences, each without an end.
  List<String> sentences() {
    List<String> all = new ArrayList<>();
    for (ContestSpec.Setting setting : spec.settings()) {
      all.add("`%s` in the rules is %s".formatted(setting.parameter(), numbers(setting.value())));
    }
    for (ContestSpec.Addition added : spec.added()) {
      all.add(
          "The rules have one more line, `%s`%s"
              .formatted(StatementText.line(added.line()), where(added.where())));
    }
    all.add("The position is " + start());
    return all;
  }

  private String start() {
    return switch (spec.start()) {
      case StartForm.Heaps(var sum, var where) ->
          sum.stream().map(this::heap).collect(Collectors.joining(", and ")) + where(where);
      case StartForm.Range(var from, var to) ->
          "a %s of each size from %s to %s"
                  .formatted(board, StatementText.code(from), StatementText.code(to))
              + (hasList(from) || hasList(to)
                  ? ", for each number of " + lists(List.of(from, to))
                  : "");
      case StartForm.Sized(var rows, var columns, var fill, var puts) ->
          size(rows, columns)
              + fill.map(glyph -> ", each cell `%s`".formatted(glyph)).orElse("")
              + puts(puts);
      case StartForm.Runs runs -> runs(runs);
      case StartForm.Drawn(String name, var puts) ->
          "what is drawn as `%s`".formatted(name) + glyphs(name) + puts(puts);
      case StartForm.Joined joined -> graph(joined);
      case StartForm.Tiling(var size, var rows, var columns) ->
          size(rows, columns) + ", with pieces of %s cells".formatted(StatementText.code(size));
    };
  }

  private String lengths(Expression length) {
    return length instanceof Expression.Variable(String name) && isList(name)
        ? "the lengths `%s`".formatted(name)
        : "length %s%s".formatted(StatementText.code(length), forEach(List.of(length)));
  }

  private static String where(List<Condition> where) {
    return where.isEmpty()
        ? ""
        : where.stream()
            .map(condition -> "`" + ExpressionText.of(condition) + "`")
            .collect(Collectors.joining(", ", ", where ", ""));
  }

  private String runs(StartForm.Runs runs) {
    String letters =
        runs.glyphs().stream()
            .map(glyph -> "`" + glyph + "`")
            .collect(Collectors.joining(", then of "));
    return "a strip of runs of cells, of %s: of %s%s%s"
        .formatted(
            lengths(runs.length()),
            letters,
            runs.glyphs().size() > 1 ? ", and so on in turn" : "",
            runs.between().map(glyph -> ", with one `%s` between".formatted(glyph)).orElse(""));
  }

  private static String size(Expression rows, Expression columns) {
    return rows.equals(new Expression.Constant(1))
        ? "a strip of %s cells".formatted(StatementText.code(columns))
        : "a board of %s rows and %s columns"
            .formatted(StatementText.code(rows), StatementText.code(columns));
  }

  private String heap(List<Expression> sizes) {
    if (sizes.size() == 1
        && sizes.getFirst() instanceof Expression.Variable(String name)
        && isList(name)) {
      return "a %s of each of the numbers `%s`".formatted(board, name);
    }
    String of = sizes.stream().map(StatementText::code).collect(Collectors.joining(" and "));
    return sizes.stream().anyMatch(this::hasList)
        ? "a %s of %s for each number of %s".formatted(board, of, lists(sizes))
        : "a %s of %s".formatted(board, of);
  }

  private boolean hasList(Expression expression) {
    return expression.names().anyMatch(this::isList);
  }

  private boolean isList(String name) {
    return spec.names().is(name, SpecNames.Kind.LIST);
  }

  private String lists(List<Expression> expressions) {
    return expressions.stream()
        .flatMap(Expression::names)
        .filter(this::isList)
        .distinct()
        .map(name -> "`" + name + "`")
        .collect(Collectors.joining(" and "));
  }

  private String numbers(Expression value) {
    return (value.names().anyMatch(this::isList) ? "the numbers " : "the number ")
        + StatementText.code(value);
  }

  /// Which letters stand for other ones of the rules.
  private String glyphs(String name) {
    var letters = spec.lettered(name).letters();
    List<String> others = new ArrayList<>();
    for (int i = 0; i < letters.all().length(); i++) {
      String letter = letters.letter(i);
      String glyph = letters.glyphs().get(i).toString();
      if (!letter.equals(glyph)) {
        others.add("`%s` stands for `%s` of the rules".formatted(letter, glyph));
      }
    }
    return others.stream().map(other -> ", " + other).collect(Collectors.joining());
  }

  private String puts(List<StartForm.Put> puts) {
    return puts.stream().map(this::put).collect(Collectors.joining());
  }

  private String put(StartForm.Put put) {
    List<Expression> at = List.of(put.row(), put.column());
    return ", with `%s` on row %s, column %s%s"
        .formatted(
            put.glyph(),
            StatementText.code(put.row()),
            StatementText.code(put.column()),
            forEach(at));
  }

  private String forEach(List<Expression> expressions) {
    return expressions.stream().anyMatch(this::hasList)
        ? " for each number of " + lists(expressions)
        : "";
  }

  private String graph(StartForm.Joined graph) {
    Stream<String> joins =
        graph.joins().stream()
            .map(join ->
                (join.arc() ? "an arc from %s to %s%s" : "an edge between %s and %s%s")
                    .formatted(
                        StatementText.code(join.from()),
                        StatementText.code(join.to()),
                        forEach(List.of(join.from(), join.to()))));
    Stream<String> calls =
        graph.calls().stream()
            .map(call ->
                call.from().equals(call.to())
                    ? "vertex %s is `%s` of the rules"
                        .formatted(StatementText.code(call.from()), call.name())
                    : "the vertices %s to %s are one, `%s` of the rules"
                        .formatted(
                            StatementText.code(call.from()),
                            StatementText.code(call.to()),
                            call.name()));
    Stream<String> tokens =
        graph.tokens().stream()
            .map(token ->
                "a token on vertex %s%s"
                    .formatted(StatementText.code(token), forEach(List.of(token))));
    return "a graph with the vertices `1` to %s".formatted(StatementText.code(graph.vertices()))
        + Stream.of(joins, calls, tokens)
            .flatMap(part -> part)
            .map(part -> ", " + part)
            .collect(Collectors.joining())
        + where(graph.where());
  }
}
