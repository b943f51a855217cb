import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.lang.constant.ClassDesc;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;

/// A step of the build: gives the classes of one package in a jar the current class file version and
/// the stack maps that come with it.
///
/// The JVM's start-up cache (JEP 483, JEP 514) passes over classes from before stack maps; with them
/// the command starts in about three quarters of the time. Nothing else in the classes changes.
///
/// Usage: java ModernClasses.java JAR PACKAGE
final class ModernClasses {
  private static final int STACK_MAPS_SINCE = ClassFile.JAVA_7_VERSION;

  public static void main(String[] arguments) throws IOException {
    try (FileSystem jar = FileSystems.newFileSystem(Path.of(arguments[0]))) {
      Path root = jar.getPath("/");
      for (Path file : classes(root.resolve(arguments[1].replace('.', '/')))) {
        FileTime time = Files.getLastModifiedTime(file);
        Files.write(file, modern(root, Files.readAllBytes(file)));
        Files.setLastModifiedTime(file, time);
      }
    }
  }

  private static List<Path> classes(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".class")).toList();
    }
  }

  private static byte[] modern(Path root, byte[] bytes) {
    ClassHierarchyResolver hierarchy =
        ClassHierarchyResolver.ofResourceParsing(type -> open(root, type))
            .orElse(ClassHierarchyResolver.defaultResolver());
    ClassFile classFile =
        ClassFile.of(
            ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
            ClassFile.ClassHierarchyResolverOption.of(hierarchy));
    ClassModel model = classFile.parse(bytes);
    if (model.majorVersion() >= STACK_MAPS_SINCE) {
      return bytes;
    }
    ClassTransform copyCode =
        ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL);
    return classFile.transformClass(
        model,
        copyCode
            .andThen(
                ClassTransform.dropping(
                    (ClassElement element) -> element instanceof ClassFileVersion))
            .andThen(
                ClassTransform.endHandler(
                    builder -> builder.withVersion(ClassFile.JAVA_25_VERSION, 0))));
  }

  private static InputStream open(Path root, ClassDesc type) {
    String name = type.descriptorString();
    Path file = root.resolve(name.substring(1, name.length() - 1) + ".class");
    try {
      return Files.exists(file) ? Files.newInputStream(file) : null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
