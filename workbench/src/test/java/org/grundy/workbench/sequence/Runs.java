package org.grundy.workbench.sequence;

import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.render.sequence.SequenceText;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.Workbench;

/// Sequences that the tests of this module ask for.
public final class Runs {
  private static final Workbench WORKBENCH = new Workbench();

  private Runs() {}

  public static Meter meter() {
    return new Meter(Solving.ofNodes(Long.MAX_VALUE));
  }

  /// A run of which nothing is computed yet.
  static SequenceRun begun(String game, long last) {
    return SequenceRun.of(WORKBENCH.game(game), OptionalLong.of(last));
  }

  public static SequenceRun run(String game, long last) {
    SequenceRun run = begun(game, last);
    run.compute(meter(), () -> {});
    return run;
  }

  public static SequenceReport report(String game, long last) {
    return run(game, last).report(Optional.empty());
  }

  static String text(SequenceRun run) {
    return SequenceText.of(run.report(Optional.empty()), 0, 12, Style.PLAIN);
  }
}
