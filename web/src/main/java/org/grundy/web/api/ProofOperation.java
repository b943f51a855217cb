package org.grundy.web.api;

import java.io.OutputStream;
import java.util.List;
import java.util.OptionalInt;
import org.grundy.core.Meter;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.prove.ProofReport;
import org.grundy.workbench.prove.ProofRequest;
import org.grundy.workbench.render.prove.ProofJson;
import org.grundy.workbench.request.Workbench;

/// The operation that looks for a theorem about all sizes of heaps.
final class ProofOperation {
  private static final String HEAPS = "heaps";
  private static final String ROWS = "rows";
  private static final int MOST_HEAPS = 16;

  private final Workbench workbench;

  ProofOperation(Workbench workbench) {
    this.workbench = workbench;
  }

  Operation operation() {
    return new Operation(
        "prove",
        "Proves who wins all positions of a game on heaps or few rows of cells, by an automaton, with the"
            + " strategy in words.",
        CommonFields.joined(
            CommonFields.OF_GAME,
            List.of(
                new Field.Whole(
                    HEAPS,
                    1,
                    MOST_HEAPS,
                    "How many heaps a position has, where the rules are those of one heap."),
                new Field.Whole(
                    ROWS,
                    1,
                    ProofRequest.MOST_ROWS,
                    "How many rows the boards of a game on a grid have.")),
            CommonFields.OF_BUDGET),
        List.of(),
        List.of("prove"),
        "{\"game\": \"wythoff\"}",
        this::prove);
  }

  private void prove(RequestBody request, Meter meter, OutputStream out) {
    List<ProofRequest> asked =
        ProofRequest.of(
            _ -> CommonFields.game(workbench, request),
            new TextSource("", ""),
            count(request, HEAPS),
            count(request, ROWS),
            false);
    List<ProofReport> reports = ProofReport.of(asked, false, meter);
    meter.tell(() -> ProofJson.write(reports, false, meter.statistics(), out));
  }

  private static OptionalInt count(RequestBody request, String field) {
    return request.whole(field).stream().mapToInt(Math::toIntExact).findFirst();
  }
}
