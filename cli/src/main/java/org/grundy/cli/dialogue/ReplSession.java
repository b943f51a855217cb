package org.grundy.cli.dialogue;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.NarrowLines;
import org.grundy.cli.process.Session;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.name.Nearest;
import org.grundy.workbench.game.CatalogueEntry;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.saved.WholeFile;
import org.grundy.workbench.script.Asking;
import org.grundy.workbench.script.Block;
import org.grundy.workbench.script.Calculator;
import org.grundy.workbench.script.Scope;
import org.grundy.workbench.script.SessionFormula;
import org.grundy.workbench.script.SessionStatement;
import org.grundy.workbench.script.StatementReader;
import org.grundy.workbench.script.Value;

/// The knowledge of a session, and the work of its statements.
final class ReplSession {
  /// The commands that read no input and end by themselves.
  static final List<String> COMMANDS =
      List.of(
          "solve",
          "plan",
          "table",
          "count",
          "sequence",
          "omino",
          "check",
          "verify",
          "tile",
          "polyominoes",
          "games");

  /// Those that read what is typed, or do not end.
  private static final List<String> ELSEWHERE =
      List.of("play", "repl", "contest", "serve", "completion", "man");

  private static final List<String> OWN =
      List.of("define", "names", "help", "quit", "for", "if", "end", "else", "load", "save");
  private static final long SEED = 1;
  private static final int MOST_LOADED = 20;
  private static final String HELP =
      """
        solve, plan, table, count, sequence, omino, check, verify, tile, polyominoes, games
                         as after `grundy`; help solve tells of one
        g = cram 4x5     a name for a position or a sum: it may stand in any line for these words
        g + nim 3        a position or a sum alone is solved
        n = 3, l = [1, 3..5]
                         a number, a list; n, and ${n + 1}, may stand in any line
        value(g), wins(g), options(g)
                         what a position is worth; 1 where the player to move wins; all options
        [n^2 for n in 1..9 where n in primes]
                         a list of what is made of each
        mex, sum, xor, min, max, gcd, length
                         functions over numbers and lists; l[2] is the second number
        f(a, b) = a xor b
                         a function of one's own
        for n in 1..9: …, if n > 3, n in primes: …
                         the statement behind the colon, or lines up to `end` (`else`)
        n, l as latex    columns of a table: latex, markdown, csv
        … > FILE         what is printed goes into a file
        define NAME      rules in the language, up to a line `end`; a game of that name from then on
        names, save FILE, load FILE
                         what has a name: told, written as statements, read again
        quit             end
      """;

  private final BiConsumer<Session, List<String>> commands;
  private final Scope scope = new Scope();
  private final Map<String, SessionStatement.Function> functions = new TreeMap<>();
  private final Map<String, String> rules = new TreeMap<>();
  private final Calculator calculator = new Calculator(functions, new Solving());
  private Console console;
  private Workbench workbench;
  private int loaded;

  ReplSession(Session session, BiConsumer<Session, List<String>> commands) {
    this.console = session.console().within();
    this.workbench = session.workbench();
    this.commands = commands;
  }

  void complain(String message) {
    console.complain(message);
  }

  /// The words with which a statement may begin.
  Collection<String> words() {
    Set<String> words = new TreeSet<>(COMMANDS);
    words.addAll(OWN);
    words.addAll(scope.own().keySet());
    words.addAll(rules.keySet());
    calculator.functions().forEach(name -> words.add(name + "("));
    workbench.games().stream().map(CatalogueEntry::name).forEach(words::add);
    return words;
  }

  /// Reads a statement and does it.
  ///
  /// @throws InputException at the first fault
  void run(Block block) {
    Set<String> values = new TreeSet<>();
    scope
        .own()
        .forEach((name, value) -> {
          if (!(value instanceof Value.Positions)) {
            values.add(name);
          }
        });
    new StatementReader(this::isGame, values, calculator.functions())
        .read(block)
        .ifPresent(this::run);
  }

