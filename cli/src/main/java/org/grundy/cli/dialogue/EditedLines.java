package org.grundy.cli.dialogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.grundy.cli.option.CheckpointOptions;
import org.grundy.cli.process.Console;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.Reference;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp;
import org.jline.utils.Signals;

/// Lines that are edited on a terminal, with a history and with words that the tabulator completes;
/// by JLine, which only this class sees: a command that edits no lines never loads it.
///
/// No process is started for it. Ctrl-C reaches all processes of the terminal: one that sets the
/// terminal (`stty`) or asks what it can do (`infocmp`) would be ended in the middle of that. So
/// the terminal is set by calls of the C library, and what it can do is looked up in JLine's
/// tables. However this process ends, short of being killed, a hook sets the terminal back.
///
/// Signals are taken once for the whole dialogue and told to the terminal. JLine's own way takes
/// them anew for each line, and in between, for some microseconds, Ctrl-C would end the process.
final class EditedLines implements TypedLines {
  /// The size that is taken for a terminal that does not know its own.
  private static final Size USUAL_SIZE = Size.of(80, 24);

  /// The type whose abilities every terminal of today has, whatever its name.
  private static final String USUAL_TYPE = "ansi";

  private static final int LINES_KEPT = 1_000;

  /// What a reader of lines has to know of: Ctrl-C, a window of another size, and that the process
  /// goes on after Ctrl-Z.
  private static final List<Terminal.Signal> SIGNALS =
      List.of(Terminal.Signal.INT, Terminal.Signal.WINCH, Terminal.Signal.CONT);

  /// The keys that move within lines, by the last letter of what they send: behind `ESC [` or `ESC
  /// O`, whichever form the terminal is in, whatever is known of it.
  private static final Map<String, String> MOVING_KEYS =
      Map.of(
          "A", LineReader.UP_LINE_OR_SEARCH,
          "B", LineReader.DOWN_LINE_OR_SEARCH,
          "C", LineReader.FORWARD_CHAR,
          "D", LineReader.BACKWARD_CHAR,
          "H", LineReader.BEGINNING_OF_LINE,
          "F", LineReader.END_OF_LINE);

  private static final Budget NO_LIMIT = Budget.ofBytes(Long.MAX_VALUE);

  /// JLine tells by it, with a trace, of what it does without, such as a history that cannot be
  /// written.
  private static final Logger LOG = Logger.getLogger("org.jline");

  private final Terminal terminal;
  private final LineReader reader;

  /// What each signal did before, as its registration says; nothing for one that the system lacks.
  private final Map<Terminal.Signal, Object> before = new EnumMap<>(Terminal.Signal.class);

  /// The work that Ctrl-C ends.
  private volatile Meter atWork = new Meter(NO_LIMIT);

  /// True if Ctrl-C was pressed since the last line was begun, and has ended nothing yet.
  private volatile boolean pressed;

  private EditedLines(
      Terminal terminal, Optional<Path> history, Function<String, Collection<String>> words) {
    this.terminal = terminal;
    if (terminal.getSize().getColumns() == 0) {
      terminal.setSize(USUAL_SIZE);
    }
    terminal.handle(Terminal.Signal.INT, _ -> interrupt());
    for (Terminal.Signal signal : SIGNALS) {
      Object earlier = Signals.register(signal.name(), () -> terminal.raise(signal));
      if (earlier != null) {
        before.put(signal, earlier);
      }
    }
    DefaultParser parser = new DefaultParser();
    parser.setQuoteChars(new char[0]);
    parser.setEscapeChars(new char[0]);
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .parser(parser)
            .completer((_, line, candidates) -> complete(line, words, candidates))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .build();
    bindMovingKeys(Objects.requireNonNull(reader.getKeyMaps().get(LineReader.MAIN)));
    reader.getWidgets().put(LineReader.CALLBACK_INIT, this::begun);
    history.ifPresent(this::keep);
  }

