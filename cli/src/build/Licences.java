import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A step of the build: puts into a jar the licences and notices of all jars that it was made of,
/// in `META-INF/licenses/JAR`, and its own in `META-INF/LICENSE`.
///
/// A jar that carries no licence has that of the first line of `licences.tsv` that its name fits.
/// The build fails where there is none.
///
/// Usage: java Licences.java JAR OWN-LICENCE FOLDER-OF-LICENCES CLASSPATH
final class Licences {
  private static final Pattern TEXTS =
      Pattern.compile(
          "(?i)(META-INF/(resources/webjars/[^/]+/[^/]+/)?)?[^/]*(licen[cs]e|notice)[^/]*");

  /// How deep below the root of a jar its licence may lie: that of a library of the web lies beside
  /// its files.
  private static final int DEPTH = 6;

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[2]);
    List<String[]> known =
        Files.readAllLines(folder.resolve("licences.tsv")).stream()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line.split("\t"))
            .toList();
    try (FileSystem whole = FileSystems.newFileSystem(Path.of(arguments[0]))) {
      Path licences = whole.getPath("META-INF/licenses");
      Files.copy(
          Path.of(arguments[1]),
          whole.getPath("META-INF/LICENSE"),
          StandardCopyOption.REPLACE_EXISTING);
      for (String part : arguments[3].split(File.pathSeparator)) {
        Path jar = Path.of(part);
        if (Files.isRegularFile(jar) && !isOurs(jar)) {
          String name = jar.getFileName().toString().replaceFirst("\\.jar$", "");
          Path own = Files.createDirectories(licences.resolve(name));
          if (copyTexts(jar, own) == 0) {
            copyKnown(name, known, folder, own);
          }
        }
      }
    }
  }

  /// Whether a jar is a module of Grundy.
  private static boolean isOurs(Path jar) {
    return jar.getFileName().toString().startsWith("grundy-");
  }

  private static int copyTexts(Path jar, Path target) throws IOException {
    int count = 0;
    try (FileSystem part = FileSystems.newFileSystem(jar);
        Stream<Path> files = Files.walk(part.getPath("/"), DEPTH)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = file.toString().substring(1);
        if (TEXTS.matcher(name).matches() && !name.endsWith(".class")) {
          Files.copy(
              file,
              target.resolve(file.getFileName().toString()),
              StandardCopyOption.REPLACE_EXISTING);
          count++;
        }
      }
    }
    return count;
  }

  private static void copyKnown(String name, List<String[]> known, Path folder, Path target)
      throws IOException {
    String[] line =
        known.stream()
            .filter(candidate -> name.startsWith(candidate[0]))
            .findFirst()
            .orElseThrow(() ->
                new IllegalStateException(
                    name + " carries no licence: add a line to licences.tsv"));
    Path text = folder.resolve(line[1]);
    Files.copy(
        text, target.resolve(text.getFileName().toString()), StandardCopyOption.REPLACE_EXISTING);
  }
}
