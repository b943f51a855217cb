package org.grundy.workbench.script;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.SourceLine;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.Words;
import org.grundy.workbench.render.table.TableForm;

/// Reads the statements of a session.
public final class StatementReader {
  private static final Pattern NAME = Pattern.compile("[A-Za-z][\\w-]*");
  private static final Pattern ASSIGNED =
      Pattern.compile("\\s*([A-Za-z][\\w-]*)\\s*(\\([\\w\\s,]*\\))?\\s*=\\s*(.*)");
  private static final Pattern INTO = Pattern.compile("(.*\\S)\\s+>\\s*([^\\s>\\])]+)\\s*");
  private static final Set<String> RESERVED =
      Set.of(
          "where", "for", "in", "if", "else", "end", "and", "or", "not", "xor", "bits", "divides",
          "as", "except", "copies", "of");

  private final Predicate<String> isGame;
  private final Set<String> values;
  private final Set<String> functions;

  /// @param isGame whether a word names a game
  /// @param values the names of numbers and lists
  /// @param functions those of functions
  public StatementReader(Predicate<String> isGame, Set<String> values, Set<String> functions) {
    this.isGame = isGame;
    this.values = new HashSet<>(values);
    this.functions = new HashSet<>(functions);
  }

  private FormulaReader formulas(SourceLine line) {
    return new FormulaReader(line, functions);
  }

  /// The statement of a block; empty where its line says nothing.
  ///
  /// @throws InputException at the first fault
  public Optional<SessionStatement> read(Block block) {
    if (Block.startsWith(block.lines().getFirst(), "define")) {
      return Optional.of(rules(block));
    }
    List<SessionStatement> all = new Lines(block).all();
    return all.stream().findFirst();
  }

  private static SessionStatement rules(Block block) {
    List<String> lines = block.lines();
    String[] words = lines.getFirst().strip().split("\\s+", -1);
    if (words.length != 2 || !NAME.matcher(words[1]).matches()) {
      throw new InputException(
          "`define` takes one name, of letters, digits and -", "for example: define pairs");
    }
    return new SessionStatement.Rules(
        words[1], String.join("\n", lines.subList(1, lines.size() - 1)) + "\n");
  }

  /// Goes through the lines of a block.
  private final class Lines {
    private final Block block;
    private int next;

    Lines(Block block) {
      this.block = block;
    }

    List<SessionStatement> all() {
      List<SessionStatement> all = new ArrayList<>();
      while (next < block.lines().size()) {
        all.addAll(statement(block.line(next++)).stream().toList());
      }
      return all;
    }

    /// The statements up to a line that closes them, which stays next.
    private List<SessionStatement> body() {
      List<SessionStatement> body = new ArrayList<>();
      while (!Block.isEnd(text()) && !Block.startsWith(text(), "else")) {
        body.addAll(statement(block.line(next++)).stream().toList());
      }
      return body;
    }

    private String text() {
      return block.line(next).code();
    }

    private Optional<SessionStatement> statement(SourceLine line) {
      String code = line.code();
      if (code.isBlank()) {
        return Optional.empty();
      }
      boolean opens = Block.opens(code);
      Optional<String> file = opens ? Optional.empty() : file(code);
      SourceLine rest = file.isEmpty() ? line : cut(line, INTO, code);
      SessionStatement statement = plain(rest, opens);
      if (opens) {
        file = file(text().strip());
        requireNoMore(block.line(next++), file.isPresent());
      }
      return Optional.of(
          file.isEmpty() ? statement : new SessionStatement.Into(statement, file.get()));
    }

    private void requireNoMore(SourceLine end, boolean intoFile) {
      if (!intoFile && !end.code().strip().equals("end")) {
        throw new InputException(
            end.at(0), "found words after `end`", "nothing follows it, or > FILE");
      }
    }

    private SourceLine cut(SourceLine line, Pattern into, String code) {
      Matcher matcher = into.matcher(code);
      int to = matcher.matches() ? matcher.end(1) : code.length();
      return new SourceLine(line.source(), line.number(), code.substring(0, to), "");
    }

    private SessionStatement plain(SourceLine line, boolean opens) {
      String code = line.code();
      if (Block.startsWith(code, "for")) {
        return loop(line, opens);
      }
      if (Block.startsWith(code, "if")) {
        return condition(line, opens);
      }
      if (Block.isEnd(code) || Block.startsWith(code, "else")) {
        throw new InputException(
            line.at(0), "found `" + code.strip() + "` where no block is open", "");
      }
      return single(line);
    }

    private SessionStatement loop(SourceLine line, boolean opens) {
      FormulaReader reader = formulas(line);
      Words words = reader.words(line.code().indexOf("for") + 3);
      String name = free(FormulaReader.name(words, "for n in 1..9"), line.at(0));
      words.require("in", "`in`", "for n in 1..9");
      SessionFormula in = reader.range(words);
      values.add(name);
      return new SessionStatement.For(name, in, opens ? block(words) : rest(line, reader, words));
    }

    private SessionStatement condition(SourceLine line, boolean opens) {
      FormulaReader reader = formulas(line);
      Words words = reader.words(line.code().indexOf("if") + 2);
      SessionFormula.Test test = reader.test(words);
      List<SessionStatement> then = opens ? block(words) : rest(line, reader, words);
      List<SessionStatement> otherwise = List.of();
      if (opens && Block.startsWith(text(), "else")) {
        next++;
        otherwise = body();
      }
      return new SessionStatement.If(test, then, otherwise);
    }

