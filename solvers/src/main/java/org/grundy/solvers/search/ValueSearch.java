package org.grundy.solvers.search;

import java.util.Arrays;
import org.grundy.core.Meter;
import org.grundy.solvers.SolvedPosition;

/// Finds values of packed boards of at most 64 cells (J. Lemoine and S. Viennot, "Nimbers are
/// inevitable", 2010).
///
/// To find the value of a component ask for n = 0, 1, … whether it is n, leaving out what is known
/// not to be. It is not n if some follower is; a follower that is a sum is asked by solving all its
/// components but the largest, so that one question about one component is left. If no follower is
/// n the value is at most n, and n itself unless something smaller is left open.
///
/// Where there are winning patterns every component is looked at before it is asked: if its player
/// can complete one it has the mark [SolvedPosition#ENDS], and a follower with such a component is
/// none.
///
/// A component that is being expanded keeps its followers on a stack, p planes each:
///
/// ```
/// words 0..p   the largest component that is not solved and its width; width 0 if all is solved
/// word p+1     bits 0..15 nim-sum of what is solved, 16..23 how many further components are not solved,
///              24..55 where these stand on the stack of further components, 56..63 rank in the order of asking
/// ```
///
/// The recursion goes down one move at a time, so that it is as deep as the longest play, for which
/// [PackedGame] has a limit.
final class ValueSearch {
  private static final int ANY = -1;
  private static final int MOST_RANK = 255;
  private static final int REPORT = 1 << 10;

  private final PackedGame game;
  private final int planes;
  private final int keyWords;
  private final int recordWords;
  private final ComponentTable table;
  private final Meter meter;
  private final long[] parts;
  private final WordStack boards = new WordStack();
  private final WordStack followers = new WordStack();
  private final WordStack further = new WordStack();
  private int unreported;

  ValueSearch(PackedGame game, Meter meter) {
    this.game = game;
    this.planes = game.planes();
    this.keyWords = planes + 1;
    this.recordWords = planes + 2;
    this.table = new ComponentTable(planes, meter);
    this.meter = meter;
    this.parts = new long[BoxTables.MOST_CELLS * keyWords];
  }

  ComponentTable table() {
    return table;
  }

  /// The value of a board, or [SolvedPosition#ENDS] if its player can end the game.
  ///
  /// @param board its planes and its width
  int value(long[] board) {
    long[] own = new long[BoxTables.MOST_CELLS * keyWords];
    int count = game.split(board, 0, (int) board[planes], own);
    int sum = 0;
    for (int part = 0; part < count; part++) {
      int value = valueOf(own, part * keyWords);
      if (value < 0) {
        sum = value;
        break;
      }
      sum ^= value;
    }
    report();
    return sum;
  }

  /// What is known of a component without a search.
  long knownOf(long[] component) {
    int count = game.split(component, 0, (int) component[planes], parts);
    return count == 0 ? Known.of(0) : count == 1 ? table.get(parts, 0) : Known.NOTHING;
  }

  /// Whether the value of a board is `n`, at less cost than finding it.
  boolean is(long[] board, int n) {
    int base = followers.top();
    int furtherBase = further.top();
    int solved = addFollower(board, 0, (int) board[planes], 0, base);
    boolean equal = solved >= 0 ? solved == n : followers.top() > base && ask(base, n) == n;
    followers.drop(base);
    further.drop(furtherBase);
    report();
    return equal;
  }

  private void report() {
    meter.work(unreported);
    unreported = 0;
  }

  /// What is known of a component, after it was looked at.
  private long known(long[] key, int at) {
    long known = table.get(key, at);
    if (known == Known.NOTHING && game.hasWins()) {
      known =
          game.canEnd(key, at, boards)
              ? Known.of((int) SolvedPosition.ENDS)
              : Known.lookedAt(known);
      table.put(key, at, known);
    }
    return known;
  }

