package org.grundy.offline.classlib.org.grundy.solvers.sequence.splitting;

/// There are no vectors of the processor here, so that no kernel is made of them.
public final class VectorKernel {
  public static boolean isFast() {
    return false;
  }
}
