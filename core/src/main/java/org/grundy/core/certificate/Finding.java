package org.grundy.core.certificate;

/// What a check found of one claim.
///
/// @param claim in words
/// @param holds whether it was found to be so
/// @param found why not, in words; empty where it holds
public record Finding(String claim, boolean holds, String found) {
  /// A claim that holds.
  public static Finding held(String claim) {
    return new Finding(claim, true, "");
  }

  /// A claim that does not hold.
  public static Finding refuted(String claim, String found) {
    return new Finding(claim, false, found);
  }

  /// A claim that may hold.
  ///
  /// @param found is looked at where the claim does not hold
  public static Finding of(String claim, boolean holds, String found) {
    return new Finding(claim, holds, holds ? "" : found);
  }
}
