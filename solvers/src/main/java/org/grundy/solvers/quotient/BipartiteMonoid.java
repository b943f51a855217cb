package org.grundy.solvers.quotient;

import java.util.BitSet;

/// A finite commutative monoid with the set of its elements that lose: sums whose player to move
/// loses. Elements are numbered from 0, the element of the empty sum.
public final class BipartiteMonoid {
  /// The monoid of the empty sum alone, which the next player wins.
  static final BipartiteMonoid TRIVIAL = new BipartiteMonoid(1, new int[1], new BitSet());

  private final int order;

  /// `products[x * order + y]` is the element of a sum of x and y.
  private final int[] products;

  private final BitSet losing;

  /// @param products the table of all products, row by row
  public BipartiteMonoid(int order, int[] products, BitSet losing) {
    this.order = order;
    this.products = products;
    this.losing = losing;
  }

  /// The number of elements.
  public int order() {
    return order;
  }

  public int product(int x, int y) {
    return products[x * order + y];
  }

  /// True if the player to move loses every sum of an element.
  public boolean isLosing(int x) {
    return losing.get(x);
  }

  /// The elements that lose: the P-portion.
  public BitSet losing() {
    return (BitSet) losing.clone();
  }

  /// The products of an element with each of some.
  BitSet times(int x, BitSet some) {
    BitSet products = new BitSet(order);
    for (int y = some.nextSetBit(0); y >= 0; y = some.nextSetBit(y + 1)) {
      products.set(product(x, y));
    }
    return products;
  }

  /// True if a sum whose options have these elements loses: it has some, and none of them loses.
  boolean losesBy(BitSet options) {
    return !options.isEmpty() && !options.intersects(losing);
  }

  /// True if it is the quotient of misère Nim with heaps up to 2^n - 1 for some n: two units, 1 and
  /// a, and a group of the 2^n other elements, in which each is its own inverse; the elements that
  /// lose are a and the identity of that group. The quotients of orders 1 and 2 count as such.
  ///
  /// Plambeck and Siegel 2008, section 2: a game whose quotient is such is *tame*.
  public boolean isTame() {
    if (order <= 2) {
      return true;
    }
    int groups = order - 2;
    if (Integer.bitCount(groups) != 1 || losing.cardinality() != 2) {
      return false;
    }
    int unit = -1;
    int identity = -1;
    for (int x = 1; x < order; x++) {
      unit = product(x, x) == 0 ? x : unit;
      identity = product(x, x) == x ? x : identity;
    }
    if (unit < 0
        || identity < 0
        || product(unit, identity) == identity
        || !losing.get(unit)
        || !losing.get(identity)) {
      return false;
    }
    for (int x = 1; x < order; x++) {
      if (x != unit && (product(x, x) != identity || product(x, identity) != x)) {
        return false;
      }
    }
    return true;
  }
}
