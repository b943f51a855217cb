package org.grundy.web;

import java.time.Duration;
import org.grundy.core.Budget;
import org.grundy.web.api.Allowance;
import org.grundy.web.job.Jobs;

/// Where a server listens and how much it does at once.
///
/// @param host the address, or the name of it
/// @param port 0 for any that is free
/// @param atOnce requests that are worked for at the same time, jobs apart
/// @param patience how long a request waits for its turn
/// @param request what a request may cost
/// @param job what a job may cost
/// @param jobs how many jobs there may be
/// @param listeners how many may listen to jobs
public record ServerSettings(
    String host,
    int port,
    int atOnce,
    Duration patience,
    Allowance request,
    Allowance job,
    Jobs.Limits jobs,
    int listeners) {
  /// The address of this machine that no other machine sees.
  public static final String LOOPBACK = "127.0.0.1";

  /// The port where none is named.
  public static final int USUAL_PORT = 7878;

  private static final int MOST_RESULTS = 64;
  private static final long RESULT_BYTES = 128L << 20;

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
            running, 8, MOST_RESULTS, RESULT_BYTES, Duration.ofSeconds(10), Duration.ofMinutes(5)),
        32);
  }
}
