package org.grundy.offline.classlib.tools.jackson.databind.json;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.grundy.offline.classlib.tools.jackson.databind.ObjectWriter;
import org.grundy.offline.classlib.tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Reads and writes trees of JSON, and no other objects: those would be taken apart by reflection.
public final class JsonMapper {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final JsonFactory factory;

  private JsonMapper(JsonFactory factory) {
    this.factory = factory;
  }

  /// Makes a mapper.
  public static final class Builder extends MapperBuilder {
    private final JsonFactory factory;

    private Builder(JsonFactory factory) {
      this.factory = factory;
    }

    public JsonMapper build() {
      return new JsonMapper(factory);
    }
  }

  public static Builder builder() {
    return builder(new JsonFactory());
  }

  public static Builder builder(JsonFactory factory) {
    return new Builder(factory);
  }

  public static JsonMapper shared() {
    return builder().build();
  }

  public ObjectWriter writer() {
    return new ObjectWriter(this);
  }

  public ObjectWriter writerWithDefaultPrettyPrinter() {
    return writer();
  }

  public JsonNode readTree(String json) {
    return readTree(json.getBytes(StandardCharsets.UTF_8));
  }

  public JsonNode readTree(byte[] json) {
    try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), json)) {
      if (parser.nextToken() == null) {
        return NODES.missingNode();
      }
      JsonNode read = node(parser);
      if (parser.nextToken() != null) {
        throw new StreamReadException(parser, "there is more after the document");
      }
      return read;
    }
  }

  private static JsonNode node(JsonParser parser) {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> {
        ArrayNode array = NODES.arrayNode();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          array.add(node(parser));
        }
        yield array;
      }
      case VALUE_STRING -> NODES.stringNode(parser.getString());
      case VALUE_NUMBER_INT ->
          switch (parser.getNumberType()) {
            case INT -> NODES.numberNode(parser.getIntValue());
            case LONG -> NODES.numberNode(parser.getLongValue());
            default -> NODES.numberNode(parser.getBigIntegerValue());
          };
      case VALUE_NUMBER_FLOAT -> NODES.numberNode(parser.getDoubleValue());
      case VALUE_TRUE -> NODES.booleanNode(true);
      case VALUE_FALSE -> NODES.booleanNode(false);
      default -> NODES.nullNode();
    };
  }

  private static ObjectNode object(JsonParser parser) {
    ObjectNode object = NODES.objectNode();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      if (object.has(name)) {
        throw new StreamReadException(parser, "Duplicate Object property \"" + name + "\"");
      }
      parser.nextToken();
      object.set(name, node(parser));
    }
    return object;
  }

  public void writeValue(OutputStream out, Object tree) {
    try (JsonGenerator generator = factory.createGenerator(ObjectWriteContext.empty(), out)) {
      write((JsonNode) tree, generator);
    }
  }

  public byte[] writeValueAsBytes(Object tree) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    writeValue(out, tree);
    return out.toByteArray();
  }

  public String writeValueAsString(Object tree) {
    return new String(writeValueAsBytes(tree), StandardCharsets.UTF_8);
  }

  private static void write(JsonNode node, JsonGenerator out) {
    if (node instanceof ObjectNode object) {
      out.writeStartObject();
      for (var member : object.properties()) {
        out.writeName(member.getKey());
        write(member.getValue(), out);
      }
      out.writeEndObject();
    } else if (node instanceof ArrayNode array) {
      out.writeStartArray();
      for (JsonNode element : array) {
        write(element, out);
      }
      out.writeEndArray();
    } else if (node.isString()) {
      out.writeString(node.stringValue());
    } else if (node.isBoolean()) {
      out.writeBoolean(node.booleanValue());
    } else if (node.isBigInteger()) {
      out.writeNumber(node.bigIntegerValue());
    } else if (node.isIntegralNumber()) {
      out.writeNumber(node.longValue());
    } else if (node.isNumber()) {
      out.writeNumber(node.doubleValue());
    } else {
      out.writeNull();
    }
  }
}
