package org.grundy.cli.command;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.cli.option.Amounts;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.CheckpointOptions;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.core.InputException;
import org.grundy.workbench.render.kit.Counted;
import org.grundy.workbench.render.report.SavedJson;
import org.grundy.workbench.saved.SavedState;
import org.grundy.workbench.saved.SavedStates;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `grundy saved`.
@Command(
    name = "saved",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy saved                        what is saved, the newest first",
      "  grundy saved cram                   of one game",
      "  grundy saved --older 30d --remove   what nobody has resumed for a month",
      "  grundy saved 3f2a91c0 --remove      one of them, by its name",
      "  grundy saved --all --remove         everything",
    },
    headerHeading = "%n",
    header = "Lists the saved work that can be resumed, or removes it.",
    synopsisHeading = "%nUsage: ")
public final class SavedCommand implements Callable<Integer> {
  private static final int SHORT_NAME = 8;

  private final Session session;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "NAME",
      description = "Names from the list, their beginnings, or games. Without one: all that is.")
  private List<String> names = List.of();

  @Option(
      names = "--older",
      paramLabel = "TIME",
      converter = BudgetOptions.Time.class,
      description = "Only what was saved longer ago than TIME: 12h, 30d.")
  private @Nullable Duration older;

  @Option(names = "--all", description = "With --remove: everything.")
  private boolean all;

  @Option(names = "--remove", description = "Remove it.")
  private boolean remove;

  @Mixin private final OutputOptions output = new OutputOptions();

  public SavedCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (remove && !all && names.isEmpty() && older == null) {
      throw new ParameterException(
          spec.commandLine(), "--remove asks what to remove: a NAME, --older TIME, or --all");
    }
    SavedStates states = CheckpointOptions.states(session.console().environment());
    List<SavedState> chosen = states.all().stream().filter(this::isChosen).toList();
    for (String name : names) {
      if (states.all().stream().noneMatch(state -> isMeant(name, state))) {
        throw new InputException(
            "nothing is saved under the name `" + name + "`", "the list of all has the names");
      }
    }
    if (remove) {
      states.removeDrafts();
      chosen.forEach(states::remove);
    }
    if (output.json()) {
      SavedJson.write(chosen, session.console().out());
    } else if (remove) {
      session.console().out().println(removed(chosen));
    } else {
      list(chosen, states);
    }
    return ExitCode.DONE;
  }

  private boolean isChosen(SavedState state) {
    return (names.isEmpty() || names.stream().anyMatch(name -> isMeant(name, state)))
        && (older == null || state.saved().isBefore(Instant.now().minus(older)));
  }

  private static boolean isMeant(String name, SavedState state) {
    return !name.isEmpty() && (state.name().startsWith(name) || state.game().equals(name));
  }

  private static long bytes(List<SavedState> states) {
    return states.stream().mapToLong(SavedState::bytes).sum();
  }

  private static String removed(List<SavedState> states) {
    return "%s removed, %s."
        .formatted(
            Counted.of(states.size(), "saved state", "saved states"), Amounts.bytes(bytes(states)));
  }

  private void list(List<SavedState> states, SavedStates folder) {
    for (SavedState state : states) {
      session
          .console()
          .out()
          .printf(
              "%s  %s, saved %s ago, %s%n",
              state.name().substring(0, Math.min(SHORT_NAME, state.name().length())),
              state.game().isEmpty()
                  ? "of another version, which cannot be resumed here"
                  : state.game() + " " + state.position(),
              Amounts.age(state.saved()),
              Amounts.bytes(state.bytes()));
      if (!state.command().isEmpty()) {
        session.console().out().println("    " + state.command());
      }
    }
    session
        .console()
        .out()
        .printf(
            "%s in %s, %s.%n",
            Counted.of(states.size(), "saved state", "saved states"),
            folder.folder(),
            Amounts.bytes(bytes(states)));
  }
}
