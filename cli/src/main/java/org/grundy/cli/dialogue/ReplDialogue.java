package org.grundy.cli.dialogue;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Nearest;
import org.grundy.workbench.game.CatalogueEntry;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.Sum;
import org.grundy.workbench.request.Workbench;

/// A session of commands: the lines are those of the command itself, in which names stand for
/// positions and for rules.
final class ReplDialogue {
  private static final long SEED = 1;
  private static final int LONGEST_RULES = 10_000;
  private static final Pattern NAME = Pattern.compile("[A-Za-z][\\w-]*");
  private static final Pattern ASSIGNMENT = Pattern.compile("([A-Za-z][\\w-]*)\\s*=\\s*(.*)");

  /// The commands that read no input and end by themselves.
  private static final List<String> COMMANDS =
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

  private static final List<String> OWN = List.of("define", "names", "help", "quit");
  private static final String HELP =
      """
        solve, plan, table, count, sequence, omino, check, verify, tile, polyominoes, games
                         as after `grundy`; help solve tells of one
        g = cram 4x5     a name for a position or a sum: it may stand in any line for these words
        g + nim 3        a position or a sum alone is solved
        define NAME      rules in the language, up to a line `end`; a game of that name from then on
        names            what has a name
        quit             end
      """;

  private final PrintStream out;
  private final Console console;
  private final BiConsumer<Session, List<String>> commands;
  private final Console inner;
  private final Map<String, List<String>> positions = new TreeMap<>();
  private final Map<String, String> rules = new TreeMap<>();
  private Workbench workbench;

  ReplDialogue(Session session, BiConsumer<Session, List<String>> commands) {
    this.console = session.console();
    this.out = console.out();
    this.inner = console.within();
    this.workbench = session.workbench();
    this.commands = commands;
  }

  /// Answers lines until nothing more is typed.
  ///
  /// @return the exit code
  int run() {
    try (TypedLines lines = TypedLines.of(console, this::words)) {
      boolean goesOn = true;
      while (goesOn) {
        out.flush();
        Optional<String> line = lines.next("grundy> ");
        goesOn = line.isPresent() && answer(line.get().strip(), lines);
      }
    }
    return ExitCode.DONE;
  }

  private Collection<String> words() {
    List<String> words = new ArrayList<>(COMMANDS);
    words.addAll(OWN);
    words.addAll(positions.keySet());
    words.addAll(rules.keySet());
    workbench.games().stream().map(CatalogueEntry::name).forEach(words::add);
    return words;
  }

  private boolean answer(String line, TypedLines lines) {
    try {
      return lines.obey(() -> obey(line, lines));
    } catch (InputException bad) {
      inner.complain(String.valueOf(bad.getMessage()));
      return true;
    } catch (BudgetSpentException spent) {
      inner.complain(spent.ending().text());
      return true;
    }
  }

  /// @return whether the session goes on
  private boolean obey(String line, TypedLines lines) {
    List<String> words = LineWords.of(line);
    if (words.isEmpty() || line.startsWith("//")) {
      return true;
    }
    Matcher assignment = ASSIGNMENT.matcher(line);
    if (assignment.matches()) {
      assign(assignment.group(1), LineWords.of(assignment.group(2)));
      return true;
    }
    switch (words.getFirst()) {
      case "quit", "exit" -> {
        return false;
      }
      case "help" -> help(words);
      case "names" -> names();
      case "define" -> define(words, lines);
      default -> command(words);
    }
    return true;
  }

  private void help(List<String> words) {
    if (words.size() == 1) {
      out.print(HELP);
    } else {
      run(List.of(words.get(1), "--help"));
    }
  }

  private void names() {
    rules.forEach((name, title) -> out.println("  " + name + ": rules, " + title));
    positions.forEach((name, words) -> out.println("  " + name + " = " + String.join(" ", words)));
  }

  private void assign(String name, List<String> words) {
    requireFree(name);
    List<String> meant = meant(words);
    String text = String.join(" ", meant);
    if (text.isEmpty()) {
      throw new InputException(
          "`" + name + "` is given no position", "for example: " + name + " = cram 4x5");
    }
    Sum sum = workbench.sum(new TextSource(name, text), SEED);
    positions.put(name, meant);
    out.println("  " + sum.title() + ": " + sum.text());
  }

  private void requireFree(String name) {
    boolean taken =
        COMMANDS.contains(name)
            || OWN.contains(name)
            || rules.containsKey(name)
            || workbench.games().stream().anyMatch(game -> game.name().equals(name));
    if (taken) {
      throw new InputException(
          "`" + name + "` is the name of a command or a game", "choose another name");
    }
  }

  private void define(List<String> words, TypedLines lines) {
    if (words.size() != 2 || !NAME.matcher(words.get(1)).matches()) {
      throw new InputException(
          "`define` takes one name, of letters, digits and -", "for example: define pairs");
    }
    StringBuilder text = new StringBuilder();
    Optional<String> line = lines.next("  ... ");
    for (int count = 0; line.isPresent() && !line.get().strip().equals("end"); count++) {
      if (count == LONGEST_RULES) {
        throw new InputException(
            "rules have at most %,d lines".formatted(LONGEST_RULES), "did you mean to `end` them?");
      }
      text.append(line.get()).append('\n');
      out.flush();
      line = lines.next("  ... ");
    }
    String name = words.get(1);
    if (COMMANDS.contains(name) || OWN.contains(name) || positions.containsKey(name)) {
      throw new InputException("`" + name + "` has a meaning already", "choose another name");
    }
    workbench = workbench.defining(new TextSource(name, text.toString()));
    rules.put(name, workbench.game(name).title());
  }

  private void command(List<String> words) {
    String first = words.getFirst();
    if (ELSEWHERE.contains(first)) {
      throw new InputException(
          "`" + first + "` is no command of a session", "quit, and begin it by itself");
    }
    boolean named = COMMANDS.contains(first);
    if (!named && !positions.containsKey(first)) {
      Nearest.of(first, COMMANDS)
          .filter(_ -> !isGame(first))
          .ifPresent(near -> {
            throw new InputException(
                "there is no command or game called `" + first + "`",
                "did you mean `" + near + "`?");
          });
    }
    List<String> whole = new ArrayList<>();
    if (!named) {
      whole.add("solve");
    }
    whole.addAll(meant(words));
    run(whole);
  }

  private boolean isGame(String name) {
    try {
      return !workbench.game(name).name().isEmpty();
    } catch (InputException unknown) {
      return false;
    }
  }

  /// The words, with those that stand for others replaced by these.
  private List<String> meant(List<String> words) {
    List<String> meant = new ArrayList<>();
    for (String word : words) {
      meant.addAll(positions.getOrDefault(word, List.of(word)));
    }
    return meant;
  }

  private void run(List<String> words) {
    commands.accept(new Session(inner, workbench), words);
  }
}
