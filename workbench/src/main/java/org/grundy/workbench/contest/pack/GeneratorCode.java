package org.grundy.workbench.contest.pack;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.ContestSpec.Need;
import org.grundy.workbench.contest.Item;
import org.grundy.workbench.contest.Item.Field;
import org.grundy.workbench.contest.Item.Order;
import org.grundy.workbench.contest.Item.Repetition;
import org.grundy.workbench.contest.input.InputMaker;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.code.NumberCode;

/// The program, for testlib, that draws an input: within the limits and as promised.
final class GeneratorCode {
  private static final String HELPERS =
      """

      /// Numbers that were drawn leave none for others.
      struct Again {};

      static std::string text;
      static Number cases, size, values;

      static void put(Number number) {
        if (!text.empty() && text.back() != '\\n') text += ' ';
        text += std::to_string((long long) number);
      }
      static void endLine() { text += '\\n'; }

      /// A number that is at most so far above the least.
      static Number draw(Number low, Number high, Number cap) {
        if (high < low) throw Again();
        return low + rnd.next(limit(least(high - low, cap)) + 1);
      }

      /// Different numbers, as far as possible at most so far above the least.
      static std::vector<Number> different(Number count, Number low, Number high, Number cap) {
        if (high - low + 1 < count) throw Again();
        std::set<Number> seen;
        std::vector<Number> list;
        while ((Number) list.size() < count) {
          Number number = draw(low, high, greatest(cap, 2 * count));
          if (seen.insert(number).second) list.push_back(number);
        }
        return list;
      }

      static std::string row(Number length, const std::string& letters, const char* gap) {
        std::string row;
        for (Number i = 0; i < length; i++) {
          row += letters[rnd.next((int) letters.size())];
          text += (i > 0 ? gap : "") + row.substr(row.size() - 1);
        }
        endLine();
        return row;
      }
      """;

  private final ContestSpec spec;
  private final NumberCode numbers;
  private final ListCode lists;
  private final Code code = new Code();

  private GeneratorCode(ContestSpec spec) {
    this.spec = spec;
    this.numbers = new NumberCode(spec.names());
    this.lists = new ListCode(spec);
  }

  static String of(ContestSpec spec) {
    GeneratorCode generator = new GeneratorCode(spec);
    generator.items(spec.input());
    return "// Draws an input of “%s”: generator SEED -cases 3 -size 6 -values 20; written by Grundy.\n"
            .formatted(spec.title())
        + "#include \"testlib.h\"\n\n"
        + NumberCode.HELPERS
        + InputCode.functions(spec)
        + HELPERS
        + "\nstatic void make() {\n"
        + generator.code
        + """
        }

        int main(int argc, char* argv[]) {
          registerGen(argc, argv, 1);
          cases = opt<long long>("cases", 3);
          size = opt<long long>("size", 6);
          values = opt<long long>("values", 20);
          for (int tries = 0; tries < 1000; tries++) {
            try {
              text.clear();
              make();
              std::cout << text;
              return 0;
            } catch (const Again&) {
            }
          }
          quitf(_fail, "the numbers that were drawn leave none for others");
        }
        """;
  }

  private static String variable(String name) {
    return NumberCode.variable(name);
  }

  /// Items are drawn anew until they are as promised.
  private void items(List<Item> items) {
    boolean outside = !items.isEmpty() && items.getLast() instanceof Item.Cases;
    List<String> made =
        items.stream()
            .flatMap(item ->
                item instanceof Item.Made list ? ListCode.condition(list).stream() : Stream.empty())
            .toList();
    boolean promised = !made.isEmpty() || (!spec.needs().isEmpty() && !outside && !items.isEmpty());
    if (promised) {
      code.open("for (int tries = 0;; tries++)");
      code.line("if (tries == 100000) quitf(_fail, \"nothing was drawn that is as promised\");");
      code.line("size_t mark = text.size();");
    }
    for (Item item : items) {
      item(item);
    }
    if (promised) {
      code.line("bool kept = true;");
      made.forEach(condition -> code.line("kept = kept && %s;".formatted(condition)));
      spec.needs().forEach(this::need);
      code.line("if (kept) break;");
      code.line("text.resize(mark);");
      code.close();
    }
  }

  private void item(Item item) {
    switch (item) {
      case Item.Line line -> {
        line.fields().forEach(this::field);
        code.line("endLine();");
      }
      case Item.Lines lines -> lines(lines);
      case Item.Rows rows -> {
        lists.declareRows(rows.name(), code);
        code.open("for (Number i = 0; i < %s; i++)".formatted(numbers.number(rows.rows())));
        row(rows, numbers.number(rows.columns()), rows.apart() ? " " : "");
        code.close();
      }
      case Item.Text text -> {
        lists.declareRows(text.name(), code);
        row(text, "draw(%d, %d, size)".formatted(text.least(), text.most()), "");
      }
      case Item.Made made -> lists.make(made, numbers, code);
      case Item.Cases cases -> cases(cases);
    }
  }

