package org.grundy.workbench.saved;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WholeFileTest {
  @TempDir private Path folder;

  private static void write(Path file, String text) {
    WholeFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void keepsALinkAndReplacesWhatItLeadsTo() throws Exception {
    Path real = Files.writeString(folder.resolve("real"), "old");
    Path near = Files.createSymbolicLink(folder.resolve("near"), Path.of("real"));
    Path far = Files.createSymbolicLink(folder.resolve("far"), near);
    write(far, "new");
    assertThat(far).isSymbolicLink();
    assertThat(near).isSymbolicLink();
    assertThat(real).isRegularFile().hasContent("new");
    assertThat(names()).containsExactly("far", "near", "real");
  }

  @Test
  void makesTheFileThatALinkLeadsTo() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("later"));
    write(link, "new");
    assertThat(link).isSymbolicLink();
    assertThat(folder.resolve("later")).isRegularFile().hasContent("new");
  }

  @Test
  void refusesALinkThatLeadsBackToItself() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("link"));
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> write(link, "new"))
        .withMessageContaining("leads back to itself");
  }

  @ParameterizedTest
  @ValueSource(strings = {"rw-------", "rw-rw-r--", "rwxr-x---"})
  void keepsThePermissions(String permissions) throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    write(file, "new");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo(permissions);
    assertThat(file).hasContent("new");
  }

  /// The name of the draft was known before: a link of that name led the process to write
  /// elsewhere.
  @Test
  void doesNotFollowALinkInPlaceOfItsDraft() throws Exception {
    Path victim = Files.writeString(folder.resolve("victim"), "precious");
    Path foreseen = folder.resolve(".file." + ProcessHandle.current().pid());
    Files.createSymbolicLink(foreseen, victim);
    write(folder.resolve("file"), "new");
    assertThat(victim).hasContent("precious");
    assertThat(foreseen).isSymbolicLink();
    assertThat(folder.resolve("file")).isRegularFile().hasContent("new");
  }

  @Test
  void leavesWhatWasThereWhereTheContentFails() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "old");
    assertThatExceptionOfType(NotWrittenException.class)
        .isThrownBy(() ->
            WholeFile.write(
                file,
                out -> {
                  out.write('n');
                  throw new IOException("full");
                }))
        .withMessageContaining("full");
    assertThat(file).hasContent("old");
    assertThat(names()).containsExactly("file");
  }

  @Test
  void writesANameAsLongAsNamesMayBe() {
    Path file = folder.resolve("n".repeat(255));
    write(file, "new");
    assertThat(file).hasContent("new");
  }
}
