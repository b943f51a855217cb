package org.grundy.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Holds the structure that ARCHITECTURE.md draws.
class ArchitectureTest {
  private static final String ROOT = "org.grundy.";
  private static final Pattern DOT = Pattern.compile("\\.");
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
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

  private static Stream<JavaPackage> packages() {
    return CLASSES.stream().map(JavaClass::getPackage).distinct();
  }

  private static String module(JavaClass type) {
    return DOT.splitAsStream(type.getPackageName()).skip(2).findFirst().orElse("");
  }
}
