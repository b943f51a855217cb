package org.grundy.solvers.component.planes.misere;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.grundy.core.SavedForm;

/// A component on a packed board, as a key.
final class PackedBoard {
  private final long[] words;
  private final int hash;

  /// @param words its planes and its width; not written to afterwards
  PackedBoard(long[] words) {
    this.words = words;
    this.hash = Arrays.hashCode(words) * 0x9E3779B9;
  }

  long[] words() {
    return words;
  }

  /// The saved form of packed boards of that many words.
  static SavedForm<PackedBoard> format(int count) {
    return new SavedForm<>() {
      @Override
      public void write(PackedBoard board, DataOutput out) throws IOException {
        for (long word : board.words) {
          out.writeLong(word);
        }
      }

      @Override
      public PackedBoard read(DataInput in) throws IOException {
        long[] words = new long[count];
        for (int word = 0; word < count; word++) {
          words[word] = in.readLong();
        }
        return new PackedBoard(words);
      }
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PackedBoard that && Arrays.equals(words, that.words);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
