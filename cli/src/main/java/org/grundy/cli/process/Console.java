package org.grundy.cli.process;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;

/// What a process talks through.
///
/// @param in standard input
/// @param out results, and nothing else
/// @param err everything else
/// @param outIsTerminal whether `out` is looked at by a person
/// @param errIsTerminal whether `err` is looked at by a person
/// @param environment the variables of the process
public record Console(
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean outIsTerminal,
    boolean errIsTerminal,
    Map<String, String> environment) {
  /// A console over the streams of a process. Java cannot tell whether they are terminals without a
  /// library that starts slowly; the launcher says it in `GRUNDY_TERMINAL`, a list of `out` and
  /// `err`.
  public static Console of(
      InputStream in, PrintStream out, PrintStream err, Map<String, String> environment) {
    String terminals = environment.getOrDefault("GRUNDY_TERMINAL", "");
    return new Console(
        in, out, err, terminals.contains("out"), terminals.contains("err"), environment);
  }

  /// Writes a message to `err`, under the name of the command.
  public void complain(String message) {
    err.println("grundy: " + message);
    err.flush();
  }
}
