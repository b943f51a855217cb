package org.grundy.web.api;

import java.io.OutputStream;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Something that can be asked, at once or as a job.
///
/// @param name the last part of its path, and the kind of its jobs
/// @param summary what it answers, in one sentence
/// @param fields of its requests
/// @param required which of them have to be there
/// @param answers the names of the schemas that its answers may have
/// @param example a request
/// @param work what answers it
public record Operation(
    String name,
    String summary,
    List<Field> fields,
    List<String> required,
    List<String> answers,
    String example,
    Work work) {
  private static final int LARGEST_ANSWER = 1 << 24;

  public Operation {
    fields = List.copyOf(fields);
    required = List.copyOf(required);
    answers = List.copyOf(answers);
  }

  /// The answer to a request, as JSON; the checkpoints of the work are those of the meter.
  ///
  /// @throws Refusal if the request is bad, costs too much, or its answer is too large
  public byte[] answer(RequestBody request, Meter meter, Onlooker onlooker) {
    BoundedOutput out = new BoundedOutput(LARGEST_ANSWER);
    try {
      return meter.during(() -> {
        work.answer(request, meter, onlooker, out);
        return out.toByteArray();
      });
    } catch (InputException fault) {
      throw Refusal.of(fault);
    } catch (BudgetSpentException spent) {
      throw Refusal.of(spent.ending());
    }
  }

  /// Answers a request.
  @FunctionalInterface
  public interface Work {
    /// Writes the answer as JSON.
    ///
    /// @param meter counts the work; cancelling it ends the work
    void answer(RequestBody request, Meter meter, OutputStream out);

    /// Answers a request while somebody looks on.
    ///
    /// @param onlooker hears how what is known so far is written, where that can be told
    default void answer(RequestBody request, Meter meter, Onlooker onlooker, OutputStream out) {
      answer(request, meter, out);
    }
  }

  /// Looks on while work is done.
  @FunctionalInterface
  public interface Onlooker {
    /// Hears, at most once, how what is known so far is written; another thread may then ask for it
    /// at any time.
    void look(Consumer<OutputStream> soFar);
  }

  /// The JSON Schema of its requests.
  public ObjectNode requestSchema() {
    return schema(fields, required);
  }

  /// The JSON Schema of objects of some fields and no others.
  public static ObjectNode schema(List<Field> fields, List<String> required) {
    ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
    ObjectNode properties = schema.putObject("properties");
    fields.forEach(field -> properties.set(field.name(), field.describedSchema()));
    if (!required.isEmpty()) {
      ArrayNode names = schema.putArray("required");
      required.forEach(names::add);
    }
    return schema.put("additionalProperties", false);
  }
}
