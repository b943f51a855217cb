package org.grundy.offline.classlib.java.io;

import java.io.IOException;
import java.io.Writer;

/// As in the class library, without a lock.
public abstract class FilterWriter extends Writer {
  protected Writer out;

  protected FilterWriter(Writer out) {
    this.out = out;
  }

  @Override
  public void write(char[] text, int from, int count) throws IOException {
    out.write(text, from, count);
  }

  @Override
  public void write(String text, int from, int count) throws IOException {
    out.write(text, from, count);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
