package org.grundy.workbench.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.workbench.render.sequence.SequenceLists;
import org.grundy.workbench.render.sequence.SequencePlot;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;

/// Whoever asks a run to end is heard in every phase: while values are computed and periods sought,
/// and while the report, lists, plots and certificates are made.
class SequencePhasesTest {
  @Test
  void everyPhaseEndsWhenItIsAskedTo() {
    SequenceRun whole = Runs.run("0.6", 150_000);
    SequenceReport report = whole.report(Optional.empty());
    SequenceRun general = Runs.run("0.8", 700);
    Map<String, ThrowingCallable> phases = new LinkedHashMap<>();
    phases.put("values", () -> fresh("0.6").compute(asked(), () -> {}));
    phases.put("values of codes of many heaps", () -> fresh("0.8").compute(asked(), () -> {}));
    phases.put("report", () -> asked().during(() -> whole.report(Optional.empty())));
    phases.put(
        "csv", () -> asked().during(() -> write(out -> SequenceLists.writeCsv(report, 0, out))));
    phases.put(
        "b-file",
        () -> asked().during(() -> write(out -> SequenceLists.writeBFile(report, 9, 0, out))));
    phases.put("plot", () -> asked().during(() -> SequencePlot.scatter(report, "")));
    phases.put("certificate", () -> whole.certificate(asked()));
    phases.put("certificate of a code of many heaps", () -> general.certificate(asked()));
    phases.forEach((name, phase) ->
        assertThatThrownBy(phase).as(name).isInstanceOf(BudgetSpentException.class));
    assertThat(phases).hasSize(8);
  }

  private static SequenceRun fresh(String code) {
    return SequenceRun.of(new Workbench().game(code), OptionalLong.of(100_000));
  }

  private static Meter asked() {
    Meter meter = Runs.meter();
    meter.cancel();
    return meter;
  }

  private interface Content {
    void writeTo(OutputStream out) throws java.io.IOException;
  }

  private static boolean write(Content content) throws java.io.IOException {
    content.writeTo(OutputStream.nullOutputStream());
    return true;
  }
}
