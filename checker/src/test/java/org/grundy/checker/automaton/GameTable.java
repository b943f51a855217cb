package org.grundy.checker.automaton;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.HeapPosition;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.TuplePosition;
import org.grundy.core.certificate.AutomatonCertificate.Claim;
import org.grundy.rules.heap.HeapEnds;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.moves.SeveralHeapsRuleset;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// The outputs of positions by the plain recursion.
final class GameTable {
  private final GameRules rules;
  private final Claim claim;
  private final Map<List<Long>, Long> known = new HashMap<>();

  GameTable(String text, Claim claim) {
    this.rules = RulesParser.parse("table", text);
    this.claim = claim;
  }

  long output(List<Long> sizes) {
    Long found = known.get(sizes);
    if (found == null) {
      found = find(sizes);
      known.put(sizes, found);
    }
    return found;
  }

  /// The output of a position in which the game is over.
  Optional<Long> over(List<Long> sizes) {
    return rules.ends().isEmpty()
        ? Optional.empty()
        : HeapEnds.of(rules)
            .outcome(sizes.stream().mapToLong(Long::longValue).toArray())
            .map(outcome -> outcome == Outcome.P ? 1L : 0L);
  }

  /// The sizes as the rules order them.
  List<Long> ordered(List<Long> sizes) {
    return rules.board() instanceof Board.Heaps ? sizes : sizes.stream().sorted().toList();
  }

  private long find(List<Long> sizes) {
    Optional<Long> over = over(sizes);
    if (over.isPresent()) {
      return over.get();
    }
    BitSet outputs = new BitSet();
    List<List<Long>> options = options(sizes);
    options.forEach(option -> outputs.set((int) output(option)));
    if (claim == Claim.VALUES) {
      return outputs.nextClearBit(0);
    }
    return outputs.get(1) || (options.isEmpty() && rules.play() == Play.MISERE) ? 0 : 1;
  }

  List<List<Long>> options(List<Long> sizes) {
    List<List<Long>> options = new ArrayList<>();
    switch (rules.board()) {
      case Board.Heaps _ ->
          TupleRuleset.of(rules)
              .optionSums(
                  new TuplePosition(sizes), (sum, _) -> options.add(sum.getFirst().sizes()));
      case Board.HeapSet _ ->
          SeveralHeapsRuleset.of(rules)
              .optionSums(
                  new TuplePosition(sizes),
                  (sum, _) -> {
                    List<Long> left = new ArrayList<>(sum.getFirst().sizes());
                    left.addAll(Collections.nCopies(sizes.size() - left.size(), 0L));
                    options.add(left);
                  });
      default -> {
        for (int i = 0; i < sizes.size(); i++) {
          int heap = i;
          HeapRuleset.of(rules)
              .optionSums(
                  new HeapPosition(sizes.get(i)),
                  (sum, _) -> {
                    List<Long> left = new ArrayList<>(sizes);
                    left.set(heap, sum.isEmpty() ? 0 : sum.getFirst().size());
                    options.add(left);
                  });
        }
      }
    }
    return options;
  }
}
