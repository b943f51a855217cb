package org.grundy.cli.process;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;
import org.grundy.workbench.render.kit.Style;

/// The streams through which a process talks.
///
/// @param in standard input
/// @param out results, and nothing else
/// @param err everything else
/// @param inIsTerminal whether a person types at `in`
/// @param outIsTerminal whether `out` is looked at by a person, in colours
/// @param errIsTerminal whether `err` is looked at by a person, who may see how far work is
/// @param progress where they see it
/// @param environment the variables of the process
public record Console(
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean inIsTerminal,
    boolean outIsTerminal,
    boolean errIsTerminal,
    ProgressLine progress,
    Map<String, String> environment) {
  private static final int NARROWEST = 40;
  private static final int WIDEST = 200;

  /// A console over the streams of a process. Java cannot tell whether they are terminals without a
  /// library that starts slowly; the launcher says it in `GRUNDY_TERMINAL`, a list of `in`, `out`
  /// and `err`. A terminal that knows neither colours nor where its cursor is (`TERM=dumb`, as
  /// within an editor) is written to as a file is.
  public static Console of(
      InputStream in, PrintStream out, PrintStream err, Map<String, String> environment) {
    String terminals = environment.getOrDefault("GRUNDY_TERMINAL", "");
    boolean dumb = "dumb".equals(environment.get("TERM"));
    boolean outIsTerminal = !dumb && terminals.contains("out");
    boolean errIsTerminal = !dumb && terminals.contains("err");
    ProgressLine progress = new ProgressLine(err);
    return new Console(
        in,
        outIsTerminal && errIsTerminal ? progress.makingRoom(out) : out,
        errIsTerminal ? progress.makingRoom(err) : err,
        terminals.contains("in"),
        outIsTerminal,
        errIsTerminal,
        progress,
        environment);
  }

  /// The same streams for a command within a dialogue: nothing is read, and what it complains of
  /// stands among what it says.
  public Console within() {
    return new Console(
        InputStream.nullInputStream(),
        out,
        out,
        false,
        outIsTerminal,
        outIsTerminal && errIsTerminal,
        progress,
        environment);
  }

  /// The same console for a command whose results go into a file; what it complains of does not.
  public Console into(PrintStream file) {
    return new Console(in, file, err, false, false, errIsTerminal, progress, environment);
  }

  /// The longest length of a line: that which `COLUMNS` says, which the launcher finds out of a
  /// terminal, between 40 and 200.
  public int width() {
    String columns = environment.getOrDefault("COLUMNS", "");
    return columns.matches("[1-9]\\d{0,4}")
        ? Math.clamp(Integer.parseInt(columns), NARROWEST, WIDEST)
        : Style.USUAL_WIDTH;
  }

  /// Prints a part of the results while work goes on, to be seen at once.
  public void tell(String part) {
    out.print(part);
    out.flush();
  }

  /// Somebody typed a line behind what was written, and ended it.
  public void lineWasTyped() {
    progress.beginLine();
  }

  /// Writes a message to `err`, under the name of the command.
  public void complain(String message) {
    err.println("grundy: " + message);
    err.flush();
  }
}
