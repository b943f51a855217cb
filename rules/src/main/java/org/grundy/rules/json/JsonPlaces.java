package org.grundy.rules.json;

import java.util.HashMap;
import java.util.Map;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;

/// A JSON text as a tree, with the place of each value in the text.
public final class JsonPlaces {
  private static final int MAX_LENGTH = 1 << 22;

  private final String source;
  private final JsonNode root;
  private final Map<String, Place> places = new HashMap<>();

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
    try {
      this.root = RulesJson.MAPPER.readTree(json);
      try (JsonParser parser = RulesJson.MAPPER.createParser(json)) {
        for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
          if (token != JsonToken.PROPERTY_NAME) {
            places.putIfAbsent(
                parser.streamReadContext().pathAsPointer().toString(),
                place(parser.currentTokenLocation()));
          }
        }
      }
    } catch (JacksonException noJson) {
      TokenStreamLocation at = noJson.getLocation();
      throw new InputException(
          at == null ? new Place(source, 1, 1) : place(at),
          "the text is not JSON: " + noJson.getOriginalMessage(),
          "");
    }
  }

  private Place place(TokenStreamLocation location) {
    return new Place(
        source, Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()));
  }

  /// The value that the text is.
  public JsonNode root() {
    return root;
  }

  /// Where the value at a pointer such as `/rules/0/from` stands; a missing one stands where its
  /// parent does.
  public Place at(String pointer) {
    String nearest = pointer;
    while (!places.containsKey(nearest) && !nearest.isEmpty()) {
      nearest = nearest.substring(0, nearest.lastIndexOf('/'));
    }
    return places.getOrDefault(nearest, new Place(source, 1, 1));
  }
}
