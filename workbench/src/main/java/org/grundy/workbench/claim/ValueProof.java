package org.grundy.workbench.claim;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.grundy.checker.claim.ClaimLine;
import org.grundy.checker.claim.ValueClaims;
import org.grundy.checker.parts.PartRules;
import org.grundy.core.Meter;

/// The claims from which the values of parts follow, each after those that it rests on.
///
/// Values are found by a search; which ones it has found decides which of several options is taken.
/// Claims are asked for from the whole down: a value asks for one option of each smaller value, and
/// of every other option that it is not this one; that a value is not n asks for one option of
/// value n. Of several options those are taken whose parts are claimed already, or else are small.
/// Each claim is made by the checker's own rules, so that none is written that it would refuse.
///
/// @param <P> the parts
final class ValueProof<P> {
  private final PartRules<P> rules;
  private final Values<P> values;
  private final ValueClaims<P> claims;
  private final Consumer<ClaimLine<P>> sink;
  private final Deque<Goal<P>> goals = new ArrayDeque<>();

  /// What is to be claimed of a part.
  ///
  /// @param not what its value is not; empty for the value
  /// @param ready whether all that it rests on is claimed
  private record Goal<P>(P part, OptionalLong not, boolean ready) {}

  /// What is found out about values.
  ///
  /// @param <P> the parts
  interface Values<P> {
    /// The value of a part where it is known by now.
    OptionalLong soFar(P part);

    /// The value of a part.
    long value(P part);

    /// Tests if the value of a part is `n`.
    boolean is(P part, long n);
  }

  /// @param sink takes the claims in their order
  ValueProof(PartRules<P> rules, Values<P> values, Meter meter, Consumer<ClaimLine<P>> sink) {
    this.rules = rules;
    this.values = values;
    this.claims = new ValueClaims<>(rules, false, meter);
    this.sink = sink;
  }

  /// Claims what the value of a sum follows from, or that it is not 0.
  ///
  /// @param winnerOnly whether the next player wins and no more is to be claimed
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  void claim(List<P> sum, boolean winnerOnly) {
    if (winnerOnly) {
      refute(List.copyOf(ValueClaims.single(sum)), 0);
    } else {
      sum.forEach(part -> push(part, OptionalLong.empty()));
    }
    while (!goals.isEmpty()) {
      reach(goals.pop());
    }
  }

  private void reach(Goal<P> goal) {
    if (isClaimed(goal)) {
      return;
    }
    if (goal.ready) {
      claim(goal);
    } else if (rules.isMirrored(goal.part)) {
      claims.addMirrored(goal.part);
      sink.accept(new ClaimLine.Mirrored<>(goal.part));
    } else {
      restOn(goal);
    }
  }

  /// A claim does not follow: a value is not that of the checker's part.
  static final class NotFollowingException extends RuntimeException {
    private static final long serialVersionUID = 1;

    NotFollowingException() {
      super("a claim does not follow", null, false, false);
    }
  }

  private boolean isClaimed(Goal<P> goal) {
    return goal.not.isPresent()
        ? claims.isNot(goal.part, goal.not.getAsLong())
        : claims.value(goal.part).isPresent();
  }

  private void claim(Goal<P> goal) {
    boolean follows;
    ClaimLine<P> claim;
    if (goal.not.isPresent()) {
      ClaimLine.Not<P> not = ClaimLine.Not.of(goal.part, goal.not.getAsLong());
      follows = claims.addNot(goal.part, not.numbers());
      claim = not;
    } else {
      long value = values.value(goal.part);
      follows = claims.addValue(goal.part, value);
      claim = new ClaimLine.Value<>(goal.part, value);
    }
    sink.accept(claim);
    if (!follows) {
      throw new NotFollowingException();
    }
  }

