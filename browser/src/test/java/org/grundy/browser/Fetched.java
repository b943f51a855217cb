package org.grundy.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/// What tries the page besides Chromium: Node.js, and what `browser/fetch` gets by npm.
///
/// @param node the program
/// @param folder of what was fetched
record Fetched(Path node, Path folder) {
  private static final Pattern SEPARATOR = Pattern.compile(Pattern.quote(File.pathSeparator));

  /// Skips the test, and says why, where there is no Node.js or no way to what is fetched.
  static Fetched orSkip() {
    Optional<Path> node = onPath("node");
    assumeTrue(node.isPresent(), "no browser tests: there is no Node.js, which tries the page");
    Optional<Path> folder = fetch();
    assumeTrue(
        folder.isPresent(),
        "no browser tests: what tries the page could not be fetched; run browser/fetch, which says"
            + " why");
    return new Fetched(node.orElseThrow(), folder.orElseThrow());
  }

  private static Optional<Path> fetch() {
    try {
      Process fetching =
          new ProcessBuilder("browser/fetch")
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      String said = new String(fetching.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      boolean isThere = fetching.waitFor(2, TimeUnit.MINUTES) && fetching.exitValue() == 0;
      return isThere ? Optional.of(Path.of(said.strip())) : Optional.empty();
    } catch (IOException _) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  static Optional<Path> onPath(String name) {
    return SEPARATOR
        .splitAsStream(Optional.ofNullable(System.getenv("PATH")).orElse(""))
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
