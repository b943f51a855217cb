package org.grundy.offline.classlib.tools.jackson.databind;

import org.grundy.offline.classlib.tools.jackson.databind.json.JsonMapper;
import tools.jackson.core.PrettyPrinter;

/// Writes trees of JSON, always without spaces: what is written here is read by programs.
public final class ObjectWriter {
  private final JsonMapper mapper;

  public ObjectWriter(JsonMapper mapper) {
    this.mapper = mapper;
  }

  public ObjectWriter with(PrettyPrinter printer) {
    return this;
  }

  public String writeValueAsString(Object tree) {
    return mapper.writeValueAsString(tree);
  }
}
