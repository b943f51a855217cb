package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.grundy.core.Budget;
import org.grundy.core.Ending;
import org.grundy.core.Meter;
import org.junit.jupiter.api.Test;

/// One request does not suffer from another.
class LanesTest {
  private static final String LONG =
      "{\"game\": \"cram\", \"position\": \"9x11\", \"milliseconds\": 20000}";

  /// The server works for two long requests at a time; four ask.
  @Test
  void longRequestsDoNotBlockSmallOnes() throws Exception {
    try (RunningServer server = RunningServer.small();
        ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<HttpResponse<String>>> waiting = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        waiting.add(
            people.submit(() ->
                server.send(
                    server
                        .to("/api/solve")
                        .header("Content-Type", "application/json")
                        .header(RequestExecutor.ASKER, "somebody")
                        .POST(BodyPublishers.ofString(LONG)))));
        if (i < 2) {
          waiting.add(people.submit(() -> server.post("/api/solve", LONG)));
        }
      }
      Thread.sleep(1_000);
      for (int i = 0; i < 20; i++) {
        HttpResponse<String> small =
            server.post("/api/solve", "{\"game\": \"kayles\", \"position\": \"3+4\"}");
        assertThat(small.statusCode()).as(small.body()).isEqualTo(200);
      }
      assertThat(waiting.stream().filter(answer -> !answer.isDone()).count())
          .as("long requests still at work or waiting")
          .isGreaterThanOrEqualTo(2);
      people.shutdownNow();
    }
  }

  /// Where memory is full, the work that has taken most ends, and no other.
  @Test
  void theGreediestEnds() throws Exception {
    try (HeapWatch watch = new HeapWatch()) {
      Meter greedy = new Meter(Budget.ofThisProcess());
      Meter modest = new Meter(Budget.ofThisProcess());
      boolean ended =
          watch.over(
              modest,
              () -> {
                Thread other =
                    Thread.ofPlatform().start(() -> watch.over(greedy, () -> untilEnded(greedy)));
                while (watch.running() < 2) {
                  Thread.onSpinWait();
                }
                boolean done = false;
                while (!done && other.isAlive()) {
                  done = watch.endGreedier(modest);
                }
                return done;
              });
      assertThat(ended).isTrue();
      assertThat(greedy.ending()).contains(new Ending.HeapFull());
      assertThat(modest.ending()).isEmpty();
    }
  }

  private static int untilEnded(Meter meter) {
    int blocks = 0;
    while (meter.ending().isEmpty()) {
      blocks += new byte[1 << 16].length >> 16;
    }
    return blocks;
  }
}
