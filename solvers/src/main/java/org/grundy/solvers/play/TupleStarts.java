package org.grundy.solvers.play;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.MethodUse;

/// Heaps whose sizes move together: one recursion values all starts, each option once.
final class TupleStarts implements FamilyPlan {
  private static final int BYTES_BESIDES_SIZES = 48;
  private static final int BYTES_OF_SIZE = 24;

  private final GameRules rules;
  private final FamilySpec family;
  private int known;

  private TupleStarts(GameRules rules, FamilySpec family) {
    this.rules = rules;
    this.family = family;
  }

  static Optional<FamilyPlan> of(FamilyProblem family) {
    GameRules rules = family.rules();
    return rules.board() instanceof Board.Heaps && rules.isPlain()
        ? Optional.of(new TupleStarts(rules, family.starts()))
        : Optional.empty();
  }

  @Override
  public String method() {
    return DefinitionMethod.NAME;
  }

  @Override
  public String because() {
    return "it follows the rules word for word, each position once for all starts";
  }

  @Override
  public String cost() {
    return "one expansion for each position that can be reached";
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
  public List<MethodUse> methods() {
    return List.of(new MethodUse(method(), known, "one recursion over all heaps"));
  }
}
