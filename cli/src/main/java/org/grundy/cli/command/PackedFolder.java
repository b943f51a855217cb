package org.grundy.cli.command;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.grundy.cli.process.Console;
import org.grundy.core.InputException;
import org.grundy.workbench.saved.WholeFile;

/// A folder of a problem that was made.
///
/// @param folder where it is
/// @param files the text of each file by its path
record PackedFolder(Path folder, Map<String, String> files) {
  /// The time of all files in an archive, so that the same problem makes the same archive.
  private static final LocalDateTime WHEN = LocalDateTime.of(1980, 1, 1, 0, 0);

  private static final String VERIFIER = "verifyproblem";

  /// Its name without the folders that it lies in.
  String name() {
    Path last = folder.toAbsolutePath().normalize().getFileName();
    return last == null ? "" : last.toString();
  }

  /// Writes the files.
  void write() {
    files.forEach((name, text) -> {
      Path file = folder.resolve(name);
      WholeFile.makeFolder(file.getParent(), "name another folder");
      WholeFile.write(file, text);
    });
  }

  /// Writes an archive of the files beside the folder.
  ///
  /// @param inFolder whether they stand in a folder of the same name in it
  /// @return the archive
  Path zip(boolean inFolder) {
    Path archive = folder.toAbsolutePath().normalize().resolveSibling(name() + ".zip");
    String prefix = inFolder ? name() + "/" : "";
    WholeFile.write(archive, out -> zip(prefix, out));
    return archive;
  }

  private void zip(String prefix, OutputStream out) throws IOException {
    ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
    for (Map.Entry<String, String> file : files.entrySet()) {
      ZipEntry entry = new ZipEntry(prefix + file.getKey());
      entry.setTimeLocal(WHEN);
      zip.putNextEntry(entry);
      zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
      zip.closeEntry();
    }
    zip.finish();
  }

  /// Has the folder checked by the `verifyproblem` of Kattis, and prints what that says.
  ///
  /// @return whether it is good; empty where there is no such program
  Optional<Boolean> verify(Console console) {
    Optional<Path> verifier =
        Stream.of(console.environment().getOrDefault("PATH", "").split(File.pathSeparator, -1))
            .map(place -> Path.of(place, VERIFIER))
            .filter(Files::isExecutable)
            .findFirst();
    return verifier.map(program -> verify(program, console));
  }

  private boolean verify(Path program, Console console) {
    try {
      Process process =
          new ProcessBuilder(program.toString(), folder.toString())
              .redirectErrorStream(true)
              .start();
      process.getOutputStream().close();
      try (BufferedReader said =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
        for (String line = said.readLine(); line != null; line = said.readLine()) {
          console.tell("  " + line + System.lineSeparator());
        }
      }
      return process.waitFor() == 0;
    } catch (IOException e) {
      throw new InputException(program + " cannot be run: " + e.getMessage(), "");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
