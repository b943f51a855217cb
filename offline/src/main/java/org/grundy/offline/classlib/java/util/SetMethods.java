package org.grundy.offline.classlib.java.util;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/// Methods of `Set`. TeaVM's own find nothing where a hash is the least `int`.
public final class SetMethods {
  private SetMethods() {}

  @SafeVarargs
  public static <E> Set<E> of(E... elements) {
    Set<E> set = new LinkedHashSet<>();
    for (E element : elements) {
      set.add(element);
    }
    return Collections.unmodifiableSet(set);
  }

  public static <E> Set<E> copyOf(Collection<? extends E> elements) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(elements));
  }
}
