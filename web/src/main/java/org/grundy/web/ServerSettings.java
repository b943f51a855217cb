package org.grundy.web;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.web.api.Allowance;
import org.grundy.web.job.Jobs;

/// The settings of a server: where it listens and how much it does at once.
///
/// @param host the address, or the name of it
/// @param port 0 for any that is free
/// @param atOnce requests that are worked for at the same time, jobs apart
/// @param patience how long a request waits for its turn
/// @param request what a request may cost
/// @param job what a job may cost
/// @param jobs how many jobs there may be
/// @param listeners how many may listen to jobs
/// @param publicAddress where others find the server, if that is not where it listens: `https://…`
///   with a name, perhaps a port, and no path
/// @param behindProxy whether a proxy of ours says who asks, in `X-Forwarded-For`
/// @param perClient how many requests, jobs and listeners one client has at the same time
public record ServerSettings(
    String host,
    int port,
    int atOnce,
    Duration patience,
    Allowance request,
    Allowance job,
    Jobs.Limits jobs,
    int listeners,
    Optional<URI> publicAddress,
    boolean behindProxy,
    int perClient) {
  /// The number of requests, jobs and listeners that one client has at the same time where no
  /// number is named.
  public static final int USUAL_PER_CLIENT = 16;

  /// The address of this machine that no other machine sees.
  public static final String LOOPBACK = "127.0.0.1";

  /// The port where none is named.
  public static final int USUAL_PORT = 7878;

  private static final int MOST_RESULTS = 64;
  private static final long RESULT_BYTES = 128L << 20;

  /// A job works on without anybody who asks about it, as one who left its page comes back.
  private static final Duration UNWATCHED = Duration.ofMinutes(10);

  /// The usual settings on this machine: memory is shared out so that all that may run at once has
  /// room.
  public static ServerSettings of(String host, int port) {
    int processors = Runtime.getRuntime().availableProcessors();
    int atOnce = Math.max(2, processors);
    int running = Math.max(1, processors / 2);
    long part = Budget.ofThisProcess().bytes() / (atOnce + 4L * running);
    return new ServerSettings(
        host,
        port,
        atOnce,
        Duration.ofSeconds(5),
        new Allowance(Duration.ofSeconds(2), Duration.ofSeconds(10), part, 1),
        new Allowance(
            Duration.ofMinutes(1),
            Duration.ofMinutes(30),
            part * 4,
            Math.max(1, processors / running)),
        new Jobs.Limits(
            running,
            8,
            MOST_RESULTS,
            RESULT_BYTES,
            Duration.ofSeconds(10),
            UNWATCHED,
            Duration.ofMinutes(30)),
        32,
        Optional.empty(),
        false,
        USUAL_PER_CLIENT);
  }

  /// The same server that others find at another address.
  ///
  /// @param address such as `https://games.example.org`
  /// @throws InputException if that is no address of a server
  public ServerSettings foundAt(String address) {
    return new ServerSettings(
        host,
        port,
        atOnce,
        patience,
        request,
        job,
        jobs,
        listeners,
        Optional.of(origin(address)),
        behindProxy,
        perClient);
  }

  /// The same server with another limit for each client.
  ///
  /// @param proxy whether a proxy of ours says who asks
  public ServerSettings limiting(int mostPerClient, boolean proxy) {
    return new ServerSettings(
        host,
        port,
        atOnce,
        patience,
        request,
        job,
        jobs,
        listeners,
        publicAddress,
        proxy,
        mostPerClient);
  }

  private static URI origin(String address) {
    try {
      URI uri = new URI(address);
      String scheme = uri.getScheme();
      if (uri.getHost() != null
          && ("http".equals(scheme) || "https".equals(scheme))
          && List.of("", "/").contains(uri.getRawPath())
          && uri.getRawQuery() == null
          && uri.getRawFragment() == null
          && uri.getRawUserInfo() == null) {
        return new URI(scheme, null, uri.getHost(), uri.getPort(), null, null, null);
      }
    } catch (URISyntaxException e) {
      // Told below with what would be right.
    }
    throw new InputException(
        "`" + address + "` is not the address of a server",
        "write it as `https://games.example.org`, with a port if it has one, and no path");
  }
}
