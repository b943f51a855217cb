package org.grundy.web;

import io.javalin.http.Context;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.grundy.web.api.Refusal;
import org.grundy.web.job.Job;

/// The clients that ask, and how much each of them has under way: requests that are worked for,
/// jobs, and listeners to jobs, so many of each at the same time.
///
/// A client is an address; of IPv6 its first half, which is what one household or office has.
/// Behind a proxy it is the last address of the header `X-Forwarded-For`, which the proxy itself
/// has written. Without a proxy that header is not read, since anybody can send it. Who asks from
/// this machine itself has no limit.
final class Clients {
  private static final String FORWARDED = "X-Forwarded-For";
  private static final int HALF = 8;

  private final boolean behindProxy;
  private final int most;
  private final Map<String, Integer> underWay = new ConcurrentHashMap<>();
  private final Map<String, List<Job>> jobs = new ConcurrentHashMap<>();

  /// @param behindProxy whether a proxy of ours says who asks
  /// @param most of requests, of jobs and of listeners
  Clients(boolean behindProxy, int most) {
    this.behindProxy = behindProxy;
    this.most = most;
  }

  /// The client that asks; nothing for this machine itself.
  Optional<String> of(Context request) {
    String told = behindProxy ? request.header(FORWARDED) : null;
    String address =
        told == null ? request.req().getRemoteAddr() : told.substring(told.lastIndexOf(',') + 1);
    try {
      InetAddress parsed = InetAddress.ofLiteral(address.strip());
      if (parsed.isLoopbackAddress()) {
        return Optional.empty();
      }
      return Optional.of(
          parsed instanceof Inet6Address
              ? HexFormat.of().formatHex(Arrays.copyOf(parsed.getAddress(), HALF))
              : parsed.getHostAddress());
    } catch (IllegalArgumentException noAddress) {
      return Optional.of("unknown");
    }
  }

  /// Works for a client.
  ///
  /// @throws Refusal if it has too much under way
  <T> T during(Optional<String> client, Supplier<T> work) {
    Optional<String> key = client.map(who -> "asks " + who);
    enter(key);
    try {
      return work.get();
    } finally {
      leave(key);
    }
  }

  /// Lets a client listen, until [#leave] with the same key.
  ///
  /// @return the key
  /// @throws Refusal if it listens too much
  Optional<String> listen(Optional<String> client) {
    Optional<String> key = client.map(who -> "listens " + who);
    enter(key);
    return key;
  }

  private void enter(Optional<String> key) {
    key.ifPresent(name ->
        underWay.compute(
            name,
            (_, count) -> {
              if (count != null && count >= most) {
                throw tooMuch();
              }
              return count == null ? 1 : count + 1;
            }));
  }

  /// Ends what was entered.
  void leave(Optional<String> key) {
    key.ifPresent(
        name -> underWay.computeIfPresent(name, (_, count) -> count == 1 ? null : count - 1));
  }

  /// Takes up a job of a client.
  ///
  /// @throws Refusal if it has too many that have not ended
  Job submit(Optional<String> client, Supplier<Job> start) {
    if (client.isEmpty()) {
      return start.get();
    }
    List<Job> active =
        jobs.compute(
            client.get(),
            (_, before) -> {
              List<Job> now = new ArrayList<>(before == null ? List.of() : before);
              now.removeIf(job -> job.state().isEnd());
              if (now.size() >= most) {
                throw tooMuch();
              }
              now.add(start.get());
              return now;
            });
    jobs.values().removeIf(all -> all.stream().allMatch(job -> job.state().isEnd()));
    return active.getLast();
  }

  private Refusal tooMuch() {
    return Refusal.busy("one client has at most " + most + " requests or jobs at the same time");
  }
}
