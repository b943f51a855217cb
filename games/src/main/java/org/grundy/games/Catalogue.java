package org.grundy.games;

import java.lang.reflect.InvocationTargetException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The games that come with Grundy: one folder a game, and the folder is all that registers it.
///
/// A folder beside this class holds `NAME.game`, the rules, which make it a game of the catalogue;
/// `NAME.md`, the prose; `NAME.tsv`, what is known; and for each contest problem `ID.contest`,
/// whose lines are the simple name of a [ContestFormat] of the folder's package, the title and the
/// contest. Only names are read up front, so that a catalogue costs little before it is asked.
public final class Catalogue {
  private static final String RULES = ".game";
  private static final String ABOUT = ".md";
  private static final String KNOWN = ".tsv";
  private static final String CONTEST = ".contest";

  private final GameFolders folders;
  private final TreeMap<String, String> pathOfGame = new TreeMap<>();
  private final TreeMap<String, String> pathOfContest = new TreeMap<>();

  /// The catalogue that this class was shipped with.
  public Catalogue() {
    this(ownCodeSource());
  }

  /// The catalogue in a jar or in a directory of classes.
  Catalogue(Path codeSource) {
    folders = GameFolders.of(codeSource);
    for (String path : folders.paths()) {
      if (path.endsWith(RULES)) {
        put(pathOfGame, path, RULES);
      } else if (path.endsWith(CONTEST)) {
        put(pathOfContest, path, CONTEST);
      }
    }
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
    return Optional.ofNullable(pathOfGame.get(name)).map(path -> game(name, path));
  }

  /// The contest problem of that id.
  public Optional<ContestProblem> contest(String id) {
    return Optional.ofNullable(pathOfContest.get(id)).map(path -> problem(id, path));
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
        namesIn(folder, pathOfContest));
  }

  private ContestProblem problem(String id, String path) {
    String folder = folderOf(path);
    List<String> lines = folders.text(path).lines().map(String::strip).toList();
    List<String> games = namesIn(folder, pathOfGame);
    if (lines.size() != 3 || games.size() != 1) {
      throw new IllegalStateException(
          path + ": expected three lines (format, title, source) in a folder of one game");
    }
    return new ContestProblem(
        id, lines.get(1), lines.get(2), games.getFirst(), format(folder, lines.getFirst()));
  }

  private static ContestFormat format(String folder, String simpleName) {
    String name = Catalogue.class.getPackageName() + "." + folder + "." + simpleName;
    try {
      return Class.forName(name)
          .asSubclass(ContestFormat.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(name + " failed to be made", e.getCause());
    } catch (ReflectiveOperationException | ClassCastException e) {
      throw new IllegalStateException(
          name + " is no public ContestFormat with a constructor without parameters", e);
    }
  }

  private static void put(Map<String, String> pathOfName, String path, String suffix) {
    String name = path.substring(path.indexOf('/') + 1, path.length() - suffix.length());
    String other = pathOfName.put(name, path);
    if (other != null) {
      throw new IllegalStateException(path + " and " + other + " have one name");
    }
  }

  private static List<String> namesIn(String folder, Map<String, String> pathOfName) {
    return pathOfName.entrySet().stream()
        .filter(entry -> folderOf(entry.getValue()).equals(folder))
        .map(Map.Entry::getKey)
        .toList();
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
