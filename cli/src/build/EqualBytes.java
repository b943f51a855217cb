import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// The last step of the build: writes a jar anew, its files in the order of their names and all of
/// one time, so that two builds of the same sources have equal bytes.
///
/// Usage: java EqualBytes.java JAR TIME
final class EqualBytes {
  /// What a jar begins with.
  private static final List<String> FIRST = List.of("META-INF/", "META-INF/MANIFEST.MF");

  public static void main(String[] arguments) throws IOException {
    Path jar = Path.of(arguments[0]);
    LocalDateTime time =
        OffsetDateTime.parse(arguments[1]).withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime();
    Path draft = jar.resolveSibling(jar.getFileName() + ".new");
    try (ZipFile from = new ZipFile(jar.toFile());
        OutputStream file = Files.newOutputStream(draft);
        ZipOutputStream to = new ZipOutputStream(file)) {
      for (ZipEntry entry : sorted(from)) {
        ZipEntry same = new ZipEntry(entry.getName());
        same.setTimeLocal(time);
        to.putNextEntry(same);
        try (InputStream content = from.getInputStream(entry)) {
          content.transferTo(to);
        }
        to.closeEntry();
      }
    }
    Files.move(draft, jar, StandardCopyOption.REPLACE_EXISTING);
  }

  private static List<ZipEntry> sorted(ZipFile jar) {
    Comparator<String> order =
        Comparator.comparing((String name) -> !FIRST.contains(name))
            .thenComparing(Comparator.naturalOrder());
    return jar.stream()
        .<ZipEntry>map(entry -> entry)
        .sorted(Comparator.comparing(ZipEntry::getName, order))
        .toList();
  }
}
