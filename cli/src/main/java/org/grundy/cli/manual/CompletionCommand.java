package org.grundy.cli.manual;

import java.util.concurrent.Callable;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `grundy completion`.
@Command(
    name = "completion",
    descriptionHeading = "Examples:%n",
    description = {
      "  source <(grundy completion bash)              in ~/.bashrc",
      "  source <(grundy completion zsh)               in ~/.zshrc",
      "  grundy completion fish | source               in ~/.config/fish/config.fish",
    },
    headerHeading = "%n",
    header = "Writes what makes a shell complete commands, options, games and contest problems.",
    synopsisHeading = "%nUsage: ")
public final class CompletionCommand implements Callable<Integer> {
  /// The shells that are known.
  enum Shell {
    BASH,
    ZSH,
    FISH
  }

  private final Session session;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(index = "0", paramLabel = "SHELL", description = "bash, zsh or fish.")
  private Shell shell = Shell.BASH;

  public CompletionCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    CommandLine grundy = spec.root().commandLine();
    String script =
        switch (shell) {
          case BASH, ZSH ->
              ShownWords.in(AutoComplete.bash(spec.root().name(), grundy), spec.root());
          case FISH -> FishCompletion.of(spec.root());
        };
    session.console().out().print(script);
    return ExitCode.DONE;
  }
}
