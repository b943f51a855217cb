import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.constant.ClassDesc;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;

/// The classes of a jar that a step of the build rewrites.
///
/// @param root the folder of the jar itself
record JarClasses(Path root) {
  /// What becomes of a class.
  interface Rewriting {
    byte[] of(ClassFile classFile, byte[] bytes);
  }

  /// Rewrites the classes of one package and of those inside it. Their times stay.
  static void rewrite(String jar, String packageName, Rewriting rewriting) throws IOException {
    try (FileSystem files = FileSystems.newFileSystem(Path.of(jar))) {
      JarClasses classes = new JarClasses(files.getPath("/"));
      for (Path file : classes.in(packageName)) {
        FileTime time = Files.getLastModifiedTime(file);
        Files.write(file, rewriting.of(classes.classFile(), Files.readAllBytes(file)));
        Files.setLastModifiedTime(file, time);
      }
    }
  }

  private List<Path> in(String packageName) throws IOException {
    try (Stream<Path> files = Files.walk(root.resolve(packageName.replace('.', '/')))) {
      return files.filter(file -> file.toString().endsWith(".class")).toList();
    }
  }

  /// Writes classes with stack maps; which class extends which is read from the jar.
  private ClassFile classFile() {
    ClassHierarchyResolver hierarchy =
        ClassHierarchyResolver.ofResourceParsing(this::open)
            .orElse(ClassHierarchyResolver.defaultResolver());
    return ClassFile.of(
        ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
        ClassFile.ClassHierarchyResolverOption.of(hierarchy));
  }

  private InputStream open(ClassDesc type) {
    String name = type.descriptorString();
    Path file = root.resolve(name.substring(1, name.length() - 1) + ".class");
    try {
      return Files.exists(file) ? Files.newInputStream(file) : null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
