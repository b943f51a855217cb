package org.grundy.web.api;

import java.io.OutputStream;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.table.CountJson;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.table.CountMaker;
import org.grundy.workbench.table.CountReport;
import org.grundy.workbench.table.CountRequest;

/// The operation that counts the sums of starts that lose, or have a value.
final class CountOperation {
  private static final String STARTS = "starts";

  private final Workbench workbench;

  CountOperation(Workbench workbench) {
    this.workbench = workbench;
  }

  Operation operation() {
    return new Operation(
        "count",
        "Counts the starts, or the sums of starts, that lose or have a value.",
        CommonFields.joined(
            CommonFields.OF_GAME,
            List.of(
                new Field.Text(STARTS, 200, "Families of starts, such as 3 of 0..100."),
                new Field.Flag("ordered", "Whether another order of the starts is another sum."),
                new Field.Whole(
                    "total",
                    0,
                    CountRequest.Asked.MOST_TOTAL,
                    "The total of the sizes of all starts of a sum."),
                new Field.Whole("value", 0, Long.MAX_VALUE, "The Grundy value that is counted."),
                new Field.Whole("modulus", 1, Long.MAX_VALUE, "What numbers are told modulo."),
                new Field.Whole(
                    CommonFields.SEED, Long.MIN_VALUE, Long.MAX_VALUE, "Seed of random starts.")),
            CommonFields.OF_BUDGET),
        List.of(STARTS),
        List.of("count"),
        "{\"game\": \"nim\", \"starts\": \"3 of 1..10\"}",
        this::count);
  }

  private void count(RequestBody request, Meter meter, OutputStream out) {
    CountRequest asked =
        CountRequest.of(
            List.of(CommonFields.game(workbench, request)),
            new TextSource(STARTS, request.requiredText(STARTS)),
            asked(request),
            request.whole(CommonFields.SEED).orElse(1),
            Optional.empty());
    CountReport report = new CountMaker().make(asked, meter);
    meter.tell(() -> CountJson.write(report, out));
  }

  private static CountRequest.Asked asked(RequestBody request) {
    return new CountRequest.Asked(
        request.flag("ordered"),
        request.whole("total").stream().mapToInt(Math::toIntExact).findFirst(),
        request.whole("value"),
        request.whole("modulus").stream().mapToObj(BigInteger::valueOf).findFirst());
  }
}