  /// Lines from the terminal of this process; none where it cannot be set by calls of the C
  /// library.
  ///
  /// @param dialogue under whose name the history is kept
  /// @param words what can be typed now, given the line up to the cursor
  static Optional<TypedLines> of(
      Console console, String dialogue, Function<String, Collection<String>> words) {
    LOG.setLevel(Level.OFF);
    String type = console.environment().getOrDefault("TERM", USUAL_TYPE);
    InfoCmp.setLoadedInfoCmp(type, abilities(type));
    try {
      Terminal terminal =
          TerminalBuilder.builder()
              .system(true)
              .provider("ffm")
              .dumb(false)
              .type(type)
              .graphemeCluster(false)
              .nativeSignals(false)
              .build();
      Optional<Path> folder = CheckpointOptions.folder(console.environment());
      return Optional.of(
          new EditedLines(
              terminal, folder.map(states -> states.resolve(dialogue + ".history")), words));
    } catch (IOException | IllegalStateException noTerminal) {
      return Optional.empty();
    }
  }

  /// The abilities that JLine knows of a terminal, or of the nearest that its name begins with:
  /// `xterm` for `xterm-kitty`.
  private static String abilities(String type) {
    String known = InfoCmp.getDefaultInfoCmp(type);
    int dash = type.lastIndexOf('-');
    if (known != null) {
      return known;
    }
    return abilities(dash < 0 ? USUAL_TYPE : type.substring(0, dash));
  }

  /// `ESC O` alone is a key of JLine's (Alt with a capital O). It is taken away: else a key is cut
  /// there if its last letter comes late, as it does on a busy machine.
  private static void bindMovingKeys(KeyMap<Binding> keys) {
    keys.unbind("\u001bO");
    MOVING_KEYS.forEach((letter, widget) ->
        keys.bind(new Reference(widget), "\u001b[" + letter, "\u001bO" + letter));
  }

  /// Keeps the lines for the next dialogue, where there is a place for them. A file that is no text
  /// is begun anew.
  private void keep(Path history) {
    reader.setVariable(LineReader.HISTORY_SIZE, LINES_KEPT);
    reader.setVariable(LineReader.HISTORY_FILE_SIZE, LINES_KEPT);
    try {
      Files.createDirectories(history.toAbsolutePath().getParent());
      reader.setVariable(LineReader.HISTORY_FILE, history);
      try {
        reader.getHistory().attach(reader);
      } catch (UncheckedIOException noText) {
        Files.delete(history);
      }
    } catch (IOException noPlace) {
      reader.getVariables().remove(LineReader.HISTORY_FILE);
    }
  }

  /// Words may have blanks in them: what is typed of one is compared from the beginning of the
  /// line, or else from the beginning of the word.
  private static void complete(
      ParsedLine line, Function<String, Collection<String>> words, List<Candidate> candidates) {
    String before = line.line().substring(0, line.cursor());
    String typed = before.toLowerCase(Locale.ROOT);
    int from = line.cursor() - line.wordCursor();
    for (String word : words.apply(before)) {
      if (word.toLowerCase(Locale.ROOT).startsWith(typed)) {
        candidates.add(new Candidate(word.substring(from)));
      } else if (from > 0 && word.indexOf(' ') < 0) {
        candidates.add(new Candidate(word));
      }
    }
  }

  /// A line is begun: from here on Ctrl-C takes it back, and what came before concerns nothing.
  private boolean begun() {
    pressed = false;
    return true;
  }

  private void interrupt() {
    pressed = true;
    atWork.cancel();
  }

  @Override
  public Optional<String> next(String prompt) {
    try {
      return Optional.of(reader.readLine(prompt).stripTrailing());
    } catch (UserInterruptException again) {
      throw new TakenBackException();
    } catch (EndOfFileException end) {
      return Optional.empty();
    } finally {
      if (Thread.interrupted()) { // Ctrl-C while the line was being left
        interrupt();
      }
    }
  }

  @Override
  public boolean obey(BooleanSupplier work) {
    Meter meter = new Meter(NO_LIMIT);
    atWork = meter;
    if (pressed) {
      meter.cancel();
    }
    try {
      return meter.during(work::getAsBoolean);
    } finally {
      pressed = false;
    }
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException failure) {
      throw new UncheckedIOException("the terminal cannot be left", failure);
    } finally {
      before.forEach((signal, earlier) -> Signals.unregister(signal.name(), earlier));
    }
  }
}
