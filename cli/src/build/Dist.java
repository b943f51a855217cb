import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A step of the build: what people install. For the system that it runs on it makes a folder with a
/// Java of its own (`jlink`) and a start-up cache, an archive of it, a Debian package where
/// `dpkg-deb` is, their SHA-256 and the notes of the release.
///
/// Usage: java Dist.java ROOT JAR TIME TARGET
final class Dist {
  /// What the jar uses, told by `jdeps`, without what only unused parts of its libraries do. It does
  /// not see `jdk.unsupported` (signals of the terminal) and `jdk.zipfs` (the server finds its page
  /// in the jar). The last one is for long sequences.
  private static final String MODULES =
      "java.logging,java.naming,java.sql,jdk.management,jdk.unsupported,jdk.zipfs,"
          + "jdk.incubator.vector";

  private static final boolean WINDOWS =
      System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("windows");

  private final Path root;
  private final Path target;
  private final FileTime time;
  private final String version;
  private final Path folder;

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path target = Path.of(arguments[3]).toAbsolutePath();
    delete(target);
    Path jar = Path.of(arguments[1]).toAbsolutePath();
    FileTime time = FileTime.from(Instant.parse(arguments[2]));
    new Dist(Path.of(arguments[0]).toRealPath(), target, jar, time).make(jar);
  }

  private Dist(Path root, Path target, Path jar, FileTime time)
      throws IOException, InterruptedException {
    this.root = root;
    this.target = target;
    this.time = time;
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    this.version = output(java.toString(), "-jar", jar.toString(), "--version").strip();
    this.folder = target.resolve("grundy-" + number() + "-" + system() + "-" + processor());
  }

  /// The number in `grundy 0.1.0 (3f3e82ed6d05)`.
  private String number() {
    return version.split(" ")[1];
  }

  private static String system() {
    String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    return WINDOWS ? "windows" : name.contains("mac") ? "macos" : name.replace(' ', '-');
  }

  private static String processor() {
    String name = System.getProperty("os.arch");
    return name.equals("amd64") || name.equals("x86_64") ? "x64" : name;
  }

  private void make(Path jar) throws IOException, InterruptedException {
    fillFolder(jar);
    archive();
    if (isThere("dpkg-deb")) {
      debianPackage();
    } else {
      System.out.println("no Debian package: there is no dpkg-deb here");
    }
    Files.copy(jar, target.resolve("grundy-" + number() + ".jar"));
    Files.writeString(target.resolve("release-notes.md"), notes());
    Files.writeString(target.resolve("SHA256SUMS"), sums());
    System.out.println(version + " is in " + target);
  }

  private void fillFolder(Path jar) throws IOException, InterruptedException {
    Files.createDirectories(folder.resolve("lib"));
    link(folder.resolve("runtime"));
    Files.copy(jar, folder.resolve("lib/grundy.jar"));
    String launcher = WINDOWS ? "grundy.cmd" : "grundy";
    for (String file : List.of(launcher, "README.md", "CHANGELOG.md", "LICENSE")) {
      Files.copy(root.resolve(file), folder.resolve(file), StandardCopyOption.COPY_ATTRIBUTES);
    }
    Files.copy(root.resolve("cli/src/dist/Containerfile"), folder.resolve("Containerfile"));
    copy(root.resolve("docs"), folder.resolve("docs"));
    copy(root.resolve("examples"), folder.resolve("examples"));
    write("share/man/man1/grundy.1", grundy("man"));
    write("share/bash-completion/completions/grundy", grundy("completion", "bash"));
    write("share/zsh/site-functions/_grundy", grundy("completion", "zsh"));
    write("share/fish/vendor_completions.d/grundy.fish", grundy("completion", "fish"));
    unify(folder);
    train();
  }

  private static void link(Path runtime) {
    ToolProvider jlink =
        ToolProvider.findFirst("jlink")
            .orElseThrow(() -> new IllegalStateException("this JDK has no jlink"));
    int code =
        jlink.run(
            System.out,
            System.err,
            "--add-modules=" + MODULES,
            "--output=" + runtime,
            "--strip-debug",
            "--no-man-pages",
            "--no-header-files",
            "--compress=zip-6");
    if (code != 0) {
      throw new IllegalStateException("jlink failed with the code " + code);
    }
  }

  /// Has the JVM of the folder learn from ordinary commands what to keep in its start-up cache. It
  /// will take the cache wherever the folder lies, as long as its jar and its Java have the same
  /// time and size.
  private void train() throws IOException, InterruptedException {
    Path cache = folder.resolve("lib/grundy.aot");
    output(
        java(),
        "-XX:+UseSerialGC",
        "-XX:MaxRAMPercentage=75",
        "-Xlog:disable",
        "-XX:AOTCacheOutput=" + cache,
        "-cp",
        folder.resolve("lib/grundy.jar").toString(),
        "org.grundy.cli.StartupTraining");
    unifyOne(cache, false);
    unifyOne(cache.getParent(), true);
  }

  private String java() {
    return folder.resolve("runtime/bin/java").toString();
  }

  private String grundy(String... words) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of(java(), "-jar", folder.resolve("lib/grundy.jar").toString()));
    command.addAll(List.of(words));
    return output(command.toArray(String[]::new));
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void archive() throws IOException, InterruptedException {
    String name = folder.getFileName().toString();
    List<String> command = new ArrayList<>(List.of("tar", "-C", target.toString()));
    if (WINDOWS) {
      command.addAll(List.of("-a", "-cf", target.resolve(name + ".zip").toString()));
    } else {
      command.addAll(
          system().equals("linux")
              ? List.of("--sort=name", "--numeric-owner", "--owner=0", "--group=0")
              : List.of("--uid", "0", "--gid", "0"));
      command.addAll(List.of("-czf", target.resolve(name + ".tar.gz").toString()));
    }
    command.add(name);
    output(command.toArray(String[]::new));
  }

  /// The folder as `/usr/lib/grundy`, with links to it from where commands, manual pages and
  /// completions are looked for.
  private void debianPackage() throws IOException, InterruptedException {
    Path tree = target.resolve("debian");
    Path usr = tree.resolve("usr");
    copy(folder, usr.resolve("lib/grundy"));
    linkTo(usr.resolve("bin/grundy"), "../lib/grundy/grundy");
    for (String shared :
        List.of(
            "man/man1/grundy.1",
            "bash-completion/completions/grundy",
            "zsh/vendor-completions/_grundy",
            "fish/vendor_completions.d/grundy.fish")) {
      String made = shared.replace("zsh/vendor-completions", "zsh/site-functions");
      int depth = Path.of(shared).getNameCount();
      linkTo(usr.resolve("share").resolve(shared), "../".repeat(depth) + "lib/grundy/share/" + made);
    }
    Path doc = usr.resolve("share/doc/grundy");
    for (String name : List.of("README.md", "CHANGELOG.md", "docs", "examples")) {
      linkTo(doc.resolve(name), "../../../lib/grundy/" + name);
    }
    Files.copy(root.resolve("LICENSE"), doc.resolve("copyright"));
    Files.createDirectories(tree.resolve("DEBIAN"));
    Files.writeString(tree.resolve("DEBIAN/control"), control(usr));
    unify(tree);
    Path file = target.resolve("grundy_%s_%s.deb".formatted(number(), debianProcessor()));
    // What is in it is compressed already for the most part: the best compression takes a minute
    // and saves a tenth.
    output("dpkg-deb", "-Zgzip", "--root-owner-group", "--build", tree.toString(), file.toString());
    delete(tree);
  }

  private static void linkTo(Path link, String goal) throws IOException {
    Files.createDirectories(link.getParent());
    Files.createSymbolicLink(link, Path.of(goal));
  }

  private static String debianProcessor() {
    return switch (processor()) {
      case "x64" -> "amd64";
      case "aarch64" -> "arm64";
      case "arm" -> "armhf";
      case "ppc64le" -> "ppc64el";
      default -> processor();
    };
  }

  private String control(Path usr) throws IOException {
    return """
        Package: grundy
        Version: %s
        Architecture: %s
        Maintainer: The developers of Grundy
        Section: math
        Priority: optional
        Depends: libc6
        Installed-Size: %d
        Description: solves impartial combinatorial games
         Who wins, the Grundy value, every winning move, and why: of games of a
         catalogue, or of rules written in a few lines. With a Java of its own.
         .
         %s
        """
        .formatted(number(), debianProcessor(), size(usr) >> 10, version);
  }

  private static long size(Path tree) throws IOException {
    try (Stream<Path> files = Files.walk(tree)) {
      return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    }
  }

  private String notes() throws IOException {
    String files =
        listed().stream()
            .map(file -> "- `" + file.getFileName() + "`")
            .collect(Collectors.joining("\n"));
    return """
        # %s

        %s

        `SHA256SUMS` has their SHA-256: `sha256sum -c SHA256SUMS`. The archive and the package bring a Java of their
        own; the jar runs on every system that has Java 25: `java -jar grundy-%s.jar solve nim 3+4`. How each is
        installed and removed: `docs/install.md`.

        ## What changed last
        %s
        """
        .formatted(version, files, number(), latestChanges());
  }

  /// What stands below the first date.
  private String latestChanges() throws IOException {
    return Files.readAllLines(root.resolve("CHANGELOG.md")).stream()
        .dropWhile(line -> !line.startsWith("## "))
        .skip(1)
        .takeWhile(line -> !line.startsWith("## "))
        .collect(Collectors.joining("\n"))
        .strip();
  }

  private String sums() throws IOException {
    StringBuilder sums = new StringBuilder();
    for (Path file : listed()) {
      sums.append(sum(file)).append("  ").append(file.getFileName()).append('\n');
    }
    return sums.toString();
  }

  private List<Path> listed() throws IOException {
    try (Stream<Path> files = Files.list(target)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static String sum(Path file) throws IOException {
    try {
      byte[] bytes = Files.readAllBytes(file);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException absent) {
      throw new IllegalStateException(absent);
    }
  }

  private static boolean isThere(String program) throws InterruptedException {
    try {
      output(program, "--version");
      return true;
    } catch (IOException absent) {
      return false;
    }
  }

  /// What a program prints.
  private static String output(String... command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException(String.join(" ", command) + " failed:\n" + printed);
    }
    return printed;
  }

  /// Copies a tree; links stay links, and files keep what they are allowed to be.
  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(
            file,
            to.resolve(from.relativize(file)),
            StandardCopyOption.COPY_ATTRIBUTES,
            LinkOption.NOFOLLOW_LINKS);
      }
    }
  }

  /// Gives all files of a tree the same time, and permissions that do not depend on who builds.
  private void unify(Path tree) throws IOException {
    Files.walkFileTree(tree, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
          throws IOException {
        if (!attributes.isSymbolicLink()) {
          unifyOne(file, Files.isExecutable(file));
        }
        return FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult postVisitDirectory(Path directory, IOException none)
          throws IOException {
        unifyOne(directory, true);
        return FileVisitResult.CONTINUE;
      }
    });
  }

  private void unifyOne(Path file, boolean executable) throws IOException {
    if (!WINDOWS) {
      String permissions = executable ? "rwxr-xr-x" : "rw-r--r--";
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }
    Files.setLastModifiedTime(file, time);
  }

  private static void delete(Path tree) throws IOException {
    if (Files.exists(tree)) {
      try (Stream<Path> files = Files.walk(tree)) {
        files.sorted((a, b) -> b.compareTo(a)).forEach(Dist::deleteOne);
      }
    }
  }

  private static void deleteOne(Path file) {
    try {
      Files.delete(file);
    } catch (IOException kept) {
      throw new UncheckedIOException(kept);
    }
  }
}
