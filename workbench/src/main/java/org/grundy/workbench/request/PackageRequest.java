package org.grundy.workbench.request;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.workbench.contest.pack.ProblemSystem;

/// Which package of a contest problem is to be made.
///
/// @param system for which it is
/// @param count how many inputs of each kind
/// @param cases how many cases an input has, where inputs are cases
/// @param size how far above their least values lengths and sides of random inputs may be
/// @param values how far above their least values their other numbers may be
/// @param seed of random inputs
/// @param patience how long Grundy may take to answer an input; others are left out
public record PackageRequest(
    ProblemSystem system,
    int count,
    long cases,
    long size,
    long values,
    long seed,
    Duration patience) {
  /// The kinds of inputs, in their order.
  static final List<GenerateRequest.Kind> KINDS =
      List.of(
          GenerateRequest.Kind.SMALL, GenerateRequest.Kind.RANDOM, GenerateRequest.Kind.EXTREME);

  private static final int MOST_EXTREME = 6;

  /// The number of samples that are made where the format has none.
  private static final int SAMPLES = 2;

  /// The inputs of a kind.
  GenerateRequest inputs(GenerateRequest.Kind kind) {
    boolean extreme = kind == GenerateRequest.Kind.EXTREME;
    return inputs(kind, extreme ? Math.min(count, MOST_EXTREME) : count, extreme ? 1 : cases, size);
  }

  /// Small inputs, to be samples.
  GenerateRequest samples() {
    return inputs(GenerateRequest.Kind.RANDOM, SAMPLES, Math.min(cases, 4), Math.min(size, 3));
  }

  private GenerateRequest inputs(GenerateRequest.Kind kind, int most, long joined, long largest) {
    return new GenerateRequest(
        kind,
        most,
        joined,
        largest,
        values,
        seed,
        Optional.empty(),
        OptionalLong.empty(),
        OptionalLong.empty());
  }
}
