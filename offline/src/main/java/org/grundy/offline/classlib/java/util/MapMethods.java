package org.grundy.offline.classlib.java.util;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// Methods of `Map`. TeaVM's own find no key where a map is empty or a hash is the least `int`.
public final class MapMethods {
  private MapMethods() {}

  @SafeVarargs
  public static <K, V> Map<K, V> ofEntries(Map.Entry<? extends K, ? extends V>... entries) {
    Map<K, V> map = new LinkedHashMap<>();
    for (Map.Entry<? extends K, ? extends V> entry : entries) {
      map.put(entry.getKey(), entry.getValue());
    }
    return Collections.unmodifiableMap(map);
  }

  public static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }
}
