package org.grundy.offline.classlib.java.lang.reflect;

import java.lang.reflect.Method;

/// A component of a record: its accessor.
public final class RecordComponent {
  private final Method accessor;

  public RecordComponent(Method accessor) {
    this.accessor = accessor;
  }

  public String getName() {
    return accessor.getName();
  }

  public Method getAccessor() {
    return accessor;
  }
}
