package org.grundy.rules.json;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.core.InputException;
import org.grundy.rules.tree.Lattice;
import tools.jackson.databind.JsonNode;

/// The properties of one JSON object, taken one by one; what is left over in the end is a fault.
public final class JsonFields {
  private static final int LONGEST_SHOWN = 200;

  private final JsonPlaces places;
  private final String pointer;
  private final JsonNode node;
  private final Set<String> taken = new LinkedHashSet<>();

  /// The properties of one object of a text.
  ///
  /// @param pointer where the object stands, such as `/rules/0`; empty for the whole text
  /// @throws InputException if the value is no object
  public JsonFields(JsonPlaces places, String pointer, JsonNode node) {
    this.places = places;
    this.pointer = pointer;
    this.node = node;
    if (!node.isObject()) {
      throw fault(pointer, "an object");
    }
  }

  /// The place of this object in the text's tree.
  String pointer() {
    return pointer;
  }

  /// The place of a property in the text's tree.
  String pointer(String name) {
    return pointer + "/" + name;
  }

  private InputException fault(String at, String expected) {
    JsonNode found = places.root().at(at);
    String shown =
        found.isMissingNode()
            ? "absent"
            : found.isArray() ? "a list" : found.isObject() ? "an object" : shortened(found);
    return new InputException(
        places.at(at),
        "%s is %s, expected %s".formatted(at.isEmpty() ? "the text" : at, shown, expected),
        "");
  }

  private static String shortened(JsonNode value) {
    String text = value.toString();
    return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "…";
  }

  /// A fault of one property.
  public InputException faultOf(String name, String expected) {
    return fault(pointer(name), expected);
  }

  private Optional<JsonNode> find(String name) {
    taken.add(name);
    return Optional.ofNullable(node.get(name));
  }

  private JsonNode required(String name) {
    return find(name)
        .orElseThrow(() ->
            new InputException(
                places.at(pointer),
                "%s has no property \"%s\""
                    .formatted(pointer.isEmpty() ? "the object" : pointer, name),
                ""));
  }

  /// True if there is a property that may be missing.
  public boolean has(String name) {
    taken.add(name);
    return node.has(name);
  }

  /// A string without line breaks, comments and blanks around it.
  public String text(String name) {
    return text(required(name), pointer(name));
  }

  private String text(JsonNode value, String at) {
    if (!value.isString()
        || value.stringValue().isBlank()
        || !value.stringValue().equals(value.stringValue().strip())
        || value.stringValue().contains("//")
        || value.stringValue().codePoints().anyMatch(Character::isISOControl)) {
      throw fault(at, "a line of text without `//` and without blanks around it");
    }
    return value.stringValue();
  }

  /// A string without blanks.
  private String word(JsonNode value, String at) {
    String text = text(value, at);
    if (text.codePoints().anyMatch(c -> Character.isSpaceChar(c) || c == '\t')) {
      throw fault(at, "a word without blanks");
    }
    return text;
  }

  public String word(String name) {
    return word(required(name), pointer(name));
  }

  /// One of the given words.
  public String oneOf(String name, List<String> words) {
    String word = word(name);
    if (!words.contains(word)) {
      throw faultOf(name, oneOf(words));
    }
    return word;
  }

  private static String oneOf(List<String> words) {
    return words.stream()
        .map(word -> "\"" + word + "\"")
        .collect(Collectors.joining(", ", words.size() == 1 ? "" : "one of ", ""));
  }

  private String glyph(JsonNode value, String at) {
    if (!value.isString()
        || value.stringValue().codePointCount(0, value.stringValue().length()) != 1
        || value.stringValue().isBlank()) {
      throw fault(at, "a glyph, a string of one character");
    }
    return value.stringValue();
  }

  String glyph(String name) {
    return glyph(required(name), pointer(name));
  }

  public boolean truth(String name) {
    JsonNode value = required(name);
    if (!value.isBoolean()) {
      throw faultOf(name, "true or false");
    }
    return value.booleanValue();
  }

