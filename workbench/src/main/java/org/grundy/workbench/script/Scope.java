package org.grundy.workbench.script;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The names that are known at one place, with what they stand for.
public final class Scope {
  private final @Nullable Scope outer;
  private final Map<String, Value> values = new TreeMap<>();

  /// The names of a session.
  public Scope() {
    this.outer = null;
  }

  /// A place within another, with a name of its own.
  Scope(Scope outer, Map<String, Value> own) {
    this.outer = outer;
    values.putAll(own);
  }

  /// The value for which a name stands.
  public Optional<Value> find(String name) {
    Value own = values.get(name);
    return own != null || outer == null ? Optional.ofNullable(own) : outer.find(name);
  }

  /// Lets a name stand for something from now on.
  public void put(String name, Value value) {
    values.put(name, value);
  }

  /// The names of this place itself, sorted.
  public Map<String, Value> own() {
    return Collections.unmodifiableMap(values);
  }
}
