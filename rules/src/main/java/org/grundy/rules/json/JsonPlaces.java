package org.grundy.rules.json;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;

/// A JSON text as a tree, with the place of each value in the text.
public final class JsonPlaces {
  private static final int MAX_LENGTH = 1 << 22;

  private final String source;
  private final JsonNode root;
  private final String json;

  /// @param source what the text is called in errors
  /// @throws InputException if the text is not one JSON value
  public JsonPlaces(String source, String json) {
    this.source = source;
    if (json.length() > MAX_LENGTH) {
      throw new InputException(
          new Place(source, 1, 1),
          "a JSON text has at most %,d characters here, this one has %,d"
              .formatted(MAX_LENGTH, json.length()),
          "");
    }
    this.json = json;
    try {
      this.root = RulesJson.MAPPER.readTree(json);
    } catch (JacksonException noJson) {
      TokenStreamLocation at = noJson.getLocation();
      throw new InputException(
          at == null ? new Place(source, 1, 1) : place(at),
          "the text is not JSON: " + plain(noJson.getOriginalMessage()),
          "");
    }
  }

  /// The message of a parser, without the name of the setting that it goes by.
  private static String plain(String message) {
    return message.replaceFirst(", from `[^`]*`", "");
  }

  private Place place(TokenStreamLocation location) {
    return new Place(
        source, Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()));
  }

  /// The value that the text is.
  public JsonNode root() {
    return root;
  }

  /// The place of the value at a pointer such as `/rules/0/from`; that of its parent if the value
  /// is missing.
  public Place at(String pointer) {
    String nearest = pointer;
    while (!nearest.isEmpty() && root.at(nearest).isMissingNode()) {
      nearest = nearest.substring(0, nearest.lastIndexOf('/'));
    }
    List<String> names = new ArrayList<>();
    for (String name : nearest.substring(Math.min(1, nearest.length())).split("/", -1)) {
      names.add(name.replace("~1", "/").replace("~0", "~"));
    }
    return find(nearest.isEmpty() ? List.of() : names);
  }

  /// Reads the text once more, up to the value with these names from the outermost on. Of the open
  /// objects and lists, those that the names lead through are the outer `along`.
  private Place find(List<String> names) {
    try (JsonParser parser = RulesJson.MAPPER.createParser(json)) {
      int open = 0;
      int along = 0;
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token == JsonToken.PROPERTY_NAME) {
          continue;
        }
        if (token.isStructEnd()) {
          open--;
          along = Math.min(along, open);
          continue;
        }
        boolean leadsOn =
            along == open && (open == 0 || names.get(open - 1).equals(name(parser, token)));
        if (leadsOn && open == names.size()) {
          return place(parser.currentTokenLocation());
        }
        if (token.isStructStart()) {
          open++;
          along += leadsOn ? 1 : 0;
        }
      }
    }
    return new Place(source, 1, 1);
  }

  /// The name of a value in the object that it stands in, or its number in the list.
  private static String name(JsonParser parser, JsonToken token) {
    TokenStreamContext inside = parser.streamReadContext();
    TokenStreamContext context = token.isStructStart() ? inside.getParent() : inside;
    return context.inObject() ? context.currentName() : Integer.toString(context.getCurrentIndex());
  }
}