  private void run(SessionStatement statement) {
    Meter.checkpoint();
    switch (statement) {
      case SessionStatement.Let(String name, SessionFormula formula) ->
          scope.put(free(name), calculator.value(formula, scope));
      case SessionStatement.Name(String name, String words) -> name(name, words);
      case SessionStatement.Function function -> functions.put(free(function.name()), function);
      case SessionStatement.For(String name, SessionFormula in, List<SessionStatement> body) -> {
        free(name);
        for (long n : calculator.numbers(in, scope)) {
          Meter.checkpoint();
          scope.put(name, new Value.One(n));
          body.forEach(this::run);
        }
      }
      case SessionStatement.If(SessionFormula.Test test, var then, var otherwise) ->
          (calculator.holds(test, scope) ? then : otherwise).forEach(this::run);
      case SessionStatement.Show show -> show(show);
      case SessionStatement.Rules(String name, String text) -> define(name, text);
      case SessionStatement.Load(String file) -> load(Path.of(file));
      case SessionStatement.Save(String file) -> WholeFile.write(Path.of(file), saved());
      case SessionStatement.Into(SessionStatement inner, String file) ->
          WholeFile.write(Path.of(file), out -> into(out, inner));
      case SessionStatement.Command(String words) -> command(calculator.words(words, scope));
    }
  }

  private void name(String name, String typed) {
    List<String> words = calculator.words(typed, scope);
    if (words.isEmpty()) {
      throw new InputException(
          "`" + name + "` is given nothing", "for example: " + name + " = cram 4x5");
    }
    SumRequest sum = workbench.sum(new TextSource(free(name), String.join(" ", words)), SEED);
    scope.put(name, new Value.Positions(words));
    out().println("  " + sum.title() + ": " + sum.text());
  }

  /// A name that is not taken by what has another meaning.
  private String free(String name) {
    if (COMMANDS.contains(name)
        || OWN.contains(name)
        || rules.containsKey(name)
        || workbench.games().stream().anyMatch(game -> game.name().equals(name))) {
      throw new InputException(
          "`" + name + "` is the name of a command or a game", "choose another name");
    }
    return name;
  }

  private void define(String name, String text) {
    if (COMMANDS.contains(name) || OWN.contains(name) || scope.find(name).isPresent()) {
      throw new InputException("`" + name + "` has a meaning already", "choose another name");
    }
    workbench = workbench.defining(new TextSource(name, text));
    rules.put(name, text);
  }

  private void show(SessionStatement.Show show) {
    List<Value> values =
        show.columns().stream().map(column -> calculator.value(column, scope)).toList();
    if (show.form().isPresent()) {
      show.form().get().write(records(show.heads(), values), out());
      return;
    }
    Page page = new Page(new Style(false, console.width()));
    values.forEach(value -> page.paragraph(0, 2, value.text()));
    out().print(page);
  }

  private static Stream<List<String>> records(List<String> heads, List<Value> values) {
    List<List<Long>> columns = values.stream().map(Calculator::numbers).toList();
    int rows = columns.getFirst().size();
    if (columns.stream().anyMatch(column -> column.size() != rows)) {
      throw new InputException(
          "the columns of a table have different lengths", "look at length(…)");
    }
    return Stream.concat(
        Stream.of(heads),
        IntStream.range(0, rows)
            .mapToObj(row -> columns.stream().map(column -> "" + column.get(row)).toList()));
  }

  private void load(Path file) {
    if (loaded == MOST_LOADED) {
      throw new InputException(
          "files load each other more than %d deep".formatted(MOST_LOADED),
          "does " + file + " load itself?");
    }
    Iterator<String> lines =
        TextSource.ofFile(file, TextSource.LARGEST_RULES).text().lines().iterator();
    loaded++;
    try {
      for (int number = 1; lines.hasNext(); ) {
        Block block = Block.of(file.toString(), number, lines.next(), () -> next(lines));
        run(block);
        number += block.lines().size();
      }
    } finally {
      loaded--;
    }
  }

