package org.grundy.offline.classlib.java.util;

import java.util.SortedMap;

/// Methods of `Collections`.
public final class CollectionsMethods {
  private CollectionsMethods() {}

  /// The map itself: that nobody changes it is tested where there is a whole class library.
  public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> map) {
    @SuppressWarnings("unchecked")
    SortedMap<K, V> same = (SortedMap<K, V>) map;
    return same;
  }
}
