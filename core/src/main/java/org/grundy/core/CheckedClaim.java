package org.grundy.core;

/// The result of checking one claim.
///
/// @param claim in words
/// @param holds whether it was found to be so
/// @param found why not, in words; empty where it holds
public record CheckedClaim(String claim, boolean holds, String found) {
  /// A claim that holds.
  public static CheckedClaim held(String claim) {
    return new CheckedClaim(claim, true, "");
  }

  /// A claim that does not hold.
  public static CheckedClaim refuted(String claim, String found) {
    return new CheckedClaim(claim, false, found);
  }

  /// A claim that may hold.
  ///
  /// @param found is looked at where the claim does not hold
  public static CheckedClaim of(String claim, boolean holds, String found) {
    return new CheckedClaim(claim, holds, holds ? "" : found);
  }
}
