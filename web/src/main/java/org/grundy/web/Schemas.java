package org.grundy.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.web.api.RequestBody;
import org.grundy.workbench.request.Workbench;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/// The JSON Schemas of answers, as parts of the description: those of the commands' JSON and those
/// of this module, with their references made to hold there.
final class Schemas {
  /// Those that lie beside the writers of the commands' JSON.
  private static final List<String> NAMES =
      List.of("count", "explore", "games", "plan", "prove", "sequence", "solve", "table");

  private static final String OWN = "answers.schema.json";
  private static final String PLACE = "#/components/schemas/";

  private final Map<String, JsonNode> schemas = new LinkedHashMap<>();

  Schemas() {
    for (String name : NAMES) {
      put(name, read(Workbench.class, "/org/grundy/workbench/render/" + name + ".schema.json"));
    }
    ObjectNode own = read(Schemas.class, OWN);
    own.properties().forEach(entry -> put(entry.getKey(), (ObjectNode) entry.getValue()));
  }

  /// All of them by name.
  Map<String, JsonNode> all() {
    return schemas;
  }

  private static ObjectNode read(Class<?> beside, String file) {
    try (InputStream in = beside.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("the resource " + file + " is missing");
      }
      return (ObjectNode) RequestBody.JSON.readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// A schema of its own becomes a part of the description: its definitions stand beside it.
  private void put(String name, ObjectNode schema) {
    schema.remove("$id");
    schema.remove("$schema");
    JsonNode definitions = schema.remove("$defs");
    redirect(schema, name);
    schemas.put(name, schema);
    if (definitions != null) {
      for (Map.Entry<String, JsonNode> definition : definitions.properties()) {
        redirect(definition.getValue(), name);
        schemas.put(name + "." + definition.getKey(), definition.getValue());
      }
    }
  }

  private static void redirect(JsonNode node, String name) {
    switch (node) {
      case ObjectNode object -> {
        JsonNode target = object.get("$ref");
        if (target instanceof StringNode text && text.stringValue().startsWith("#/$defs/")) {
          object.put(
              "$ref", PLACE + name + "." + text.stringValue().substring("#/$defs/".length()));
        } else if (target instanceof StringNode text && text.stringValue().equals("#")) {
          object.put("$ref", PLACE + name);
        }
        object.properties().forEach(member -> redirect(member.getValue(), name));
      }
      case ArrayNode array -> array.forEach(element -> redirect(element, name));
      default -> {}
    }
  }
}
