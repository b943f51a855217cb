package org.grundy.solvers.remove;

import java.util.Arrays;

/// Finds nimbers of components (J. Lemoine and S. Viennot, "Nimbers are inevitable", 2010); what a
/// component is, and how its followers are found, is up to the subclass, which gives each component
/// a number other than 0.
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
/// word 1   bits 0..15 nim-sum of what is solved, 16..27 how many further components are not solved,
///          28..55 where these stand on the stack of further components, 56..63 rank in the order of asking
/// ```
///
/// Where several threads search, a follower on which another one is at work is asked last.
///
/// The recursion goes down one move at a time, so it is at most as deep as there are cells.
abstract class NimberSearch {
  /// In place of a nimber: that any is asked for.
  static final int ANY = -1;

  private static final int MAX_RANK = 255;
  private static final int COUNT_SHIFT = 16;
  private static final int MAX_COUNT = 0xFFF;
  private static final int FROM_SHIFT = 28;
  private static final int MAX_FROM = 0xFFFFFFF;
  private static final int RANK_SHIFT = 56;

  /// Components of so many cells are worth telling other threads, and whoever asks after an
  /// interruption, what is known of them before all is.
  private static final int LARGE = 16;

  private final Team team;
  private final int reportAfter;
  private long[] followers = new long[1 << 10];
  private int top;
  private long[] further = new long[1 << 8];
  private int furtherTop;
  private int unreported;

  /// @param reportAfter how many components are expanded between two reports
  NimberSearch(Team team, int reportAfter) {
    this.team = team;
    this.reportAfter = reportAfter;
  }

  /// What is known of a component, where nothing was also what can be known without a search.
  abstract long known(long component);

  /// What is known of a component of which [#known] was asked before.
  abstract long recalled(long component);

  /// Adds what was found out about a component.
  ///
  /// @return that with what was known before
  abstract long learn(long component, long entry);

  /// The number of its cells.
  abstract int size(long component);

  /// A bound for the number of moves, and so for the nimber.
  abstract int longestPlay(long component);

  /// Hands the followers of a component to [#add], and stops when the nimber is known not to be
  /// `n`.
  ///
  /// @param entry what is known of the component
  /// @return that with what the followers tell
  abstract long follow(long component, long entry, int n, int base);

  /// Asks for a component, to be solved in another way than by its followers.
  ///
  /// @return whether it is such a component
  boolean isForeign(long component) {
    return false;
  }

  /// What is known of a foreign component after it is settled whether its nimber is `n`.
  long decideForeign(long component, int n) {
    throw new IllegalStateException("not a foreign component: " + component);
  }

  /// Forgets a question that was not answered.
  void reset() {
    top = 0;
    furtherTop = 0;
  }

  /// The nimber of a sum of components.
  final int nimberOfSum(long[] parts, int count) {
    int sum = 0;
    for (int part = 0; part < count; part++) {
      sum ^= nimberOf(parts[part]);
    }
    report();
    return sum;
  }

  /// Whether the nimber of a sum of components is `n`, at less cost than finding it.
  ///
  /// @param parts are put into another order
  final boolean isSum(long[] parts, int count, int n) {
    int base = top;
    int furtherBase = furtherTop;
    int solved = add(parts, 0, count, 0, base);
    boolean equal = solved >= 0 ? solved == n : ask(base, n) == n;
    top = base;
    furtherTop = furtherBase;
    report();
    return equal;
  }

  /// What is known of a component after it is settled whether its nimber is `n`, or what it is.
  final long settled(long component, int n) {
    long known = known(component);
    long entry =
        n == ANY && !Entry.isExact(known) ? find(component, known, ANY) : decide(component, n);
    report();
    return entry;
  }

  /// What is known of the nimber of a sum of components; nothing where two are not solved.
  final long knownOfSum(long[] parts, int count) {
    int sum = 0;
    int open = 0;
    long entry = Entry.NOTHING;
    for (int part = 0; part < count; part++) {
      long known = known(parts[part]);
      if (Entry.isExact(known)) {
        sum ^= Entry.nimber(known);
      } else {
        entry = known;
        open++;
      }
    }
    if (open == 0) {
      return Entry.of(sum);
    }
    long excluded = Entry.NOTHING;
    for (int n = 0; open == 1 && n < Entry.FIRST_UNTOLD; n++) {
      excluded |= Entry.excludes(entry, n) ? Entry.bit(n ^ sum) : 0;
    }
    return excluded;
  }

  private void report() {
    int expanded = unreported;
    unreported = 0;
    team.work(expanded);
  }

  private int nimberOf(long component) {
    long entry = known(component);
    return Entry.nimber(Entry.isExact(entry) ? entry : find(component, entry, ANY));
  }

  /// What is known of a component after it is settled whether its nimber is `n`.
  private long decide(long component, int n) {
    long entry = recalled(component);
    if (Entry.isExact(entry) || Entry.excludes(entry, n) || n > longestPlay(component)) {
      return entry;
    }
    return find(component, entry, n);
  }

