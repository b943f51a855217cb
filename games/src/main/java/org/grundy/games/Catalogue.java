package org.grundy.games;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/// The games that come with Grundy: one folder a game, and the folder is all that registers it.
///
/// A folder beside this class holds `NAME.game`, the rules, which make it a game of the catalogue;
/// `NAME.md`, the prose; `NAME.tsv`, what is known; and for each contest problem `ID.contest`,
/// which describes its input and output. The folder `contests` holds problems that are no games of
/// the catalogue: `ID.contest` and the rules `ID.game`. Only names are read up front, so that a
/// catalogue costs little before it is asked.
public final class Catalogue {
  private static final String RULES = ".game";
  private static final String ABOUT = ".md";
  private static final String KNOWN = ".tsv";
  private static final String SCENE = ".scene";
  private static final String CONTEST = ".contest";
  private static final String CONTESTS = "contests/";

  private final GameFolders folders;
  private final TreeMap<String, String> pathOfGame = new TreeMap<>();
  private final TreeMap<String, String> pathOfContest = new TreeMap<>();

  /// The catalogue that this class was shipped with.
  public Catalogue() {
    this(ownCodeSource());
  }

  /// The catalogue in a jar or in a directory of classes.
  Catalogue(Path codeSource) {
    this(GameFolders.of(codeSource));
  }

  /// The catalogue of some files, where there is no jar.
  ///
  /// @param texts of files by their paths, as [#texts] gives them
  public Catalogue(Map<String, String> texts) {
    this(new GameFolders.InMemory(Map.copyOf(texts)));
  }

  private Catalogue(GameFolders folders) {
    this.folders = folders;
    for (String path : folders.paths()) {
      if (path.endsWith(RULES)) {
        if (!path.startsWith(CONTESTS)) {
          put(pathOfGame, path, RULES);
        }
      } else if (path.endsWith(CONTEST)) {
        put(pathOfContest, path, CONTEST);
      }
    }
  }

  /// The text of every file of the catalogue by its path: `kayles/kayles.game`.
  public Map<String, String> texts() {
    return folders.texts();
  }

  /// The names of all games, sorted.
  public List<String> names() {
    return List.copyOf(pathOfGame.keySet());
  }

  /// The ids of all contest problems, sorted.
  public List<String> contestIds() {
    return List.copyOf(pathOfContest.keySet());
  }

  /// The game of that name, with all that its folder holds.
  public Optional<CatalogueGame> find(String name) {
    String path = pathOfGame.get(name);
    return path == null ? Optional.empty() : Optional.of(game(name, path));
  }

  /// The contest problem of that id.
  public Optional<ContestProblem> contest(String id) {
    String path = pathOfContest.get(id);
    return path == null ? Optional.empty() : Optional.of(problem(id, path));
  }

  /// The rules of a contest problem that are those of no game of the catalogue.
  public Optional<String> rulesOfContest(String id) {
    String path = CONTESTS + id + RULES;
    return folders.has(path) ? Optional.of(folders.text(path)) : Optional.empty();
  }

  private CatalogueGame game(String name, String path) {
    String folder = folderOf(path);
    String stem = folder + "/" + name;
    return new CatalogueGame(
        name,
        folder,
        folders.text(path),
        folders.has(stem + ABOUT) ? folders.text(stem + ABOUT) : "",
        folders.has(stem + KNOWN)
            ? KnownValues.parse(stem + KNOWN, folders.text(stem + KNOWN))
            : List.of(),
        namesIn(folder, pathOfContest),
        folders.has(stem + SCENE)
            ? Scene.parse(stem + SCENE, folders.text(stem + SCENE))
            : Scene.NONE);
  }

  private ContestProblem problem(String id, String path) {
    String format = folders.text(path);
    if (path.startsWith(CONTESTS)) {
      return new ContestProblem(id, id, rulesOfContest(id).orElse(""), format);
    }
    List<String> games = namesIn(folderOf(path), pathOfGame);
    if (games.size() != 1) {
      throw new IllegalStateException(path + ": expected one game in its folder");
    }
    String game = games.getFirst();
    return new ContestProblem(
        id, game, folders.text(Objects.requireNonNull(pathOfGame.get(game))), format);
  }

  private static void put(Map<String, String> pathOfName, String path, String suffix) {
    String name = path.substring(path.indexOf('/') + 1, path.length() - suffix.length());
    String other = pathOfName.put(name, path);
    if (other != null) {
      throw new IllegalStateException(path + " and " + other + " have one name");
    }
  }

  private static List<String> namesIn(String folder, Map<String, String> pathOfName) {
    List<String> names = new ArrayList<>();
    for (Map.Entry<String, String> entry : pathOfName.entrySet()) {
      if (folderOf(entry.getValue()).equals(folder)) {
        names.add(entry.getKey());
      }
    }
    return names;
  }

  private static String folderOf(String path) {
    return path.substring(0, path.indexOf('/'));
  }

  private static Path ownCodeSource() {
    CodeSource source = Catalogue.class.getProtectionDomain().getCodeSource();
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the catalogue lies at no readable place", e);
    }
  }
}
