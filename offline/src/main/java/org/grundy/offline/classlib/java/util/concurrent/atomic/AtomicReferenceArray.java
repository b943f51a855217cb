package org.grundy.offline.classlib.java.util.concurrent.atomic;

import java.util.function.BinaryOperator;

/// An array, in one thread.
public final class AtomicReferenceArray<E> {
  private final Object[] elements;

  public AtomicReferenceArray(int length) {
    elements = new Object[length];
  }

  public int length() {
    return elements.length;
  }

  @SuppressWarnings("unchecked")
  public E get(int at) {
    return (E) elements[at];
  }

  public E getPlain(int at) {
    return get(at);
  }

  public E getAcquire(int at) {
    return get(at);
  }

  public void setRelease(int at, E value) {
    set(at, value);
  }

  public E accumulateAndGet(int at, E value, BinaryOperator<E> operator) {
    set(at, operator.apply(get(at), value));
    return get(at);
  }

  public void set(int at, E value) {
    elements[at] = value;
  }

  public E getAndSet(int at, E value) {
    E before = get(at);
    elements[at] = value;
    return before;
  }
}
