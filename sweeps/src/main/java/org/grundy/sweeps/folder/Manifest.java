package org.grundy.sweeps.folder;

import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A description of what a folder of results is of.
///
/// @param title of the sweep
/// @param sweep its text
/// @param identity the SHA-256 of that text and of the files that it names
/// @param items how many items it has
/// @param state `running` until every item has a row, then `complete`
/// @param rows how many rows there are of each status, as far as they were counted
/// @param versions of what made them: `grundy`, `java`, `spark`
public record Manifest(
    String title,
    String sweep,
    String identity,
    long items,
    String state,
    Map<String, Long> rows,
    Map<String, String> versions) {
  public Manifest {
    rows = Map.copyOf(rows);
    versions = Map.copyOf(versions);
  }

  /// The same with rows that were counted.
  public Manifest counted(Map<String, Long> counts) {
    long known = counts.values().stream().mapToLong(Long::longValue).sum();
    return new Manifest(
        title, sweep, identity, items, known == items ? "complete" : "running", counts, versions);
  }

  ObjectNode tree() {
    ObjectNode tree = JsonMapper.shared().createObjectNode();
    tree.put("title", title).put("sweep", sweep).put("identity", identity);
    tree.put("items", items).put("state", state);
    ObjectNode counts = tree.putObject("rows");
    new TreeMap<>(rows).forEach(counts::put);
    ObjectNode makers = tree.putObject("versions");
    new TreeMap<>(versions).forEach(makers::put);
    return tree;
  }

  /// @throws IllegalArgumentException if the tree is no manifest
  static Manifest of(JsonNode tree) {
    for (String text : new String[] {"title", "sweep", "identity", "state"}) {
      if (!tree.path(text).isString()) {
        throw new IllegalArgumentException(text);
      }
    }
    if (!tree.path("items").canConvertToLong()) {
      throw new IllegalArgumentException("items");
    }
    Map<String, Long> rows = new TreeMap<>();
    tree.path("rows").properties().forEach(e -> rows.put(e.getKey(), e.getValue().asLong()));
    Map<String, String> versions = new TreeMap<>();
    tree.path("versions")
        .properties()
        .forEach(e -> versions.put(e.getKey(), e.getValue().asString()));
    return new Manifest(
        tree.path("title").asString(),
        tree.path("sweep").asString(),
        tree.path("identity").asString(),
        tree.path("items").asLong(),
        tree.path("state").asString(),
        rows,
        versions);
  }
}
