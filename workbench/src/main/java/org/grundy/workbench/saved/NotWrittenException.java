package org.grundy.workbench.saved;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// A file could not be written though nothing is wrong with its name, as on a full disk. That is no
/// fault of what the user asked for.
public final class NotWrittenException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NotWrittenException(Path file, IOException cause) {
    super(
        file
            + " cannot be written: "
            + Optional.ofNullable(cause.getMessage()).orElse(cause.toString()),
        cause);
  }
}
