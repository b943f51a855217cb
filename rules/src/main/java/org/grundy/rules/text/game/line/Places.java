package org.grundy.rules.text.game.line;

import java.util.IdentityHashMap;
import org.grundy.core.Place;

/// The place of each part of a tree in the text it was read from.
public final class Places {
  private final IdentityHashMap<Object, Place> places = new IdentityHashMap<>();
  private final Place first;

  public Places(String source) {
    this.first = new Place(source, 1, 1);
  }

  /// Remembers a part's place and hands the part back.
  public <T> T put(Place place, T node) {
    places.put(node, place);
    return node;
  }

  /// The place of a part; the beginning of the text where that is not known.
  public Place of(Object node) {
    return places.getOrDefault(node, first);
  }

  /// The beginning of the text.
  public Place first() {
    return first;
  }
}
