package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Requests that come in byte by byte.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SlowSendersTest {
  private static final Duration MOST = Duration.ofMillis(500);
  private static final int PAUSE_MILLIS = 50;
  private static final int MOST_BYTES = 1_000;

  private final WebServer server =
      WebServer.start(
          RunningServer.settings(Duration.ofMillis(300), Duration.ofMinutes(1)),
          new Workbench(),
          MOST);

  @AfterAll
  void close() {
    server.close();
  }

  private Socket socket() throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
    socket.setSoTimeout(PAUSE_MILLIS);
    return socket;
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    socket.getOutputStream().flush();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "G",
        "GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
        "POST /api/check HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n"
      })
  void aConnectionThatSendsAByteNowAndThenIsClosed(String beginning) throws Exception {
    try (Socket socket = socket()) {
      send(socket, beginning);
      assertThat(bytesUntilClosed(socket)).isLessThan(MOST_BYTES);
    }
  }

  private static int bytesUntilClosed(Socket socket) throws InterruptedException {
    for (int sent = 0; sent < MOST_BYTES; sent++) {
      try {
        send(socket, "x");
      } catch (IOException closed) {
        return sent;
      }
      Thread.sleep(PAUSE_MILLIS);
    }
    return MOST_BYTES;
  }

  @Test
  void aConnectionOfManyRequestsAndPausesStays() throws Exception {
    try (Socket socket = socket()) {
      socket.setSoTimeout(30_000);
      BufferedReader in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
      for (int request = 0; request < 5; request++) {
        send(socket, "HEAD /index.html HTTP/1.1\r\nHost: localhost\r\n\r\n");
        assertThat(in.readLine()).isEqualTo("HTTP/1.1 200 OK");
        assertThat(in.lines().takeWhile(line -> !line.isEmpty()).count()).isPositive();
        Thread.sleep(MOST.toMillis() * (request % 2 + 1) / 2);
      }
    }
  }
}
