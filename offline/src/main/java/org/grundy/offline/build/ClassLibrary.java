package org.grundy.offline.build;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/// Puts the classes below `org.grundy.offline.classlib` in the place of those that they are named
/// after.
public final class ClassLibrary extends SimpleSubstitutionPolicy {
  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(
            inPackage("java", true)
                .or(inPackage("tools.jackson", true))
                .or(inPackage("org.grundy.solvers", true)))
        .packagePrefix("org.grundy.offline.classlib.");
  }
}
