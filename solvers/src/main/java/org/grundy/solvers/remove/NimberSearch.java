package org.grundy.solvers.remove;

import java.util.Arrays;
import org.grundy.core.Meter;

/// Finds nimbers of sets of living cells on a board of at most 64 cells (J. Lemoine and S. Viennot,
/// "Nimbers are inevitable", 2010).
///
/// To find the nimber of a component ask for n = 0, 1, … whether it is n, leaving out what is known
/// not to be. It is not n if some follower is; a follower that is a sum is asked by solving all its
/// components but the largest, so that one question about one component is left. If no follower is
/// n the nimber is at most n, and n itself unless something smaller is left open.
///
/// A component that is being expanded keeps its followers on a stack of words, two words a
/// follower:
///
/// ```
/// word 0   the largest component that is not solved; 0 where the follower is solved
/// word 1   bits 0..15 nim-sum of what is solved, 16..23 how many further components are not solved,
///          24..55 where these stand on the stack of further components, 56..63 rank in the order of asking
/// ```
///
/// The recursion goes down one move at a time, so it is at most 64 deep.
final class NimberSearch {
  private static final int ANY = -1;
  private static final int MAX_RANK = 255;
  private static final int REPORT = 1 << 10;

  private final MoveTable moves;
  private final Parting parting;
  private final MoveOrder order;
  private final Representative representative;
  private final NimberTable table;
  private final Meter meter;
  private final long[] parts = new long[Parting.MAX_PARTS];
  private long[] followers = new long[1 << 10];
  private int top;
  private long[] further = new long[1 << 8];
  private int furtherTop;
  private int unreported;

  /// @param order of components that are representatives
  NimberSearch(MoveTable moves, MoveOrder order, Representative representative, Meter meter) {
    this.moves = moves;
    this.order = order;
    this.parting = Parting.of(moves);
    this.representative = representative;
    this.table = new NimberTable(meter);
    this.meter = meter;
  }

  /// The nimber of a set of living cells.
  int nimber(long live) {
    long[] own = new long[Parting.MAX_PARTS];
    int count = parting.split(live, own);
    int sum = 0;
    for (int part = 0; part < count; part++) {
      long key = representative.of(own[part]);
      sum ^= nimberOf(key);
    }
    report();
    return sum;
  }

  /// Whether the nimber of a set of living cells is `n`, at less cost than finding it.
  boolean is(long live, int n) {
    int base = top;
    int furtherBase = furtherTop;
    int solved = addFollower(live, 0, base);
    boolean equal = solved >= 0 ? solved == n : ask(base, n) == n;
    top = base;
    furtherTop = furtherBase;
    report();
    return equal;
  }

  /// How many components are in the table.
  int known() {
    return table.size();
  }

  private void report() {
    meter.work(unreported);
    unreported = 0;
  }

  /// What is known of a component, where nothing was also by symmetry.
  private long known(long key) {
    long entry = table.get(key);
    if (entry == Entry.NOTHING && representative.isZero(key)) {
      entry = Entry.of(0);
      table.put(key, entry);
    }
    return entry;
  }

  private int nimberOf(long key) {
    long entry = known(key);
    return Entry.nimber(Entry.isExact(entry) ? entry : expand(key, entry, ANY));
  }

  /// What is known of a component after it is settled whether its nimber is `n`.
  private long decide(long key, int n) {
    long entry = table.get(key);
    if (Entry.isExact(entry) || Entry.excludes(entry, n) || n > longestPlay(key)) {
      return entry;
    }
    return expand(key, entry, n);
  }

  /// A bound for the number of moves, and so for the nimber.
  private int longestPlay(long key) {
    return Long.bitCount(key) / moves.leastDeaths();
  }

  /// Asks the followers of a component until a question about it is answered, and stores what is
  /// known then.
  ///
  /// @param n what is asked for, or [#ANY] to find the nimber
  private long expand(long key, long known, int n) {
    if (++unreported == REPORT) {
      report();
    }
    int base = top;
    int furtherBase = furtherTop;
    long entry = known | Entry.above(longestPlay(key));
    MoveOrder.Moves ordered = order.of(key);
    for (int i = 0; i < ordered.moves().length && !Entry.excludes(entry, n); i++) {
      int move = ordered.moves()[i];
      if (moves.isLegal(move, key)) {
        int solved = addFollower(moves.after(move, key), ordered.distances()[i], base);
        entry |= solved >= 0 ? Entry.bit(solved) : 0;
      }
    }
    entry = settle(base, Entry.settled(entry), n);
    top = base;
    furtherTop = furtherBase;
    table.put(key, entry);
    return entry;
  }

