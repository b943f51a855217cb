package org.grundy.workbench.contest.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.rules.text.game.ExpressionText;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.ContestSpec.Need;
import org.grundy.workbench.contest.Item;
import org.grundy.workbench.contest.Item.Field;
import org.grundy.workbench.contest.Item.Order;
import org.grundy.workbench.contest.Item.Repetition;
import org.grundy.workbench.contest.Letters;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.code.NumberCode;

/// Writes C++ that reads an input as a format says, by the functions of testlib: `readLong`,
/// `readSpace`, `readEoln`, `readToken`, `eof`, and `ensuref` for all else.
class InputCode {
  private static final String GRAPHS =
      """

      static bool isSimple(const std::vector<Number>& from, const std::vector<Number>& to) {
        std::set<std::pair<Number, Number>> seen;
        for (size_t i = 0; i < from.size(); i++) {
          std::pair<Number, Number> edge(least(from[i], to[i]), greatest(from[i], to[i]));
          if (from[i] == to[i] || !seen.insert(edge).second) return false;
        }
        return true;
      }

      static Number root(std::map<Number, Number>& parent, Number vertex) {
        while (parent.count(vertex)) vertex = parent[vertex];
        return vertex;
      }

      /// With one vertex more than edges a graph without cycles is connected.
      static bool isTree(const std::vector<Number>& from, const std::vector<Number>& to) {
        std::map<Number, Number> parent;
        std::map<Number, int> size;
        for (size_t i = 0; i < from.size(); i++) {
          Number a = root(parent, from[i]), b = root(parent, to[i]);
          if (a == b) return false;
          if (size[a] < size[b]) std::swap(a, b);
          parent[b] = a;
          size[a] += size[b] + 1;
        }
        return true;
      }
      """;

  private final ContestSpec spec;
  private final boolean strict;
  private final ListCode lists;
  final NumberCode numbers;
  final Code code = new Code();

  /// @param strict whether each blank, limit and promise is looked at; if not, the code is that of
  ///   a program which takes them on trust
  InputCode(ContestSpec spec, boolean strict) {
    this.spec = spec;
    this.strict = strict;
    this.lists = new ListCode(spec);
    this.numbers = new NumberCode(spec.names());
  }

  /// The functions by which graphs are held against what is promised of them, and lists are made.
  static String functions(ContestSpec spec) {
    boolean edges = spec.needs().stream().anyMatch(Need.Edges.class::isInstance);
    return (edges ? GRAPHS : "") + new ListCode(spec).functions();
  }

  /// The body of the program.
  String body() {
    items(spec.input(), 0);
    return code.toString();
  }

  /// Called where what stands in so many `cases` begins.
  void enter(int depth) {}

  /// Called before the rows of what is drawn are read.
  void beginBoard(String name) {}

  /// Called where a row of what is drawn was read, into the variable of its name.
  void row(String name) {}

  /// Called where all of a case is read.
  void answer(int depth) {
    for (Need need : spec.needs()) {
      require(need);
    }
  }

  /// Called where what stands in so many `cases` ends.
  void leave(int depth) {}

  private void items(List<Item> items, int depth) {
    enter(depth);
    read(items, depth, Optional.empty());
    leave(depth);
  }

  private void read(List<Item> items, int depth, Optional<Repetition.Until> until) {
    Optional<Repetition.Until> end = until;
    for (Item item : items) {
      switch (item) {
        case Item.Line line -> line(line, end.map(Repetition.Until::numbers).orElse(List.of()));
        case Item.Lines lines -> lines(lines);
        case Item.Rows rows -> {
          beginBoard(rows.name());
          lists.declareRows(rows.name(), code);
          code.open(loop(numbers.number(rows.rows())));
          if (rows.apart()) {
            lettersApart(rows);
          } else {
            letters(rows.name(), rows.letters());
          }
          ensure(
              "Number(%s.size()) == %s"
                  .formatted(variable(rows.name()), numbers.number(rows.columns())),
              "a row of %s has %s letters"
                  .formatted(rows.name(), ExpressionText.of(rows.columns())));
          row(rows.name());
          lists.keepRow(rows.name(), variable(rows.name()), code);
          code.close();
        }
        case Item.Text text -> {
          letters(text.name(), text.letters());
          beginBoard(text.name());
          row(text.name());
          ensure(
              "%d <= %s.size() && %s.size() <= %d"
                  .formatted(
                      text.least(), variable(text.name()), variable(text.name()), text.most()),
              "%s has %d to %d letters".formatted(text.name(), text.least(), text.most()));
          lists.declareRows(text.name(), code);
          lists.keepRow(text.name(), variable(text.name()), code);
        }
        case Item.Made made -> {
          lists.make(made, numbers, code);
          ListCode.condition(made)
              .ifPresent(condition ->
                  ensure(
                      condition, "what the list %s is made of makes one".formatted(made.name())));
        }
        case Item.Cases cases -> {
          cases(cases, depth);
          return;
        }
      }
      end = Optional.empty();
    }
    answer(depth);
  }

