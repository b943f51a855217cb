package org.grundy.solvers.sequence.strip;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.solvers.sequence.strip.HeapTypeDerivation.Rest;
import org.grundy.solvers.sequence.strip.HeapTypeDerivation.Shape;
import org.grundy.solvers.sequence.strip.HeapTypeDerivation.Template;
import org.grundy.solvers.sequence.strip.StripPosition.HeapValues;
import org.grundy.solvers.sequence.strip.StripPosition.Piece;
import org.grundy.solvers.sequence.strip.row.NotHeaps;
import org.grundy.solvers.sequence.strip.row.StripPart;
import org.grundy.solvers.sequence.strip.row.StripWord;
import org.grundy.solvers.sequence.strip.row.WordValues;

/// A component that is a heap, so large that its moves are those of its [Shape].
///
/// @param start the cell of the strip where the run begins
/// @param typed the moves of its type
record HeapPiece(StripPart part, int start, int size, Typed typed) implements Piece {
  /// A type with its moves by their places, and the types of what they leave.
  static final class Typed {
    private final int type;
    private final Shape shape;
    private final List<Integer> classOf;
    private final Map<Place, Rated> moves = new HashMap<>();

    private record Place(HeapTypeDerivation.Side side, int line, int place) {}

    private record Rated(Template template, int added) {}

    Typed(int type, Shape shape, List<Integer> classOf, WordValues values) throws NotHeaps {
      this.type = type;
      this.shape = shape;
      this.classOf = List.copyOf(classOf);
      for (Template template : shape.templates()) {
        int added = 0;
        for (StripWord other : template.others()) {
          added ^= values.value(other);
        }
        boolean inside = template.side() == HeapTypeDerivation.Side.INSIDE;
        Place place = new Place(template.side(), template.line(), inside ? 0 : template.place());
        moves.put(place, new Rated(template, added));
      }
    }

    private Optional<Rated> at(HeapTypeDerivation.Side side, int line, int place) {
      return Optional.ofNullable(moves.get(new Place(side, line, place)));
    }

    private long value(Rest rest, int size, HeapValues values) {
      return rest.type() == HeapTypeDerivation.DEAD
          ? 0
          : values.value(classOf.get(rest.type()), size - rest.less());
    }
  }

  @Override
  public long value(HeapValues values) {
    return values.value(typed.classOf.get(typed.type), size);
  }

  @Override
  public long valueAfter(int line, int cell, HeapValues values) {
    int place = cell - start;
    Optional<Typed.Rated> inside = typed.at(HeapTypeDerivation.Side.INSIDE, line, 0);
    if (inside.isPresent()) {
      Template template = inside.get().template;
      int left = place - template.place();
      int right = size - left - template.changed();
      if (left >= typed.shape.apart() && right >= typed.shape.apart()) {
        return inside.get().added
            ^ typed.value(template.left(), left, values)
            ^ typed.value(template.right(), right, values);
      }
    }
    Optional<Typed.Rated> atLeft = typed.at(HeapTypeDerivation.Side.LEFT, line, place);
    if (atLeft.isPresent()) {
      return atLeft.get().added ^ typed.value(atLeft.get().template.right(), size, values);
    }
    Typed.Rated atRight =
        typed
            .at(HeapTypeDerivation.Side.RIGHT, line, place - size)
            .orElseThrow(() -> new IllegalStateException("a move that the heap does not have"));
    return atRight.added ^ typed.value(atRight.template.left(), size, values);
  }
}
