package org.grundy.offline.classlib.tools.jackson.databind.cfg;

import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;

/// What is enabled is so always: members that are there twice, and what comes after a document, are
/// faults.
public class MapperBuilder {
  public MapperBuilder enable(StreamReadFeature... features) {
    return this;
  }

  public MapperBuilder enable(DeserializationFeature... features) {
    return this;
  }
}
