package org.grundy.workbench.saved;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import org.grundy.core.InputException;

/// The file in which what a run has found out is kept.
///
/// ```
/// bytes    MAGIC
/// UTF      identity of the request: rules, position, method
/// 3 UTF    game, position and command line, for people
/// bytes    what the run's ResumableState writes
/// long     how much was known
/// long     CRC-32C of all bytes before it
/// ```
record StateFile(Path file) {
  private static final byte[] MAGIC = "grundy run 3\n".getBytes(StandardCharsets.US_ASCII);
  private static final int BUFFER = 1 << 16;

  /// The most characters of words that are told; of longer ones only the beginning is told.
  private static final int MOST_CHARACTERS = 1_000;

  /// The header of a file, in which it tells about itself.
  ///
  /// @param identity of the work that it belongs to
  /// @param game its name
  /// @param position as people write it
  /// @param command the words that go on with the work
  record Header(String identity, String game, String position, String command) {
    static Header of(Resumable work, String command) {
      return new Header(work.identity(), cut(work.game()), cut(work.position()), cut(command));
    }

    private static String cut(String words) {
      return words.length() <= MOST_CHARACTERS ? words : words.substring(0, MOST_CHARACTERS) + "…";
    }

    private void write(DataOutput out) throws IOException {
      out.write(MAGIC);
      for (String words : new String[] {identity, game, position, command}) {
        out.writeUTF(words);
      }
    }

    private static Header read(DataInputStream in) throws IOException {
      in.skipNBytes(MAGIC.length);
      return new Header(in.readUTF(), in.readUTF(), in.readUTF(), in.readUTF());
    }
  }

  /// Writes the file, whole or not at all. A thread that is interrupted gives up.
  ///
  /// @param size how much is known to the state
  void save(Header header, long size, Writer state) {
    WholeFile.write(file, out -> write(header, size, state, out));
  }

  /// The writer of a state.
  @FunctionalInterface
  interface Writer {
    void writeTo(DataOutput out) throws IOException;
  }

  private static void write(Header header, long size, Writer state, OutputStream out)
      throws IOException {
    CheckedOutputStream sum = new CheckedOutputStream(new Interruptible(out), new CRC32C());
    DataOutputStream data = new DataOutputStream(new BufferedOutputStream(sum, BUFFER));
    header.write(data);
    state.writeTo(data);
    data.writeLong(size);
    data.flush();
    data.writeLong(sum.getChecksum().getValue());
    data.flush();
  }

  /// Large blocks on their way to the file.
  private static final class Interruptible extends FilterOutputStream {
    Interruptible(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      if (Thread.currentThread().isInterrupted()) {
        throw new InterruptedIOException("given up");
      }
      out.write(bytes, from, length);
    }
  }

  /// The reader of a state.
  @FunctionalInterface
  interface Reader {
    void readFrom(DataInput in) throws IOException;
  }

  /// Reads the file. It is read twice: nothing of a damaged file is believed.
  ///
  /// @param identity of the work that it has to belong to
  /// @throws InputException if it is missing, damaged, or belongs to other work
  void load(String identity, Reader state) {
    try {
      requireWhole();
      try (DataInputStream data = open()) {
        if (!Header.read(data).identity.equals(identity)) {
          throw new InputException(
              file + " was saved for another game, position or method",
              "give the same game, position and options as when it was saved");
        }
        state.readFrom(data);
      }
    } catch (NoSuchFileException e) {
      throw new InputException(
          "nothing was saved to go on from: there is no file " + file,
          "begin again, or name the file in which it was saved");
    } catch (IOException e) {
      throw damaged(Optional.ofNullable(e.getMessage()).orElse(e.toString()));
    }
  }

  /// The header of the file; empty where it is none of this version.
  Optional<Header> header() {
    try (DataInputStream data = open()) {
      requireOurs(data.readNBytes(MAGIC.length));
    } catch (IOException | InputException e) {
      return Optional.empty();
    }
    try (DataInputStream data = open()) {
      return Optional.of(Header.read(data));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /// The amount known to a file that is whole and belongs to some work; else 0.
  long sizeOf(String identity) {
    if (header().filter(header -> header.identity.equals(identity)).isEmpty()) {
      return 0;
    }
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "r")) {
      requireWhole();
      bytes.seek(bytes.length() - 2 * Long.BYTES);
      return bytes.readLong();
    } catch (IOException | InputException e) {
      return 0;
    }
  }

  private DataInputStream open() throws IOException {
    return new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER));
  }

  private void requireWhole() throws IOException {
    if (Files.isDirectory(file)) {
      throw new InputException(file + " is a directory, expected a file of a saved run", "");
    }
    CRC32C sum = new CRC32C();
    long content = Files.size(file) - Long.BYTES;
    try (InputStream in = Files.newInputStream(file)) {
      DataInputStream data =
          new DataInputStream(new CheckedInputStream(new BufferedInputStream(in, BUFFER), sum));
      requireOurs(content < 0 ? new byte[0] : data.readNBytes(MAGIC.length));
      data.skipNBytes(content - MAGIC.length);
      long expected = sum.getValue();
      if (data.readLong() != expected) {
        throw damaged("its checksum is wrong");
      }
    }
  }

  private void requireOurs(byte[] beginning) {
    if (!Arrays.equals(beginning, MAGIC)) {
      throw new InputException(
          file + " is not a saved run of this version",
          "such a file is written while long work goes on, and where it has to end early");
    }
  }

  private InputException damaged(String how) {
    return new InputException(file + " is damaged: " + how, "nothing of it is used; begin again");
  }
}
