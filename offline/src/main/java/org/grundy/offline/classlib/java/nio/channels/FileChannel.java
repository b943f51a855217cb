package org.grundy.offline.classlib.java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.OpenOption;
import java.nio.file.Path;

/// There are no files in a browser.
public abstract class FileChannel implements ReadableByteChannel {
  public static FileChannel open(Path path, OpenOption... options) throws IOException {
    throw new IOException("there are no files here");
  }

  public abstract int write(ByteBuffer from) throws IOException;

  public abstract FileChannel position(long at) throws IOException;

  public abstract void close() throws IOException;
}
