package org.grundy.web.site;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/// The files of the page, out of a jar or a directory of classes.
final class PageFiles {
  private static final String ROOT = "org/grundy/web/page/";

  private PageFiles() {}

  /// The bytes of each file by its path below the page.
  static Map<String, byte[]> all() throws IOException {
    Path code;
    try {
      code = Path.of(PageFiles.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
    Map<String, byte[]> files =
        Files.isDirectory(code) ? inDirectory(code.resolve(ROOT)) : inJar(code);
    for (String path : Libraries.paths()) {
      Libraries.file(path).ifPresent(library -> files.put(path, library));
    }
    return files;
  }

  private static Map<String, byte[]> inDirectory(Path root) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(root)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        files.put(root.relativize(path).toString().replace('\\', '/'), Files.readAllBytes(path));
      }
    }
    return files;
  }

  private static Map<String, byte[]> inJar(Path jar) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : zip.stream().toList()) {
        if (entry.getName().startsWith(ROOT) && !entry.isDirectory()) {
          try (InputStream in = zip.getInputStream(entry)) {
            files.put(entry.getName().substring(ROOT.length()), in.readAllBytes());
          }
        }
      }
    }
    return files;
  }
}
