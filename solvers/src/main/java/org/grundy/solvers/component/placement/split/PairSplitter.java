package org.grundy.solvers.component.placement.split;

/// Components over [Neighbours], cell by cell.
final class PairSplitter extends ComponentSplitter {
  private final Neighbours neighbours;

  PairSplitter(Neighbours neighbours) {
    this.neighbours = neighbours;
  }

  @Override
  public int split(long live, long[] parts, int from) {
    long rest = live & neighbours.asked();
    int count = from;
    while (rest != 0) {
      long part = Long.lowestOneBit(rest);
      long front = part;
      do {
        long near = neighbours.of(Long.numberOfTrailingZeros(front)) & rest & ~part;
        front = (front & (front - 1)) | near;
        part |= near;
      } while (front != 0);
      rest ^= part;
      if ((part & (part - 1)) != 0 || (part & neighbours.alone()) != 0) {
        parts[count++] = part;
      }
    }
    return count - from;
  }
}
