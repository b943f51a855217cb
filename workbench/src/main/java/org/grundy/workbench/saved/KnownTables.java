package org.grundy.workbench.saved;

import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.grundy.core.InputException;
import org.grundy.core.name.Sha256;
import org.grundy.solvers.CompiledGame;
import org.grundy.solvers.ResumableState;

/// A file of what searches of one game have found out about components, whatever start they were
/// asked about: each process begins with what is there, and leaves what it has found.
///
/// It is a [StateFile] whose state is table after table, and an empty name after the last:
///
/// ```
/// UTF      digest of the table's name
/// blocks   int length, so many bytes; length 0 after the last block
/// ```
public final class KnownTables {
  private final Path file;
  private final CompiledGame game;
  private final String identity;

  private KnownTables(Path file, CompiledGame game) {
    this.file = file;
    this.game = game;
    this.identity = Resumable.nameOf("known tables", Resumable.textOf(game.rules()));
  }

  /// Has searches of a game begin with what is in a file, if there is one.
  ///
  /// @throws InputException if it is damaged or of another game, or cannot be made as its folder is
  ///   missing
  public static KnownTables of(Path file, CompiledGame game) {
    KnownTables known = new KnownTables(file, game);
    WholeFile.requireFolder(file);
    if (Files.exists(file)) {
      known.read((_, _) -> {});
      game.goOnFrom(known::read);
    }
    return known;
  }

  /// Adds what the file has of a table to it.
  private void read(String name, ResumableState table) {
    String digest = Sha256.of(name);
    read((found, content) -> {
      if (found.equals(digest)) {
        table.load(new DataInputStream(content));
      }
    });
  }

  /// The reader of one table, which may leave some of it.
  @FunctionalInterface
  private interface TableReader {
    void read(String digest, BlockInput content) throws IOException;
  }

  private void read(TableReader reader) {
    StateFile saved = new StateFile(file);
    if (saved.header().filter(header -> !header.identity().equals(identity)).isPresent()) {
      throw new InputException(
          file + " is no file of what is known of this game",
          "name another file: each game, with its parameters, has one of its own, and the state of a"
              + " run serves that run only");
    }
    saved.load(identity, in -> readTables(in, reader));
  }

  private static void readTables(DataInput in, TableReader reader) throws IOException {
    for (String digest = in.readUTF(); !digest.isEmpty(); digest = in.readUTF()) {
      BlockInput content = new BlockInput(in);
      reader.read(digest, content);
      content.skipRest();
    }
  }

  /// Writes what this process knows by now, and those tables of the file that it had no use for. A
  /// thread that is interrupted gives up.
  ///
  /// @return how many components it knows; where that is none the file stays as it is
  /// @throws InputException if the file cannot be written
  public long save() {
    Map<String, List<ResumableState>> tables =
        game.states().entrySet().stream()
            .collect(Collectors.toMap(entry -> Sha256.of(entry.getKey()), Map.Entry::getValue));
    long size =
        tables.values().stream().flatMap(Collection::stream).mapToLong(ResumableState::size).sum();
    if (size > 0) {
      new StateFile(file)
          .save(
              new StateFile.Header(identity, game.rules().title(), "", ""),
              size,
              out -> write(tables, out));
    }
    return size;
  }

  private void write(Map<String, List<ResumableState>> tables, DataOutput out) throws IOException {
    for (Map.Entry<String, List<ResumableState>> named : tables.entrySet()) {
      for (ResumableState table : named.getValue()) {
        out.writeUTF(named.getKey());
        try (DataOutputStream content = new DataOutputStream(BlockOutput.of(out))) {
          table.save(content);
        }
      }
    }
    if (Files.exists(file)) {
      read((digest, content) -> {
        if (!tables.containsKey(digest)) {
          out.writeUTF(digest);
          try (OutputStream copy = BlockOutput.of(out)) {
            content.transferTo(copy);
          }
        }
      });
    }
    out.writeUTF("");
  }
}
