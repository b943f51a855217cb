package org.grundy.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.request.PartialAnswer;
import org.grundy.workbench.request.SolveRun;

/// What a command does when its budget is spent or it is interrupted: it says what is known, saves
/// what was found out, and names the command that goes on.
final class UnfinishedWork {
  private final Console console;
  private final SavedRuns saved;
  private final List<String> words;

  /// @param words the command line
  UnfinishedWork(Console console, SavedRuns saved, List<String> words) {
    this.console = console;
    this.saved = saved;
    this.words = words;
  }

  /// @param asksForAll whether less than everything is no answer, although it is known who wins
  /// @param print writes what is known, with the command that goes on
  /// @throws BudgetSpentException if nothing is known and there is nothing to save
  int report(
      SolveRun solving,
      BudgetSpentException spent,
      Meter meter,
      Interruption interruption,
      boolean asksForAll,
      BiConsumer<PartialAnswer, Optional<String>> print) {
    interruption.saving();
    PartialAnswer known = solving.soFar(spent);
    if (known.knowsNothing() && !solving.hasKnowledge()) {
      throw spent;
    }
    Optional<String> resume = save(solving);
    meter.tell(() -> print.accept(known, resume));
    console.out().flush();
    boolean answered = known.saysWhoWins();
    console.complain(
        (answered ? "not finished: " : "not solved: ") + Failures.words(spent.ending()));
    resume.ifPresent(
        command -> console.err().println("  what was found out is saved; go on with: " + command));
    return answered && !asksForAll ? ExitCode.DONE : ExitCode.BUDGET_SPENT;
  }

  private Optional<String> save(SolveRun solving) {
    if (!solving.hasKnowledge()) {
      return Optional.empty();
    }
    try {
      saved.save(solving, console.environment());
      return Optional.of(CommandWords.resuming(words));
    } catch (InputException unwritable) {
      console.complain("not saved: " + unwritable.getMessage());
      return Optional.empty();
    }
  }
}