  private static Optional<String> next(Iterator<String> lines) {
    return lines.hasNext() ? Optional.of(lines.next()) : Optional.empty();
  }

  /// Statements that give all names what they stand for.
  private String saved() {
    StringBuilder text = new StringBuilder();
    rules.forEach((name, lines) ->
        text.append("define ").append(name).append('\n').append(lines).append("end\n"));
    scope
        .own()
        .forEach(
            (name, value) -> text.append(name).append(" = ").append(value.text()).append('\n'));
    functions.values().forEach(function -> text.append(function.text()).append('\n'));
    return text.toString();
  }

  private void into(OutputStream file, SessionStatement statement) {
    Console before = console;
    PrintStream out = new PrintStream(file, false, StandardCharsets.UTF_8);
    console = before.into(out);
    try {
      run(statement);
    } finally {
      out.flush();
      console = before;
    }
  }

  private PrintStream out() {
    return console.out();
  }

  private void command(List<String> words) {
    String first = words.getFirst();
    switch (first) {
      case "help" -> help(words);
      case "names" -> names();
      default -> {
        List<String> whole =
            new ArrayList<>(COMMANDS.contains(first) ? List.of() : List.of("solve"));
        if (!whole.isEmpty()) {
          requireGame(words);
        }
        whole.addAll(words);
        commands.accept(new Session(console, workbench), whole);
      }
    }
  }

  private void requireGame(List<String> words) {
    String first = words.getFirst();
    if (ELSEWHERE.contains(first)) {
      throw new InputException(
          "`" + first + "` is no command of a session", "quit, and begin it by itself");
    }
    if (words.size() > 1 && words.get(1).matches("[-*/^%,=].*") && !isGame(first)) {
      throw new InputException(
          "`" + first + "` has no value, and is no game", "give it one: " + first + " = 3");
    }
    Nearest.of(first, COMMANDS)
        .filter(_ -> !isGame(first))
        .ifPresent(near -> {
          throw new InputException(
              "there is no command or game called `" + first + "`", "did you mean `" + near + "`?");
        });
  }

  private void help(List<String> words) {
    if (words.size() == 1 || !COMMANDS.contains(words.get(1))) {
      out().print(NarrowLines.of(HELP, console.width()));
    } else {
      commands.accept(new Session(console, workbench), List.of(words.get(1), "--help"));
    }
  }

  private void names() {
    rules
        .keySet()
        .forEach(name -> out().println("  " + name + ": rules, " + workbench.game(name).title()));
    functions.values().forEach(function -> out().println("  " + function.text()));
    scope.own().forEach((name, value) -> out().println("  " + name + " = " + value.text()));
  }

  private boolean isGame(String name) {
    return workbench.known(name).isPresent();
  }

  /// Positions are solved as by the command `solve`: Ctrl-C ends it, and a terminal shows how far
  /// it is.
  private final class Solving implements Asking {
    private <T> T asked(String position, BiFunction<SumRequest, Meter, T> question) {
      SumRequest sum = workbench.sum(new TextSource("position", position), SEED);
      return new Session(console, workbench)
          .work(new BudgetOptions().budget(), meter -> question.apply(sum, meter));
    }

    @Override
    public OptionalLong value(String position) {
      return asked(position, (sum, meter) -> workbench.value(sum, Optional.empty(), meter));
    }

    @Override
    public Outcome outcome(String position) {
      return asked(position, (sum, meter) -> workbench.outcome(sum, Optional.empty(), meter));
    }

    @Override
    public List<OptionalLong> options(String position) {
      return asked(
          position,
          (sum, meter) ->
              workbench.solve(sum, Optional.empty(), meter).moves().stream()
                  .map(SumMove::value)
                  .toList());
    }
  }
}
