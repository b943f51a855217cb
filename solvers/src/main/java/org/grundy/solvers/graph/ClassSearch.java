package org.grundy.solvers.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import org.grundy.core.Meter;

/// Finds values of classes of components (J. Lemoine and S. Viennot, "Nimbers are inevitable",
/// 2010).
///
/// To find the value of a class ask for m = 0, 1, … whether some follower is m; the first m that
/// none is, is the value. To learn only whether it is n ask for m = n first: if some follower is n
/// the class is not; else it is at most n, and n unless some smaller m is left open. A follower
/// that is a sum is asked by solving all its components but the largest, so that one question about
/// one component is left.
///
/// What is found out is written down with the class, so that a question that was put off for
/// another finds its answer there. The questions stand on a stack of their own, however deep.
final class ClassSearch {
  private static final int ANY = -1;
  private static final int FRAME_BYTES = 64;
  private static final int REPORT = 1 << 8;

  private final ComponentClasses classes;
  private final IntFunction<List<int[]>> followers;
  private final Meter meter;
  private final List<Question> stack = new ArrayList<>();
  private int unreported;

  /// @param followers of a class, each as the classes of its components
  ClassSearch(ComponentClasses classes, IntFunction<List<int[]>> followers, Meter meter) {
    this.classes = classes;
    this.followers = followers;
    this.meter = meter;
  }

  /// What is asked of a class.
  private static final class Question {
    private final int id;
    private final int asked;
    private final int[][] followers;

    /// Whether `m` is asked for its own sake, not on the way up from 0.
    private boolean first;

    private int m;
    private int next;

    Question(int id, int asked, int[][] followers) {
      this.id = id;
      this.asked = asked;
      this.followers = followers;
      this.first = asked != ANY;
      this.m = first ? asked : 0;
    }

    long bytes() {
      return (followers.length + 1L) * FRAME_BYTES;
    }
  }

  /// The value of a class.
  int value(int id) {
    if (!classes.isSettled(id)) {
      answer(id, ANY);
    }
    return classes.value(id);
  }

  /// Whether the nim-sum of some classes is `n`, at less cost than finding it.
  boolean is(int[] sum, int n) {
    int largest = 0;
    for (int i = 1; i < sum.length; i++) {
      largest = classes.order(sum[i]) > classes.order(sum[largest]) ? i : largest;
    }
    int left = n;
    for (int i = 0; i < sum.length; i++) {
      left ^= i == largest ? 0 : value(sum[i]);
    }
    if (sum.length == 0 || classes.isSettled(sum[largest])) {
      return left == (sum.length == 0 ? 0 : classes.value(sum[largest]));
    }
    if (!classes.excludes(sum[largest], left)) {
      answer(sum[largest], left < ComponentClasses.TOLD ? left : ANY);
    }
    return classes.isSettled(sum[largest]) && classes.value(sum[largest]) == left;
  }

  private void answer(int id, int n) {
    forgetQuestions();
    ask(id, n);
    while (!stack.isEmpty()) {
      Question question = stack.getLast();
      if (answered(question)) {
        stack.removeLast();
        meter.claim(-question.bytes());
      }
    }
    meter.work(unreported);
    unreported = 0;
  }

  /// Questions that a spent budget left behind are put anew.
  private void forgetQuestions() {
    stack.forEach(question -> meter.claim(-question.bytes()));
    stack.clear();
  }

  private void ask(int id, int n) {
    if (++unreported == REPORT) {
      meter.work(unreported);
      unreported = 0;
    }
    int[][] inOrder = followers.apply(id).toArray(int[][]::new);
    Arrays.sort(inOrder, Comparator.comparingInt(this::largestOrder));
    Question question = new Question(id, n, inOrder);
    meter.claim(question.bytes());
    stack.add(question);
  }

  private int largestOrder(int[] sum) {
    int largest = 0;
    for (int id : sum) {
      largest = Math.max(largest, classes.order(id));
    }
    return largest;
  }

  /// Goes on with a question until it is answered or needs the answer to another.
  private boolean answered(Question question) {
    while (!classes.isSettled(question.id)) {
      if (!question.first && question.m == question.asked) {
        classes.settle(question.id, question.m);
        return true;
      }
      if (classes.excludes(question.id, question.m)) {
        if (question.first) {
          return true;
        }
        question.m++;
        question.next = 0;
      } else if (question.next == question.followers.length) {
        if (!question.first) {
          classes.settle(question.id, question.m);
          return true;
        }
        question.first = false;
        question.m = 0;
        question.next = 0;
      } else if (!look(question)) {
        return false;
      }
    }
    return true;
  }

  /// Looks at the next follower: goes past it if it is not `m`, notes it if it is.
  ///
  /// @return whether that was possible; else a question that has to be answered first is on the
  ///   stack
  private boolean look(Question question) {
    int sum = 0;
    int largest = -1;
    for (int id : question.followers[question.next]) {
      if (classes.isSettled(id)) {
        sum ^= classes.value(id);
      } else if (largest < 0) {
        largest = id;
      } else if (classes.order(id) > classes.order(largest)) {
        ask(largest, ANY);
        return false;
      } else {
        ask(id, ANY);
        return false;
      }
    }
    if (largest < 0) {
      classes.exclude(question.id, sum);
      question.next += sum == question.m ? 0 : 1;
      return true;
    }
    int target = sum ^ question.m;
    if (classes.excludes(largest, target)) {
      question.next++;
      return true;
    }
    ask(largest, target < ComponentClasses.TOLD ? target : ANY);
    return false;
  }
}
