package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// What the build wrote into the classes of the packaged jar: see `cli/src/build/PlainCode.java`.
class PlainCodeIT {
  private static final Path JAR = Path.of("cli/target/grundy.jar");

  /// Two values of each type; whatever else a record has is null in both of its examples.
  private static final Map<Class<?>, List<Object>> VALUES =
      Map.ofEntries(
          Map.entry(boolean.class, List.of(true, false)),
          Map.entry(byte.class, List.of((byte) 1, (byte) -2)),
          Map.entry(char.class, List.of('a', 'b')),
          Map.entry(short.class, List.of((short) 3, (short) -4)),
          Map.entry(int.class, List.of(5, -6)),
          Map.entry(long.class, List.of(1L << 40, -7L)),
          Map.entry(float.class, List.of(0f, -0f)),
          Map.entry(double.class, List.of(0.0, -0.0)),
          Map.entry(String.class, List.of("one", "two")),
          Map.entry(List.class, List.of(List.of("x"), List.of())),
          Map.entry(Set.class, List.of(Set.of("y"), Set.of())),
          Map.entry(Map.class, List.of(Map.of("z", 1), Map.of())),
          Map.entry(Optional.class, List.of(Optional.of(1), Optional.empty())),
          Map.entry(OptionalLong.class, List.of(OptionalLong.of(1), OptionalLong.empty())),
          Map.entry(Duration.class, List.of(Duration.ofMillis(8), Duration.ZERO)));

  private static List<String> classes(JarFile jar) {
    return jar.stream()
        .map(JarEntry::getName)
        .filter(name -> name.startsWith("org/grundy/") && name.endsWith(".class"))
        .toList();
  }

  @Test
  void noSwitchOrRecordMakesItsCodeAtRunTime() throws IOException {
    List<String> left = new ArrayList<>();
    try (JarFile jar = new JarFile(JAR.toFile())) {
      for (String name : classes(jar)) {
        try (InputStream in = jar.getInputStream(jar.getEntry(name))) {
          ClassFile.of().parse(in.readAllBytes()).methods().stream()
              .flatMap(method -> method.code().stream())
              .flatMap(CodeModel::elementStream)
              .filter(step -> step instanceof InvokeDynamicInstruction call && isLeft(call))
              .forEach(step -> left.add(name + " " + step));
        }
      }
    }
    assertThat(left).isEmpty();
  }

  private static boolean isLeft(InvokeDynamicInstruction call) {
    return switch (call.bootstrapMethod().owner().displayName()) {
      case "SwitchBootstraps" ->
          call.bootstrapArgs().stream().allMatch(ClassDesc.class::isInstance);
      case "ObjectMethods" -> !call.name().equalsString("toString");
      default -> false;
    };
  }

  @Test
  void recordsAreComparedAndHashedAsTheirSourcesSay() throws Exception {
    int compared = 0;
    try (JarFile jar = new JarFile(JAR.toFile());
        URLClassLoader packaged =
            new URLClassLoader(
                new URL[] {JAR.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
      for (String name : classes(jar)) {
        String type = name.substring(0, name.length() - ".class".length()).replace('/', '.');
        Class<?> record = Class.forName(type, false, packaged);
        if (record.isRecord() && isByTheCompiler(record)) {
          compared += compare(record, Class.forName(type, false, getClass().getClassLoader()));
        }
      }
    }
    assertThat(compared).isGreaterThan(100);
  }

  /// The methods that javac adds are final.
  private static boolean isByTheCompiler(Class<?> record) throws NoSuchMethodException {
    return Modifier.isFinal(record.getDeclaredMethod("hashCode").getModifiers())
        && Modifier.isFinal(record.getDeclaredMethod("equals", Object.class).getModifiers());
  }

  /// @return the number of records that were made and compared
  @SuppressWarnings("EqualsNull") // what a record says of null is tested
  private static int compare(Class<?> packaged, Class<?> source) {
    RecordComponent[] components = packaged.getRecordComponents();
    Object[] values =
        Arrays.stream(components)
            .map(one -> VALUES.getOrDefault(one.getType(), Arrays.asList((Object) null)).getFirst())
            .toArray();
    Object one = made(packaged, values);
    Object same = made(packaged, values);
    Object plain = made(source, values);
    if (one == null || same == null || plain == null) {
      return 0;
    }
    assertThat(one.hashCode()).as(packaged.getName()).isEqualTo(plain.hashCode());
    assertThat(one.equals(same))
        .as(packaged.getName())
        .isEqualTo(plain.equals(made(source, values)));
    assertThat(one.equals(plain)).as(packaged.getName()).isFalse();
    assertThat(one.equals(null)).as(packaged.getName()).isFalse();
    for (int i = 0; i < components.length; i++) {
      List<Object> choice = VALUES.getOrDefault(components[i].getType(), List.of());
      Object[] changed = values.clone();
      changed[i] = choice.isEmpty() ? null : choice.getLast();
      Object other = made(packaged, changed);
      Object otherPlain = made(source, changed);
      if (other != null && otherPlain != null) {
        assertThat(one.equals(other))
            .as("%s but for %s", packaged.getName(), components[i].getName())
            .isEqualTo(plain.equals(otherPlain));
      }
    }
    return 1;
  }

  /// A record with these components, or null where it refuses them.
  private static @Nullable Object made(Class<?> record, Object[] values) {
    try {
      Constructor<?> maker =
          record.getDeclaredConstructor(
              Arrays.stream(record.getRecordComponents())
                  .map(RecordComponent::getType)
                  .toArray(Class<?>[]::new));
      maker.setAccessible(true);
      return maker.newInstance(values);
    } catch (ReflectiveOperationException refused) {
      return null;
    }
  }
}
