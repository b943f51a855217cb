package org.grundy.tilings.colouring;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Optional;

/// All sums of multiples of some vectors, modulo a power of a prime.
///
/// For each coordinate there is at most one vector in the basis that begins there, and it begins
/// with a power of the prime, the least possible one. With a vector that begins with `p^v` its
/// multiple by `p^(k-v)`, which begins later, is in the span of the vectors that begin later: so it
/// is added too (Howell 1986). Then a vector is in the span exactly if subtracting basis vectors,
/// coordinate by coordinate, leaves nothing.
final class ModularSpan {
  private final int prime;
  private final long modulus;
  private final long[][] basis;
  private int units;

  /// @param modulus a power of `prime`, below 2^31
  ModularSpan(int prime, long modulus, int coordinates) {
    this.prime = prime;
    this.modulus = modulus;
    this.basis = new long[coordinates][0];
  }

  long modulus() {
    return modulus;
  }

  /// True if every vector is in the span.
  boolean isWhole() {
    return units == basis.length;
  }

  /// Adds a vector, which is not kept.
  void add(long[] vector) {
    ArrayDeque<long[]> open = new ArrayDeque<>();
    open.add(reduced(vector));
    while (!open.isEmpty()) {
      insert(open.remove(), open);
    }
  }

  private long[] reduced(long[] vector) {
    return Arrays.stream(vector).map(number -> Math.floorMod(number, modulus)).toArray();
  }

  private void insert(long[] vector, ArrayDeque<long[]> open) {
    long[] rest = vector;
    for (int i = 0; i < basis.length; i++) {
      if (rest[i] == 0) {
        continue;
      }
      long power = power(rest[i]);
      long[] old = basis[i];
      if (old.length == 0 || power < old[i]) {
        scale(rest, inverse(rest[i] / power));
        basis[i] = rest;
        units += power == 1 ? 1 : 0;
        if (power > 1) {
          long[] multiple = rest.clone();
          scale(multiple, modulus / power);
          open.add(multiple);
        }
        if (old.length == 0) {
          return;
        }
        rest = old;
      }
      subtract(rest, rest[i] / basis[i][i], basis[i]);
    }
  }

  /// The largest power of the prime that divides a number other than 0.
  private long power(long number) {
    long power = 1;
    while (number / power % prime == 0) {
      power *= prime;
    }
    return power;
  }

  private void scale(long[] vector, long factor) {
    for (int i = 0; i < vector.length; i++) {
      vector[i] = vector[i] * factor % modulus;
    }
  }

  private void subtract(long[] vector, long times, long[] other) {
    for (int i = 0; i < vector.length; i++) {
      vector[i] = Math.floorMod(vector[i] - times * other[i], modulus);
    }
  }

  /// The inverse of a number that the prime does not divide.
  private long inverse(long number) {
    long inverse = 1;
    long base = number % modulus;
    for (long exponent = modulus / prime * (prime - 1) - 1; exponent > 0; exponent >>= 1) {
      if ((exponent & 1) != 0) {
        inverse = inverse * base % modulus;
      }
      base = base * base % modulus;
    }
    return inverse;
  }

  /// Weights of the coordinates by which every vector of the span weighs 0, and `vector` something
  /// else; nothing if it is in the span.
  Optional<long[]> weightsAgainst(long[] vector) {
    long[] rest = reduced(vector);
    for (int i = 0; i < basis.length; i++) {
      if (rest[i] == 0) {
        continue;
      }
      if (basis[i].length == 0 || power(rest[i]) < basis[i][i]) {
        return Optional.of(weightsFrom(i));
      }
      subtract(rest, rest[i] / basis[i][i], basis[i]);
    }
    return Optional.empty();
  }

  /// Coordinates after `last` weigh nothing; the others are found backwards, so that each basis
  /// vector weighs 0.
  private long[] weightsFrom(int last) {
    long[] weights = new long[basis.length];
    weights[last] = basis[last].length == 0 ? 1 : modulus / basis[last][last];
    for (int i = last - 1; i >= 0; i--) {
      if (basis[i].length > 0) {
        long sum = 0;
        for (int j = i + 1; j <= last; j++) {
          sum = (sum + basis[i][j] * weights[j]) % modulus;
        }
        weights[i] = Math.floorMod(-(sum / basis[i][i]), modulus);
      }
    }
    return weights;
  }
}
