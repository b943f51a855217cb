package org.grundy.api;

import java.util.function.Consumer;
import java.util.stream.Gatherer;
import java.util.stream.Stream;

/// Streams of what a method hands over to a sink, which goes on no longer than somebody asks for
/// more.
final class Pushed {
  private Pushed() {}

  /// Ends the method that hands over, as nobody wants more of it.
  private static final class EnoughException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    EnoughException() {
      super("enough", null, false, false);
    }
  }

  /// The things that a source hands over, in its order.
  static <T> Stream<T> stream(Consumer<Consumer<T>> source) {
    return Stream.of(source).gather(Gatherer.ofSequential(Pushed::handOver));
  }

  private static <T> boolean handOver(
      Void state, Consumer<Consumer<T>> source, Gatherer.Downstream<? super T> downstream) {
    EnoughException enough = new EnoughException();
    try {
      source.accept(one -> {
        if (!downstream.push(one)) {
          throw enough;
        }
      });
      return true;
    } catch (EnoughException end) {
      if (end != enough) {
        throw end;
      }
      return false;
    }
  }
}
