package org.grundy.solvers.quotient;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.HeapRule.Reach;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.sequence.HeapOptions;

/// The misère quotient of the heaps of a game, from the first on, whatever play its rules name.
///
/// **Periods** (Plambeck 2005, section 10; Guy and Smith 1956 for values). Let moves take at most t
/// tokens and leave at most h heaps, and let the elements of heaps have the period p from e >= 1 on
/// as far as h(e+p-1) + t. Then they keep it, and the quotient of all heaps is that of the first
/// ones. Proof by induction on the heap n: an option of it leaves more than h(e+p-1) tokens, so one
/// of its heaps is e+p or larger, and with p tokens less it has the same element; what is left then
/// is an option of n - p, by the same line. In the same way options of n - p become options of n.
/// So the elements of the options of n are those of n - p, and the record of n, with the element of
/// n - p, is one that is there. ∎
final class HeapQuotient implements GameQuotient {
  private static final int FIRST_CHECK = 32;
  private static final int MOST_HEAPS = 1 << 20;

  private final QuotientSearch search;
  private final Optional<Reach> reach;
  private final Meter meter;
  private int known;
  private int checked = FIRST_CHECK;
  private boolean failed;
  private Optional<Periodicity> proved = Optional.empty();

  private HeapQuotient(HeapRule rule, Meter meter) {
    HeapOptions options = new HeapOptions(rule, meter);
    this.reach = rule.reach();
    this.meter = meter;
    this.search =
        new QuotientSearch(
            (heap, sink) ->
                options.of(
                    heap,
                    (_, parts, count) ->
                        sink.accept(
                            Arrays.stream(parts, 0, count).mapToInt(Math::toIntExact).toArray())),
            meter);
  }

  /// The heaps of a game.
  ///
  /// @throws IllegalArgumentException if the rules are not those of one heap
  /// @throws org.grundy.core.InputException if a line has no meaning
  static HeapQuotient of(GameRules rules, Meter meter) {
    return new HeapQuotient(HeapRule.of(rules), meter);
  }

  @Override
  public boolean extendTo(Position heap) {
    while (known <= size(heap) && proved.isEmpty() && !failed) {
      failed = known == MOST_HEAPS || !search.add();
      if (!failed && ++known == checked) {
        checked *= 2;
        proved = period();
      }
    }
    return !failed;
  }

  private static long size(Position heap) {
    return ((HeapPosition) heap).size();
  }

  @Override
  public OptionalInt element(Position heap) {
    long size = size(heap);
    long least = proved.map(period -> period.reduce(size)).orElse(size);
    return least < known && !failed
        ? OptionalInt.of(search.element((int) least))
        : OptionalInt.empty();
  }

  @Override
  public List<Position> letters() {
    return IntStream.range(0, known).<Position>mapToObj(HeapPosition::new).toList();
  }

  @Override
  public MisereQuotient quotient() {
    return search.quotient();
  }

  @Override
  public Optional<Periodicity> proved() {
    return proved;
  }

  private Optional<Periodicity> period() {
    if (reach.isEmpty()) {
      return Optional.empty();
    }
    int[] elements = IntStream.range(0, known).map(search::element).toArray();
    for (int p = 1; p < known; p++) {
      int e = known - p;
      while (e > 1 && elements[e - 1] == elements[e - 1 + p]) {
        e--;
      }
      meter.work(1);
      if (isEnough(e, p, reach.get())) {
        return Optional.of(new Periodicity(e, p, 0));
      }
    }
    return Optional.empty();
  }

  /// True if the elements are known as far as the theorem asks, and no move of a later heap less
  /// the period takes all of it.
  private boolean isEnough(int e, int p, Reach moves) {
    long last = known - 1L;
    return moves.lastPlace() <= last - Math.max(moves.parts() * (e + p - 1L), p);
  }
}
