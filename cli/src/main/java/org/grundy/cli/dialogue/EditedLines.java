package org.grundy.cli.dialogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
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

/// Lines that are edited on a terminal, with a history and with words that the tabulator completes;
/// by JLine, which only this class sees: a command that edits no lines never loads it.
final class EditedLines implements TypedLines {
  /// What is taken for the size of a terminal that does not know its own.
  private static final Size USUAL_SIZE = new Size(80, 24);

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

  /// JLine tells by it of terminals that it does not know, with a trace; it takes them for plain
  /// ones, and lines are edited all the same.
  private final Logger log = Logger.getLogger("org.jline");

  private final Terminal terminal;
  private final LineReader reader;

  /// The work that Ctrl-C ends. What comes between two lines ends nothing.
  private volatile Meter atWork = new Meter(NO_LIMIT);

  /// Lines from the terminal of this process.
  ///
  /// @param words what can be typed now, to be completed
  EditedLines(Supplier<Collection<String>> words) {
    log.setLevel(Level.OFF);
    try {
      terminal = TerminalBuilder.builder().system(true).dumb(true).build();
    } catch (IOException failure) {
      throw new UncheckedIOException("the terminal cannot be used", failure);
    }
    if (terminal.getWidth() == 0) {
      terminal.setSize(USUAL_SIZE);
    }
    terminal.handle(Terminal.Signal.INT, _ -> atWork.cancel());
    DefaultParser parser = new DefaultParser();
    parser.setQuoteChars(new char[0]);
    parser.setEscapeChars(new char[0]);
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .parser(parser)
            .completer((_, line, candidates) -> complete(line, words.get(), candidates))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .build();
    bindMovingKeys(Objects.requireNonNull(reader.getKeyMaps().get(LineReader.MAIN)));
  }

  private static void bindMovingKeys(KeyMap<Binding> keys) {
    MOVING_KEYS.forEach((letter, widget) ->
        keys.bind(new Reference(widget), "\u001b[" + letter, "\u001bO" + letter));
  }

  /// Words may have blanks in them: what is typed of one is compared from the beginning of the
  /// line, or else from the beginning of the word.
  private static void complete(
      ParsedLine line, Collection<String> words, List<Candidate> candidates) {
    String typed = line.line().substring(0, line.cursor()).toLowerCase(Locale.ROOT);
    int from = line.cursor() - line.wordCursor();
    for (String word : words) {
      if (word.toLowerCase(Locale.ROOT).startsWith(typed)) {
        candidates.add(new Candidate(word.substring(from)));
      } else if (from > 0 && word.indexOf(' ') < 0) {
        candidates.add(new Candidate(word));
      }
    }
  }

  @Override
  public Optional<String> next(String prompt) {
    try {
      return Optional.of(reader.readLine(prompt).stripTrailing());
    } catch (UserInterruptException again) {
      return Optional.of("");
    } catch (EndOfFileException end) {
      return Optional.empty();
    }
  }

  @Override
  public boolean obey(BooleanSupplier work) {
    Meter meter = new Meter(NO_LIMIT);
    atWork = meter;
    return meter.during(work::getAsBoolean);
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException failure) {
      throw new UncheckedIOException("the terminal cannot be left", failure);
    }
  }
}
