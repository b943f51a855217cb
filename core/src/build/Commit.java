import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A step of the build: writes the commit of the sources to a file, for `Version` to read.
///
/// It is what git says, with `changed` where sources differ from it. In a tree that git exported
/// (`git archive`), without git, it is what git wrote into `commit.txt` here. Elsewhere it is not known,
/// and the file is empty.
///
/// Usage: java Commit.java ROOT FILE
final class Commit {
  private static final int DIGITS = 12;

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path root = Path.of(arguments[0]).toRealPath();
    Path target = Path.of(arguments[1]);
    String found = Files.exists(root.resolve(".git")) ? ofCheckout(root) : ofExport(root);
    Files.createDirectories(target.getParent());
    Files.writeString(target, found);
  }

  private static String ofCheckout(Path root) throws IOException, InterruptedException {
    Optional<String> commit = git(root, "rev-parse", "HEAD").filter(Commit::isCommit);
    Optional<String> changes = git(root, "status", "--porcelain", "--", "pom.xml", "*/pom.xml", "*/src/main", "*/src/build");
    return commit.isEmpty() || changes.isEmpty()
        ? ""
        : commit.get().substring(0, DIGITS) + (changes.get().isEmpty() ? "" : ", changed");
  }

  private static String ofExport(Path root) throws IOException {
    String written = Files.readString(root.resolve("core/src/build/commit.txt")).strip();
    return isCommit(written) ? written.substring(0, DIGITS) : "";
  }

  private static boolean isCommit(String text) {
    return text.matches("[0-9a-f]{40,64}");
  }

  /// What git prints; empty where there is no git, or it refuses.
  private static Optional<String> git(Path root, String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git", "-C", root.toString()));
    command.addAll(List.of(words));
    Process process;
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException absent) {
      return Optional.empty();
    }
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor() == 0 ? Optional.of(printed.strip()) : Optional.empty();
  }
}
