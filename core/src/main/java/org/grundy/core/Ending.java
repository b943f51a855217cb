package org.grundy.core;

/// Why work ended before it was done. The words are those of people, not of a command: whoever
/// speaks to them adds how to allow more.
public sealed interface Ending {
  /// The limit that was reached, as the end of a sentence: `2,000 nodes are spent`.
  String text();

  /// So many units of work were allowed.
  record Nodes(long allowed) implements Ending {
    @Override
    public String text() {
      return "%,d nodes are spent".formatted(allowed);
    }
  }

  /// The time is over.
  ///
  /// @param milliseconds that were spent
  record Time(long milliseconds) implements Ending {
    @Override
    public String text() {
      return "%,d ms are spent".formatted(milliseconds);
    }
  }

  /// The time is over that is given without being asked to what a theorem leaves open.
  ///
  /// @param seconds that were given
  record Unasked(long seconds) implements Ending {
    @Override
    public String text() {
      return "%d s are spent on what the theorem leaves open".formatted(seconds);
    }
  }

  /// More memory is needed than may be taken.
  ///
  /// @param allowed bytes
  record Memory(long allowed) implements Ending {
    @Override
    public String text() {
      return "the tables need more than the %,d MB of memory allowed".formatted(allowed >> 20);
    }
  }

  /// The memory of the whole process is nearly full.
  record HeapFull() implements Ending {
    @Override
    public String text() {
      return "the memory of this process is full";
    }
  }

  /// Somebody asked the work to stop.
  record Interrupted() implements Ending {
    @Override
    public String text() {
      return "interrupted";
    }
  }

  /// A method can do no more, whatever the budget.
  ///
  /// @param text what is too much for it
  record Limit(String text) implements Ending {}
}