  private int valueOf(long[] key, int at) {
    long known = known(key, at);
    return Known.value(Known.isExact(known) ? known : expand(key, at, known, ANY));
  }

  /// What is known of a component after it is settled whether its value is `n`.
  private long decide(long[] key, int at, int n) {
    long known = known(key, at);
    if (Known.isExact(known) || Known.excludes(known, n) || n > game.longestPlay(key, at)) {
      return known;
    }
    return expand(key, at, known, n);
  }

  /// Asks the followers of a component until a question about it is answered, and stores what is
  /// known then.
  ///
  /// @param n what is asked for, or [#ANY] to find the value
  private long expand(long[] from, int at, long before, int n) {
    if (++unreported == REPORT) {
      report();
    }
    long[] key = Arrays.copyOfRange(from, at, at + keyWords);
    int base = followers.top();
    int furtherBase = further.top();
    long known = before | Known.above(game.longestPlay(key, 0));
    known = settle(base, Known.settled(addFollowers(key, known, n, base)), n);
    followers.drop(base);
    further.drop(furtherBase);
    table.put(key, 0, known);
    return known;
  }

  /// Puts the followers of a component on the stack, until one answers the question.
  private long addFollowers(long[] key, long before, int n, int base) {
    long known = before;
    int width = (int) key[planes];
    int firstBoard = boards.top();
    game.followers(key, 0, width, boards);
    for (int at = firstBoard; at < boards.top() && !Known.excludes(known, n); at += keyWords) {
      int distance = game.distance(key, (int) boards.words()[at + planes]);
      int solved = addFollower(boards.words(), at, width, distance, base);
      known |= solved >= 0 ? Known.bit(solved) : 0;
    }
    boards.drop(firstBoard);
    return known;
  }

  /// Asks the followers on the stack until the question is answered.
  private long settle(int base, long before, int n) {
    long known = before;
    int bound = ANY;
    if (n != ANY) {
      if (Known.excludes(known, n) || Known.isExact(known)) {
        return known;
      }
      if (someFollowerIs(base, n)) {
        return Known.settled(known | Known.bit(n) | solved(base));
      }
      bound = n;
    }
    for (int m = 0; m != bound && !Known.isExact(known); m++) {
      if (!Known.excludes(known, m)) {
        if (!someFollowerIs(base, m)) {
          return Known.of(m);
        }
        known = Known.settled(known | Known.bit(m) | solved(base));
      }
    }
    return Known.isExact(known) ? known : Known.of(bound);
  }

  /// The values of those followers that are solved by now.
  private long solved(int base) {
    long set = 0;
    long[] words = followers.words();
    for (int at = base; at < followers.top(); at += recordWords) {
      set |= words[at + planes] == 0 ? Known.bit((int) words[at + planes + 1] & 0xFFFF) : 0;
    }
    return set;
  }

  private boolean someFollowerIs(int base, int n) {
    int end = followers.top();
    for (int at = base; at < end; at += recordWords) {
      if (ask(at, n) == n) {
        return true;
      }
    }
    return false;
  }

  /// The value of the follower at a place of the stack if it is known or is `n`, else -1.
  private int ask(int at, int n) {
    long word = followers.words()[at + planes + 1];
    int sum = (int) word & 0xFFFF;
    if (followers.words()[at + planes] == 0) {
      return sum;
    }
    int count = (int) (word >>> 16) & 0xFF;
    int from = (int) (word >>> 24);
    for (int i = 0; i < count; i++) {
      sum ^= valueOf(further.words(), from + i * keyWords);
    }
    long known = decide(followers.words(), at, n ^ sum);
    if (!Known.isExact(known)) {
      followers.words()[at + planes + 1] = (word & (0xFFL << 56)) | sum;
      return -1;
    }
    sum ^= Known.value(known);
    followers.words()[at + planes] = 0;
    followers.words()[at + planes + 1] = sum;
    return sum;
  }

