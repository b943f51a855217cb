package org.grundy.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;
import org.grundy.web.api.Allowance;
import org.grundy.web.api.RequestBody;
import org.grundy.web.job.Jobs;
import org.grundy.workbench.request.Workbench;
import tools.jackson.databind.JsonNode;

/// A server at a free port, with somebody who asks it over HTTP.
final class RunningServer implements AutoCloseable {
  private static final long MEMORY = 64L << 20;

  private final WebServer server;
  private final HttpClient client = HttpClient.newHttpClient();

  RunningServer(ServerSettings settings) {
    this.server = WebServer.start(settings, new Workbench());
  }

  /// A server with little of everything, so that its limits are soon met.
  static RunningServer small() {
    return new RunningServer(settings(Duration.ofMillis(300), Duration.ofMinutes(1)));
  }

  /// @param grace after which a job ends that nobody listens to
  /// @param keep after which an ended job is forgotten
  static ServerSettings settings(Duration grace, Duration keep) {
    return new ServerSettings(
        ServerSettings.LOOPBACK,
        0,
        2,
        Duration.ofSeconds(10),
        new Allowance(Duration.ofSeconds(10), Duration.ofSeconds(20), MEMORY, 1),
        new Allowance(Duration.ofMinutes(1), Duration.ofMinutes(2), MEMORY, 1),
        new Jobs.Limits(1, 2, 4, 1 << 22, grace, grace, keep),
        4,
        Optional.empty(),
        false,
        ServerSettings.USUAL_PER_CLIENT);
  }

  WebServer server() {
    return server;
  }

  URI uri(String path) {
    return URI.create("http://127.0.0.1:" + server.port() + path);
  }

  HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(uri(path)).timeout(Duration.ofSeconds(30));
  }

  HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return client.send(request.build(), BodyHandlers.ofString());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  HttpResponse<String> get(String path) {
    return send(to(path).GET());
  }

  HttpResponse<String> post(String path, String body) {
    return send(
        to(path)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  static JsonNode json(HttpResponse<String> response) {
    return RequestBody.JSON.readTree(response.body());
  }

  @Override
  public void close() {
    client.close();
    server.close();
  }
}
