package org.grundy.cli.option;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.workbench.saved.SavedState;
import org.grundy.workbench.saved.SavedStates;
import org.grundy.workbench.saved.WholeFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// The options for where work is saved when it has to end early, and whether it goes on from there.
public final class CheckpointOptions {
  /// The most bytes for all that is saved.
  private static final long MOST_BYTES = 8L << 30;

  @Option(names = "--resume", description = "Go on from what was saved of the same work.")
  private boolean resume;

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description =
          "Where the work is saved, every half minute and when it has to end early. Default: a file of its own where"
              + " `grundy saved` looks, which names the folder.")
  private @Nullable Path file;

  /// True if a run goes on from what was saved.
  public boolean resume() {
    return resume;
  }

  /// True if the user chose the file, which is then kept.
  boolean isChosen() {
    return file != null;
  }

  /// The file of some work.
  ///
  /// @param identity 64 hexadecimal digits
  /// @throws InputException if there is no place for it
  Path of(String identity, Map<String, String> environment) {
    return file != null ? file : states(environment).fileOf(identity);
  }

  /// The saved work where the user names no file.
  ///
  /// @throws InputException if there is no place for it
  public static SavedStates states(Map<String, String> environment) {
    return folder(environment)
        .map(SavedStates::new)
        .orElseThrow(() ->
            new InputException(
                "there is no folder for what is saved: neither GRUNDY_STATE nor HOME is set",
                "name a file by --save FILE"));
  }

  /// The folder for what outlives a command.
  public static Optional<Path> folder(Map<String, String> environment) {
    return variable("GRUNDY_STATE", environment)
        .map(Path::of)
        .or(() -> variable("XDG_STATE_HOME", environment).map(state -> Path.of(state, "grundy")))
        .or(() -> variable("HOME", environment).map(home -> Path.of(home, ".local/state/grundy")))
        .or(() -> variable("LOCALAPPDATA", environment).map(data -> Path.of(data, "grundy")));
  }

  private static Optional<String> variable(String name, Map<String, String> environment) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
  }

  /// Removes the oldest of what is saved where the user named no file and all together takes more
  /// than it may.
  ///
  /// @param identity of the work that was saved last
  /// @return what was removed
  List<SavedState> makeRoom(String identity, Map<String, String> environment) {
    if (file != null) {
      return List.of();
    }
    SavedStates states = states(environment);
    return states.keepWithin(most(environment), states.fileOf(identity));
  }

  private static long most(Map<String, String> environment) {
    return variable("GRUNDY_STATE_SIZE", environment)
        .map(size -> {
          try {
            return new BudgetOptions.Memory().convert(size);
          } catch (TypeConversionException bad) {
            throw new InputException("GRUNDY_STATE_SIZE: " + bad.getMessage(), "");
          }
        })
        .orElse(MOST_BYTES);
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