  /// Puts a follower on the stack in the order in which followers are asked, the most divided
  /// first, unless it is solved, or there already, or lets the opponent end the game.
  ///
  /// @return its value if it is solved and [Known] can tell it, else -1
  private int addFollower(long[] board, int boardAt, int width, int distance, int base) {
    int count = game.split(board, boardAt, width, parts);
    int sum = 0;
    int open = 0;
    for (int part = 0; part < count; part++) {
      long known = known(parts, part * keyWords);
      if (Known.ends(known)) {
        return -1;
      }
      if (Known.isExact(known)) {
        sum ^= Known.value(known);
      } else {
        open = toggle(part, open);
      }
    }
    if (open == 0 && sum < Known.FIRST_UNTOLD) {
      return sum;
    }
    int largest = largest(open);
    if (largest != open - 1) {
      swap(largest, open - 1);
    }
    long rank = open == 0 ? 0 : Math.min(cells((open - 1) * keyWords) + distance, MOST_RANK);
    int furtherAt = further.top();
    int others = Math.max(0, open - 1);
    long word = (rank << 56) | ((long) furtherAt << 24) | ((long) others << 16) | sum;
    if (insert(open == 0 ? -1 : (open - 1) * keyWords, word, base)) {
      further.push(others * keyWords);
      System.arraycopy(parts, 0, further.words(), furtherAt, others * keyWords);
    }
    return -1;
  }

  private int largest(int open) {
    int largest = open - 1;
    for (int part = 0; part < open; part++) {
      if (cells(part * keyWords) > cells(largest * keyWords)) {
        largest = part;
      }
    }
    return largest;
  }

  private int cells(int at) {
    long cells = 0;
    for (int plane = 0; plane < planes; plane++) {
      cells |= parts[at + plane];
    }
    return Long.bitCount(cells);
  }

  private void swap(int a, int b) {
    for (int word = 0; word < keyWords; word++) {
      long kept = parts[a * keyWords + word];
      parts[a * keyWords + word] = parts[b * keyWords + word];
      parts[b * keyWords + word] = kept;
    }
  }

  /// Adds a component to those at the beginning of `parts`, or takes away its equal: two equal
  /// components have the nim-sum 0.
  private int toggle(int part, int open) {
    for (int other = 0; other < open; other++) {
      if (isSame(parts, part * keyWords, parts, other * keyWords)) {
        System.arraycopy(parts, (open - 1) * keyWords, parts, other * keyWords, keyWords);
        return open - 1;
      }
    }
    System.arraycopy(parts, part * keyWords, parts, open * keyWords, keyWords);
    return open + 1;
  }

  private boolean isSame(long[] a, int atA, long[] b, int atB) {
    for (int word = 0; word < keyWords; word++) {
      if (a[atA + word] != b[atB + word]) {
        return false;
      }
    }
    return true;
  }

  /// Keeps the followers sorted by their ranks.
  ///
  /// @param key where the largest component stands in `parts`, -1 where all is solved
  private boolean insert(int key, long word, int base) {
    int top = followers.top();
    long[] words = followers.words();
    int at = top;
    while (at > base && words[at - 1] >>> 56 > word >>> 56) {
      at -= recordWords;
    }
    for (int same = at - recordWords;
        same >= base && words[same + planes + 1] >>> 56 == word >>> 56;
        same -= recordWords) {
      if (key >= 0
          && ((word >>> 16) & 0xFF) == 0
          && (words[same + planes + 1] ^ word) << 40 == 0
          && isSame(words, same, parts, key)) {
        return false;
      }
    }
    followers.push(recordWords);
    long[] grown = followers.words();
    System.arraycopy(grown, at, grown, at + recordWords, top - at);
    if (key >= 0) {
      System.arraycopy(parts, key, grown, at, keyWords);
    } else {
      grown[at + planes] = 0;
    }
    grown[at + planes + 1] = word;
    return true;
  }
}
