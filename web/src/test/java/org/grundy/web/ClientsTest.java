package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// One client does not take what the others need, and is told by what a proxy of ours says only.
class ClientsTest {
  private static final String JOB =
      "{\"kind\": \"solve\", \"request\": {\"game\": \"cram\", \"position\": \"9x11\"}}";
  private static final String QUESTION =
      "{\"game\": \"cram\", \"position\": \"9x11\", \"milliseconds\": 2000}";

  private static RunningServer server(boolean behindProxy) {
    return new RunningServer(
        RunningServer.settings(Duration.ofMinutes(1), Duration.ofMinutes(1))
            .limiting(1, behindProxy));
  }

  private static HttpRequest.Builder from(
      RunningServer server, String client, String path, String body) {
    return server
        .to(path)
        .header("Content-Type", "application/json")
        .header("X-Forwarded-For", client)
        .POST(BodyPublishers.ofString(body));
  }

  @Test
  void aClientHasOneJobAtATimeAndAnotherHasItsOwn() {
    try (RunningServer server = server(true)) {
      HttpResponse<String> first = server.send(from(server, "203.0.113.7", "/api/jobs", JOB));
      assertThat(first.statusCode()).isEqualTo(202);
      HttpResponse<String> second = server.send(from(server, "203.0.113.7", "/api/jobs", JOB));
      assertThat(second.statusCode()).isEqualTo(429);
      assertThat(second.body()).contains("one client has at most 1");
      assertThat(second.headers().firstValue("Retry-After")).isPresent();
      assertThat(server.send(from(server, "203.0.113.8", "/api/jobs", JOB)).statusCode())
          .isEqualTo(202);
      String job = first.headers().firstValue("Location").orElseThrow();
      server.send(server.to(job).DELETE());
      assertThat(server.send(from(server, "203.0.113.7", "/api/jobs", JOB)).statusCode())
          .isEqualTo(202);
    }
  }

  @Test
  void aClientHasOneRequestAtATime() throws Exception {
    try (RunningServer server = server(true);
        ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<HttpResponse<String>>> asked =
          List.of(
              people.submit(() -> server.send(from(server, "203.0.113.7", "/api/solve", QUESTION))),
              people.submit(() -> server.send(from(server, "203.0.113.7", "/api/solve", QUESTION))),
              people.submit(
                  () -> server.send(from(server, "2001:db8::1", "/api/solve", QUESTION))));
      List<Integer> statuses = new ArrayList<>();
      for (Future<HttpResponse<String>> answer : asked) {
        statuses.add(answer.get().statusCode());
      }
      assertThat(statuses.subList(0, 2)).containsOnlyOnce(429);
      assertThat(statuses.getLast()).isNotEqualTo(429);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "true, '203.0.113.7', '198.51.100.1, 203.0.113.7', 429",
    "true, '203.0.113.7, 198.51.100.1', '203.0.113.7, 198.51.100.2', 202",
    "true, '2001:db8:1:2::5', '2001:db8:1:2:ffff::9', 429",
    "true, '2001:db8:1:2::5', '2001:db8:1:3::5', 202",
    "true, 'nonsense', 'more of it', 429",
    "false, '203.0.113.7', '203.0.113.7', 202",
  })
  void clientsAreToldByTheLastAddressThatATrustedProxyNames(
      boolean behindProxy, String first, String second, int status) {
    try (RunningServer server = server(behindProxy)) {
      assertThat(server.send(from(server, first, "/api/jobs", JOB)).statusCode()).isEqualTo(202);
      assertThat(server.send(from(server, second, "/api/jobs", JOB)).statusCode())
          .isEqualTo(status);
    }
  }

  @Test
  void whatDoesNotChangeIsNotSentTwice() {
    try (RunningServer server = server(false)) {
      for (String path : new String[] {"/api/games", "/api/games/cram", "/app.js"}) {
        String tag = server.get(path).headers().firstValue("ETag").orElseThrow();
        HttpResponse<String> again =
            server.send(server.to(path).header("If-None-Match", tag).GET());
        assertThat(again.statusCode()).as(path).isEqualTo(304);
        assertThat(again.body()).isEmpty();
      }
    }
  }
}
