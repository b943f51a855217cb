package org.grundy.offline.classlib.java.lang;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.grundy.offline.classlib.java.lang.reflect.RecordComponent;

/// Methods of `Class`.
public final class ClassMethods {
  private ClassMethods() {}

  public static String getPackageName(Class<?> type) {
    String name = type.getName();
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }

  public static RecordComponent[] getRecordComponents(Class<?> type) {
    List<RecordComponent> components = new ArrayList<>();
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        components.add(new RecordComponent(accessor(type, field.getName())));
      }
    }
    return components.toArray(new RecordComponent[0]);
  }

  private static Method accessor(Class<?> type, String name) {
    for (Method method : type.getDeclaredMethods()) {
      if (method.getName().equals(name) && method.getParameterCount() == 0) {
        return method;
      }
    }
    throw new IllegalStateException(type + " has no accessor of " + name);
  }
}
