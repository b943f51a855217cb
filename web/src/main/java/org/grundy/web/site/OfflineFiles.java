package org.grundy.web.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// What answers questions where there is no server: the artifact `grundy-offline`, which is nothing
/// but these files.
final class OfflineFiles {
  private static final String ROOT = "/org/grundy/offline/page/";
  private static final String[] NAMES = {"NOTICE.txt", "runtime.js", "worker.wasm"};

  private OfflineFiles() {}

  /// The bytes of each file by its name; empty where the artifact is not on the class path.
  static Optional<Map<String, byte[]>> all() {
    Map<String, byte[]> files = new TreeMap<>();
    for (String name : NAMES) {
      try (InputStream in = OfflineFiles.class.getResourceAsStream(ROOT + name)) {
        if (in == null) {
          return Optional.empty();
        }
        files.put(name, in.readAllBytes());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return Optional.of(files);
  }
}
