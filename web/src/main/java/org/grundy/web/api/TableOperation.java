package org.grundy.web.api;

import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.table.TableJson;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.table.TableMaker;
import org.grundy.workbench.table.TableReport;
import org.grundy.workbench.table.TableRequest;
import org.grundy.workbench.table.TableRun;

/// A table of values over a family of starts, with its patterns.
final class TableOperation {
  private static final String FAMILY = "family";
  private static final int MOST_STARTS = 250_000;

  /// The starts of a table that is told while it is made.
  private static final int MOST_SHOWN = 4_000;

  private static final long LARGEST_START = 1_000_000;

  private final Workbench workbench;

  TableOperation(Workbench workbench) {
    this.workbench = workbench;
  }

  Operation operation() {
    return new Operation(
        "table",
        "Values every start of a family and looks for patterns.",
        CommonFields.joined(
            CommonFields.OF_GAME,
            List.of(
                new Field.Text(FAMILY, 200, "The starts, such as 1..6x1..8 or (0..8,0..8)."),
                new Field.Flag("outcomes", "Only who wins."),
                new Field.Flag("remoteness", "How many moves plays last."),
                new Field.Flag("patterns", "Whether patterns are looked for."),
                new Field.Whole(
                    CommonFields.SEED, Long.MIN_VALUE, Long.MAX_VALUE, "Seed of random starts.")),
            CommonFields.OF_BUDGET),
        List.of(FAMILY),
        List.of("table"),
        "{\"game\": \"cram\", \"family\": \"1..3x1..4\", \"patterns\": true}",
        new Making());
  }

  /// Makes tables; of one that is not large its rows are told as they are found.
  private final class Making implements Operation.Work {
    @Override
    public void answer(RequestBody request, Meter meter, OutputStream out) {
      table(request, meter, _ -> {}, out);
    }

    @Override
    public void answer(
        RequestBody request, Meter meter, Operation.Onlooker onlooker, OutputStream out) {
      table(request, meter, onlooker, out);
    }
  }

  private void table(
      RequestBody request, Meter meter, Operation.Onlooker onlooker, OutputStream out) {
    Game game = CommonFields.game(workbench, request);
    TableRequest ofValues =
        TableRequest.of(
            game,
            new TextSource(FAMILY, request.requiredText(FAMILY)),
            request.flag("outcomes"),
            request.whole(CommonFields.SEED).orElse(1),
            Optional.empty(),
            Budget.ofBytes(meter.bytesLeft()).withThreads(meter.threads()));
    TableRequest asked = request.flag("remoteness") ? ofValues.ofRemoteness() : ofValues;
    requireSmall(asked);
    TableMaker maker = new TableMaker();
    TableRun run = maker.begin(asked);
    if (run.starts() <= MOST_SHOWN) {
      onlooker.look(part -> TableJson.write(run.soFar(meter), part));
    }
    TableReport report = run.finish(meter);
    TableReport told = request.flag("patterns") ? maker.withPatterns(asked, report, meter) : report;
    meter.tell(() -> TableJson.write(told, out));
  }

  private static void requireSmall(TableRequest request) {
    if (request.starts() > MOST_STARTS || request.largestStart() > LARGEST_START) {
      throw new Refusal(
          422,
          "Too large",
          "a table here has at most %,d starts of at most %,d cells"
              .formatted(MOST_STARTS, LARGEST_START),
          "ask for fewer");
    }
  }
}