  private void row(Item.Lettered lettered, String length, String gap) {
    String row = variable(lettered.name());
    code.line(
        "std::string %s = row(%s, %s, %s);"
            .formatted(row, length, Code.quoted(lettered.letters().all()), Code.quoted(gap)));
    lists.keepRow(lettered.name(), row, code);
  }

  private void field(Field field) {
    if (field.count().isEmpty()) {
      scalar(field, cap(field));
      code.line("put(%s);".formatted(variable(field.name())));
      return;
    }
    list(field, numbers.number(field.count().get()));
    code.line("for (Number number : %s) put(number);".formatted(variable(field.name())));
  }

  private String cap(Field field) {
    return new InputMaker(spec).isSize(field.name()) ? "size" : "values";
  }

  private void scalar(Field field, String cap) {
    code.line(
        "Number %s = draw(%s, %s, %s);"
            .formatted(
                variable(field.name()),
                numbers.number(field.least()),
                numbers.number(field.most()),
                cap));
  }

  private void list(Field field, String count) {
    String name = variable(field.name());
    String least = numbers.number(field.least());
    String most = numbers.number(field.most());
    if (field.order() == Order.ANY) {
      code.line("std::vector<Number> %s;".formatted(name));
      code.line(
          "for (Number i = 0; i < %s; i++) %s.push_back(draw(%s, %s, %s));"
              .formatted(count, name, least, most, cap(field)));
      return;
    }
    code.line(
        "std::vector<Number> %s = different(%s, %s, %s, values);"
            .formatted(name, count, least, most));
    if (field.order() == Order.INCREASING) {
      code.line("std::sort(%s.begin(), %s.end());".formatted(name, name));
    }
  }

  private void lines(Item.Lines lines) {
    List<Field> fields = lines.fields();
    String count = numbers.number(lines.count());
    boolean isTree = spec.isTree(lines);
    if (isTree) {
      String from = variable(fields.getFirst().name());
      String to = variable(fields.getLast().name());
      code.line("std::vector<Number> %s, %s;".formatted(from, to));
      code.open("for (Number i = 0; i < %s; i++)".formatted(count));
      code.line("%s.push_back(draw(1, i + 1, i));".formatted(from));
      code.line("%s.push_back(i + 2);".formatted(to));
      code.close();
    } else {
      fields.forEach(field -> column(field, count));
    }
    code.open("for (Number i = 0, next = 0; i < %s; i++)".formatted(count));
    for (Field field : fields) {
      String list = variable(field.name());
      code.line(
          field
              .count()
              .map(length ->
                  "for (Number j = 0; j < %s; j++) put(%s[next++]);"
                      .formatted(numbers.element(length), list))
              .orElse("put(%s[i]);".formatted(list)));
    }
    code.line("endLine();");
    code.close();
  }

  /// The numbers at one place of several lines.
  private void column(Field field, String count) {
    if (field.count().isEmpty()) {
      list(field, count);
      return;
    }
    String name = variable(field.name());
    code.line("std::vector<Number> %s;".formatted(name));
    code.open("for (Number i = 0; i < %s; i++)".formatted(count));
    code.line(
        "for (Number j = 0; j < %s; j++) %s.push_back(draw(%s, %s, values));"
            .formatted(
                numbers.element(field.count().get()),
                name,
                numbers.number(field.least()),
                numbers.number(field.most())));
    code.close();
  }

  private void cases(Item.Cases cases) {
    switch (cases.repetition()) {
      case Repetition.Counted(Field count) -> {
        code.line(
            "Number %s = greatest(%s, least(%s, cases));"
                .formatted(
                    variable(count.name()),
                    numbers.number(count.least()),
                    numbers.number(count.most())));
        code.line("put(%s);".formatted(variable(count.name())));
        code.line("endLine();");
        repeated(variable(count.name()), cases);
      }
      case Repetition.Times(Expression count) -> repeated(numbers.number(count), cases);
      case Repetition.UntilEnd() -> repeated("cases", cases);
      case Repetition.Until(List<Long> end) -> {
        repeated("cases", cases);
        end.forEach(number -> code.line("put(%d);".formatted(number)));
        code.line("endLine();");
      }
      case Repetition.Each _ -> {}
    }
  }

  private void repeated(String count, Item.Cases cases) {
    code.open("for (Number number = 0; number < %s; number++)".formatted(count));
    items(cases.items());
    code.close();
  }

  private void need(Need need) {
    switch (need) {
      case Need.Holds(List<Condition> conditions) -> {
        List<String> lists =
            numbers.lists(conditions.stream().flatMap(Condition::operands).toList());
        String held = "kept = kept && %s;".formatted("(" + numbers.conditions(conditions) + ")");
        code.line(
            lists.isEmpty()
                ? held
                : "for (size_t i = 0; i < %s.size(); i++) %s".formatted(lists.getFirst(), held));
      }
      case Need.Edges(Need.Shape shape, String from, String to) -> {
        if (shape == Need.Shape.SIMPLE) {
          code.line("kept = kept && isSimple(%s, %s);".formatted(variable(from), variable(to)));
        }
      }
    }
  }
}
