package org.grundy.offline.classlib.java.lang;

import java.util.Optional;

/// There are no modules in a browser.
public final class ModuleLayer {
  private static final ModuleLayer BOOT = new ModuleLayer();

  private ModuleLayer() {}

  public static ModuleLayer boot() {
    return BOOT;
  }

  public Optional<Object> findModule(String name) {
    return Optional.empty();
  }
}
