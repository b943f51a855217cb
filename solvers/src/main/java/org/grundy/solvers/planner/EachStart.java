package org.grundy.solvers.planner;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.CompiledGame;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.MethodUse;
import org.grundy.solvers.family.Transposition;

/// Every start solved by itself, small ones first, on all cores; each thread goes on from what it
/// found out about the starts before. Of two starts that are each other's image under a
/// transposition that keeps the rules, one is solved.
final class EachStart implements FamilyPlan {
  private final FamilyProblem problem;
  private final GameRules rules;
  private final CompiledGame game;
  private final FamilySpec family;
  private final Function<Problem, Plan> planner;
  private final int columns;
  private final boolean transposable;
  private final String[] methodOfStart;

  /// @param planner chooses how one start is solved
  EachStart(FamilyProblem problem, Function<Problem, Plan> planner) {
    this.problem = problem;
    this.rules = problem.rules();
    this.game = new CompiledGame(rules);
    this.family = problem.starts();
    this.planner = planner;
    this.columns = (int) family.columns().size();
    this.transposable = Transposition.keepsStarts(rules, family);
    this.methodOfStart = new String[family.size()];
  }

  @Override
  public String method() {
    return largest().method();
  }

  @Override
  public String because() {
    return "each start is solved by itself"
        + (transposable ? " or by its image, with rows and columns exchanged" : "")
        + "; the largest by "
        + method()
        + ", as "
        + largest().because();
  }

  @Override
  public String cost() {
    return String.format(
        Locale.ROOT, "%,d starts; the largest: %s", starts().size(), largest().cost());
  }

  private Plan largest() {
    return plan(game, family.size() - 1);
  }

  /// The starts to be solved, small ones first.
  private List<Integer> starts() {
    return IntStream.range(0, family.size())
        .filter(start -> twin(start) >= start)
        .boxed()
        .sorted(Comparator.comparingLong(this::size))
        .toList();
  }

  @Override
  public void fill(long[] entries, Meter meter) {
    List<Integer> starts = starts();
    try {
      int threads = meter.threads();
      if (threads > 1 && starts.size() > 1) {
        together(starts, entries, meter, threads);
      }
      for (int start : starts) {
        if (entries[start] == FamilyTable.UNKNOWN) {
          solve(game, start, entries, meter.part(meter.bytesLeft()));
        }
      }
    } finally {
      copyToTwins(starts, entries);
    }
  }

  /// Solves with several threads that share the memory evenly. Starts that need more than a share
  /// are left, to be solved one after the other with all of it.
  private void together(List<Integer> starts, long[] entries, Meter meter, int threads) {
    AtomicInteger next = new AtomicInteger();
    long share = meter.bytesLeft() / threads;
    try (ExecutorService executor = Executors.newFixedThreadPool(threads)) {
      List<Future<?>> workers = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        workers.add(
            executor.submit(() ->
                meter.during(() -> {
                  CompiledGame own = new CompiledGame(rules);
                  for (int at = next.getAndIncrement();
                      at < starts.size();
                      at = next.getAndIncrement()) {
                    solve(own, starts.get(at), entries, meter.part(share));
                  }
                  return true;
                })));
      }
      for (Future<?> worker : workers) {
        await(worker);
      }
    }
    meter.check();
  }

  /// Waits for a worker's end. A spent budget is no failure here: what is left is tried again, or
  /// found to be over the budget too.
  private static void await(Future<?> worker) {
    try {
      worker.get();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case BudgetSpentException spent -> {}
        case RuntimeException failure -> throw failure;
        case Error failure -> throw failure;
        case null, default -> throw new IllegalStateException(e);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BudgetSpentException(new Ending.Interrupted());
    }
  }

  private void solve(CompiledGame game, int start, long[] entries, Meter meter) {
    meter.work(1);
    Plan plan = plan(game, start);
    Optional<Outcome> settled = plan.settled().outcome();
    boolean enough =
        settled.isPresent()
            && (problem.outcomes() || rules.play() == Play.MISERE || settled.get() == Outcome.P);
    entries[start] =
        enough
            ? entry(settled.get(), settledValue(settled.get()))
            : entry(plan.whole().solve(meter));
    methodOfStart[start] = enough ? plan.method() : plan.whole().method();
  }

  private Plan plan(CompiledGame game, int index) {
    Position position = problem.start(family.numbers(index / columns, index % columns));
    Problem start = new Problem(game, List.of(position));
    return planner.apply(problem.ofValues() ? start : start.ofOutcome());
  }

  /// Under normal play, where no pattern wins, P is the value 0.
  private OptionalLong settledValue(Outcome outcome) {
    return rules.play() == Play.NORMAL && outcome == Outcome.P
        ? OptionalLong.of(0)
        : OptionalLong.empty();
  }

  private long entry(Solution solution) {
    return entry(solution.outcome(), solution.value());
  }

  private long entry(Outcome outcome, OptionalLong value) {
    return value.orElse(
        switch (outcome) {
          case N ->
              problem.ofValues() && !rules.bonds().isEmpty() ? FamilyTable.LOONY : FamilyTable.ENDS;
          case P -> FamilyTable.OVER;
          case DRAW -> FamilyTable.DRAW;
        });
  }

  private long size(int start) {
    return family.numbers(start / columns, start % columns).stream()
        .mapToLong(Long::longValue)
        .reduce(1, (a, b) -> a * Math.max(1, b));
  }

  /// The start with rows and columns exchanged, where it is of the family and has the same value;
  /// otherwise the start itself.
  private int twin(int start) {
    if (!transposable) {
      return start;
    }
    long row = family.columns().number(start % columns) - family.rows().fromNumber();
    long column = family.rows().number(start / columns) - family.columns().fromNumber();
    boolean there = row >= 0 && row < family.rows().size() && column >= 0 && column < columns;
    return there ? (int) (row * columns + column) : start;
  }

  private void copyToTwins(List<Integer> starts, long[] entries) {
    for (int start : starts) {
      entries[twin(start)] = entries[start];
      methodOfStart[twin(start)] = methodOfStart[start];
    }
  }

  @Override
  public List<MethodUse> methods() {
    Map<String, Integer> uses = new TreeMap<>();
    for (String method : methodOfStart) {
      if (method != null) {
        uses.merge(method, 1, Integer::sum);
      }
    }
    return uses.entrySet().stream()
        .map(use ->
            new MethodUse(
                use.getKey(),
                use.getValue(),
                transposable ? "rows and columns exchanged give the same game" : ""))
        .toList();
  }
}
