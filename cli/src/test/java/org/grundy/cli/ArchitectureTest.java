package org.grundy.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Holds the structure that ARCHITECTURE.md draws.
class ArchitectureTest {
  private static final String ROOT = "org.grundy.";
  private static final Pattern DOT = Pattern.compile("\\.");
  private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");

  /// All classes but those of `offline`, which its jar leaves out: they are compiled to
  /// WebAssembly.
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(where -> !where.contains("/org/grundy/offline/"))
          .importPackages("org.grundy");

  /// Which modules a module sees.
  private static final Map<String, Set<String>> SEES =
      Map.of(
          "core", Set.of(),
          "tilings", Set.of("core"),
          "rules", Set.of("core"),
          "solvers", Set.of("core", "tilings", "rules"),
          "checker", Set.of("core", "rules"),
          "games", Set.of("core", "rules"),
          "workbench", Set.of("core", "tilings", "rules", "solvers", "checker", "games"),
          "web", Set.of("core", "workbench"),
          "cli", Set.of("core", "workbench", "web"));

  private static Set<String> sees(String module) {
    return Objects.requireNonNull(SEES.get(module));
  }

  static Stream<String> modules() {
    return SEES.keySet().stream().sorted();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void isThere(String module) {
    assertThat(CLASSES.stream().map(ArchitectureTest::module)).contains(module);
  }

  @ParameterizedTest
  @MethodSource("modules")
  void seesOnlyTheModulesBelow(String module) {
    String[] hidden =
        modules()
            .filter(other -> !other.equals(module) && !sees(module).contains(other))
            .map(other -> ROOT + other + "..")
            .toArray(String[]::new);
    if (hidden.length > 0) {
      noClasses()
          .that()
          .resideInAPackage(ROOT + module + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(hidden)
          .check(CLASSES);
    }
  }

  @Test
  void everyTypeIsInAModule() {
    assertThat(CLASSES.stream().map(ArchitectureTest::module)).isSubsetOf(SEES.keySet());
  }

  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import (?:static )?org\\.grundy\\.([a-z.]+)\\.[A-Z]");

  /// Sweeps are made by what the commands are made of, and know no method.
  @Test
  void sweepsStandOnTheWorkbench() throws IOException {
    assertThat(imported("sweeps"))
        .allMatch(name ->
            name.equals("api")
                || name.equals("solvers")
                || name.matches("(core|workbench|sweeps|cli\\.(option|process))(\\..*)?"));
  }

  /// What is measured lies below the faces.
  @Test
  void benchmarksStandBelowTheFaces() throws IOException {
    assertThat(imported("bench")).noneMatch(name -> name.matches("(api|web|cli|sweeps)(\\..*)?"));
  }

  /// The packages that the sources of a module name, without `org.grundy`.
  private static Set<String> imported(String module) throws IOException {
    Set<String> packages = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of(module, "src/main/java"))) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        for (Matcher found = IMPORT.matcher(Files.readString(file)); found.find(); ) {
          packages.add(found.group(1));
        }
      }
    }
    assertThat(packages).isNotEmpty();
    return packages;
  }

  @Test
  void coreNeedsNothingButJava() {
    noClasses()
        .that()
        .resideInAPackage("org.grundy.core..")
        .should()
        .dependOnClassesThat()
        .resideOutsideOfPackages("org.grundy.core..", "java..", "org.jspecify..")
        .check(CLASSES);
  }

  /// What is proved of a table depends on the work that was allowed, not on how busy the machine
  /// is.
  @Test
  void noProofOfAPatternLooksAtTheClock() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + "solvers.family..")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.time.Duration")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .check(CLASSES);
  }

  @Test
  void packagesFormNoCycles() {
    slices().matching(ROOT + "(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void everyPackageIsNullMarked() {
    List<String> unmarked =
        packages()
            .filter(aPackage ->
                aPackage.tryGetPackageInfo().isEmpty()
                    || !aPackage.isAnnotatedWith(NullMarked.class))
            .map(JavaPackage::getName)
            .toList();
    assertThat(unmarked).isEmpty();
  }

  @Test
  void nothingHasANameThatSaysNothing() {
    Stream<String> names =
        Stream.concat(
            packages().flatMap(aPackage -> DOT.splitAsStream(aPackage.getName())),
            CLASSES.stream().map(JavaClass::getSimpleName));
    assertThat(names)
        .noneMatch(name ->
            name.matches("(?i)(util|utils|common|impl|misc|helpers?)")
                || name.matches(".*(Util|Utils|Common|Impl|Misc|Helpers?)"));
  }

  /// What modules export to everybody: `Grundy`, and the words of its answers.
  private static final Set<String> FACE =
      Set.of("org.grundy.api", "org.grundy.core", "org.grundy.core.period");

  private static final Pattern EXPORTS =
      Pattern.compile("exports\\s+([\\w.]+)(?:\\s+to\\s+([\\w.,\\s]+))?;");

  /// A package is exported to the modules that use it and to no others.
  @ParameterizedTest
  @MethodSource("modules")
  void exportsWhatOthersUse(String module) throws IOException {
    Map<String, Set<String>> used = new TreeMap<>();
    for (JavaClass type : CLASSES) {
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        JavaClass target = dependency.getTargetClass().getBaseComponentType();
        if (target.getPackageName().startsWith(ROOT)
            && module(target).equals(module)
            && !module(type).equals(module)
            && SEES.containsKey(module(type))) {
          used.computeIfAbsent(target.getPackageName(), name -> new TreeSet<>())
              .add(ROOT + module(type));
        }
      }
    }
    // The compiler leaves nothing of a package that is only asked for constants.
    for (String other : SEES.keySet()) {
      for (String name : imported(other)) {
        if (!other.equals(module) && module(ROOT + name).equals(module)) {
          used.computeIfAbsent(ROOT + name, _ -> new TreeSet<>()).add(ROOT + other);
        }
      }
    }
    Map<String, Set<String>> exported = exports(module);
    Map<String, Set<String>> qualified = new TreeMap<>(exported);
    qualified.values().removeIf(Set::isEmpty);
    used.keySet().removeAll(FACE);
    assertThat(qualified).isEqualTo(used);
    assertThat(exported.keySet().stream().filter(name -> !qualified.containsKey(name)))
        .isSubsetOf(FACE);
  }

  /// The exported packages with whom they are exported to; none stands for everybody.
  private static Map<String, Set<String>> exports(String module) throws IOException {
    Map<String, Set<String>> exports = new TreeMap<>();
    String text = Files.readString(Path.of(module, "src/main/java/module-info.java"));
    for (Matcher found = EXPORTS.matcher(text); found.find(); ) {
      Set<String> targets = new TreeSet<>();
      if (found.group(2) != null) {
        COMMA.splitAsStream(found.group(2).strip()).forEach(targets::add);
      }
      exports.put(found.group(1), targets);
    }
    return exports;
  }

  /// Inside `solvers`: which packages a package sees, those below them included. Methods do not see
  /// each other; only the planner sees all.
  private static final Map<String, Set<String>> SOLVERS_SEE =
      Map.ofEntries(
          Map.entry("", Set.of("count", "family")),
          Map.entry("automaton", Set.of("")),
          Map.entry("component", Set.of("", "play")),
          Map.entry("coordinates", Set.of("", "count", "family", "space")),
          Map.entry("count", Set.of("family")),
          Map.entry("cover", Set.of("")),
          Map.entry("cut", Set.of("", "space")),
          Map.entry("decided", Set.of("", "family")),
          Map.entry("family", Set.of("", "automaton", "sequence", "walk")),
          Map.entry("graph", Set.of("")),
          Map.entry("play", Set.of("", "family", "sequence", "space")),
          Map.entry("sequence", Set.of("", "automaton", "count", "family", "space")),
          Map.entry("several", Set.of("", "space")),
          Map.entry("space", Set.of("")),
          Map.entry("tokens", Set.of("", "space")),
          Map.entry("walk", Set.of("", "family")));

  @Test
  void methodsDoNotSeeEachOther() {
    List<String> seen =
        CLASSES.stream()
            .filter(type -> module(type).equals("solvers") && SOLVERS_SEE.containsKey(method(type)))
            .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
            .filter(dependency -> {
              JavaClass target = dependency.getTargetClass().getBaseComponentType();
              String from = method(dependency.getOriginClass());
              return target.getPackageName().startsWith(ROOT + "solvers")
                  && !method(target).equals(from)
                  && !Objects.requireNonNull(SOLVERS_SEE.get(from)).contains(method(target));
            })
            .map(Dependency::getDescription)
            .toList();
    assertThat(seen).isEmpty();
  }

  /// The package of a type right below `solvers`.
  private static String method(JavaClass type) {
    return DOT.splitAsStream(type.getPackageName()).skip(3).findFirst().orElse("");
  }

  /// A package has a dozen types, or a few more. One that has more than 15 says so, and why, in its
  /// documentation.
  @Test
  void packagesAreSmallOrSayWhyNot() throws IOException {
    Map<String, Long> sizes =
        topLevelTypes()
            .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
    assertThat(sizes).hasSizeGreaterThan(80);
    for (Map.Entry<String, Long> size : sizes.entrySet()) {
      String name = size.getKey();
      String module = name.split("\\.", 4)[2];
      if (size.getValue() > 15 && SEES.containsKey(module)) {
        Path info = Path.of(module, "src/main/java", name.replace('.', '/'), "package-info.java");
        assertThat(Files.readString(info))
            .as("%s has %d types", name, size.getValue())
            .contains("One package because");
      }
    }
  }

  @Test
  void publicTypesHaveNamesOfTheirOwn() {
    Map<String, List<String>> names =
        topLevelTypes()
            .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
            .collect(
                Collectors.groupingBy(
                    JavaClass::getSimpleName,
                    TreeMap::new,
                    Collectors.mapping(JavaClass::getName, Collectors.toList())));
    assertThat(names).hasSizeGreaterThan(300);
    names.values().removeIf(types -> types.size() == 1);
    assertThat(names).isEmpty();
  }

  private static Stream<JavaClass> topLevelTypes() {
    return CLASSES.stream()
        .filter(type ->
            type.isTopLevelClass()
                && !type.getSimpleName().equals("package-info")
                && !type.getSimpleName().equals("module-info"));
  }

  private static Stream<JavaPackage> packages() {
    return CLASSES.stream().map(JavaClass::getPackage).distinct();
  }

  /// The module of a type; the face of the workbench has a package beside it.
  private static String module(JavaClass type) {
    return module(type.getPackageName());
  }

  private static String module(String packageName) {
    String name = DOT.splitAsStream(packageName).skip(2).findFirst().orElse("");
    return name.equals("api") ? "workbench" : name;
  }
}
