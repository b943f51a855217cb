package org.grundy.cli.option;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.workbench.saved.WholeFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Where work is saved when it has to end early, and whether it goes on from there.
public final class CheckpointOptions {
  private static final int NAME_DIGITS = 16;

  @Option(
      names = "--resume",
      description = "Go on from what was saved when the same work had to end early.")
  private boolean resume;

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description =
          "Where work that has to end early is saved. Default: a file of its own in"
              + " $$GRUNDY_STATE, or else in $$XDG_STATE_HOME/grundy or ~/.local/state/grundy.")
  private @Nullable Path file;

  /// Whether a run goes on from what was saved.
  public boolean resume() {
    return resume;
  }

  /// Whether the user chose the file, which is then kept.
  boolean isChosen() {
    return file != null;
  }

  /// The file of some work.
  ///
  /// @param identity 64 hexadecimal digits
  /// @throws InputException if there is no place for it
  Path of(String identity, Map<String, String> environment) {
    if (file != null) {
      return file;
    }
    return folder(environment)
        .map(folder -> folder.resolve(identity.substring(0, NAME_DIGITS) + ".run"))
        .orElseThrow(() ->
            new InputException(
                "there is no folder for what is saved: neither GRUNDY_STATE nor HOME is set",
                "name a file by --save FILE"));
  }

  private static Optional<Path> folder(Map<String, String> environment) {
    return variable("GRUNDY_STATE", environment)
        .or(() -> variable("XDG_STATE_HOME", environment).map(state -> state.resolve("grundy")))
        .or(() -> variable("HOME", environment).map(home -> home.resolve(".local/state/grundy")));
  }

  private static Optional<Path> variable(String name, Map<String, String> environment) {
    return Optional.ofNullable(environment.get(name))
        .filter(value -> !value.isEmpty())
        .map(Path::of);
  }

  /// The file of some work, in a folder that is there.
  ///
  /// @throws InputException if there is no place for it
  Path ready(String identity, Map<String, String> environment) {
    Path target = of(identity, environment);
    if (file == null) {
      WholeFile.makeFolder(target.toAbsolutePath().getParent(), "name a file by --save FILE");
    }
    return target;
  }
}
