package org.grundy.core.period;

/// A theorem by which a period that is seen in finitely many values holds for all. The theorems are
/// stated and proved in `docs/certificates.md`.
public sealed interface PeriodProof {
  /// The name of the theorem, as certificates, JSON and tables have it.
  default String theorem() {
    return switch (this) {
      case GuySmith() -> "guy-smith";
      case SubtractionWindow() -> "subtraction-window";
      case RepeatedTaking() -> "repeated-taking";
      case TakenResidues() -> "taken-residues";
      case Recurrence _ -> "recurrence";
      case RepeatedSaltus _ -> "repeated-saltus";
      case PowerSaltus _ -> "power-saltus";
      case ParitySaltus() -> "parity-saltus";
    };
  }

  /// Guy and Smith 1956: for a code whose last digit that is not 0 stands at place t and whose
  /// moves leave at most r heaps, `G(n + p) = G(n)` for `e <= n < re + (r - 1)p + t` is enough.
  record GuySmith() implements PeriodProof {}

  /// A finite subtraction set: as many values as its largest number recur.
  record SubtractionWindow() implements PeriodProof {}

  /// A set of counts of which, from some count c on, a number is one just if the number m later is:
  /// for the least common multiple L of p and m, e + 2L + c values are enough.
  record RepeatedTaking() implements PeriodProof {}

  /// A set of counts without end, each of which is congruent modulo the period to one up to t: for
  /// a period p without a preperiod t + p values are enough.
  record TakenResidues() implements PeriodProof {}

  /// The state from which a sparse space finds all later values recurs: the `window` values before
  /// the heap `toHeap` are those before the heap `fromHeap`.
  ///
  /// @param window `max(lastRare, depth) + t` of the [org.grundy.core.certificate.CertifiedSpace]
  ///   and the last place t of the code
  record Recurrence(long fromHeap, long toHeap, long window) implements PeriodProof {}

  /// A set of counts of which, from some c on, a number is one just if the number m later is. Let L
  /// be the least common multiple of p and m: where the heaps below start + L that are options of
  /// later ones of a residue modulo m have all values below the saltus of L, and those of the heaps
  /// below the start with it added, start + L + c values are enough, and p more than start + L.
  ///
  /// @param start not less than the preperiod
  record RepeatedSaltus(long start) implements PeriodProof {}

  /// A code of plain digits, the last of which may repeat, and a saltus that is a power of two:
  /// with the period and the saltus times `scale`, each value below twice that saltus is one of an
  /// option that goes over into options of larger heaps, in heaps up to `excess + 2` such periods
  /// from the start.
  ///
  /// @param scale a power of two
  record PowerSaltus(long scale, long excess) implements PeriodProof {}

  /// A code of finitely many plain digits whose options have values of a sum that is too small, or
  /// of the other parity, to be the value of the heap, and of which one heap has each smaller value
  /// while the others have the nim-sum 0.
  record ParitySaltus() implements PeriodProof {}
}
