package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import org.grundy.core.Budget;
import org.grundy.web.job.Job;
import org.grundy.web.job.Jobs;
import org.grundy.web.job.Jobs.Limits;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Long work: it tells how far it is, ends when nobody wants it any more, and leaves nothing
/// behind.
class JobsTest {
  private static final String SHORT =
      "{\"kind\": \"solve\", \"request\": {\"game\": \"cram\", \"position\": \"4x4\"}}";

  /// More work than anybody waits for.
  private static final String LONG =
      "{\"kind\": \"solve\", \"request\": {\"game\": \"cram\", \"position\": \"9x11\"}}";

  private static final String TABLE =
      "{\"kind\": \"table\", \"request\": {\"game\": \"cram\", \"family\": \"1..9x1..9\"}}";

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private static String started(RunningServer server, String job) {
    HttpResponse<String> answer = server.post("/api/jobs", job);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(202);
    return answer.headers().firstValue("Location").orElseThrow();
  }

  private static String events(RunningServer server, String location) {
    var asked = server.to(location + "/events").header("Accept", "text/event-stream");
    return server.send(asked.GET()).body();
  }

  private static String state(RunningServer server, String location) {
    return RunningServer.json(server.get(location)).get("state").stringValue();
  }

  private static void eventually(String what, BooleanSupplier holds) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (!holds.getAsBoolean()) {
      assertThat(System.nanoTime()).as(what).isLessThan(deadline);
      sleep(20);
    }
  }

  @Test
  void tellsItsResult() {
    try (RunningServer server = RunningServer.small()) {
      String location = started(server, SHORT);
      String events = events(server, location);
      assertThat(events).contains("event: result").contains("\"value\":0");
      JsonNode job = RunningServer.json(server.get(location));
      assertThat(job.get("state").stringValue()).isEqualTo("done");
      assertThat(job.get("result").get("outcome").stringValue()).isEqualTo("P");
      assertThat(server.get("/api/jobs/" + "0".repeat(32)).statusCode()).isEqualTo(404);
    }
  }

  @Test
  void tellsWhatIsWrong() {
    try (RunningServer server = RunningServer.small()) {
      String bad =
          "{\"kind\": \"explore\", \"request\": {\"game\": \"cram\", \"position\": \"..?\"}}";
      String events = events(server, started(server, bad));
      assertThat(events).contains("event: error").contains("\"column\":3");
      assertThat(server.get(started(server, bad) + "/events").statusCode()).isEqualTo(406);
      String unknown = "{\"kind\": \"solve\", \"request\": {\"gaem\": \"cram\"}}";
      assertThat(server.post("/api/jobs", unknown).statusCode()).isEqualTo(400);
    }
  }

  @Test
  void endsWhereTheServerIsAtFault() {
    Limits limits =
        new Limits(
            1,
            1,
            1,
            1 << 10,
            Duration.ofSeconds(10),
            Duration.ofSeconds(10),
            Duration.ofMinutes(1));
    try (Jobs jobs = new Jobs(limits)) {
      Job job =
          jobs.submit(
              "solve",
              Budget.ofThisProcess(),
              _ -> {
                throw new IllegalStateException("a fault");
              });
      eventually("the job has ended", () -> job.state().isEnd());
      assertThat(jobs.active()).isZero();
    }
  }

  @Test
  void isCancelled() {
    try (RunningServer server =
        new RunningServer(RunningServer.settings(Duration.ofMinutes(1), Duration.ofMinutes(1)))) {
      String location = started(server, LONG);
      eventually("it runs", () -> state(server, location).equals("running"));
      assertThat(server.send(server.to(location).DELETE()).statusCode()).isEqualTo(204);
      assertThat(state(server, location)).isEqualTo("cancelled");
      eventually("nothing is at work", () -> server.server().activeJobs() == 0);
    }
  }

  /// A table that is stopped keeps what is known of it, and tells its rows before.
  @Test
  void aStoppedTableKeepsItsRows() throws IOException {
    try (RunningServer server =
        new RunningServer(RunningServer.settings(Duration.ofMinutes(1), Duration.ofMinutes(1)))) {
      String location = started(server, TABLE);
      String part = heard(server, location, "event: part");
      assertThat(part).contains("\"table\":[[");
      HttpResponse<String> stopped =
          server.send(server.to(location + "/stop").POST(HttpRequest.BodyPublishers.noBody()));
      assertThat(stopped.statusCode()).isEqualTo(204);
      eventually("it ends", () -> state(server, location).equals("done"));
      JsonNode result = RunningServer.json(server.get(location)).get("result");
      assertThat(result.get("unknown").intValue()).isBetween(1, 80);
      assertThat(result.get("spent").stringValue()).isNotEmpty();
      assertThat(server.get(location + "/progress").body()).doesNotContain("result");
    }
  }

  @Test
  void endsWhenItsListenerIsGone() throws IOException {
    try (RunningServer server = RunningServer.small()) {
      String location = started(server, LONG);
      listenBriefly(server, location);
      eventually("it ends", () -> server.server().activeJobs() == 0);
    }
  }

  @Test
  void endsWhenNobodyEverListens() {
    try (RunningServer server = RunningServer.small()) {
      started(server, LONG);
      eventually("it ends", () -> server.server().activeJobs() == 0);
    }
  }

  /// Left alone a job works on, until another one waits for its place.
  @Test
  void givesWayToThoseThatWait() {
    Limits limits =
        new Limits(
            1, 2, 4, 1 << 20, Duration.ofMillis(200), Duration.ofMinutes(5), Duration.ofMinutes(5));
    try (Jobs jobs = new Jobs(limits)) {
      Job alone = jobs.submit("solve", Budget.ofThisProcess(), JobsTest::untilStopped);
      eventually("it runs", () -> alone.state() == Job.State.RUNNING);
      sleep(600);
      assertThat(alone.state()).isEqualTo(Job.State.RUNNING);
      Job next = jobs.submit("solve", Budget.ofThisProcess(), _ -> new byte[] {2});
      eventually("the other one has its turn", () -> next.state() == Job.State.DONE);
      assertThat(alone.result()).containsExactly(1);
    }
  }

  private static byte[] untilStopped(Job job) {
    while (job.meter().ending().isEmpty()) {
      sleep(10);
    }
    return new byte[] {1};
  }

  private static void sleep(int milliseconds) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Test
  void isForgottenAfterAWhile() {
    try (RunningServer server =
        new RunningServer(RunningServer.settings(Duration.ofMillis(100), Duration.ofMillis(100)))) {
      String location = started(server, SHORT);
      eventually("it is forgotten", () -> server.get(location).statusCode() == 404);
    }
  }

  @Test
  void waitsInAQueueThatIsNotEndless() {
    try (RunningServer server =
        new RunningServer(RunningServer.settings(Duration.ofMinutes(1), Duration.ofMinutes(1)))) {
      List<String> locations = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        locations.add(started(server, LONG));
      }
      assertThat(state(server, locations.getLast())).isEqualTo("waiting");
      HttpResponse<String> refused = server.post("/api/jobs", LONG);
      assertThat(refused.statusCode()).isEqualTo(429);
      assertThat(refused.headers().firstValue("Retry-After")).isPresent();
      locations.forEach(location -> server.send(server.to(location).DELETE()));
      eventually("there is room again", () -> server.server().activeJobs() == 0);
      eventually("another is taken", () -> server.post("/api/jobs", SHORT).statusCode() == 202);
    }
  }

  /// Two people ask at once while a long job runs: both are answered, and rightly.
  @Test
  void leavesRoomForOthers() throws Exception {
    try (RunningServer server =
            new RunningServer(
                RunningServer.settings(Duration.ofMinutes(1), Duration.ofMinutes(1)));
        ExecutorService people = Executors.newFixedThreadPool(2)) {
      String location = started(server, LONG);
      List<Callable<Integer>> asks = new ArrayList<>();
      for (int i = 0; i < 10; i++) {
        asks.add(() -> ask(server, "kayles", "3+4", 2));
        asks.add(() -> ask(server, "cram", "3x4", 1));
      }
      int answered = 0;
      for (Future<Integer> answer : people.invokeAll(asks)) {
        answered += answer.get();
      }
      assertThat(answered).isEqualTo(asks.size());
      assertThat(state(server, location)).isEqualTo("running");
    }
  }

  private static int ask(RunningServer server, String game, String position, int value) {
    HttpResponse<String> answer =
        server.post(
            "/api/solve", "{\"game\": \"%s\", \"position\": \"%s\"}".formatted(game, position));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    assertThat(RunningServer.json(answer).path("value").intValue(-1))
        .as(answer.body())
        .isEqualTo(value);
    return 1;
  }

  /// Jobs that were ended give their memory back: many of them take no more than a few.
  @Test
  void leaveNoMemoryBehind() {
    try (RunningServer server =
        new RunningServer(RunningServer.settings(Duration.ofMinutes(1), Duration.ofMinutes(1)))) {
      runAndEnd(server, 2);
      long before = used();
      runAndEnd(server, 12);
      eventually("memory returns", () -> used() - before < 48L << 20);
    }
  }

  private static void runAndEnd(RunningServer server, int jobs) {
    for (int i = 0; i < jobs; i++) {
      String location = started(server, LONG);
      eventually("it runs", () -> !state(server, location).equals("waiting"));
      assertThat(server.get(location).body()).contains("\"running\"");
      assertThat(server.send(server.to(location).DELETE()).statusCode()).isEqualTo(204);
      eventually("it ends", () -> server.server().activeJobs() == 0);
    }
  }

  private static long used() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  /// Hears of one event and hangs up, as a closed tab does.
  private static void listenBriefly(RunningServer server, String location) throws IOException {
    heard(server, location, "event: progress");
  }

  /// Hears of an event and hangs up; what it says.
  private static String heard(RunningServer server, String location, String event)
      throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.server().port())) {
      String request =
          "GET %s/events HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n"
              .formatted(location);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      socket.getOutputStream().flush();
      BufferedReader in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
      String line = in.readLine();
      while (line != null && !line.startsWith(event)) {
        line = in.readLine();
      }
      assertThat(line).isEqualTo(event);
      return in.readLine() + "";
    }
  }
}
