package org.grundy.web.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The members of a request, each as its field declares it.
public final class RequestBody {
  /// Reads and writes the JSON of requests and answers.
  public static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private final Map<String, Object> values;

  private RequestBody(Map<String, Object> values) {
    this.values = values;
  }

  /// Reads a request.
  ///
  /// @throws Refusal if it is no JSON object of these fields
  public static RequestBody read(List<Field> fields, byte[] body) {
    try {
      if (JSON.readTree(body) instanceof ObjectNode object) {
        return read(fields, object);
      }
    } catch (JacksonException e) {
      throw Refusal.malformed("the body is not JSON: " + e.getOriginalMessage(), "");
    }
    throw Refusal.malformed("the body is not a JSON object", "for example: {\"game\": \"cram\"}");
  }

  /// Reads a request that is JSON already.
  ///
  /// @throws Refusal if it is not of these fields
  public static RequestBody read(List<Field> fields, ObjectNode object) {
    Map<String, Field> known =
        fields.stream().collect(Collectors.toMap(Field::name, field -> field));
    Map<String, Object> values = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> member : object.properties()) {
      Field field = known.get(member.getKey());
      if (field == null) {
        throw Refusal.malformed(
            "there is no member `" + member.getKey() + "` here",
            "there are " + fields.stream().map(Field::name).collect(Collectors.joining(", ")));
      }
      values.put(field.name(), field.read(member.getValue()));
    }
    return new RequestBody(values);
  }

  public Optional<String> text(String name) {
    return Optional.ofNullable((String) values.get(name));
  }

  /// A text that has to be there.
  ///
  /// @throws Refusal if it is not
  public String requiredText(String name) {
    return text(name).orElseThrow(() -> missing(name));
  }

  public OptionalLong whole(String name) {
    return values.get(name) instanceof Long number ? OptionalLong.of(number) : OptionalLong.empty();
  }

  public boolean flag(String name) {
    return Boolean.TRUE.equals(values.get(name));
  }

  /// A request of another operation, which has to be there.
  ///
  /// @throws Refusal if it is not
  public ObjectNode requiredObject(String name) {
    if (values.get(name) instanceof ObjectNode object) {
      return object;
    }
    throw missing(name);
  }

  private static Refusal missing(String name) {
    return Refusal.malformed("the member `" + name + "` is missing", "");
  }
}
