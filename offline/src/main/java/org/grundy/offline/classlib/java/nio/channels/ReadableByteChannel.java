package org.grundy.offline.classlib.java.nio.channels;

/// What could be read.
public interface ReadableByteChannel {}
