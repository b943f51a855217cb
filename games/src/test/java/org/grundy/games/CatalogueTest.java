package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.grundy.core.Position;
import org.grundy.games.KnownValue.Known;
import org.grundy.rules.check.RulesCheck;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CatalogueTest {
  private static final Path CLASSES = Path.of("target", "classes");
  private static final List<String> CONTESTS =
      List.of("arc038b", "cf138d", "gcj2015-q-d", "gcj2019-1c-c", "poj3537");

  static Stream<CatalogueGame> games() {
    Catalogue catalogue = new Catalogue();
    return catalogue.names().stream().map(name -> catalogue.find(name).orElseThrow());
  }

  @ParameterizedTest
  @MethodSource("games")
  void saysNothingThatIsHardlyMeant(CatalogueGame game) {
    assertThat(RulesParser.read(game.name(), game.rulesText()).warnings()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void looksLikeAGame(CatalogueGame game) {
    GameRules rules = RulesParser.parse(game.name(), game.rulesText());
    assertThat(rules.looks().pictures().isEmpty()).isEqualTo(rules.board() instanceof Board.Tiling);
  }

  @Test
  void listsItsGamesSorted() {
    Catalogue catalogue = new Catalogue();
    assertThat(catalogue.names())
        .isSorted()
        .contains(
            "bacterial",
            "board-and-piece",
            "chomp",
            "cram",
            "darkraft",
            "dawsons-chess",
            "dawsons-kayles",
            "grundys-game",
            "kayles",
            "nim",
            "notakto",
            "ominous-omino",
            "peaceful-queens",
            "treblecross",
            "white-knight",
            "wythoff");
    assertThat(catalogue.contestIds()).isSorted().containsAll(CONTESTS);
    assertThat(catalogue.find("chess")).isEmpty();
    assertThat(catalogue.contest("cf1")).isEmpty();
  }

  @Test
  void findsTheSameInAJarAsInADirectory(@TempDir Path temp) throws IOException {
    Path jar = temp.resolve("games and more.jar");
    pack(CLASSES, jar);
    Catalogue inJar = new Catalogue(jar);
    Catalogue inDirectory = new Catalogue(CLASSES);

    assertThat(inJar.names()).isEqualTo(inDirectory.names()).isNotEmpty();
    for (String name : inJar.names()) {
      assertThat(inJar.find(name)).isEqualTo(inDirectory.find(name)).isPresent();
    }
    assertThat(inJar.contestIds()).isEqualTo(inDirectory.contestIds());
    for (String id : inJar.contestIds()) {
      ContestProblem problem = inJar.contest(id).orElseThrow();
      assertThat(problem).isEqualTo(inDirectory.contest(id).orElseThrow());
      assertThat(problem.format()).contains("contest ", "start ");
      if (problem.isOfCatalogue()) {
        assertThat(inJar.find(problem.gameName()).orElseThrow().contestIds()).contains(id);
      }
    }
  }

  @Test
  void aFolderWithARulesFileIsAGame(@TempDir Path classes) throws IOException {
    Path folder = Files.createDirectories(classes.resolve("org/grundy/games/mine"));
    Files.writeString(folder.resolve("my-game.game"), "game  Mine\nboard heap\ntake  1\n");

    assertThat(new Catalogue(classes).find("my-game"))
        .contains(
            new CatalogueGame(
                "my-game",
                "mine",
                "game  Mine\nboard heap\ntake  1\n",
                "",
                List.of(),
                List.of(),
                Scene.NONE));
  }

  /// What a gallery shows of each game is a position of it, and no game is called by its own name.
  @ParameterizedTest
  @MethodSource("games")
  void hasAScene(CatalogueGame game) {
    GameRules rules = RulesParser.parse(game.name(), game.rulesText());
    assertThat(PositionText.parse(rules, "scene", game.scene().position(), 1)).isNotEmpty();
    assertThat(game.scene().called())
        .doesNotContain(game.name(), rules.title())
        .allMatch(name -> name.matches("[a-z]+( [a-z]+)*"));
  }

  @Test
  void aSceneHasThreeKindsOfLines() {
    assertThat(Scene.parse("a", "position  1x2\nmoves  3\ncalled  one more\ncalled  two\n"))
        .isEqualTo(new Scene("1x2", 3, List.of("one more", "two")));
    assertThatThrownBy(() -> Scene.parse("a.scene", "positon 1x2"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a.scene: no line of a scene: positon 1x2");
  }

  @Test
  void twoGamesOfOneNameAreADefect(@TempDir Path classes) throws IOException {
    for (String folder : List.of("a", "b")) {
      Path path = Files.createDirectories(classes.resolve("org/grundy/games/" + folder));
      Files.writeString(path.resolve("twin.game"), "game  Twin\nboard heap\ntake  1\n");
    }
    assertThatThrownBy(() -> new Catalogue(classes))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("twin.game");
  }

  @Test
  void aContestHasTheRulesOfItsFolderOrItsOwn(@TempDir Path classes) throws IOException {
    Path folder = Files.createDirectories(classes.resolve("org/grundy/games/mine"));
    Path contests = Files.createDirectories(classes.resolve("org/grundy/games/contests"));
    Files.writeString(folder.resolve("mine.game"), "game  Mine\nboard heap\ntake  1\n");
    Files.writeString(folder.resolve("x1.contest"), "contest One\n");
    Files.writeString(contests.resolve("x2.contest"), "contest Two\n");
    Files.writeString(contests.resolve("x2.game"), "game  Own\nboard heap\ntake  2\n");
    Catalogue catalogue = new Catalogue(classes);

    assertThat(catalogue.contestIds()).containsExactly("x1", "x2");
    assertThat(catalogue.names()).containsExactly("mine");
    assertThat(catalogue.contest("x1"))
        .contains(
            new ContestProblem("x1", "mine", "game  Mine\nboard heap\ntake  1\n", "contest One\n"));
    assertThat(catalogue.contest("x2"))
        .contains(
            new ContestProblem("x2", "x2", "game  Own\nboard heap\ntake  2\n", "contest Two\n"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyFolderIsComplete(CatalogueGame game) {
    assertThat(game.folder()).isEqualTo(game.name().replace("-", ""));
    assertThat(game.about()).startsWith("# ").contains("## Notation", "## What is known", "```");
    assertThat(game.about()).containsAnyOf("## Sources", "## Contest");
    assertThat(game.about().contains("## Contest")).isEqualTo(!game.contestIds().isEmpty());
    for (String id : game.contestIds()) {
      assertThat(game.about()).contains("`" + id + "`");
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyRulesFileIsSoundAndInItsNormalForm(CatalogueGame game) {
    String source = game.name() + ".game";
    GameRules rules = RulesParser.parse(source, game.rulesText());
    assertThat(RulesCheck.problems(rules)).isEmpty();
    assertThat(RulesFormatter.reformat(source, game.rulesText())).isEqualTo(game.rulesText());
    assertThat(game.about().lines().findFirst()).isEqualTo(Optional.of("# " + rules.title()));
    assertThat(rules.expectations()).hasSizeGreaterThanOrEqualTo(2);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyKnownStartCanBeRead(CatalogueGame game) {
    GameRules rules = RulesParser.parse(game.name(), game.rulesText());
    assertThat(game.known()).hasSizeBetween(10, 65);
    assertThat(game.known().stream().map(known -> known.start() + known.known().getClass()))
        .doesNotHaveDuplicates();
    for (KnownValue known : game.known()) {
      List<Position> sum = PositionText.parse(rules, game.name(), known.start(), 0);
      assertThat(sum).as(known.start()).isNotEmpty();
      assertThat(known.source()).as(known.start()).hasSizeGreaterThan(10);
    }
  }

  @Test
  void knownValuesOfEveryKindAreRead() {
    String text =
        "start\tknown\tsource\n1x2\t3\tA\n|\twins\tB\n2\tloony\tC\n3\twinning-moves 7\tD\n";
    assertThat(KnownValues.parse("x.tsv", text))
        .containsExactly(
            new KnownValue("1x2", new Known.Value(3), "A"),
            new KnownValue("|", new Known.Wins(), "B"),
            new KnownValue("2", new Known.Loony(), "C"),
            new KnownValue("3", new Known.WinningMoves(7), "D"));
  }

  @Test
  void badKnownValuesAreADefectWithItsLine() {
    for (String line :
        List.of("1\t2", "\t2\tA", "1\t2\t ", "1\tdraws\tA", "1\t-1\tA", "1\twinning-moves\tA")) {
      assertThatThrownBy(
              () -> KnownValues.parse("x.tsv", "start\tknown\tsource\n0\t0\tA\n" + line + "\n"))
          .as(line)
          .isInstanceOf(IllegalStateException.class)
          .hasMessageStartingWith("x.tsv:3: ");
    }
    assertThatThrownBy(() -> KnownValues.parse("x.tsv", "start known source\n"))
        .hasMessageStartingWith("x.tsv: ");
  }

  /// Packs a directory as build tools do: with entries for directories too.
  private static void pack(Path directory, Path jar) throws IOException {
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
        Stream<Path> paths = Files.walk(directory)) {
      for (Path path : (Iterable<Path>) paths.filter(p -> !p.equals(directory))::iterator) {
        String name = directory.relativize(path).toString().replace('\\', '/');
        zip.putNextEntry(new ZipEntry(Files.isDirectory(path) ? name + "/" : name));
        if (Files.isRegularFile(path)) {
          Files.copy(path, zip);
        }
        zip.closeEntry();
      }
    }
  }
}
