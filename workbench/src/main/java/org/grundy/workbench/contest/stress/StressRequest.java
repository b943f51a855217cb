package org.grundy.workbench.contest.stress;

import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;

/// A request to try a program, and how.
///
/// @param command the program with its arguments
/// @param seed of the random inputs
/// @param count how many inputs, or cases of inputs, are tried
/// @param jobs how many runs of the program go on at once
/// @param time how long one run may take
/// @param memory how many bytes of address space one run may have; empty for any
public record StressRequest(
    List<String> command, long seed, int count, int jobs, Duration time, OptionalLong memory) {
  public StressRequest {
    command = List.copyOf(command);
  }
}
