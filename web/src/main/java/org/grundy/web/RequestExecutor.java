package org.grundy.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.Budget;
import org.grundy.core.Ending;
import org.grundy.core.Meter;
import org.grundy.web.api.Field;
import org.grundy.web.api.Operation;
import org.grundy.web.api.Refusal;
import org.grundy.web.api.RequestBody;
import org.jspecify.annotations.Nullable;

/// Reads requests and has them worked for, so many at a time, in two lanes: what needs a moment
/// waits for no long work.
final class RequestExecutor {
  /// The header by which askers name themselves.
  static final String ASKER = "Grundy-Asker";

  /// The time that every request gets in the quick lane.
  private static final Duration QUICK = Duration.ofMillis(250);

  /// So many requests at once are in the quick lane for each that may be a long one.
  private static final int QUICK_TURNS = 4;

  private static final Pattern JSON_TYPE =
      Pattern.compile(
          "\\s*application/json\\s*(?:;\\s*charset\\s*=\\s*\"?utf-?8\"?\\s*)?;?\\s*",
          Pattern.CASE_INSENSITIVE);

  /// A name of at most 64 characters, and a number.
  private static final Pattern NAMED = Pattern.compile("(\\S{1,64})(?: ([0-9]{1,18}))?");

  private static final int LARGEST_BODY = 1 << 17;
  private static final int MOST_DISCARDED = 1 << 22;

  private final ServerSettings settings;
  private final Semaphore quickTurns;
  private final Semaphore longTurns;
  private final HeapWatch watch;
  private final Map<String, Question> questions = new ConcurrentHashMap<>();

  /// The one who asks, and how many questions there were before.
  record Asker(String name, long number) {}

  /// A question that is worked for.
  private record Question(long number, Meter meter) {}

  /// @param watch ends the greediest work where memory is nearly full
  RequestExecutor(ServerSettings settings, HeapWatch watch) {
    this.settings = settings;
    this.quickTurns = new Semaphore(QUICK_TURNS * settings.atOnce(), true);
    this.longTurns = new Semaphore(settings.atOnce(), true);
    this.watch = watch;
  }

  /// The request in a body.
  ///
  /// @throws Refusal if it is none of these fields, or too large
  RequestBody request(Context context, List<Field> fields) throws IOException {
    requireJson(context.header("Content-Type"));
    InputStream in = context.req().getInputStream();
    byte[] body = in.readNBytes(LARGEST_BODY + 1);
    if (body.length > LARGEST_BODY) {
      discard(in);
      throw tooLarge();
    }
    return RequestBody.read(fields, body);
  }

  /// JSON has one encoding: a type that names another is not JSON.
  private static void requireJson(@Nullable String type) {
    if (type == null || !JSON_TYPE.matcher(type).matches()) {
      throw new Refusal(
          415,
          "Not JSON",
          "the content type is not application/json in UTF-8",
          "send the header Content-Type: application/json");
    }
  }

  /// Takes in what is left of a body, unless that is very much: where a connection is closed while
  /// the asker still sends, the answer is lost.
  private static void discard(InputStream body) throws IOException {
    byte[] some = new byte[1 << 13];
    int discarded = 0;
    for (int count = 0; count >= 0 && discarded < MOST_DISCARDED; count = body.read(some)) {
      discarded += count;
    }
  }

  /// The one who asks, where the request says so.
  static Optional<Asker> asker(Context context) {
    return Optional.ofNullable(context.header(ASKER))
        .map(NAMED::matcher)
        .filter(Matcher::matches)
        .map(said ->
            new Asker(said.group(1), said.group(2) == null ? 0 : Long.parseLong(said.group(2))));
  }

  private static Refusal tooLarge() {
    return new Refusal(
        413,
        "The request is too large",
        String.format(Locale.ROOT, "a request has at most %,d bytes", LARGEST_BODY),
        "");
  }

  /// Answers a request while it waits. A new question of one asker ends the work for the one
  /// before, whose answer nobody waits for any more; the one before may come later, by another
  /// connection, and then is the one that ends.
  ///
  /// @throws Refusal if too many others are being answered
  byte[] atOnce(Operation operation, RequestBody request, Optional<Asker> asker) {
    Meter meter = new Meter(settings.request().budget(request));
    Question question = new Question(asker.map(Asker::number).orElse(0L), meter);
    asker.ifPresent(who -> questions.merge(who.name(), question, RequestExecutor::last));
    try {
      return inTurn(operation, request, meter);
    } finally {
      asker.ifPresent(who -> questions.remove(who.name(), question));
    }
  }

  private static Question last(Question known, Question come) {
    boolean isNew = come.number() >= known.number();
    (isNew ? known : come).meter().cancel();
    return isNew ? come : known;
  }

  /// The quick lane has the request first: most need no more than what every request gets there,
  /// and so wait for no long one. What is not done by then begins anew in the lane of long
  /// requests.
  private byte[] inTurn(Operation operation, RequestBody request, Meter meter) {
    boolean isShort = meter.timeLeft().compareTo(QUICK.multipliedBy(4)) <= 0;
    Optional<byte[]> quick =
        with(
            quickTurns,
            () ->
                isShort
                    ? Optional.of(answer(operation, request, meter))
                    : tried(operation, request, meter));
    return quick.orElseGet(() ->
        meter.ending().isPresent()
            ? answer(operation, request, meter)
            : with(longTurns, () -> answer(operation, request, meter)));
  }

  /// The answer, or its refusal, where it needs no more than the time of the quick lane.
  private Optional<byte[]> tried(Operation operation, RequestBody request, Meter whole) {
    Meter meter = whole.part(new Budget(Long.MAX_VALUE, QUICK, whole.bytesLeft()));
    try {
      byte[] answer = answer(operation, request, meter);
      return isCut(meter, whole) ? Optional.empty() : Optional.of(answer);
    } catch (Refusal refusal) {
      if (isCut(meter, whole)) {
        return Optional.empty();
      }
      throw refusal;
    }
  }

  private static boolean isCut(Meter meter, Meter whole) {
    return meter.ending().isPresent()
        && whole.ending().filter(Ending.Time.class::isInstance).isEmpty();
  }

  private <T> T with(Semaphore turns, Supplier<T> work) {
    try {
      if (!turns.tryAcquire(settings.patience().toMillis(), TimeUnit.MILLISECONDS)) {
        throw Refusal.busy("too many requests are being answered");
      }
    } catch (InterruptedException stopping) {
      Thread.currentThread().interrupt();
      throw Refusal.busy("the server is stopping");
    }
    try {
      return work.get();
    } finally {
      turns.release();
    }
  }

  /// Answers a request on a meter, from reading its position to writing its answer. Where memory is
  /// full although another request has taken more, that other one ends and this one is tried again.
  ///
  /// @throws Refusal if the request is bad or costs too much
  byte[] answer(Operation operation, RequestBody request, Meter meter) {
    return answer(operation, request, meter, _ -> {});
  }

  /// The same while somebody looks on.
  byte[] answer(
      Operation operation, RequestBody request, Meter meter, Operation.Onlooker onlooker) {
    try {
      return watch.over(meter, () -> patiently(operation, request, meter, onlooker));
    } catch (OutOfMemoryError | StackOverflowError full) {
      throw Refusal.memoryFull();
    }
  }

  private byte[] patiently(
      Operation operation, RequestBody request, Meter meter, Operation.Onlooker onlooker) {
    try {
      return operation.answer(request, meter, onlooker);
    } catch (OutOfMemoryError full) {
      if (watch.endGreedier(meter)) {
        return operation.answer(request, meter, onlooker);
      }
      throw full;
    }
  }
}