  public OptionalLong natural(String name) {
    Optional<JsonNode> value = find(name);
    if (value.isEmpty()) {
      return OptionalLong.empty();
    }
    if (!value.get().isIntegralNumber()
        || !value.get().canConvertToLong()
        || value.get().longValue() < 0) {
      throw faultOf(name, "a number from 0");
    }
    return OptionalLong.of(value.get().longValue());
  }

  /// A number from 0 to `most`.
  public long natural(String name, long most) {
    return natural(required(name), pointer(name), most);
  }

  private long natural(JsonNode value, String at, long most) {
    if (!value.isIntegralNumber()
        || !value.canConvertToLong()
        || value.longValue() < 0
        || value.longValue() > most) {
      throw fault(at, "a number from 0 to %,d".formatted(most));
    }
    return value.longValue();
  }

  /// A list of numbers from 0 to `most`, at least one.
  public List<Long> naturals(String name, long most) {
    return naturals(name, most, 1);
  }

  /// A list of numbers from 0 to `most`, at least `least` of them.
  public List<Long> naturals(String name, long most, int least) {
    return list(name, least, (value, at) -> natural(value, at, most));
  }

  /// A string of any number of lines that is not blank.
  public String lines(String name) {
    JsonNode value = required(name);
    if (!value.isString() || value.stringValue().isBlank()) {
      throw faultOf(name, "a text");
    }
    return value.stringValue();
  }

  /// A reader of one element of a list.
  interface Element<T> {
    T read(JsonNode value, String pointer);
  }

  /// A list with at least `least` elements.
  <T> List<T> list(String name, int least, Element<T> element) {
    JsonNode list = required(name);
    if (!list.isArray() || list.size() < least) {
      throw faultOf(name, least == 0 ? "a list" : "a list of %d or more".formatted(least));
    }
    List<T> elements = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      elements.add(element.read(list.get(i), pointer(name) + "/" + i));
    }
    return elements;
  }

  List<String> glyphs(String name) {
    return list(name, 1, this::glyph);
  }

  List<String> words(String name) {
    return list(name, 1, this::word);
  }

  List<String> texts(String name) {
    return list(name, 1, this::text);
  }

  /// Names of directions, and offsets as the language writes them.
  List<String> directions(String name) {
    return list(
        name,
        1,
        (value, at) -> {
          String word = word(value, at);
          if (!word.startsWith("(") && !Lattice.allNames().contains(word)) {
            throw fault(at, oneOf(Lattice.allNames()) + " or an offset such as \"(1,2)\"");
          }
          return word;
        });
  }

  /// Rows of a pattern.
  List<String> rows(String name) {
    return list(
        name,
        1,
        (value, at) -> {
          if (!value.isString()
              || value.stringValue().codePoints().anyMatch(JsonFields::isNoCell)) {
            throw fault(at, "a row of a pattern, a string of glyphs and `*`");
          }
          return value.stringValue();
        });
  }

  private static boolean isNoCell(int codePoint) {
    return "|[]".indexOf(codePoint) >= 0
        || Character.isSpaceChar(codePoint)
        || Character.isISOControl(codePoint);
  }

  public JsonFields object(String name) {
    return new JsonFields(places, pointer(name), required(name));
  }

  /// A list of objects with at least `least` elements.
  public List<JsonFields> objects(String name, int least) {
    return list(name, least, (value, at) -> new JsonFields(places, at, value));
  }

  /// Requires that every property has been taken.
  public void requireNoMore() {
    for (String name : node.propertyNames()) {
      if (!taken.contains(name)) {
        throw new InputException(
            places.at(pointer(name)),
            "%s has an unknown property \"%s\", known are %s"
                .formatted(
                    pointer.isEmpty() ? "the object" : pointer, name, String.join(", ", taken)),
            "");
      }
    }
  }
}
