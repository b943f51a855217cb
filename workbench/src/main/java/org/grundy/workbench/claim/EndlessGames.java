package org.grundy.workbench.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.grundy.checker.claim.ClaimLine;
import org.grundy.checker.parts.PartRules;
import org.grundy.checker.parts.SumParts;
import org.grundy.checker.parts.TokenParts;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.solvers.loopy.LoopyRanks;

/// Games whose plays may go on for ever, for their claims: parts with values, or whole sums with
/// outcomes.
final class EndlessGames {
  private EndlessGames() {}

  /// What was found out about a sum of parts.
  private static <P> LoopyRanks.Place place(PartRules<P> rules, LoopyRanks ranks, List<P> sum) {
    return rules instanceof TokenParts tokens
            && sum.size() == 1
            && sum.getFirst() instanceof TokenParts.Token token
        ? ranks.of(tokens.graph(token), token.vertex())
        : ranks.of(sum.stream().<Position>mapMulti(EndlessGames::positions).toList());
  }

  private static void positions(Object part, Consumer<Position> sink) {
    switch (part) {
      case SumParts.Sum(List<Position> heaps) -> heaps.forEach(sink);
      case Position position -> sink.accept(position);
      default -> throw new IllegalArgumentException("no positions: " + part);
    }
  }

  /// Parts with their values.
  record Parts<P>(PartRules<P> rules, LoopyRanks ranks, Consumer<ClaimLine<P>> sink)
      implements EndlessProof.Game<P> {
    @Override
    public void options(P part, EndlessProof.OptionSink<P> to) {
      rules.optionSums(part, (left, ends) -> to.accept(left.getFirst(), ends));
    }

    private LoopyRanks.Place place(P part) {
      return EndlessGames.place(rules, ranks, List.of(part));
    }

    @Override
    public long rank(P part) {
      return place(part).rank();
    }

    @Override
    public OptionalLong number(P part) {
      return place(part).number();
    }

    @Override
    public boolean isEndless(P part) {
      return number(part).isEmpty();
    }

    @Override
    public void claim(P part, long number) {
      sink.accept(new ClaimLine.Value<>(part, number));
    }

    @Override
    public void claimNot(P part, long number) {
      sink.accept(ClaimLine.Not.of(part, number));
    }

    @Override
    public void claimEndless(P part) {
      sink.accept(new ClaimLine.Infinite<>(part));
    }
  }

  /// Whole sums with their outcomes: the number of those that are lost is 0. What a move leaves of
  /// a part stands where that stood, as in the solver's sums.
  record Sums<P>(PartRules<P> rules, LoopyRanks ranks, Consumer<ClaimLine<P>> sink)
      implements EndlessProof.Game<List<P>> {
    @Override
    public void options(List<P> sum, EndlessProof.OptionSink<List<P>> to) {
      for (int i = 0; i < sum.size(); i++) {
        int at = i;
        rules.optionSums(
            sum.get(i),
            (left, ends) -> {
              List<P> after = new ArrayList<>(sum);
              after.remove(at);
              after.addAll(at, left);
              to.accept(after, ends);
            });
      }
    }

    private LoopyRanks.Place place(List<P> sum) {
      return EndlessGames.place(rules, ranks, sum);
    }

    @Override
    public long rank(List<P> sum) {
      return place(sum).rank();
    }

    @Override
    public OptionalLong number(List<P> sum) {
      return place(sum).outcome().equals(Optional.of(Outcome.P))
          ? OptionalLong.of(0)
          : OptionalLong.empty();
    }

    @Override
    public boolean isEndless(List<P> sum) {
      return place(sum).outcome().equals(Optional.of(Outcome.DRAW));
    }

    @Override
    public void claim(List<P> sum, long number) {
      sink.accept(new ClaimLine.Won<>(sum, Outcome.P));
    }

    @Override
    public void claimNot(List<P> sum, long number) {
      sink.accept(new ClaimLine.Won<>(sum, Outcome.N));
    }

    @Override
    public void claimEndless(List<P> sum) {
      sink.accept(new ClaimLine.Won<>(sum, Outcome.DRAW));
    }
  }
}
