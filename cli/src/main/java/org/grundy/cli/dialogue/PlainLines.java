package org.grundy.cli.dialogue;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.grundy.cli.process.Console;
import org.grundy.core.InputException;

/// Lines as they come. Where nobody types them they are printed after the prompt, so that what
/// stands there reads like a session.
final class PlainLines implements TypedLines {
  private static final int LONGEST = 1 << 16;

  private final Console console;
  private final Reader reader;

  PlainLines(Console console) {
    this.console = console;
    this.reader = new InputStreamReader(console.in(), StandardCharsets.UTF_8);
  }

  @Override
  public Optional<String> next(String prompt) {
    console.out().print(prompt);
    console.out().flush();
    Optional<String> line = read();
    if (line.isEmpty() || !console.inIsTerminal()) {
      console.out().println(line.orElse(""));
    } else {
      console.lineWasTyped();
    }
    return line;
  }

  private Optional<String> read() {
    StringBuilder line = new StringBuilder();
    try {
      int character = reader.read();
      if (character < 0) {
        return Optional.empty();
      }
      for (; character >= 0 && character != '\n'; character = reader.read()) {
        if (line.length() == LONGEST) {
          throw new InputException(
              "a line has more than %,d characters".formatted(LONGEST), "is it what you meant?");
        }
        line.append((char) character);
      }
    } catch (IOException failure) {
      throw new InputException("<stdin> cannot be read: " + failure.getMessage(), "");
    }
    return Optional.of(line.toString().stripTrailing());
  }

  @Override
  public void close() {
    // The streams are those of the process.
  }
}
