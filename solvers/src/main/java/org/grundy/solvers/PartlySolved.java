package org.grundy.solvers;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.grundy.core.Bounds;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Position;

/// A position of a sum of which not everything is known; what [SolvedPosition] is when it is.
public interface PartlySolved {
  /// In place of the value after a move: what the move leads to is not known.
  long UNKNOWN = Long.MIN_VALUE;

  /// Its independent components with what is known of them.
  List<Bounds> components();

  /// True if it is known that some move here ends the whole game at once.
  default boolean canEnd() {
    return false;
  }

  /// Hands over every move once, with the value of this whole position after it, or [#UNKNOWN],
  /// [SolvedPosition#UNSAFE] or [SolvedPosition#ENDS].
  void moves(SolvedPosition.MoveSink sink);

  /// A position that was not looked at.
  ///
  /// @param bounds what is known of it all the same
  static PartlySolved notLookedAt(Bounds bounds) {
    return new PartlySolved() {
      @Override
      public List<Bounds> components() {
        return List.of(bounds);
      }

      @Override
      public void moves(SolvedPosition.MoveSink sink) {
        throw new BudgetSpentException("its moves were not looked at");
      }
    };
  }

  /// A position of a part of the sum that is worth 0 together: the others do without it.
  static PartlySolved cancelled() {
    return new PartlySolved() {
      @Override
      public List<Bounds> components() {
        return List.of();
      }

      @Override
      public void moves(SolvedPosition.MoveSink sink) {
        throw new BudgetSpentException("its moves were not looked at");
      }
    };
  }

  /// A position that is one component.
  ///
  /// @param known its value, or a negative number where some move ends the whole game at once;
  ///   empty where neither is known
  /// @param moves hands over its moves, as [#moves] does
  static PartlySolved of(
      Position position, OptionalLong known, Consumer<SolvedPosition.MoveSink> moves) {
    return new PartlySolved() {
      @Override
      public List<Bounds> components() {
        if (known.isEmpty()) {
          return List.of(Bounds.unknown(position));
        }
        return canEnd() ? List.of() : List.of(Bounds.exact(position, known.getAsLong()));
      }

      @Override
      public boolean canEnd() {
        return known.orElse(0) < 0;
      }

      @Override
      public void moves(SolvedPosition.MoveSink sink) {
        moves.accept(sink);
      }
    };
  }

  /// A position that is solved.
  static PartlySolved of(SolvedPosition position) {
    return new PartlySolved() {
      @Override
      public List<Bounds> components() {
        return position.components().stream()
            .map(part -> Bounds.exact(part.position(), part.value()))
            .toList();
      }

      @Override
      public boolean canEnd() {
        return position.canEnd();
      }

      @Override
      public void moves(SolvedPosition.MoveSink sink) {
        position.moves(sink);
      }
    };
  }
}
