package org.grundy.web;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.name.Version;
import org.grundy.web.api.Refusal;
import org.grundy.web.api.RequestBody;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The description of the interface (OpenAPI 3.1), made from the endpoints themselves.
final class OpenApi {
  private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");
  private static final String PLACE = "#/components/schemas/";

  private OpenApi() {}

  static ObjectNode of(List<Endpoint> endpoints) {
    ObjectNode root = JsonNodeFactory.instance.objectNode().put("openapi", "3.1.0");
    root.putObject("info")
        .put("title", "Grundy")
        .put("version", Version.current().number())
        .put(
            "description",
            "Solves impartial combinatorial games: rules, positions, values, moves, play.");
    ObjectNode headers = root.putObject("components").putObject("parameters");
    header(
        headers.putObject("asker"),
        RequestExecutor.ASKER,
        "The asker, and a number that grows with each question (`me 7`): a new question of the same"
            + " asker ends the work for the one before.");
    header(
        headers.putObject("quiet"),
        Routes.QUIET,
        "Whatever it says: a problem of status 422 comes with status 200, and is known by its"
            + " content type, so that browsers do not complain of it.");
    ObjectNode paths = root.putObject("paths");
    for (Endpoint endpoint : endpoints) {
      ObjectNode path =
          paths.get(endpoint.path()) instanceof ObjectNode known
              ? known
              : paths.putObject(endpoint.path());
      describe(endpoint, path.putObject(endpoint.method().name().toLowerCase(Locale.ROOT)));
    }
    ObjectNode schemas = ((ObjectNode) root.get("components")).putObject("schemas");
    new Schemas().all().forEach(schemas::set);
    return root;
  }

  private static void describe(Endpoint endpoint, ObjectNode node) {
    node.put("operationId", endpoint.name());
    node.put("summary", endpoint.summary());
    Matcher parameter = PARAMETER.matcher(endpoint.path());
    if (parameter.find()) {
      ArrayNode parameters = node.putArray("parameters");
      do {
        parameters
            .addObject()
            .put("name", parameter.group(1))
            .put("in", "path")
            .put("required", true)
            .putObject("schema")
            .put("type", "string");
      } while (parameter.find());
    }
    if (endpoint.request().isPresent()) {
      ArrayNode parameters = node.withArray("parameters");
      for (String header : List.of("asker", "quiet")) {
        parameters.addObject().put("$ref", "#/components/parameters/" + header);
      }
    }
    endpoint
        .request()
        .ifPresent(schema -> {
          ObjectNode body = node.putObject("requestBody").put("required", true);
          ObjectNode json = body.putObject("content").putObject("application/json");
          json.set("schema", schema);
          endpoint
              .example()
              .ifPresent(text -> json.set("example", RequestBody.JSON.readTree(text)));
        });
    ObjectNode answers = node.putObject("responses");
    for (Endpoint.Answer answer : endpoint.answers()) {
      describe(answer, answers.putObject("" + answer.status()));
    }
    ObjectNode problem = answers.putObject("default").put("description", "Why it is refused.");
    reference(problem.putObject("content").putObject(Refusal.CONTENT_TYPE), "problem");
  }

  private static void header(ObjectNode node, String name, String description) {
    node.put("name", name).put("in", "header").put("description", description);
    node.putObject("schema").put("type", "string");
  }

  private static void describe(Endpoint.Answer answer, ObjectNode node) {
    node.put("description", answer.meaning());
    if (answer.contentType().isEmpty()) {
      return;
    }
    ObjectNode content = node.putObject("content").putObject(answer.contentType());
    if (answer.schemas().size() == 1) {
      reference(content, answer.schemas().getFirst());
    } else if (!answer.schemas().isEmpty()) {
      ArrayNode any = content.putObject("schema").putArray("anyOf");
      answer.schemas().forEach(name -> any.addObject().put("$ref", PLACE + name));
    }
  }

  private static void reference(ObjectNode content, String schema) {
    content.putObject("schema").put("$ref", PLACE + schema);
  }
}
