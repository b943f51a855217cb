package org.grundy.workbench.contest.stress;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/// The text that a program prints: its beginning and, where that is not all, its end.
final class Printed {
  private static final int PART = 1 << 13;
  private static final int LONGEST_END = 1 << 12;

  private final int most;
  private final ByteArrayOutputStream begin = new ByteArrayOutputStream();
  private byte[] end = new byte[0];
  private final Thread reading;

  /// Begins to read.
  ///
  /// @param most how long the beginning is
  /// @param whenMore what to do when there is more than that
  Printed(InputStream in, int most, Runnable whenMore) {
    this.most = most;
    this.reading = RunningProgram.besides(() -> read(in, whenMore));
  }

  private void read(InputStream in, Runnable whenMore) {
    byte[] part = new byte[PART];
    try {
      for (int count = in.read(part); count >= 0; count = in.read(part)) {
        if (add(part, count)) {
          whenMore.run();
        }
      }
    } catch (IOException e) {
      // The program was ended.
      return;
    }
  }

  /// Adds a part; true if it is the first that is more than may be printed.
  private synchronized boolean add(byte[] part, int count) {
    int free = Math.min(count, most - begin.size());
    begin.write(part, 0, free);
    boolean first = free < count && end.length == 0;
    if (free < count) {
      byte[] behind = Arrays.copyOf(end, end.length + count - free);
      System.arraycopy(part, free, behind, end.length, count - free);
      end = Arrays.copyOfRange(behind, Math.max(0, behind.length - LONGEST_END), behind.length);
    }
    return first;
  }

  /// Waits until all is read, and no longer than for a time; says whether it is.
  boolean await(Duration time) throws InterruptedException {
    return reading.join(time);
  }

  synchronized boolean isMore() {
    return end.length > 0;
  }

  /// The beginning.
  synchronized String text() {
    return begin.toString(StandardCharsets.UTF_8);
  }

  /// The first line and, where it is another, the last one: it depends on a program's language
  /// which of the two says why it ended.
  synchronized String firstAndLast() {
    List<String> lines =
        (text() + new String(end, StandardCharsets.UTF_8))
            .lines()
            .map(String::strip)
            .filter(line -> !line.isEmpty())
            .toList();
    if (lines.isEmpty()) {
      return "";
    }
    return lines.getFirst().equals(lines.getLast())
        ? lines.getFirst()
        : lines.getFirst() + " … " + lines.getLast();
  }
}
