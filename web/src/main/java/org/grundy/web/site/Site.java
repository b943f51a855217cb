package org.grundy.web.site;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.web.api.GameAnswers;
import org.grundy.web.api.Operation;
import org.grundy.web.api.Operations;
import org.grundy.web.api.RequestBody;
import org.grundy.web.api.Scenes;
import org.grundy.web.lesson.Lessons;
import org.grundy.workbench.render.report.LanguageJson;
import org.grundy.workbench.request.Workbench;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The page as files under relative addresses, with Grundy itself as a file that browsers run, the
/// catalogue, the lessons and the puzzles. Answers to the positions that can be reached from the
/// boards of lessons and puzzles lie beside them, so that they are there at once. Any server of
/// files shows it.
public final class Site {
  /// What tells the page that it has no server.
  private static final String MARK = "<meta name=\"grundy-site\" content=\"files\" />";

  private static final String POLICY =
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src"
          + " 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self' blob:; base-uri"
          + " 'none'; form-action 'none'\" />";

  private static final String HEAD = "<meta charset=\"utf-8\" />";
  private static final String INDEX = "index.html";
  private static final String OFFLINE = "offline/";

  private final Workbench workbench;
  private final GameAnswers games;
  private final Lessons lessons;
  private final Map<String, Operation> operations = new TreeMap<>();
  private final Map<String, byte[]> files = new TreeMap<>();

  private Site(Workbench workbench) {
    this.workbench = workbench;
    this.games = new GameAnswers(workbench);
    this.lessons = new Lessons(workbench);
    new Operations(workbench, lessons).all().forEach(one -> operations.put(one.name(), one));
  }

  /// What was written.
  ///
  /// @param files how many
  /// @param positions of which there are answers
  /// @param bytes of all files
  /// @param partial starts from which too much can be reached: only the answers to one move are
  ///   there
  public record Written(int files, int positions, long bytes, List<String> partial) {}

  /// Writes a site.
  ///
  /// @param folder is made; what an older site has left there is replaced
  /// @param meter counts the work of solving
  /// @throws InputException if there is something else in the folder, or it cannot be written, or
  ///   this build has no files that answer questions
  public static Written write(Path folder, Workbench workbench, Meter meter) {
    Map<String, byte[]> offline =
        OfflineFiles.all()
            .orElseThrow(() ->
                new InputException(
                    "this build lacks what answers questions without a server",
                    "build all of it by `./mvnw -DskipTests package`"));
    return write(folder, workbench, offline, meter);
  }

  /// Writes a site.
  ///
  /// @param offline what answers questions, by the names of its files
  static Written write(Path folder, Workbench workbench, Map<String, byte[]> offline, Meter meter) {
    requireOurs(folder);
    try {
      Site site = new Site(workbench);
      offline.forEach((name, bytes) -> site.files.put(OFFLINE + name, bytes));
      return site.written(folder, meter);
    } catch (IOException e) {
      throw new InputException(folder + " cannot be written: " + e.getMessage(), "");
    }
  }

  private static void requireOurs(Path folder) {
    try {
      if (!Files.exists(folder) || (Files.isDirectory(folder) && isEmpty(folder))) {
        return;
      }
      Path index = folder.resolve(INDEX);
      if (!Files.isRegularFile(index) || !Files.readString(index).contains(MARK)) {
        throw new InputException(
            folder + " is there already, and no site of Grundy", "name a new folder");
      }
    } catch (IOException e) {
      throw new InputException(folder + " cannot be read: " + e.getMessage(), "");
    }
  }

  private static boolean isEmpty(Path folder) throws IOException {
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.findAny().isEmpty();
    }
  }

  private Written written(Path folder, Meter meter) throws IOException {
    addPage();
    addLists();
    Reached reached = new Reached(operation("explore"), meter);
    boards(reached);
    reached.answers().forEach((name, answer) -> files.put("api/explore/" + name + ".json", answer));
    ArrayNode names = JsonNodeFactory.instance.arrayNode();
    reached.answers().keySet().stream().sorted().forEach(names::add);
    files.put("api/explore/names.json", RequestBody.JSON.writeValueAsBytes(names));
    long bytes = 0;
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
      bytes += file.getValue().length;
    }
    return new Written(
        files.size(), reached.answers().size(), bytes, List.copyOf(reached.partial()));
  }

  private Operation operation(String name) {
    return Objects.requireNonNull(operations.get(name));
  }

  private void addPage() throws IOException {
    PageFiles.all()
        .forEach(
            (path, bytes) -> files.put(path, path.endsWith(".html") ? marked(path, bytes) : bytes));
  }

  private static byte[] marked(String path, byte[] html) {
    String page = new String(html, StandardCharsets.UTF_8);
    String marked = page.replace(HEAD, HEAD + "\n    " + MARK + "\n    " + POLICY);
    if (marked.equals(page)) {
      throw new IllegalStateException(path + " does not begin with its character set");
    }
    return marked.getBytes(StandardCharsets.UTF_8);
  }

  private void addLists() {
    put("lessons", lessons.list());
    put("puzzles", Lessons.puzzles());
    put("server", JsonNodeFactory.instance.objectNode());
    files.put("api/language.json", language());
    files.put(OFFLINE + "catalogue.json", catalogue());
    for (String name : lessons.names()) {
      put("lessons/" + name, lessons.lesson(name).orElseThrow());
    }
    files.put("api/games.json", games.all());
    for (String name : games.names()) {
      files.put("api/games/" + name + ".json", games.one(name));
      ObjectNode game = JsonNodeFactory.instance.objectNode().put("game", name);
      files.put("api/examples/" + name + ".json", asked("examples", game));
    }
    files.put("api/scenes.json", new Scenes(games, List.copyOf(operations.values())).all());
  }

  private static byte[] language() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    LanguageJson.write(out);
    return out.toByteArray();
  }

  private byte[] catalogue() {
    ObjectNode texts = JsonNodeFactory.instance.objectNode();
    workbench.catalogueTexts().forEach(texts::put);
    return RequestBody.JSON.writeValueAsBytes(texts);
  }

  private byte[] asked(String operation, ObjectNode request) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Operation asked = operation(operation);
    asked
        .work()
        .answer(RequestBody.read(asked.fields(), request), new Meter(Budget.ofThisProcess()), out);
    return out.toByteArray();
  }

  private void put(String path, ObjectNode answer) {
    files.put("api/" + path + ".json", RequestBody.JSON.writeValueAsBytes(answer));
  }

  /// The boards of all lessons and puzzles.
  private void boards(Reached reached) {
    Set<JsonNode> asked = new HashSet<>();
    for (String name : lessons.names()) {
      for (JsonNode page : lessons.lesson(name).orElseThrow().get("pages")) {
        for (JsonNode part : page.get("parts")) {
          if (part.has("positions") && asked.add(part)) {
            addBoards(reached, part);
          }
        }
      }
    }
    for (JsonNode puzzle : Lessons.puzzles().get("puzzles")) {
      reached.add(game(puzzle), puzzle.get("position").stringValue());
    }
  }

  private static void addBoards(Reached reached, JsonNode part) {
    part.get("positions").forEach(position -> reached.add(game(part), position.stringValue()));
    for (JsonNode step : part.path("steps")) {
      reached.add(game(part), step.get("position").stringValue());
    }
  }

  private static ObjectNode game(JsonNode named) {
    String member = named.has("rules") ? "rules" : "game";
    ObjectNode game = JsonNodeFactory.instance.objectNode();
    game.set(member, named.get(member));
    return game;
  }
}
