package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.web.api.RequestBody;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The description says what the server does.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DescriptionTest {
  private final RunningServer server = RunningServer.small();
  private final ObjectNode description =
      (ObjectNode) RunningServer.json(server.get("/api/openapi.json"));

  @AfterAll
  void close() {
    server.close();
  }

  record Post(String path, JsonNode operation) {
    @Override
    public String toString() {
      return path;
    }
  }

  Stream<Post> posts() {
    List<Post> posts = new ArrayList<>();
    for (Map.Entry<String, JsonNode> path : description.get("paths").properties()) {
      if (path.getValue().at("/post/requestBody").isObject()) {
        posts.add(new Post(path.getKey(), path.getValue().get("post")));
      }
    }
    return posts.stream();
  }

  @Test
  void hasEveryPathOnce() {
    assertThat(description.get("paths").properties().stream().map(Map.Entry::getKey))
        .containsExactlyInAnyOrder(
            "/api/games",
            "/api/scenes",
            "/api/games/{name}",
            "/api/server",
            "/api/language",
            "/api/lesson",
            "/api/prove",
            "/api/lessons",
            "/api/lessons/{name}",
            "/api/puzzles",
            "/api/examples",
            "/api/lookup",
            "/api/check",
            "/api/plan",
            "/api/solve",
            "/api/position",
            "/api/moves",
            "/api/explore",
            "/api/explain",
            "/api/certify",
            "/api/play",
            "/api/sequence",
            "/api/table",
            "/api/count",
            "/api/jobs",
            "/api/jobs/{id}",
            "/api/jobs/{id}/events",
            "/api/jobs/{id}/progress",
            "/api/jobs/{id}/stop",
            "/api/openapi.json");
  }

  @Test
  void namesOnlySchemasThatAreThere() {
    List<String> references = new ArrayList<>();
    collect(description, references);
    assertThat(references).isNotEmpty();
    for (String reference : references) {
      assertThat(reference).startsWith("#/components/");
      assertThat(description.at(reference.substring(1)).isObject()).as(reference).isTrue();
    }
  }

  private static void collect(JsonNode node, List<String> references) {
    if (node.has("$ref")) {
      references.add(node.get("$ref").stringValue());
    }
    node.forEach(child -> collect(child, references));
  }

  @ParameterizedTest
  @MethodSource("posts")
  void requestsOfItsExamplesAreAsItSays(Post post) {
    JsonNode body = post.operation().get("requestBody").get("content").get("application/json");
    assertThat(faults(body.get("schema"), body.get("example").toString())).isEmpty();
    assertThat(faults(body.get("schema"), "{\"nobodyKnows\": 1}")).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("posts")
  void answersToItsExamplesAreAsItSays(Post post) {
    String example =
        post.operation()
            .get("requestBody")
            .get("content")
            .get("application/json")
            .get("example")
            .toString();
    var answer = server.post(post.path(), example);
    String status = "" + answer.statusCode();
    assertThat(post.operation().get("responses").has(status)).as(answer.body()).isTrue();
    JsonNode schema =
        post.operation()
            .get("responses")
            .get(status)
            .get("content")
            .get("application/json")
            .get("schema");
    assertThat(faults(schema, answer.body())).isEmpty();
  }

  @Test
  void gamesAndProblemsAreAsItSays() {
    assertThat(faults(reference("games"), server.get("/api/games").body())).isEmpty();
    assertThat(faults(reference("scenes"), server.get("/api/scenes").body())).isEmpty();
    assertThat(faults(reference("server"), server.get("/api/server").body())).isEmpty();
    assertThat(faults(reference("lessons"), server.get("/api/lessons").body())).isEmpty();
    assertThat(faults(reference("lesson"), server.get("/api/lessons/copying").body())).isEmpty();
    assertThat(faults(reference("puzzles"), server.get("/api/puzzles").body())).isEmpty();
    assertThat(faults(reference("game"), server.get("/api/games/darkraft").body())).isEmpty();
    var refused = server.post("/api/solve", "{\"game\": \"cram\", \"position\": \"..|.\"}");
    assertThat(refused.statusCode()).isEqualTo(422);
    assertThat(faults(reference("problem"), refused.body())).isEmpty();
  }

  private static JsonNode reference(String name) {
    return RequestBody.JSON.readTree("{\"$ref\": \"#/components/schemas/" + name + "\"}");
  }

  /// What is wrong with a JSON text by a schema that stands in the description.
  private List<String> faults(JsonNode schema, String text) {
    ObjectNode whole = (ObjectNode) schema.deepCopy();
    whole.set("components", description.get("components"));
    Schema compiled =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(whole.toString(), InputFormat.JSON);
    return compiled.validate(text, InputFormat.JSON).stream().map(Object::toString).toList();
  }
}
