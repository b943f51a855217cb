package org.grundy.sweeps.folder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.saved.WholeFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A folder of results: `manifest.json`, which says what they are of, and `rows`, Parquet files
/// each of which came into being whole.
public final class SweepFolder {
  private static final String MANIFEST = "manifest.json";
  private static final String ROWS = "rows";
  private static final int LARGEST_MANIFEST = 1 << 26;
  private static final String CURE = "name another folder with --into";

  private final Path folder;

  private SweepFolder(Path folder) {
    this.folder = folder;
  }

  /// A new folder, with the manifest of a sweep of which nothing is known yet.
  ///
  /// @throws InputException if there is something already, or nothing can be written
  public static SweepFolder create(Path folder, Manifest manifest) {
    if (isBegun(folder)) {
      throw new InputException(
          folder + " has results already", "--resume goes on with them; or " + CURE);
    }
    if (Files.exists(folder) && !isUnused(folder)) {
      throw new InputException(folder + " is there and is no folder of results", CURE);
    }
    WholeFile.makeFolder(folder, CURE);
    SweepFolder created = new SweepFolder(folder);
    created.write(manifest);
    WholeFile.makeFolder(created.rows(), CURE);
    return created;
  }

  /// A folder with results.
  ///
  /// @throws InputException if it is none
  public static SweepFolder open(Path folder) {
    if (!Files.isRegularFile(folder.resolve(MANIFEST))) {
      throw new InputException(
          folder + " is no folder of results: it has no " + MANIFEST,
          "a sweep makes one: grundy sweep FILE.sweep --into FOLDER");
    }
    SweepFolder opened = new SweepFolder(folder);
    opened.manifest();
    return opened;
  }

  /// True if a sweep has results there, even if it has no rows yet.
  public static boolean isBegun(Path folder) {
    return Files.exists(folder.resolve(MANIFEST));
  }

  /// True if nothing is there but what a run leaves behind that is killed as it begins.
  private static boolean isUnused(Path folder) {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (Stream<Path> inside = Files.walk(folder)) {
      return inside.skip(1).allMatch(WholeFile::isDraft);
    } catch (IOException | UncheckedIOException e) {
      throw new InputException(folder + " cannot be read: " + e.getMessage(), CURE);
    }
  }

  /// The folder of the rows.
  public Path rows() {
    return folder.resolve(ROWS);
  }

  /// True if there are rows.
  public boolean hasRows() {
    return !parts().isEmpty();
  }

  /// The files of rows, each of which is whole.
  public List<Path> parts() {
    if (!Files.isDirectory(rows())) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(rows())) {
      return files
          .filter(file -> String.valueOf(file.getFileName()).matches("part-.*\\.parquet"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new InputException(rows() + " cannot be read: " + e.getMessage(), "");
    }
  }

  /// A place for what is needed only while the rows are made.
  public Path draft(String name) {
    return folder.resolve(name);
  }

  /// Removes what a run that was killed left behind of rows that were not whole.
  public void discardDrafts() {
    discard(rows().resolve("_temporary"));
  }

  /// Removes drafts with all that is in them.
  public void discard(Path drafts) {
    if (!Files.exists(drafts)) {
      return;
    }
    try (Stream<Path> inside = Files.walk(drafts)) {
      inside.sorted(Comparator.reverseOrder()).forEach(SweepFolder::delete);
    } catch (IOException | UncheckedIOException e) {
      throw new InputException(
          drafts + " cannot be removed: " + e.getMessage(), "is another run at work on it?");
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The description of what the results are of.
  ///
  /// @throws InputException if the file is not a manifest
  public Manifest manifest() {
    Path file = folder.resolve(MANIFEST);
    String text = TextSource.ofFile(file, LARGEST_MANIFEST).text();
    try {
      return Manifest.of(JsonMapper.shared().readTree(text));
    } catch (JacksonException | IllegalArgumentException bad) {
      throw new InputException(
          file + " is no manifest of results", "it was changed, or another program wrote it");
    }
  }

  /// Writes the manifest in place of the one that is there.
  public void write(Manifest manifest) {
    JsonNode tree = manifest.tree();
    String text = tree.toPrettyString() + "\n";
    WholeFile.write(folder.resolve(MANIFEST), text);
  }

  @Override
  public String toString() {
    return folder.toString();
  }
}
