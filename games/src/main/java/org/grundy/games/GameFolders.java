package org.grundy.games;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/// The files in the folders beside the catalogue, in a jar or in a directory of classes. A file is
/// named by its path from there: `darkraft/darkraft.game`.
sealed interface GameFolders {
  /// The path of the catalogue's package in a jar or a directory of classes.
  String ROOT = GameFolders.class.getPackageName().replace('.', '/') + "/";

  /// The folders in a jar or a directory of classes.
  static GameFolders of(Path codeSource) {
    try {
      return Files.isDirectory(codeSource)
          ? InDirectory.list(codeSource.resolve(ROOT))
          : InJar.list(codeSource.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(codeSource + " cannot be listed", e);
    }
  }

  /// The files one folder down, without classes.
  Set<String> paths();

  /// The text of every file by its path.
  default Map<String, String> texts() {
    Map<String, String> texts = new TreeMap<>();
    paths().forEach(path -> texts.put(path, text(path)));
    return texts;
  }

  /// Opens one of [#paths].
  byte[] bytes(String path) throws IOException;

  default boolean has(String path) {
    return paths().contains(path);
  }

  /// The text of one of [#paths].
  default String text(String path) {
    try {
      return new String(bytes(path), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(path + " cannot be read", e);
    }
  }

  private static boolean isListed(String path) {
    int slash = path.indexOf('/');
    return slash > 0
        && slash == path.lastIndexOf('/')
        && slash < path.length() - 1
        && !path.endsWith(".class");
  }

  /// The folders where there are no files.
  record InMemory(Map<String, String> all) implements GameFolders {
    @Override
    public Set<String> paths() {
      return all.keySet();
    }

    @Override
    public byte[] bytes(String path) {
      return Objects.requireNonNull(all.get(path)).getBytes(StandardCharsets.UTF_8);
    }
  }

  /// The folders in a directory of classes.
  record InDirectory(Path root, Set<String> paths) implements GameFolders {
    static InDirectory list(Path root) throws IOException {
      Set<String> paths = new TreeSet<>();
      for (Path folder : children(root)) {
        if (Files.isDirectory(folder)) {
          for (Path file : children(folder)) {
            String path = folder.getFileName() + "/" + file.getFileName();
            if (isListed(path)) {
              paths.add(path);
            }
          }
        }
      }
      return new InDirectory(root, paths);
    }

    private static List<Path> children(Path directory) throws IOException {
      List<Path> children = new ArrayList<>();
      try (DirectoryStream<Path> stream = Files.newDirectoryStream(directory)) {
        stream.forEach(children::add);
      }
      return children;
    }

    @Override
    public byte[] bytes(String path) throws IOException {
      return Files.readAllBytes(root.resolve(path));
    }
  }

  /// The folders in a jar.
  record InJar(File jar, Set<String> paths) implements GameFolders {
    static InJar list(File jar) throws IOException {
      Set<String> paths = new TreeSet<>();
      try (ZipFile zip = new ZipFile(jar)) {
        Enumeration<? extends ZipEntry> entries = zip.entries();
        while (entries.hasMoreElements()) {
          String name = entries.nextElement().getName();
          if (name.startsWith(ROOT) && isListed(name.substring(ROOT.length()))) {
            paths.add(name.substring(ROOT.length()));
          }
        }
      }
      return new InJar(jar, paths);
    }

    @Override
    public byte[] bytes(String path) throws IOException {
      try (ZipFile zip = new ZipFile(jar);
          InputStream in = zip.getInputStream(zip.getEntry(ROOT + path))) {
        return in.readAllBytes();
      }
    }
  }
}
