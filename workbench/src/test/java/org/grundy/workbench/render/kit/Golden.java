package org.grundy.workbench.render.kit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.Workbench;

/// A game and a position with the text that is expected of them: in a file, a line `$ GAME
/// POSITION` and the lines up to the next one.
///
/// @param game its name; examples of the project by their path
public record Golden(String game, String position, String text) {
  private static final String PROMPT = "$ ";

  /// All of a resource beside this class.
  public static List<Golden> of(String resource) {
    List<Golden> found = new ArrayList<>();
    List<String> lines = read(resource).lines().toList();
    int from = 0;
    while (from < lines.size()) {
      String[] asked = lines.get(from).substring(PROMPT.length()).split(" ", 2);
      int to = from + 1;
      while (to < lines.size() && !lines.get(to).startsWith(PROMPT)) {
        to++;
      }
      String text = String.join("\n", lines.subList(from + 1, to)).stripTrailing() + "\n";
      found.add(new Golden(asked[0], asked[1].replace("'", ""), text));
      from = to;
    }
    return found;
  }

  public SolvedSum solve(Workbench workbench) {
    String name = game.startsWith("examples/") ? "../" + game : game;
    return Solving.solve(workbench, name, position);
  }

  private static String read(String resource) {
    try (InputStream in =
        Golden.class.getResourceAsStream("/org/grundy/workbench/render/" + resource)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return game + " " + position;
  }
}
