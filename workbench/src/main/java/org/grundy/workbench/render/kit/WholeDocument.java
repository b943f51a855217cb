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
import java.util.Locale;
import org.grundy.core.InputException;
import org.jspecify.annotations.Nullable;

/// The text of a document that nobody may see before it is whole: in memory, and in a temporary
/// file where it is long.
final class WholeDocument extends OutputStream {
  private static final int MOST_IN_MEMORY = 1 << 24;

  /// Tens of millions of moves. Whoever asks for more has not meant them as one document, and the
  /// disk is not for them alone.
  private static final long MOST_BYTES = 1L << 32;

  private final long mostBytes;
  private long bytes;
  private final ByteArrayOutputStream latest = new ByteArrayOutputStream(1 << 13);
  private @Nullable FileChannel file;

  WholeDocument() {
    this(MOST_BYTES);
  }

  WholeDocument(long mostBytes) {
    this.mostBytes = mostBytes;
  }

  @Override
  public void write(int one) {
    write(new byte[] {(byte) one}, 0, 1);
  }

  /// @throws InputException if the document grows beyond what may be, or finds no room on the disk
  @Override
  public void write(byte[] text, int from, int count) {
    bytes += count;
    if (bytes > mostBytes) {
      throw tooLong("is longer than", mostBytes, "");
    }
    latest.write(text, from, count);
    if (latest.size() >= MOST_IN_MEMORY) {
      try {
        spill();
      } catch (IOException full) {
        throw tooLong(
            "has so far",
            bytes,
            ", and the folder of temporary files takes no more: " + full.getMessage());
      }
    }
  }

  private static InputException tooLong(String verb, long bytes, String more) {
    return new InputException(
        String.format(Locale.ROOT, "the answer %s %,d bytes%s", verb, bytes, more),
        "ask for less at once, or for lines of text, which come one by one");
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
    ByteBuffer text = ByteBuffer.wrap(latest.toByteArray());
    while (text.hasRemaining()) {
      target.write(text);
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
