package org.grundy.offline;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.grundy.core.Meter;
import org.grundy.core.Statistics;
import org.grundy.games.Catalogue;
import org.grundy.solvers.planner.Planner;
import org.grundy.web.api.Allowance;
import org.grundy.web.api.Operation;
import org.grundy.web.api.Operations;
import org.grundy.web.api.Refusal;
import org.grundy.web.api.RequestBody;
import org.grundy.web.lesson.Lessons;
import org.grundy.workbench.request.Workbench;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import tools.jackson.databind.JsonNode;

/// Answers what the page asks where there is no server, in a worker of the browser. These are the
/// operations of the server, with what they may cost.
public final class Worker {
  private static final long BYTES = 1L << 29;
  private static final Allowance REQUEST =
      new Allowance(Duration.ofSeconds(2), Duration.ofSeconds(10), BYTES, 1);
  private static final Allowance JOB =
      new Allowance(Duration.ofMinutes(1), Duration.ofMinutes(30), BYTES, 1);

  private static Map<String, Operation> operations = Map.of();

  private final Meter meter;
  private Consumer<OutputStream> soFar = _ -> {};

  private Worker(Allowance allowance, RequestBody request) {
    this.meter = new Meter(allowance.budget(request), this::tell);
  }

  /// Makes ready for questions.
  ///
  /// @param catalogue the files of the catalogue as an object: their texts by their paths
  @JSExport
  public static void begin(String catalogue) {
    Map<String, String> texts = new TreeMap<>();
    for (Map.Entry<String, JsonNode> file : RequestBody.JSON.readTree(catalogue).properties()) {
      texts.put(file.getKey(), file.getValue().stringValue());
    }
    Workbench workbench = new Workbench(new Catalogue(texts), Planner.standard());
    operations =
        new Operations(workbench, new Lessons(workbench))
            .all().stream().collect(Collectors.toMap(Operation::name, Function.identity()));
  }

  /// Answers a question.
  ///
  /// @param body the request as JSON
  /// @param job whether it may take long
  /// @return JSON: an object with the `answer`, or with the `problem` for which there is none
  @JSExport
  public static String answer(String operation, String body, boolean job) {
    try {
      Operation asked = operations.get(operation);
      if (asked == null) {
        throw Refusal.notFound("there is no operation " + operation);
      }
      RequestBody request = RequestBody.read(asked.fields(), body.getBytes(StandardCharsets.UTF_8));
      byte[] answer = new Worker(job ? JOB : REQUEST, request).answer(asked, request);
      return "{\"answer\":" + new String(answer, StandardCharsets.UTF_8) + "}";
    } catch (Refusal refusal) {
      return "{\"problem\":" + RequestBody.JSON.writeValueAsString(refusal.json()) + "}";
    }
  }

  private byte[] answer(Operation operation, RequestBody request) {
    return operation.answer(request, meter, written -> soFar = written);
  }

  /// Tells how far the work is, with what is known, and hears whether it is to end.
  private void tell(Statistics statistics) {
    ByteArrayOutputStream part = new ByteArrayOutputStream();
    soFar.accept(part);
    String known = new String(part.toByteArray(), StandardCharsets.UTF_8);
    if (told((double) statistics.nodes(), statistics.milliseconds(), known)) {
      meter.cancel();
    }
  }

  @JSBody(
      params = {"nodes", "milliseconds", "part"},
      script = "return told(nodes, milliseconds, part);")
  private static native boolean told(double nodes, double milliseconds, String part);

  /// Does nothing: the page calls the others.
  public static void main(String[] arguments) {}
}
