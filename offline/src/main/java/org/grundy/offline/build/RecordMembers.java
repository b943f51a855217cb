package org.grundy.offline.build;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.teavm.extension.introspect.IntrospectClass;
import org.teavm.extension.introspect.IntrospectField;
import org.teavm.extension.introspect.IntrospectMember;
import org.teavm.extension.introspect.IntrospectMethod;
import org.teavm.extension.spi.reflection.ReflectionPolicy;

/// Keeps the components of records and their accessors, by which answers are written.
public final class RecordMembers implements ReflectionPolicy {
  @Override
  public Collection<IntrospectMember> classAccessibleMembers(IntrospectClass<?> type) {
    if (!type.isRecord() || !type.name().startsWith("org.grundy.")) {
      return List.of();
    }
    List<IntrospectMember> members = new ArrayList<>();
    for (IntrospectField field : type.declaredFields()) {
      if (!Modifier.isStatic(field.modifiers())) {
        members.add(field);
        for (IntrospectMethod method : type.declaredMethods()) {
          if (method.name().equals(field.name()) && method.parameters().isEmpty()) {
            members.add(method);
          }
        }
      }
    }
    return members;
  }
}
