package org.grundy.web.site;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/// The files of the page, out of a jar or a directory of classes.
public final class PageFiles {
  private static final String D3 = "META-INF/resources/webjars/d3/7.9.0/dist/d3.min.js";
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
    d3().ifPresent(library -> files.put("d3.js", library));
    return files;
  }

  /// The one library of the page, out of its jar; empty where that is not on the class path.
  public static Optional<byte[]> d3() throws IOException {
    try (InputStream in = ClassLoader.getSystemResourceAsStream(D3)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    }
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
