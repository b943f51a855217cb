package org.grundy.web;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;

/// Closes connections whose sender takes too long over one request. A byte now and then keeps a
/// connection from being idle, and would hold it, and a thread that reads a body, for ever.
final class SlowSenders implements AutoCloseable {
  /// The time that one request may take to come in.
  static final Duration USUAL = Duration.ofSeconds(20);

  private static final int LOOKS = 10;

  private final Server server;
  private final long mostNanos;
  private final ScheduledExecutorService looker =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("slow-senders").factory());
  private Map<EndPoint, Coming> known = new HashMap<>();

  /// The progress of a connection when it was looked at.
  ///
  /// @param answered how many requests were answered before
  /// @param begin how many bytes had come in then
  /// @param bytes how many had come in
  /// @param since when the first of those was seen that belong to no answered request
  private record Coming(long answered, long begin, long bytes, long since) {}

  /// Looks after the connections of a server.
  ///
  /// @param most how long one request may take to come in
  SlowSenders(Server server, Duration most) {
    this.server = server;
    this.mostNanos = most.toNanos();
    long every = Math.max(1, most.toMillis() / LOOKS);
    var _ = looker.scheduleWithFixedDelay(this::look, every, every, TimeUnit.MILLISECONDS);
  }

  private void look() {
    long now = System.nanoTime();
    Map<EndPoint, Coming> seen = new HashMap<>();
    for (Connector connector : server.getConnectors()) {
      if (connector instanceof AbstractConnector listening) {
        for (EndPoint end : listening.getConnectedEndPoints()) {
          Connection connection = end.getConnection();
          if (connection != null) {
            seen.put(end, looked(end, connection, now));
          }
        }
      }
    }
    known = seen;
  }

  /// Looks at a connection, and closes it where more of the same request has come in since the last
  /// look, and its beginning is too long ago. A request that is worked for takes no more bytes in.
  private Coming looked(EndPoint end, Connection connection, long now) {
    Coming before = known.get(end);
    long answered = connection.getMessagesOut();
    long bytes = connection.getBytesIn();
    if (before == null || before.answered != answered) {
      return new Coming(answered, before == null ? 0 : bytes, bytes, now);
    }
    long since = before.bytes == before.begin ? now : before.since;
    if (bytes > before.bytes && now - since > mostNanos) {
      end.close();
    }
    return new Coming(answered, before.begin, bytes, since);
  }

  @Override
  public void close() {
    looker.shutdownNow();
  }
}
