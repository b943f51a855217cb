package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The Maven wrapper takes no distribution but the one whose checksum it names. Nothing is fetched
/// here: the program that fetches is a line of shell.
class MavenWrapperTest {
  private static final byte[] FETCHED = "no Maven".getBytes(StandardCharsets.UTF_8);
  private static final String REFUSED = "Failed to validate Maven distribution SHA-256";

  @TempDir private Path folder;

  @Test
  void refusesAnotherDistribution() throws Exception {
    assertThat(wrapper(Files.readString(Path.of(".mvn/wrapper/maven-wrapper.properties"))))
        .contains(REFUSED);
  }

  @Test
  void takesWhatHasTheChecksum() throws Exception {
    String sum = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(FETCHED));
    String properties =
        Files.readString(Path.of(".mvn/wrapper/maven-wrapper.properties"))
            .replaceAll("Sha256Sum=.*", "Sha256Sum=" + sum);
    assertThat(wrapper(properties)).contains("failed to un").doesNotContain(REFUSED);
  }

  /// Runs the wrapper of a checkout of its own.
  ///
  /// @return what it complains of; it fails, for what is fetched is no Maven
  private String wrapper(String properties) throws IOException, InterruptedException {
    Path settings = Files.createDirectories(folder.resolve(".mvn/wrapper"));
    Files.writeString(settings.resolve("maven-wrapper.properties"), properties);
    Files.copy(Path.of("mvnw"), folder.resolve("mvnw"));
    Path wget = Files.createDirectories(folder.resolve("bin")).resolve("wget");
    Files.write(folder.resolve("fetched"), FETCHED);
    Files.writeString(
        wget,
        "#!/bin/sh\nfor last; do :; done\ncp '%s' \"$last\"\n"
            .formatted(folder.resolve("fetched")));
    Files.setPosixFilePermissions(wget, PosixFilePermissions.fromString("rwxr-xr-x"));
    ProcessBuilder builder =
        new ProcessBuilder("sh", "mvnw", "--version")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("out").toFile());
    builder.environment().put("PATH", wget.getParent() + ":" + System.getenv("PATH"));
    builder.environment().put("MAVEN_USER_HOME", folder.resolve("home").toString());
    builder.environment().keySet().removeIf(name -> name.startsWith("MVNW_"));
    Process process = builder.start();
    try {
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("it ends").isTrue();
      assertThat(process.exitValue()).isNotZero();
    } finally {
      process.destroyForcibly();
    }
    return Files.readString(folder.resolve("out"));
  }
}
