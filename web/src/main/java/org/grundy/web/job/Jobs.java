package org.grundy.web.job;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.grundy.core.Budget;
import org.grundy.web.api.Refusal;

/// The jobs of a server: so many run, so many wait, and what is done is kept for a while.
public final class Jobs implements AutoCloseable {
  private final Limits limits;
  private final Map<String, Job> jobs = new ConcurrentHashMap<>();
  private final SecureRandom random = new SecureRandom();
  private final ThreadPoolExecutor workers;
  private final ScheduledExecutorService sweeper =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("jobs-sweeper").factory());

  private final ScheduledFuture<?> sweeping;

  /// The limits on how many jobs there may be, and for how long.
  ///
  /// @param running at once
  /// @param waiting in the queue
  /// @param kept ended jobs whose results are kept
  /// @param keptBytes of all results that are kept
  /// @param grace after which a job that nobody has listened to or asked about gives way to those
  ///   that wait
  /// @param unwatched after which such a job ends although none waits
  /// @param keep after which an ended job is forgotten
  public record Limits(
      int running,
      int waiting,
      int kept,
      long keptBytes,
      Duration grace,
      Duration unwatched,
      Duration keep) {}

  public Jobs(Limits limits) {
    this.limits = limits;
    this.workers =
        new ThreadPoolExecutor(
            limits.running(),
            limits.running(),
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(limits.waiting()),
            Thread.ofPlatform().daemon().name("job-", 1).factory());
    long period = Math.clamp(limits.grace().toMillis() / 4, 20, 1_000);
    this.sweeping =
        sweeper.scheduleWithFixedDelay(this::sweep, period, period, TimeUnit.MILLISECONDS);
  }

  /// Takes up a job.
  ///
  /// @param kind the operation that is asked for
  /// @param work gives the JSON of the result
  /// @throws Refusal if too many wait already
  public Job submit(String kind, Budget budget, Function<Job, byte[]> work) {
    byte[] name = new byte[16];
    random.nextBytes(name);
    Job job = new Job(HexFormat.of().formatHex(name), kind, budget);
    try {
      workers.execute(new Task(job, work));
    } catch (RejectedExecutionException full) {
      throw Refusal.busy("all workers are busy, and " + limits.waiting() + " jobs wait already");
    }
    jobs.put(job.id(), job);
    return job;
  }

  /// A job in the queue or at work.
  private record Task(Job job, Function<Job, byte[]> work) implements Runnable {
    @Override
    public void run() {
      if (!job.begin()) {
        return;
      }
      try {
        job.finish(work.apply(job));
      } catch (Refusal refusal) {
        job.fail(refusal);
      } catch (RuntimeException fault) {
        job.fail(Refusal.internal());
      }
    }
  }

  /// The job of that name.
  public Optional<Job> find(String id) {
    return Optional.ofNullable(jobs.get(id));
  }

  /// The number of jobs that are waiting or running.
  public int active() {
    return (int) jobs.values().stream().filter(job -> !job.state().isEnd()).count();
  }

  private void sweep() {
    Duration patience = workers.getQueue().isEmpty() ? limits.unwatched() : limits.grace();
    jobs.values().stream().filter(job -> job.isForsaken(patience)).forEach(Job::stop);
    workers.getQueue().removeIf(task -> task instanceof Task(Job job, _) && job.state().isEnd());
    List<Job> ended =
        jobs.values().stream()
            .filter(job -> job.state().isEnd())
            .sorted(Comparator.comparingLong(Job::endedAt).reversed())
            .toList();
    long bytes = 0;
    for (int i = 0; i < ended.size(); i++) {
      Job job = ended.get(i);
      bytes += job.resultSize();
      if (job.isOld(limits.keep()) || i >= limits.kept() || bytes > limits.keptBytes()) {
        jobs.remove(job.id());
      }
    }
  }

  /// Cancels what is waiting or running.
  public void cancelAll() {
    jobs.values().forEach(Job::cancel);
  }

  /// Ends all jobs.
  @Override
  public void close() {
    sweeping.cancel(false);
    sweeper.shutdownNow();
    workers.shutdownNow();
    cancelAll();
  }
}
