package org.grundy.rules.tree;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// The facts that follow from the rules of one game, each derived by the first that asks for it and
/// kept with the rules: its moves compiled, its symmetries, the measure that falls. They are no
/// part of what the rules say, so all are equal.
///
/// Safe for use by several threads; two that ask at once may derive the same.
public final class Derived {
  private final Map<Class<?>, Object> facts = new ConcurrentHashMap<>();

  /// A fact.
  ///
  /// @param type there is one fact of each type; it is immutable, or safe for use by several
  ///   threads
  /// @param derive finds it out; may ask for other facts
  public <T> T get(Class<T> type, Supplier<? extends T> derive) {
    Object known = facts.get(type);
    if (known == null) {
      T made = derive.get();
      Object before = facts.putIfAbsent(type, made);
      known = before == null ? made : before;
    }
    return type.cast(known);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Derived;
  }

  @Override
  public int hashCode() {
    return 0;
  }

  @Override
  public String toString() {
    return "…";
  }
}
