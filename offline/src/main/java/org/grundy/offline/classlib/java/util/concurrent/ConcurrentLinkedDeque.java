package org.grundy.offline.classlib.java.util.concurrent;

import java.util.ArrayDeque;

/// A deque, in one thread.
public final class ConcurrentLinkedDeque<E> extends ArrayDeque<E> {
  private static final long serialVersionUID = 1L;
}
