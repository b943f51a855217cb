package org.grundy.solvers.play.genus;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;

/// The genus of a position (Conway 1976): its Grundy value and the misère values of it and any
/// number of Nim heaps of 2 beside it.
///
/// The *misère value* γ is 1 where there is no move and the mex of those of the options elsewhere.
/// With γ(k) that of the position and k heaps of 2,
///
///     γ(k) = mex of γ'(k) of the options and, for k > 0, of γ(k-1) and γ(k-1) ^ 1
///
/// since a heap of 1 turns the last bit of a misère value. From some k on γ(k+2) = γ(k).
///
/// Proof by induction. Let that hold of all options from K on, and let m be the mex of their γ'(k),
/// c the least number but m and m ^ 1 that is none of them; both depend on the parity of k only: m,
/// c and m', c'. For k > K, γ(k) is m, or c if γ(k-1) is m or m ^ 1. Say that numbers are *near* if
/// they are equal or differ in the last bit only; c is not near m. Let m and m' not be near. Then m
/// is followed by m' and m' by m. The numbers followed by neither are c near m' and c' near m, and
/// they alternate. Let m and m' be near. Then m is followed by c' and c' by m, and c by m' and m'
/// by c. ∎
///
/// @param value the Grundy value
/// @param misere γ(0), γ(1), …; at least two, the last two of which alternate from there on, as few as
///   possible
/// @param kind how it behaves
public record Genus(int value, List<Integer> misere, Kind kind) {
  public Genus {
    List<Integer> shortest = new ArrayList<>(misere);
    while (shortest.size() > 2 && shortest.getLast().equals(shortest.get(shortest.size() - 3))) {
      shortest.removeLast();
    }
    misere = List.copyOf(shortest);
  }

  /// The genus of a tame position.
  static Genus tame(TamePair pair) {
    int value = Math.toIntExact(pair.value());
    List<Integer> misere =
        pair.firm() ? List.of(value, value ^ 2) : List.of(value ^ 1, value ^ 2, value);
    return new Genus(value, misere, Kind.TAME);
  }

  /// The genus of a position that has moves.
  static Genus of(Collection<Genus> options) {
    int alternates = options.stream().mapToInt(option -> option.misere.size()).max().orElseThrow();
    int value = mex(options, -1, new int[0]);
    List<Integer> misere = new ArrayList<>();
    misere.add(mex(options, 0, new int[0]));
    while (misere.size() < alternates + 3
        || !misere.getLast().equals(misere.get(misere.size() - 3))) {
      int before = misere.getLast();
      misere.add(mex(options, misere.size(), new int[] {before, before ^ 1}));
    }
    boolean tameOptions = options.stream().allMatch(option -> option.kind == Kind.TAME);
    return new Genus(value, misere, Kind.of(tameOptions, value, misere.getFirst()));
  }

  /// @param k which misère values are meant, or -1 for the Grundy values
  private static int mex(Collection<Genus> options, int k, int[] others) {
    BitSet seen = new BitSet();
    for (Genus option : options) {
      seen.set(k < 0 ? option.value : option.misere(k));
    }
    for (int other : others) {
      seen.set(other);
    }
    return seen.nextClearBit(0);
  }

  /// The misère value of the position and `k` Nim heaps of 2.
  public int misere(int k) {
    int last = misere.size() - 1;
    return misere.get(k <= last ? k : last - (k - last & 1));
  }

  /// In the usual form `2^1420`: the Grundy value, then the misère values up to where the last two
  /// alternate; numbers of two digits in parentheses.
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder().append(value).append('^');
    for (int digit : misere) {
      text.append(digit < 10 ? Integer.toString(digit) : "(" + digit + ")");
    }
    return text.toString();
  }
}
