package org.grundy.offline.classlib.java.lang;

import java.util.NoSuchElementException;

/// A value that is bound while something is called, in the one thread that there is.
public final class ScopedValue<T> {
  private T value;
  private boolean bound;

  private ScopedValue() {}

  public static <T> ScopedValue<T> newInstance() {
    return new ScopedValue<>();
  }

  public static <T> Carrier where(ScopedValue<T> key, T value) {
    return new Carrier(key, value);
  }

  public boolean isBound() {
    return bound;
  }

  public T get() {
    if (!bound) {
      throw new NoSuchElementException();
    }
    return value;
  }

  /// What is called.
  public interface CallableOp<T, X extends Throwable> {
    T call() throws X;
  }

  /// A key and what it is to be bound to.
  public static final class Carrier {
    private final ScopedValue<Object> key;
    private final Object value;

    @SuppressWarnings("unchecked")
    private Carrier(ScopedValue<?> key, Object value) {
      this.key = (ScopedValue<Object>) key;
      this.value = value;
    }

    public <R, X extends Throwable> R call(CallableOp<? extends R, X> work) throws X {
      Object valueBefore = key.value;
      boolean boundBefore = key.bound;
      key.value = value;
      key.bound = true;
      try {
        return work.call();
      } finally {
        key.value = valueBefore;
        key.bound = boundBefore;
      }
    }
  }
}
