package org.grundy.workbench.claim;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Position;
import org.grundy.solvers.component.PartValues;

/// Values found on the boards on which positions were searched; those of parts that have no room
/// there in another way.
///
/// @param <P> the parts
record BoardValues<P extends Position>(List<PartValues> boards, ValueProof.Values<P> others)
    implements ValueProof.Values<P> {
  BoardValues {
    boards = List.copyOf(boards);
  }

  private Optional<PartValues.Asked> asked(P part) {
    return boards.stream().flatMap(board -> board.of(part).stream()).findFirst();
  }

  @Override
  public OptionalLong soFar(P part) {
    return asked(part).map(PartValues.Asked::soFar).orElseGet(() -> others.soFar(part));
  }

  @Override
  public long value(P part) {
    return asked(part).map(PartValues.Asked::value).orElseGet(() -> others.value(part));
  }

  @Override
  public boolean is(P part, long n) {
    return asked(part).map(asked -> asked.is(n)).orElseGet(() -> others.is(part, n));
  }
}
