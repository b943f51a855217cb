package org.grundy.cli.process;

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Statistics;
import org.grundy.workbench.request.Workbench;

/// The things that the commands of one process share.
///
/// @param console what they talk through
/// @param workbench whom they ask
public record Session(Console console, Workbench workbench) {
  /// Does work under a budget: Ctrl-C ends it, and a terminal shows how far it is.
  public <T> T work(Budget budget, Function<Meter, T> work) {
    return work(budget, (meter, _) -> work.apply(meter));
  }

  /// Does work that may have something to save when it is interrupted.
  public <T> T work(Budget budget, BiFunction<Meter, Interruption, T> work) {
    return work(budget, () -> "", work);
  }

  /// Does work that has something to save, and says of it how far it is.
  public <T> T work(
      Budget budget, Supplier<String> known, BiFunction<Meter, Interruption, T> work) {
    Meter meter = Meter.partHere(budget);
    Progress progress = new Progress(console, () -> known.get() + spent(meter));
    Interruption interruption = new Interruption(meter, console, progress);
    try (progress;
        interruption) {
      T result = meter.during(() -> work.apply(meter, interruption));
      interruption.results();
      return result;
    }
  }

  private static String spent(Meter meter) {
    Statistics soFar = meter.statistics();
    return "%,d nodes, %.1f s".formatted(soFar.nodes(), soFar.milliseconds() / 1000);
  }
}
