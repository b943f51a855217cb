package org.grundy.cli.manual;

import java.util.concurrent.Callable;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `grundy man`.
@Command(
    name = "man",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy man > ~/.local/share/man/man1/grundy.1    then: man grundy",
      "  grundy man | man -l -                            read at once",
    },
    headerHeading = "%n",
    header = "Writes the manual page, of all commands and options.",
    synopsisHeading = "%nUsage: ")
public final class ManCommand implements Callable<Integer> {
  private final Session session;

  @Spec private CommandSpec spec = CommandSpec.create();

  public ManCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    session.console().out().print(ManPage.of(spec.root()));
    return ExitCode.DONE;
  }
}
