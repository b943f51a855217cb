package org.grundy.offline.classlib.java.util.concurrent;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;

/// What was done when it was asked for.
public interface Future<T> {
  T get() throws InterruptedException, ExecutionException;

  /// Does work at once: there is one thread.
  static <T> Future<T> of(Callable<T> work) {
    try {
      T done = work.call();
      return () -> done;
    } catch (Exception failure) {
      return () -> {
        throw new ExecutionException(failure);
      };
    }
  }
}