    private List<SessionStatement> block(Words words) {
      words.requireEnd(List.of(":"), "");
      return body();
    }

    /// The statements behind the `:` of the same line.
    private List<SessionStatement> rest(SourceLine line, FormulaReader reader, Words words) {
      int from = reader.index(words.require(":", "`:` or the end of the line", "").place()) + 1;
      String code = " ".repeat(from) + line.code().substring(from);
      if (code.isBlank() || Block.opens(code)) {
        throw new InputException(
            line.at(from), "a statement of one line follows `:`", "or leave out `:`, and `end` it");
      }
      return statement(new SourceLine(line.source(), line.number(), code, "")).stream().toList();
    }
  }

  /// The file that a line writes into: not a number or a value with which it only compares.
  private Optional<String> file(String code) {
    Matcher into = INTO.matcher(code);
    return into.matches() && !values.contains(into.group(2)) && !WordScanner.isNumber(into.group(2))
        ? Optional.of(into.group(2))
        : Optional.empty();
  }

  private SessionStatement single(SourceLine line) {
    String code = line.code();
    Matcher assigned = ASSIGNED.matcher(code);
    if (assigned.matches()) {
      return assigned.group(2) == null ? assignment(line, assigned) : function(line, assigned);
    }
    String[] words = code.strip().split("\\s+", 2);
    if (words.length == 2 && words[0].equals("load")) {
      return new SessionStatement.Load(words[1]);
    }
    if (words.length == 2 && words[0].equals("save")) {
      return new SessionStatement.Save(words[1]);
    }
    return isFormula(line, 0) ? show(line) : new SessionStatement.Command(code.strip());
  }

  private SessionStatement assignment(SourceLine line, Matcher assigned) {
    String name = assigned.group(1);
    int from = assigned.start(3);
    if (!isFormula(line, from)) {
      values.remove(name);
      return new SessionStatement.Name(name, assigned.group(3).strip());
    }
    FormulaReader reader = formulas(line);
    Words words = reader.words(from);
    SessionFormula formula = reader.formula(words);
    words.requireEnd(List.of(), name + " = [1, 3..5]");
    values.add(free(name, line.at(assigned.start(1))));
    return new SessionStatement.Let(name, formula);
  }

  private SessionStatement function(SourceLine line, Matcher assigned) {
    String inside = assigned.group(2).substring(1, assigned.group(2).length() - 1);
    List<String> parameters = Arrays.stream(inside.split(",", -1)).map(String::strip).toList();
    Place place = line.at(assigned.start(2));
    parameters.forEach(parameter -> free(parameter, place));
    if (new HashSet<>(parameters).size() < parameters.size()) {
      throw new InputException(place, "two parameters have one name", "f(a, b) = a xor b");
    }
    String name = free(assigned.group(1), line.at(assigned.start(1)));
    if (Calculator.knownFunctions().contains(name)) {
      throw new InputException(
          line.at(assigned.start(1)),
          "`" + name + "` is a function already",
          "choose another name");
    }
    FormulaReader reader = formulas(line);
    Words words = reader.words(assigned.start(3));
    SessionFormula body = reader.formula(words);
    words.requireEnd(List.of(), "f(a, b) = a xor b");
    functions.add(name);
    return new SessionStatement.Function(name, parameters, body, line.code().strip());
  }

  private SessionStatement show(SourceLine line) {
    FormulaReader reader = formulas(line);
    Words words = reader.words(0);
    List<SessionFormula> columns = new ArrayList<>();
    List<String> heads = new ArrayList<>();
    do {
      int from = reader.index(words.place());
      columns.add(reader.formula(words));
      heads.add(line.code().substring(from, reader.index(words.place())).strip());
    } while (words.skip(","));
    Optional<TableForm> form = words.skip("as") ? Optional.of(form(words)) : Optional.empty();
    words.requireEnd(List.of("as"), "n, l as latex");
    return new SessionStatement.Show(columns, heads, form);
  }

  private static TableForm form(Words words) {
    Word word = words.take("a form of tables", "n, l as latex");
    List<String> known =
        Arrays.stream(TableForm.values())
            .map(form -> form.name().toLowerCase(Locale.ROOT))
            .toList();
    if (!known.contains(word.text())) {
      throw Words.unexpected(word, "one of " + String.join(", ", known), known, "n, l as latex");
    }
    return TableForm.valueOf(word.text().toUpperCase(Locale.ROOT));
  }

  /// Tells whether a formula begins at an index, and no name of a game, a position or a command.
  private boolean isFormula(SourceLine line, int from) {
    List<Word> words = WordScanner.equationWords(line, from);
    String first = words.isEmpty() ? "" : words.getFirst().text();
    String begin = line.code().substring(from).strip().split("\\s+", 2)[0];
    if (WordScanner.isNumber(first)) {
      return !isGame.test(begin);
    }
    boolean called = words.size() > 1 && words.get(1).is("(") && WordScanner.isName(first);
    return Set.of("(", "[", "-").contains(first)
        || values.contains(first)
        || (called && (functions.contains(first) || !isGame.test(begin)));
  }

  /// A name that a number, a list or a function may have.
  private static String free(String name, Place place) {
    if (!WordScanner.isName(name) || RESERVED.contains(name)) {
      throw new InputException(
          place,
          "`" + name + "` is no name for a number or a list",
          "names are of letters, digits and _; `for`, `in` and other words of formulas are none");
    }
    return name;
  }
}
