package org.grundy.web.api;

import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// One member of a request: what it may hold and what it means.
public sealed interface Field {
  String name();

  String meaning();

  /// The value that a JSON node states.
  ///
  /// @throws Refusal if it is none
  Object read(JsonNode node);

  /// The schema of its values, without the meaning.
  ObjectNode schema();

  /// The schema of its values.
  default ObjectNode describedSchema() {
    return schema().put("description", meaning());
  }

  private static ObjectNode type(String type) {
    return JsonNodeFactory.instance.objectNode().put("type", type);
  }

  private static Refusal refused(Field field, String expected) {
    return Refusal.malformed(
        "the member `" + field.name() + "` is not what it has to be", "expected " + expected);
  }

  /// A text.
  ///
  /// @param longest the most characters that it may have
  record Text(String name, int longest, String meaning) implements Field {
    @Override
    public Object read(JsonNode node) {
      if (!node.isString() || node.stringValue().length() > longest) {
        throw refused(
            this, String.format(Locale.ROOT, "a text of at most %,d characters", longest));
      }
      return node.stringValue();
    }

    @Override
    public ObjectNode schema() {
      return type("string").put("maxLength", longest);
    }
  }

  /// A whole number.
  record Whole(String name, long least, long most, String meaning) implements Field {
    @Override
    public Object read(JsonNode node) {
      if (!node.isIntegralNumber()
          || !node.canConvertToLong()
          || node.longValue() < least
          || node.longValue() > most) {
        throw refused(
            this, String.format(Locale.ROOT, "a whole number from %,d to %,d", least, most));
      }
      return node.longValue();
    }

    @Override
    public ObjectNode schema() {
      return type("integer").put("minimum", least).put("maximum", most);
    }
  }

  /// Yes or no.
  record Flag(String name, String meaning) implements Field {
    @Override
    public Object read(JsonNode node) {
      if (!node.isBoolean()) {
        throw refused(this, "true or false");
      }
      return node.booleanValue();
    }

    @Override
    public ObjectNode schema() {
      return type("boolean");
    }
  }

  /// One of some words.
  record Choice(String name, List<String> words, String meaning) implements Field {
    public Choice {
      words = List.copyOf(words);
    }

    @Override
    public Object read(JsonNode node) {
      if (!node.isString() || !words.contains(node.stringValue())) {
        throw refused(this, "one of " + String.join(", ", words));
      }
      return node.stringValue();
    }

    @Override
    public ObjectNode schema() {
      ObjectNode schema = type("string");
      ArrayNode all = schema.putArray("enum");
      words.forEach(all::add);
      return schema;
    }
  }

  /// A whole request of another operation.
  record Nested(String name, String meaning) implements Field {
    @Override
    public Object read(JsonNode node) {
      if (!(node instanceof ObjectNode object)) {
        throw refused(this, "an object");
      }
      return object;
    }

    @Override
    public ObjectNode schema() {
      return type("object");
    }
  }
}