  static String variable(String name) {
    return NumberCode.variable(name);
  }

  private static String loop(String count) {
    return "for (Number i = 0; i < %s; i++)".formatted(count);
  }

  private void ensure(String condition, String promise) {
    strictly("ensuref(%s, %s);".formatted(condition, Code.quoted(promise.replace("%", "%%"))));
  }

  private void strictly(String line) {
    if (strict) {
      code.line(line);
    }
  }

  private void lettersApart(Item.Rows rows) {
    String word = variable(rows.name());
    code.line("std::string %s;".formatted(word));
    code.open("for (Number j = 0; j < %s; j++)".formatted(numbers.number(rows.columns())));
    strictly("if (j > 0) inf.readSpace();");
    code.line("%s += inf.readToken();".formatted(word));
    code.close();
    endOfLetters(word, rows.letters());
  }

  private void letters(String name, Letters letters) {
    String word = variable(name);
    code.line("std::string %s = inf.readToken();".formatted(word));
    endOfLetters(word, letters);
  }

  private void endOfLetters(String word, Letters letters) {
    ensure(
        "%s.find_first_not_of(%s) == std::string::npos".formatted(word, Code.quoted(letters.all())),
        "only letters " + letters.all());
    strictly("inf.readEoln();");
  }

  private void line(Item.Line line, List<Long> end) {
    List<Field> fields = line.fields();
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      if (i < end.size()) {
        endNumber(field, end.get(i), i);
        if (i == end.size() - 1) {
          end(fields, end);
        }
        continue;
      }
      if (field.count().isEmpty()) {
        gap(fields, i, "");
        code.line("Number %s = %s;".formatted(variable(field.name()), readNumber(field)));
      } else {
        code.line("std::vector<Number> %s;".formatted(variable(field.name())));
        code.open(loop(count(field.count().get(), field.name())));
        gap(fields, i, "i > 0 || ");
        code.line("%s.push_back(%s);".formatted(variable(field.name()), readNumber(field)));
        code.close();
        order(field);
      }
    }
    strictly("inf.readEoln();");
  }

  /// A blank before a number, where another number stands before it on its line.
  private void gap(List<Field> fields, int index, String alsoWhere) {
    List<String> before = new ArrayList<>();
    for (Field field : fields.subList(0, index)) {
      if (field.count().isEmpty()) {
        strictly("inf.readSpace();");
        return;
      }
      before.add(variable(field.name()) + ".size() > 0");
    }
    String where = alsoWhere + String.join(" || ", before);
    where = where.endsWith(" || ") ? where.substring(0, where.length() - 4) : where;
    if (!where.isEmpty()) {
      strictly("if (%s) inf.readSpace();".formatted(where));
    }
  }

  /// A number that may be one of the line behind the last case.
  private void endNumber(Field field, long end, int index) {
    if (field.count().isPresent()) {
      throw unendable();
    }
    if (index > 0) {
      strictly("inf.readSpace();");
    }
    if (!strict) {
      code.line("Number %s = %s;".formatted(variable(field.name()), readNumber(field)));
      return;
    }
    code.line(
        "Number %s = inf.readLong(limit(least(%s, %d)), limit(greatest(%s, %d)), %s);"
            .formatted(
                variable(field.name()),
                numbers.number(field.least()),
                end,
                numbers.number(field.most()),
                end,
                Code.quoted(field.name())));
  }

  private void end(List<Field> fields, List<Long> end) {
    List<String> same = new ArrayList<>();
    for (int i = 0; i < end.size(); i++) {
      same.add("%s == %d".formatted(variable(fields.get(i).name()), end.get(i)));
    }
    code.open("if (%s)".formatted(String.join(" && ", same)));
    strictly("inf.readEoln();");
    code.line("break;");
    code.close();
    for (Field field : fields.subList(0, end.size())) {
      ensure(
          "%s <= %s && %s <= %s"
              .formatted(
                  numbers.number(field.least()),
                  variable(field.name()),
                  variable(field.name()),
                  numbers.number(field.most())),
          field.name() + " is within its limits");
    }
  }

  private static InputException unendable() {
    return new InputException(
        "the line behind the last case has more numbers than a case begins with",
        "a package needs `cases until` with numbers that stand first in a line of the case");
  }

  private String readNumber(Field field) {
    if (!strict) {
      return "inf.readLong()";
    }
    return "inf.readLong(%s, %s, %s)"
        .formatted(bound(field.least()), bound(field.most()), Code.quoted(field.name()));
  }

  private String bound(Expression bound) {
    return bound instanceof Expression.Constant(long value)
        ? value + "LL"
        : "limit(" + numbers.number(bound) + ")";
  }

  private String count(Expression count, String name) {
    String number = numbers.number(count);
    if (!(count instanceof Expression.Variable)) {
      ensure("%s >= 0".formatted(number), "as many " + name + " as there can be");
    }
    return number;
  }

  private void order(Field field) {
    String list = variable(field.name());
    switch (strict ? field.order() : Order.ANY) {
      case ANY -> {}
      case DISTINCT ->
          ensure(
              "std::set<Number>(%s.begin(), %s.end()).size() == %s.size()"
                  .formatted(list, list, list),
              "the numbers " + field.name() + " are distinct");
      case INCREASING -> {
        code.open("for (size_t i = 1; i < %s.size(); i++)".formatted(list));
        ensure(
            "%s[i - 1] < %s[i]".formatted(list, list),
            "the numbers %s are increasing".formatted(field.name()));
        code.close();
      }
    }
  }

  private void lines(Item.Lines lines) {
    List<Field> fields = lines.fields();
    for (Field field : fields) {
      code.line("std::vector<Number> %s;".formatted(variable(field.name())));
    }
    code.open(loop(count(lines.count(), fields.getFirst().name())));
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      field
          .count()
          .ifPresent(count -> {
            ensure("%s >= 0".formatted(numbers.element(count)), "as many as there can be");
            code.open("for (Number j = 0; j < %s; j++)".formatted(numbers.element(count)));
          });
      if (i > 0) {
        strictly("inf.readSpace();");
      } else if (field.count().isPresent()) {
        strictly("if (j > 0) inf.readSpace();");
      }
      code.line("%s.push_back(%s);".formatted(variable(field.name()), readNumber(field)));
      field.count().ifPresent(_ -> code.close());
    }
    strictly("inf.readEoln();");
    code.close();
    fields.stream().filter(field -> field.order() != Order.ANY).forEach(this::order);
  }

  private void cases(Item.Cases cases, int depth) {
    String number = "case" + depth;
    code.line("int %s = 0;".formatted(number));
    switch (cases.repetition()) {
      case Repetition.Counted(Field count) -> {
        code.line("Number %s = %s;".formatted(variable(count.name()), readNumber(count)));
        strictly("inf.readEoln();");
        code.open("while (%s < %s)".formatted(number, variable(count.name())));
      }
      case Repetition.Times(Expression count) ->
          code.open("while (%s < %s)".formatted(number, numbers.number(count)));
      case Repetition.UntilEnd() -> code.open("while (!inf.eof())");
      case Repetition.Until(List<Long> end) -> {
        if (!(cases.items().getFirst() instanceof Item.Line line)
            || line.fields().size() < end.size()) {
          throw unendable();
        }
        code.open("while (true)");
      }
      case Repetition.Each(String name, Expression least, Expression most) ->
          code.open(
              "for (Number %s = %s; %s <= %s; %s++)"
                  .formatted(
                      variable(name),
                      numbers.number(least),
                      variable(name),
                      numbers.number(most),
                      variable(name)));
    }
    enter(depth + 1);
    read(
        cases.items(),
        depth + 1,
        cases.repetition() instanceof Repetition.Until until
            ? Optional.of(until)
            : Optional.empty());
    leave(depth + 1);
    code.line(number + "++;");
    code.close();
  }

  private void require(Need need) {
    switch (need) {
      case Need.Holds(List<Condition> conditions) -> {
        List<Expression> operands = conditions.stream().flatMap(Condition::operands).toList();
        List<String> lists = numbers.lists(operands);
        for (String other : lists) {
          ensure(
              "%s.size() == %s.size()".formatted(lists.getFirst(), other), "lists of one length");
        }
        if (!lists.isEmpty()) {
          code.open("for (size_t i = 0; i < %s.size(); i++)".formatted(lists.getFirst()));
        }
        for (Condition condition : conditions) {
          ensure(numbers.conditions(List.of(condition)), ExpressionText.of(condition));
        }
        if (!lists.isEmpty()) {
          code.close();
        }
      }
      case Need.Edges(Need.Shape shape, String from, String to) ->
          ensure(
              "isSimple(%s, %s)%s"
                  .formatted(
                      variable(from),
                      variable(to),
                      shape == Need.Shape.TREE
                          ? " && isTree(%s, %s)".formatted(variable(from), variable(to))
                          : ""),
              "the edges are those of %s"
                  .formatted(shape == Need.Shape.TREE ? "a tree" : "a simple graph"));
    }
  }
}