  /// Asks for what a goal rests on, and then for the goal itself.
  private void restOn(Goal<P> goal) {
    List<List<P>> options = options(goal.part);
    if (goal.not.isPresent()) {
      restOn(goal, goal.not.getAsLong(), options);
      return;
    }
    long value = values.value(goal.part);
    goals.push(new Goal<>(goal.part, goal.not, true));
    Map<Long, List<P>> witnesses = new HashMap<>();
    for (long smaller = 0; smaller < value; smaller++) {
      long wanted = smaller;
      List<P> witness =
          cheapest(options, wanted)
              .or(() -> options.stream().filter(sum -> is(sum, wanted)).findFirst())
              .orElseThrow(NotFollowingException::new);
      witnesses.put(smaller, witness);
      witness.forEach(part -> push(part, OptionalLong.empty()));
    }
    for (List<P> option : options) {
      if (!witnesses.containsValue(option)) {
        refute(option, value);
      }
    }
  }

  /// The same, where the value of the part is not `n`: on an option that has it.
  private void restOn(Goal<P> goal, long n, List<List<P>> options) {
    boolean tooLarge = n >= ValueClaims.FIRST_UNTOLD;
    Optional<List<P>> option = Optional.empty();
    if (!tooLarge && n <= options.size()) {
      option = cheapest(options, n).or(() -> found(goal.part, options, n));
    }
    if (option.isPresent() || (n > options.size() && !tooLarge)) {
      goals.push(new Goal<>(goal.part, goal.not, true));
      option.ifPresent(sum -> sum.forEach(part -> push(part, OptionalLong.empty())));
    } else {
      push(goal.part, OptionalLong.empty());
    }
  }

  /// An option of value `n`, which a question about the part finds, or else one about each option.
  private Optional<List<P>> found(P part, List<List<P>> options, long n) {
    return values.is(part, n)
        ? Optional.empty()
        : cheapest(options, n).or(() -> options.stream().filter(sum -> is(sum, n)).findFirst());
  }

  private void push(P part, OptionalLong not) {
    goals.push(new Goal<>(part, not, false));
  }

  private List<List<P>> options(P part) {
    List<List<P>> options = new ArrayList<>();
    rules.optionSums(part, (sum, _) -> options.add(List.copyOf(ValueClaims.single(sum))));
    return options;
  }

  private OptionalLong soFar(List<P> sum) {
    long value = 0;
    for (P part : sum) {
      OptionalLong one = claims.value(part);
      OptionalLong found = one.isPresent() ? one : soFar(part);
      if (found.isEmpty()) {
        return found;
      }
      value ^= found.getAsLong();
    }
    return OptionalLong.of(value);
  }

  private OptionalLong soFar(P part) {
    OptionalLong found = values.soFar(part);
    return found.isEmpty() && rules.isMirrored(part) ? OptionalLong.of(0) : found;
  }

  /// Tests if the value of a sum is `n`: only the largest part is not valued.
  private boolean is(List<P> sum, long n) {
    if (sum.isEmpty()) {
      return n == 0;
    }
    P largest = sum.stream().max(Comparator.comparingInt(rules::longestPlay)).orElseThrow();
    long rest = n;
    for (P part : sum) {
      rest ^= part.equals(largest) ? 0 : values.value(part);
    }
    return values.is(largest, rest);
  }

  /// Of the options that are found to have a value the one that asks for least.
  private Optional<List<P>> cheapest(List<List<P>> options, long value) {
    return options.stream()
        .filter(sum -> soFar(sum).equals(OptionalLong.of(value)))
        .min(Comparator.comparingLong(this::cost));
  }

  private long cost(List<P> sum) {
    long cost = 0;
    for (P part : sum) {
      cost += claims.value(part).isPresent() ? 0 : 1L << Math.min(40, rules.longestPlay(part));
    }
    return cost;
  }

  /// Asks for what shows that an option has not a value: the values of all its parts but the
  /// largest of which none is claimed, and that this one has not what is left.
  private void refute(List<P> option, long value) {
    if (claims.isNot(option, value)) {
      return;
    }
    P open =
        option.stream()
            .max(
                Comparator.<P>comparingInt(part -> claims.value(part).isPresent() ? 0 : 1)
                    .thenComparingInt(rules::longestPlay))
            .orElseThrow();
    long rest = value;
    for (P part : option) {
      if (!part.equals(open)) {
        push(part, OptionalLong.empty());
        rest ^= values.value(part);
      }
    }
    push(open, OptionalLong.of(rest));
  }
}
