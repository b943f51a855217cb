package org.grundy.workbench.table;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.play.Recursion;

/// Heaps whose sizes move together: one recursion values all starts, each option once.
final class TupleRecursion implements StartValues {
  private static final String METHOD = "definition";
  private static final int BYTES_BESIDES_SIZES = 48;
  private static final int BYTES_OF_SIZE = 24;

  private final GameRules rules;
  private final FamilySpec family;
  private int known;

  private TupleRecursion(GameRules rules, FamilySpec family) {
    this.rules = rules;
    this.family = family;
  }

  static Optional<StartValues> of(TableRequest request) {
    GameRules rules = request.game().rules();
    return rules.board() instanceof Board.Heaps
            && rules.play() == Play.NORMAL
            && request.method().orElse(METHOD).equals(METHOD)
        ? Optional.of(new TupleRecursion(rules, request.family()))
        : Optional.empty();
  }

  @Override
  public void fill(long[] entries, Meter meter) {
    int bytes = BYTES_BESIDES_SIZES + BYTES_OF_SIZE * family.coordinates().size();
    Recursion<TuplePosition> recursion = new Recursion<>(TupleRuleset.of(rules), meter, bytes);
    int columns = (int) family.columns().size();
    for (known = 0; known < entries.length; known++) {
      entries[known] =
          recursion.value(new TuplePosition(family.numbers(known / columns, known % columns)));
    }
  }

  @Override
  public List<TableReport.MethodUse> methods() {
    return List.of(new TableReport.MethodUse(METHOD, known, "one recursion over all heaps"));
  }
}
