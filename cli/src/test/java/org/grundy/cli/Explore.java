package org.grundy.cli;

import java.lang.management.ManagementFactory;
import java.util.*;

final class Explore {
  public static void main(String[] a) throws Exception {
    int from = Integer.parseInt(a[0]);
    int to = a.length > 1 ? Integer.parseInt(a[1]) : Integer.MAX_VALUE;
    String filter = a.length > 2 ? a[2] : "";
    var cases = BudgetCases.all(); System.out.println("cases " + cases.size());
    var mx = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    for (int i = from; i < Math.min(to, cases.size()); i++) {
      var c = cases.get(i);
      if (filter.startsWith("%") ? i % Integer.parseInt(filter.substring(1)) != 0 : !c.name().contains(filter)) continue;
      System.out.print("#" + i + "\t");
      System.out.flush();
      String[] r = {"?"};
      long[] cpu = new long[2];
      Thread t =
          Thread.ofPlatform()
              .daemon()
              .start(() -> {
                try {
                  r[0] = c.run();
                } catch (Throwable x) {
                  r[0] = "THROWN " + x;
                }
                cpu[0] = mx.getCurrentThreadCpuTime();
                cpu[1] = mx.getCurrentThreadAllocatedBytes();
              });
      long s = System.nanoTime();
      long id = t.threadId();
      String st = "";
      for (int k = 0; ; k++) {
        t.join(100);
        if (!t.isAlive()) break;
        long used = mx.getThreadCpuTime(id);
        if (used > 1_300_000_000L && st.isEmpty()
            || used > 8_000_000_000L
            || System.nanoTime() - s > 120_000_000_000L) {
          var f = t.getStackTrace();
          StringBuilder b = new StringBuilder();
          for (int j = 0; j < Math.min(14, f.length); j++)
            b.append("\n      ")
                .append(f[j].getClassName().replaceFirst(".*\\.", ""))
                .append('.')
                .append(f[j].getMethodName())
                .append(':')
                .append(f[j].getLineNumber());
          st += b;
        }
        if (used > 8_000_000_000L || System.nanoTime() - s > 120_000_000_000L) {
          System.out.println(
              "HANG\t"
                  + used / 1000000
                  + "\t"
                  + mx.getThreadAllocatedBytes(id) / 1000000
                  + "MB\t"
                  + c.name()
                  + st);
          System.exit(9);
        }
      }
      boolean late = cpu[0] > 1_300_000_000L;
      System.out.println(
          (late
                  ? "LATE"
                  : r[0].startsWith("THROWN") || r[0].contains("internal")
                      ? "FAULT"
                      : r[0].contains("process is full") ? "OOM" : "ok")
              + "\t"
              + cpu[0] / 1000000
              + "\t"
              + cpu[1] / 1000000
              + "MB\t"
              + c.name()
              + "\t=> "
              + r[0].substring(0, Math.min(r[0].length(), 110))
              + st);
    }
    System.out.println("END");
    System.exit(0);
  }
}
