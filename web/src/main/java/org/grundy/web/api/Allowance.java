package org.grundy.web.api;

import java.time.Duration;
import org.grundy.core.Budget;

/// The amount of work that one request may ask for.
///
/// @param usual the time of requests that name none
/// @param most the time that requests may name
/// @param bytes memory for tables
/// @param threads how many threads may work for it
public record Allowance(Duration usual, Duration most, long bytes, int threads) {
  /// The budget of a request.
  public Budget budget(RequestBody request) {
    long milliseconds =
        Math.min(
            request.whole(CommonFields.MILLISECONDS).orElse(usual.toMillis()), most.toMillis());
    return new Budget(
        request.whole(CommonFields.NODES).orElse(Long.MAX_VALUE),
        Duration.ofMillis(milliseconds),
        bytes,
        threads);
  }
}
