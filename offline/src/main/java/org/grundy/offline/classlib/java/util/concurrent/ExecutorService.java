package org.grundy.offline.classlib.java.util.concurrent;

import java.util.concurrent.Callable;

/// Does work when it is asked for: there is one thread.
public interface ExecutorService extends AutoCloseable {
  default <T> Future<T> submit(Callable<T> work) {
    return Future.of(work);
  }

  @Override
  default void close() {}
}
