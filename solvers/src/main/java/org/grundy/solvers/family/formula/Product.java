package org.grundy.solvers.family.formula;

import java.util.function.LongToDoubleFunction;

/// `(a·r·c + d) mod m`, or `a·r·c + d` without the mod.
///
/// @param factor a, from 1
/// @param added d
/// @param modulus m, or 0 where there is no mod
public record Product(long factor, long added, long modulus) implements Formula {
  private static final int FAMILY_BITS = 4;
  private static final int LARGEST_MODULUS = 20;

  @Override
  public long at(long row, long column) {
    long product = factor * row * column + added;
    return modulus == 0 ? product : Math.floorMod(product, modulus);
  }

  @Override
  public double bits(LongToDoubleFunction quoted) {
    return FAMILY_BITS
        + FormulaBits.bits(factor - 1)
        + FormulaBits.bits(added)
        + FormulaBits.bits(Math.max(0, modulus - 1));
  }

  @Override
  public int parameters() {
    return modulus == 0 ? 2 : 3;
  }

  static void search(Samples samples, Simplest simplest) {
    for (int modulus = 0; modulus <= LARGEST_MODULUS; modulus += modulus == 0 ? 2 : 1) {
      for (int factor = 1; factor < Math.max(2, modulus); factor++) {
        for (int added = 0; added < Math.max(1, modulus); added++) {
          simplest.offer(new Product(factor, added, modulus));
        }
      }
    }
  }

  @Override
  public String kind() {
    return "product";
  }
}
