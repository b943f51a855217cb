package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.grundy.core.InputException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// What comes from outside is refused in words, at its place, and costs nothing.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RefusalTest {
  private final RunningServer server = RunningServer.small();

  @AfterAll
  void close() {
    server.close();
  }

  private static JsonNode problem(HttpResponse<String> response, int status) {
    assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
    assertThat(response.headers().firstValue("Content-Type"))
        .hasValueSatisfying(type -> assertThat(type).startsWith("application/problem+json"));
    JsonNode problem = RunningServer.json(response);
    assertThat(problem.get("status").intValue()).isEqualTo(status);
    assertThat(problem.get("detail").stringValue()).isNotBlank().doesNotContain("Exception");
    return problem;
  }

  @Test
  void badRulesAreRefusedAtTheirPlace() {
    JsonNode problem =
        problem(
            server.post(
                "/api/check",
                "{\"rules\": \"game  Lights\\nboard grid\\ncells LRX.\\nmove  L -> .\\n\"}"),
            422);
    assertThat(problem.get("source").stringValue()).isEqualTo("rules");
    assertThat(problem.get("line").intValue()).isEqualTo(3);
    assertThat(problem.get("column").intValue()).isEqualTo(7);
    assertThat(problem.get("detail").stringValue()).contains("`LRX.`");
    assertThat(problem.get("cure").stringValue()).isEqualTo("did you mean `L R X .`?");
  }

  @Test
  void theFaultsOfAllLinesAreToldAtOnce() {
    JsonNode problem =
        problem(
            server.post(
                "/api/check",
                "{\"rules\": \"game  Cram\\nboard grid\\ncells . #\\nmvoe  . -> #\\nmove  . -> #\\nwin  X\\n\"}"),
            422);
    assertThat(problem.get("line").intValue()).isEqualTo(4);
    JsonNode others = problem.get("others");
    assertThat(others).hasSize(1);
    assertThat(others.get(0).get("line").intValue()).isEqualTo(6);
    assertThat(others.get(0).get("detail").stringValue()).contains("`X`");
    assertThat(others.get(0).get("cure").stringValue()).isNotBlank();
  }

  @Test
  void badPositionsAreRefusedAtTheirPlace() {
    JsonNode problem =
        problem(server.post("/api/explore", "{\"game\": \"cram\", \"position\": \"..|.?\"}"), 422);
    assertThat(problem.get("source").stringValue()).isEqualTo("position");
    assertThat(problem.get("column").intValue()).isEqualTo(5);
  }

  /// Only what was asked is refused quietly, not where the server has nothing of that name.
  @Test
  void browsersNeedNotComplainOfWhatIsTyped() {
    String bad = "{\"game\": \"cram\", \"position\": \"..|.?\"}";
    HttpResponse<String> refused = quiet("/api/explore", bad);
    assertThat(refused.statusCode()).isEqualTo(200);
    assertThat(refused.headers().firstValue("Content-Type"))
        .hasValueSatisfying(type -> assertThat(type).startsWith("application/problem+json"));
    assertThat(RunningServer.json(refused).get("status").intValue()).isEqualTo(422);
    problem(quiet("/api/nothing", bad), 404);
  }

  private HttpResponse<String> quiet(String path, String body) {
    return server.send(
        server
            .to(path)
            .header("Content-Type", "application/json")
            .header("Grundy-Quiet", "yes")
            .POST(BodyPublishers.ofString(body)));
  }

  /// Of a heap with a memory it is said which size runs; another text is refused as `starts`.
  @Test
  void startsOfSequencesSayWhichSizeRuns() {
    String game =
        "{\"rules\": \"game M\\nboard heaps n s\\nmove (n,s) -> (n-k,k) where 1 <= k <= 3, k !="
            + " s\\n\", \"to\": 30, \"starts\": \"%s\"}";
    HttpResponse<String> found = server.post("/api/sequence", game.formatted("(n,0)"));
    assertThat(found.statusCode()).as(found.body()).isEqualTo(200);
    JsonNode sequence = RunningServer.json(found);
    assertThat(sequence.get("starts").stringValue()).isEqualTo("(n,0)");
    assertThat(sequence.get("regularity").get("verdict").stringValue()).isEqualTo("proved");
    for (String bad : List.of("(n,s)", "(0,0)", "(n,0,0)", "(s,0)", "n", "(n,-1)")) {
      JsonNode problem = problem(server.post("/api/sequence", game.formatted(bad)), 422);
      assertThat(problem.get("source").stringValue()).as(bad).isEqualTo("starts");
      assertThat(problem.get("cure").stringValue()).as(bad).contains("(n,0)");
    }
    problem(server.post("/api/sequence", "{\"game\": \"kayles\", \"starts\": \"(n,0)\"}"), 422);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nonsense",
        "[]",
        "{\"game\": \"cram\"}",
        "{\"position\": \"2x2\"}",
        "{\"game\": \"cram\", \"rules\": \"game X\", \"position\": \"2x2\"}",
        "{\"game\": \"cram\", \"position\": 7}",
        "{\"game\": \"cram\", \"position\": \"2x2\", \"colour\": \"red\"}",
        "{\"game\": \"cram\", \"position\": \"2x2\", \"milliseconds\": -1}",
        "{\"game\": \"cram\", \"position\": \"2x2\", \"milliseconds\": 1.5}",
        "{\"game\": \"cram\", \"game\": \"kayles\", \"position\": \"2x2\"}",
        "{\"game\": \"cram\", \"position\": \"2x2\"} {}",
      })
  void malformedRequestsAreRefused(String body) {
    problem(server.post("/api/solve", body), 400);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/etc/passwd", "../README.md", "examples/queens.game", "queens.game", "pom.xml"})
  void noFileIsRead(String name) {
    JsonNode problem =
        problem(
            server.post("/api/solve", "{\"game\": \"" + name + "\", \"position\": \"2x2\"}"), 422);
    assertThat(problem.get("detail").stringValue()).startsWith("there is no game called");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cram; 16000x16000",
        "cram; 500x500 + 500x500",
        "treblecross; 1000000000",
        "node-kayles; 5000",
      })
  void hugePositionsAreRefused(String game, String position) {
    problem(
        server.post(
            "/api/explore", "{\"game\": \"%s\", \"position\": \"%s\"}".formatted(game, position)),
        422);
  }

  @Test
  void hugeTablesAreRefused() {
    problem(server.post("/api/table", "{\"game\": \"cram\", \"family\": \"1..2x1..900000\"}"), 422);
  }

  @Test
  void hugeBodiesAreRefused() {
    String body = "{\"game\": \"" + "x".repeat(200_000) + "\"}";
    problem(server.post("/api/solve", body), 413);
    problem(
        server.send(
            server
                .to("/api/solve")
                .header("Content-Type", "application/json")
                .POST(
                    BodyPublishers.ofInputStream(
                        () -> new ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8))))),
        413);
    String longPosition = "{\"game\": \"cram\", \"position\": \"" + ".".repeat(50_000) + "\"}";
    problem(server.post("/api/solve", longPosition), 400);
  }

  @Test
  void otherTypesPathsAndMethodsAreRefused() {
    var form = server.to("/api/solve").header("Content-Type", "text/plain");
    problem(server.send(form.POST(BodyPublishers.ofString("{}"))), 415);
    for (String type :
        List.of("application/json; charset=nonsense", "application/json5", "; charset=x")) {
      var odd = server.to("/api/solve").header("Content-Type", type);
      problem(server.send(odd.POST(BodyPublishers.ofString("{}"))), 415);
    }
    var utf8 =
        server.to("/api/solve").header("Content-Type", "Application/JSON; charset=\"UTF-8\"");
    problem(server.send(utf8.POST(BodyPublishers.ofString("{}"))), 400);
    problem(server.get("/api/nothing"), 404);
    problem(server.get("/api/games/nothing"), 404);
    problem(server.get("/api/jobs/0123"), 404);
    assertThat(server.get("/..%2fanswers.schema.json").statusCode()).isGreaterThanOrEqualTo(400);
  }

  @Test
  void whatCostsTooMuchEnds() {
    JsonNode partial =
        RunningServer.json(
            server.post(
                "/api/solve",
                "{\"game\": \"cram\", \"position\": \"7x9\", \"milliseconds\": 4000}"));
    assertThat(partial.get("ended").stringValue()).contains("ms");
    problem(
        server.post(
            "/api/explain", "{\"game\": \"cram\", \"position\": \"7x9\", \"milliseconds\": 50}"),
        422);
  }

  /// Eight slow questions of one asker, for two turns: each ends when the next comes.
  @Test
  void anOvertakenQuestionEnds() throws Exception {
    String slow = "{\"game\": \"cram\", \"position\": \"9x11\", \"milliseconds\": 20000}";
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<HttpResponse<String>>> overtaken = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        String number = String.valueOf(i + 1);
        overtaken.add(people.submit(() -> server.send(asked(slow, number))));
        Thread.sleep(50);
      }
      String quick = "{\"game\": \"kayles\", \"position\": \"3+4\"}";
      assertThat(server.send(asked(quick, "9")).statusCode()).isEqualTo(200);
      for (Future<HttpResponse<String>> answer : overtaken) {
        assertThat(answer.get().body()).contains("interrupted");
      }
    }
  }

  @Test
  void aQuestionThatArrivesLateEndsItself() throws Exception {
    String slow = "{\"game\": \"cram\", \"position\": \"9x11\", \"milliseconds\": 20000}";
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<HttpResponse<String>> last = people.submit(() -> server.send(asked(slow, "2")));
      Thread.sleep(100);
      assertThat(server.send(asked(slow, "1")).body()).contains("interrupted");
      assertThat(last.isDone()).isFalse();
      server.send(asked(slow.replace("20000", "1"), "3"));
      assertThat(last.get().body()).contains("interrupted");
    }
  }

  private HttpRequest.Builder asked(String body, String number) {
    return server
        .to("/api/solve")
        .header("Content-Type", "application/json")
        .header("Grundy-Asker", "somebody " + number)
        .POST(BodyPublishers.ofString(body));
  }

  @Test
  void otherPagesAreKeptAway() throws IOException {
    assertThat(raw("Host: evil.example")).startsWith("HTTP/1.1 421");
    assertThat(raw("Host: localhost:" + server.server().port())).startsWith("HTTP/1.1 200");
    assertThat(raw("Host: 127.0.0.1\r\nOrigin: http://evil.example")).startsWith("HTTP/1.1 403");
    HttpResponse<String> answer = server.get("/api/games");
    assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
    assertThat(answer.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    assertThat(server.get("/").headers().firstValue("Content-Security-Policy"))
        .hasValueSatisfying(
            policy -> assertThat(policy).contains("default-src 'none'").doesNotContain("unsafe"));
  }

  @Test
  void behindAProxyItAnswersByItsPublicName() throws IOException {
    ServerSettings settings =
        RunningServer.settings(Duration.ofMillis(300), Duration.ofMinutes(1))
            .foundAt("https://Games.example.org:8443/");
    try (RunningServer proxied = new RunningServer(settings)) {
      assertThat(RunningServer.json(proxied.get("/api/server")).get("publicUrl").stringValue())
          .isEqualTo("https://Games.example.org:8443/");
      String ours = "Host: games.example.org\r\nOrigin: ";
      assertThat(raw(proxied, ours + "https://games.example.org:8443")).startsWith("HTTP/1.1 200");
      assertThat(raw(proxied, ours + "https://games.example.org")).startsWith("HTTP/1.1 403");
      assertThat(raw(proxied, "Host: evil.example")).startsWith("HTTP/1.1 421");
    }
    assertThat(RunningServer.json(server.get("/api/server")).has("publicUrl")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "games.example.org", "ftp://games.example.org", "https://games.example.org/here",
        "https://a@games.example.org", "https://games.example.org?x", "https://", "https:// x"
      })
  void aPublicAddressIsThatOfAServer(String address) {
    ServerSettings settings = ServerSettings.of(ServerSettings.LOOPBACK, 0);
    assertThatThrownBy(() -> settings.foundAt(address))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is not the address of a server");
  }

  private String raw(String headers) throws IOException {
    return raw(server, headers);
  }

  /// The answer to a request with headers as they are, which clients do not let one choose.
  private static String raw(RunningServer server, String headers) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.server().port())) {
      String request = "GET /api/games HTTP/1.1\r\n" + headers + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      socket.getOutputStream().flush();
      try (InputStream in = socket.getInputStream()) {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
      }
    }
  }
}