  private long find(long component, long entry, int n) {
    return isForeign(component) ? decideForeign(component, n) : expand(component, entry, n);
  }

  /// Asks the followers of a component until a question about it is answered, and stores what is
  /// known then.
  ///
  /// @param n what is asked for, or [#ANY] to find the nimber
  private long expand(long component, long known, int n) {
    if (++unreported >= reportAfter) {
      report();
    }
    boolean told = team.isSeveral() && size(component) >= LARGE;
    if (told) {
      team.enter(component);
    }
    int base = top;
    int furtherBase = furtherTop;
    long entry = follow(component, known | Entry.above(longestPlay(component)), n, base);
    entry = settle(component, base, Entry.settled(entry), n);
    top = base;
    furtherTop = furtherBase;
    if (told) {
      team.leave(component);
    }
    return learn(component, entry);
  }

  /// Asks the followers on the stack until the question is answered.
  private long settle(long component, int base, long known, int n) {
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
        if (size(component) >= LARGE) {
          entry = learn(component, entry);
        }
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
    boolean busy = false;
    for (int at = base; at < end; at += 2) {
      if (team.isSeveral() && team.isBusy(followers[at])) {
        busy = true;
      } else if (ask(at, n) == n) {
        return true;
      }
    }
    for (int at = base; busy && at < end; at += 2) {
      if (ask(at, n) == n) {
        return true;
      }
    }
    return false;
  }

  /// The nimber of the follower at a place of the stack if it is known or is `n`, else -1.
  private int ask(int at, int n) {
    long component = followers[at];
    long word = followers[at + 1];
    int sum = (int) word & 0xFFFF;
    if (component == 0) {
      return sum;
    }
    int count = (int) (word >>> COUNT_SHIFT) & MAX_COUNT;
    int from = (int) (word >>> FROM_SHIFT) & MAX_FROM;
    for (int i = 0; i < count; i++) {
      sum ^= nimberOf(further[from + i]);
    }
    long entry = decide(component, n ^ sum);
    if (!Entry.isExact(entry)) {
      followers[at + 1] = (word & (0xFFL << RANK_SHIFT)) | sum;
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
  /// @param parts the components of the follower from place `from`; they are put into another order
  /// @return its nimber if it is solved (and below 62, so that an [Entry] can tell), else -1
  final int add(long[] parts, int from, int count, int distance, int base) {
    int sum = 0;
    int open = 0;
    for (int part = 0; part < count; part++) {
      long component = parts[from + part];
      long entry = known(component);
      if (Entry.isExact(entry)) {
        sum ^= Entry.nimber(entry);
      } else {
        open = toggle(parts, from, component, open);
      }
    }
    if (open == 0) {
      if (sum >= Entry.FIRST_UNTOLD) {
        insert(0, sum, base);
        return -1;
      }
      return sum;
    }
    int largest = from;
    for (int part = from + 1; part < from + open; part++) {
      if (size(parts[part]) > size(parts[largest])) {
        largest = part;
      }
    }
    long component = parts[largest];
    parts[largest] = parts[from + open - 1];
    if (furtherTop + open > further.length) {
      further = Arrays.copyOf(further, Math.max(2 * further.length, furtherTop + open));
    }
    System.arraycopy(parts, from, further, furtherTop, open - 1);
    long rank = Math.min(size(component) + distance, MAX_RANK);
    long word =
        (rank << RANK_SHIFT)
            | ((long) furtherTop << FROM_SHIFT)
            | ((open - 1L) << COUNT_SHIFT)
            | sum;
    if (insert(component, word, base)) {
      furtherTop += open - 1;
    }
    return -1;
  }

  /// Adds a component to those at the beginning of `parts`, or takes away its equal: two equal
  /// components have the nim-sum 0.
  private static int toggle(long[] parts, int from, long component, int open) {
    for (int part = from; part < from + open; part++) {
      if (parts[part] == component) {
        parts[part] = parts[from + open - 1];
        return open - 1;
      }
    }
    parts[from + open] = component;
    return open + 1;
  }

  /// Keeps the followers sorted by their ranks.
  private boolean insert(long component, long word, int base) {
    if (top + 2 > followers.length) {
      followers = Arrays.copyOf(followers, 2 * followers.length);
    }
    long rank = word >>> RANK_SHIFT;
    int at = top;
    while (at > base && followers[at - 1] >>> RANK_SHIFT > rank) {
      at -= 2;
    }
    boolean single = ((word >>> COUNT_SHIFT) & MAX_COUNT) == 0;
    for (int same = at;
        single && same > base && followers[same - 1] >>> RANK_SHIFT == rank;
        same -= 2) {
      if (followers[same - 2] == component
          && (followers[same - 1] ^ word) << (64 - FROM_SHIFT) == 0) {
        return false;
      }
    }
    System.arraycopy(followers, at, followers, at + 2, top - at);
    followers[at] = component;
    followers[at + 1] = word;
    top += 2;
    return true;
  }
}
