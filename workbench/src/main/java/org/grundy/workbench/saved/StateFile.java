package org.grundy.workbench.saved;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
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
import org.grundy.solvers.ResumableState;

/// The file in which what a run has found out is kept.
///
/// ```
/// bytes    MAGIC
/// UTF      identity of the request: rules, position, method
/// bytes    what the run's ResumableState writes
/// long     CRC-32C of all bytes before it
/// ```
final class StateFile {
  private static final byte[] MAGIC = "grundy run 2\n".getBytes(StandardCharsets.US_ASCII);
  private static final int BUFFER = 1 << 16;

  private final Path file;
  private final String identity;

  /// @param identity of the work that the file belongs to
  StateFile(Path file, String identity) {
    this.file = file;
    this.identity = identity;
  }

  /// Writes the file, whole or not at all.
  void save(ResumableState state) {
    WholeFile.write(file, out -> write(state, out));
  }

  private void write(ResumableState state, OutputStream out) throws IOException {
    CRC32C sum = new CRC32C();
    OutputStream buffered = new BufferedOutputStream(out, BUFFER);
    DataOutputStream data = new DataOutputStream(new CheckedOutputStream(buffered, sum));
    data.write(MAGIC);
    data.writeUTF(identity);
    state.save(data);
    data.flush();
    new DataOutputStream(buffered).writeLong(sum.getValue());
    buffered.flush();
  }

  /// Reads the file. It is read twice: nothing of a damaged file is believed.
  ///
  /// @throws InputException if it is missing, damaged, or belongs to other work
  void load(ResumableState state) {
    try {
      requireWhole();
      try (InputStream in = Files.newInputStream(file)) {
        DataInputStream data = new DataInputStream(new BufferedInputStream(in, BUFFER));
        data.skipNBytes(MAGIC.length);
        if (!data.readUTF().equals(identity)) {
          throw new InputException(
              file + " was saved for another game, position or method",
              "give the same game, position and options as when it was saved");
        }
        state.load(data);
      }
    } catch (NoSuchFileException e) {
      throw new InputException(
          "nothing was saved to go on from: there is no file " + file,
          "begin again, or name the file in which it was saved");
    } catch (IOException e) {
      throw damaged(Optional.ofNullable(e.getMessage()).orElse(e.toString()));
    }
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
      if (content < 0 || !Arrays.equals(data.readNBytes(MAGIC.length), MAGIC)) {
        throw new InputException(
            file + " is not a saved run of this version",
            "such a file is written where work has to end early");
      }
      data.skipNBytes(content - MAGIC.length);
      long expected = sum.getValue();
      if (data.readLong() != expected) {
        throw damaged("its checksum is wrong");
      }
    }
  }

  private InputException damaged(String how) {
    return new InputException(file + " is damaged: " + how, "nothing of it is used; begin again");
  }
}