  /// Asks the followers on the stack until the question is answered.
  private long settle(int base, long known, int n) {
    long entry = known;
    int bound = ANY;
    if (n != ANY) {
      if (Entry.excludes(entry, n) || Entry.isExact(entry)) {
        return entry;
      }
      if (someFollowerIs(base, n)) {
        return Entry.settled(entry | Entry.bit(n) | solved(base));
      }
      bound = n;
    }
    for (int m = 0; m != bound && !Entry.isExact(entry); m++) {
      if (!Entry.excludes(entry, m)) {
        if (!someFollowerIs(base, m)) {
          return Entry.of(m);
        }
        entry = Entry.settled(entry | Entry.bit(m) | solved(base));
      }
    }
    return Entry.isExact(entry) ? entry : Entry.of(bound);
  }

  /// The nimbers of those followers that are solved by now.
  private long solved(int base) {
    long set = 0;
    for (int at = base; at < top; at += 2) {
      set |= followers[at] == 0 ? Entry.bit((int) followers[at + 1] & 0xFFFF) : 0;
    }
    return set;
  }

  private boolean someFollowerIs(int base, int n) {
    int end = top;
    for (int at = base; at < end; at += 2) {
      if (ask(at, n) == n) {
        return true;
      }
    }
    return false;
  }

  /// The nimber of the follower at a place of the stack if it is known or is `n`, else -1.
  private int ask(int at, int n) {
    long key = followers[at];
    long word = followers[at + 1];
    int sum = (int) word & 0xFFFF;
    if (key == 0) {
      return sum;
    }
    int count = (int) (word >>> 16) & 0xFF;
    int from = (int) (word >>> 24);
    for (int i = 0; i < count; i++) {
      sum ^= nimberOf(further[from + i]);
    }
    long entry = decide(key, n ^ sum);
    if (!Entry.isExact(entry)) {
      followers[at + 1] = (word & (0xFFL << 56)) | sum;
      return -1;
    }
    sum ^= Entry.nimber(entry);
    followers[at] = 0;
    followers[at + 1] = sum;
    return sum;
  }

  /// Puts a follower on the stack in the order in which followers are asked, the most divided
  /// first, unless it is solved or there already.
  ///
  /// @return its nimber if it is solved (and below 62, so that an [Entry] can tell), else -1
  private int addFollower(long live, int distance, int base) {
    int count = parting.split(live, parts);
    int sum = 0;
    int open = 0;
    for (int part = 0; part < count; part++) {
      long key = representative.of(parts[part]);
      long entry = known(key);
      if (Entry.isExact(entry)) {
        sum ^= Entry.nimber(entry);
      } else {
        open = toggle(key, open);
      }
    }
    if (open == 0) {
      if (sum >= 62) {
        insert(0, sum, base);
        return -1;
      }
      return sum;
    }
    int largest = 0;
    for (int part = 1; part < open; part++) {
      if (Long.bitCount(parts[part]) > Long.bitCount(parts[largest])) {
        largest = part;
      }
    }
    long key = parts[largest];
    parts[largest] = parts[open - 1];
    if (furtherTop + open > further.length) {
      further = Arrays.copyOf(further, 2 * further.length);
    }
    System.arraycopy(parts, 0, further, furtherTop, open - 1);
    long rank = Math.min(Long.bitCount(key) + distance, MAX_RANK);
    long word = (rank << 56) | ((long) furtherTop << 24) | ((open - 1L) << 16) | sum;
    if (insert(key, word, base)) {
      furtherTop += open - 1;
    }
    return -1;
  }

  /// Adds a component to those at the beginning of `parts`, or takes away its equal: two equal
  /// components have the nim-sum 0.
  private int toggle(long key, int open) {
    for (int part = 0; part < open; part++) {
      if (parts[part] == key) {
        parts[part] = parts[open - 1];
        return open - 1;
      }
    }
    parts[open] = key;
    return open + 1;
  }

  /// Keeps the followers sorted by their ranks.
  private boolean insert(long key, long word, int base) {
    if (top + 2 > followers.length) {
      followers = Arrays.copyOf(followers, 2 * followers.length);
    }
    int at = top;
    while (at > base && followers[at - 1] >>> 56 > word >>> 56) {
      at -= 2;
    }
    for (int same = at; same > base && followers[same - 1] >>> 56 == word >>> 56; same -= 2) {
      if (followers[same - 2] == key
          && (followers[same - 1] ^ word) << 40 == 0
          && ((word >>> 16) & 0xFF) == 0) {
        return false;
      }
    }
    System.arraycopy(followers, at, followers, at + 2, top - at);
    followers[at] = key;
    followers[at + 1] = word;
    top += 2;
    return true;
  }
}
