package org.grundy.offline.build;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/// Keeps the files that answers are made of.
public final class Resources implements ResourcesPolicy {
  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    return new String[] {
      "org/grundy/core/name/commit.txt",
      "org/grundy/rules/text/game/words.txt",
      "org/grundy/workbench/render/kit/pictures.txt",
    };
  }
}
