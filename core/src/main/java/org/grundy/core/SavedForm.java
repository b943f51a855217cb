package org.grundy.core;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.grundy.core.GridPosition.Token;

/// The form in which positions, or values, of one kind are saved.
///
/// @param <P> what is saved
public interface SavedForm<P> {
  void write(P position, DataOutput out) throws IOException;

  /// Reads what [#write] wrote.
  ///
  /// @throws IOException if the input ends early or holds no position
  P read(DataInput in) throws IOException;

  /// Boards of cells with their tokens.
  SavedForm<GridPosition> GRID =
      new SavedForm<>() {
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
  SavedForm<HeapPosition> HEAP =
      new SavedForm<>() {
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
  SavedForm<TuplePosition> TUPLE =
      new SavedForm<>() {
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

  /// Values that are numbers.
  SavedForm<Long> NUMBER =
      new SavedForm<>() {
        @Override
        public void write(Long value, DataOutput out) throws IOException {
          out.writeLong(value);
        }

        @Override
        public Long read(DataInput in) throws IOException {
          return in.readLong();
        }
      };

  /// Values that are true or false.
  SavedForm<Boolean> TRUTH =
      new SavedForm<>() {
        @Override
        public void write(Boolean value, DataOutput out) throws IOException {
          out.writeBoolean(value);
        }

        @Override
        public Boolean read(DataInput in) throws IOException {
          return in.readBoolean();
        }
      };

  private static void require(boolean holds) throws IOException {
    if (!holds) {
      throw new IOException("not a position");
    }
  }
}
