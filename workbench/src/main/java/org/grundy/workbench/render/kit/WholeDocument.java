package org.grundy.workbench.render.kit;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/// The text of a document that nobody may see before it is whole: in memory, and in a temporary
/// file where it is long.
final class WholeDocument extends OutputStream {
  private static final int MOST_IN_MEMORY = 1 << 24;

  private final ByteArrayOutputStream latest = new ByteArrayOutputStream(1 << 13);
  private @Nullable FileChannel file;

  @Override
  public void write(int one) throws IOException {
    write(new byte[] {(byte) one}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    latest.write(bytes, from, count);
    if (latest.size() >= MOST_IN_MEMORY) {
      spill();
    }
  }

  private void spill() throws IOException {
    FileChannel target = file;
    if (target == null) {
      Path path = Files.createTempFile("grundy-", ".json");
      target =
          FileChannel.open(
              path,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE,
              StandardOpenOption.DELETE_ON_CLOSE);
      file = target;
    }
    ByteBuffer bytes = ByteBuffer.wrap(latest.toByteArray());
    while (bytes.hasRemaining()) {
      target.write(bytes);
    }
    latest.reset();
  }

  /// Writes the document to a stream, which stays open.
  void writeTo(OutputStream out) {
    try {
      FileChannel first = file;
      if (first != null) {
        first.position(0);
        Channels.newInputStream(first).transferTo(out);
      }
      latest.writeTo(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Lets go of the document.
  void discard() {
    try {
      FileChannel open = file;
      if (open != null) {
        open.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
