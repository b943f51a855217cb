package org.grundy.solvers.definition;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.core.HeapPosition;
import org.grundy.core.TuplePosition;

/// How positions of one kind are saved.
///
/// @param <P> the positions
public interface PositionFormat<P> {
  void write(P position, DataOutput out) throws IOException;

  /// Reads what [#write] wrote.
  ///
  /// @throws IOException if the input ends early or holds no position
  P read(DataInput in) throws IOException;

  /// Boards of cells with their tokens.
  PositionFormat<GridPosition> GRID =
      new PositionFormat<>() {
        @Override
        public void write(GridPosition position, DataOutput out) throws IOException {
          out.writeInt(position.rows());
          out.writeInt(position.columns());
          out.write(position.copyCells());
          out.writeInt(position.tokens().size());
          for (Token token : position.tokens()) {
            out.writeInt(token.kind());
            out.writeInt(token.cell());
          }
        }

        @Override
        public GridPosition read(DataInput in) throws IOException {
          int rows = in.readInt();
          int columns = in.readInt();
          long size = (long) rows * columns;
          require(rows > 0 && columns > 0 && size <= GridPosition.MAX_CELLS);
          byte[] cells = new byte[(int) size];
          in.readFully(cells);
          int count = in.readInt();
          require(count >= 0);
          List<Token> tokens = new ArrayList<>();
          for (int i = 0; i < count; i++) {
            Token token = new Token(in.readInt(), in.readInt());
            require(token.cell() >= 0 && token.cell() < size);
            tokens.add(token);
          }
          return GridPosition.wrap(rows, columns, cells, tokens);
        }
      };

  /// Heaps.
  PositionFormat<HeapPosition> HEAP =
      new PositionFormat<>() {
        @Override
        public void write(HeapPosition position, DataOutput out) throws IOException {
          out.writeLong(position.size());
        }

        @Override
        public HeapPosition read(DataInput in) throws IOException {
          long size = in.readLong();
          require(size >= 0);
          return new HeapPosition(size);
        }
      };

  /// Heaps that move together.
  PositionFormat<TuplePosition> TUPLE =
      new PositionFormat<>() {
        @Override
        public void write(TuplePosition position, DataOutput out) throws IOException {
          out.writeInt(position.sizes().size());
          for (long size : position.sizes()) {
            out.writeLong(size);
          }
        }

        @Override
        public TuplePosition read(DataInput in) throws IOException {
          int count = in.readInt();
          require(count > 0);
          List<Long> sizes = new ArrayList<>();
          for (int i = 0; i < count; i++) {
            long size = in.readLong();
            require(size >= 0);
            sizes.add(size);
          }
          return new TuplePosition(sizes);
        }
      };

  private static void require(boolean holds) throws IOException {
    if (!holds) {
      throw new IOException("not a position");
    }
  }
}
