package org.grundy.solvers.several;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.grundy.core.Play;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.HeapMeasure;
import org.grundy.rules.heap.HeapMeasure.Shrinking;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;

/// Moves in several heaps at once. Where they leave no more heaps than there were, all multisets of
/// so many heaps, none larger than the largest, are solved in the order of their numbers; else
/// those that can be reached, each after its options. Where only who wins is asked, and under
/// misère play, no values are found.
public final class SeveralMethod implements Method {
  static final String NAME = "several";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.of(Twist.MISERE);
  }

  @Override
  public Verdict weigh(Problem problem) {
    GameRules rules = problem.rules();
    if (!(rules.board() instanceof Board.HeapSet)) {
      return new Verdict.Unsound("no line moves in several heaps at once");
    }
    if (rules.play() == Play.MISERE && problem.sum().size() > 1) {
      return new Verdict.Unsound(
          "under misère play there are no values, and who wins the positions of a sum does not say"
              + " who wins it");
    }
    HeapMeasure measure = HeapMeasure.of(rules);
    if (measure.shrinking() == Shrinking.EACH_HEAP) {
      return new Verdict.Unsound("some move may leave more tokens than there were");
    }
    List<TuplePosition> sum = problem.sum().stream().map(TuplePosition.class::cast).toList();
    boolean splits = measure.splits() || measure.shrinking() != Shrinking.TOTAL;
    return (splits ? split(sum) : multisets(sum))
        .<Verdict>map(multisets ->
            new Verdict.Sound(
                new SeveralPlan(rules, sum, multisets, problem.asksOutcome() && sum.size() == 1)))
        .orElseGet(
            () -> new Verdict.Unsound("there are more multisets of such heaps than are kept"));
  }

  private static Optional<HeapNumbers> multisets(List<TuplePosition> sum) {
    long heaps = sum.stream().mapToLong(position -> heaps(position).count()).reduce(1, Math::max);
    return HeapMultisets.of((int) heaps, largest(sum)).map(Function.identity());
  }

  private static Optional<HeapNumbers> split(List<TuplePosition> sum) {
    BigInteger tokens =
        sum.stream()
            .map(position ->
                heaps(position)
                    .mapToObj(BigInteger::valueOf)
                    .reduce(BigInteger.ZERO, BigInteger::add))
            .reduce(BigInteger.ZERO, BigInteger::max);
    return tokens.bitLength() < Integer.SIZE
        ? SplitMultisets.of(tokens.longValue(), largest(sum)).map(Function.identity())
        : Optional.empty();
  }

  private static long largest(List<TuplePosition> sum) {
    return sum.stream().flatMapToLong(SeveralMethod::heaps).max().orElse(0);
  }

  private static LongStream heaps(TuplePosition position) {
    return position.sizes().stream().mapToLong(Long::longValue).filter(size -> size > 0);
  }
}
