package org.grundy.cli;

import java.util.function.Function;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.workbench.Workbench;

/// What the commands of one process share.
///
/// @param console what they talk through
/// @param workbench whom they ask
record Session(Console console, Workbench workbench) {
  /// Does work under a budget: Ctrl-C ends it, and a terminal shows how far it is.
  <T> T work(Budget budget, Function<Meter, T> work) {
    Meter meter = new Meter(budget);
    Progress progress = new Progress(meter, console);
    Interruption interruption = new Interruption(console, progress);
    try (progress;
        interruption) {
      return work.apply(meter);
    }
  }
}
