package org.grundy.solvers.component.planes.misere;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.grundy.core.GridPosition;
import org.grundy.core.SavedForm;

/// A component of rings under misère play: a whole ring, or a strip that came out of one.
///
/// @param isRing whether the ends of the cells meet
/// @param cells a row, the representative of its turns or reflections
record RingPart(boolean isRing, GridPosition cells) {
  /// The saved form of components.
  static final SavedForm<RingPart> FORM =
      new SavedForm<>() {
        @Override
        public void write(RingPart part, DataOutput out) throws IOException {
          out.writeBoolean(part.isRing);
          GRID.write(part.cells, out);
        }

        @Override
        public RingPart read(DataInput in) throws IOException {
          boolean isRing = in.readBoolean();
          return new RingPart(isRing, GRID.read(in));
        }
      };
}
