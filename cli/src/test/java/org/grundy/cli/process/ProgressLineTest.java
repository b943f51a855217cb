package org.grundy.cli.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Both streams of a process on one terminal; the line of progress comes at the worst moments.
class ProgressLineTest {
  private static final String ERASE = "\r\u001b[K";

  private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
  private final Console console =
      Console.of(
          InputStream.nullInputStream(),
          new PrintStream(new BufferedOutputStream(screen), false, StandardCharsets.UTF_8),
          new PrintStream(screen, true, StandardCharsets.UTF_8),
          Map.of("GRUNDY_TERMINAL", "in,out,err"));

  private void draw() {
    console.progress().draw("5 nodes");
  }

  private String seen() {
    return screen.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aResultTakesItsPlace() {
    draw();
    console.out().println("7");
    console.out().flush();
    assertThat(seen()).isEqualTo(ERASE + "  5 nodes" + ERASE + "7\n");
  }

  @Test
  void aMessageTakesItsPlace() {
    draw();
    console.complain("not kept");
    draw();
    console.within().complain("not read");
    assertThat(seen())
        .isEqualTo(
            "%1$s  5 nodes%1$sgrundy: not kept%n%1$s  5 nodes%1$sgrundy: not read%n"
                .formatted(ERASE));
  }

  @Test
  void itIsNotDrawnBeforeAResultThatWaits() {
    console.out().println("7");
    draw();
    console.out().flush();
    assertThat(seen()).isEqualTo("7\n");
    draw();
    assertThat(seen()).isEqualTo("7\n" + ERASE + "  5 nodes");
  }

  @Test
  void itIsNotDrawnBehindALineThatIsNotEnded() {
    console.tell("The value ");
    draw();
    console.tell("is 7.\n");
    draw();
    assertThat(seen()).isEqualTo("The value is 7.\n" + ERASE + "  5 nodes");
  }

  @Test
  void itIsDrawnWhenALineWasTyped() {
    console.tell("your move> ");
    console.lineWasTyped();
    draw();
    assertThat(seen()).isEqualTo("your move> " + ERASE + "  5 nodes");
  }

  @Test
  void itIsErasedOnce() {
    draw();
    console.progress().erase();
    console.progress().erase();
    assertThat(seen()).isEqualTo(ERASE + "  5 nodes" + ERASE);
  }
}
