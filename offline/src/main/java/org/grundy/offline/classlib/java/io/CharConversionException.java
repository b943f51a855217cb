package org.grundy.offline.classlib.java.io;

import java.io.IOException;

/// As in the class library.
public class CharConversionException extends IOException {
  private static final long serialVersionUID = 1L;

  public CharConversionException(String message) {
    super(message);
  }
}
