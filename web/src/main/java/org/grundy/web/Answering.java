package org.grundy.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.web.api.BoundedOutput;
import org.grundy.web.api.Field;
import org.grundy.web.api.Operation;
import org.grundy.web.api.Refusal;
import org.grundy.web.api.Values;

/// Reads requests and has them worked for, so many at a time.
final class Answering {
  /// The header by which askers name themselves.
  static final String ASKER = "Grundy-Asker";

  private static final int LONGEST_NAME = 64;
  private static final int LARGEST_BODY = 1 << 17;
  private static final int MOST_DISCARDED = 1 << 22;
  private static final int LARGEST_ANSWER = 1 << 24;

  private final ServerSettings settings;
  private final Semaphore turns;
  private final Map<String, Meter> questions = new ConcurrentHashMap<>();

  Answering(ServerSettings settings) {
    this.settings = settings;
    this.turns = new Semaphore(settings.atOnce(), true);
  }

  /// The request in a body.
  ///
  /// @throws Refusal if it is none of these fields, or too large
  Values request(Context context, List<Field> fields) throws IOException {
    String type = context.contentType();
    if (type == null || !type.toLowerCase(Locale.ROOT).startsWith("application/json")) {
      throw new Refusal(415, "Not JSON", "the content type is not application/json", "");
    }
    InputStream in = context.req().getInputStream();
    byte[] body = in.readNBytes(LARGEST_BODY + 1);
    if (body.length > LARGEST_BODY) {
      discard(in);
      throw tooLarge();
    }
    return Values.read(fields, body);
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

  /// Who asks, where the request says so.
  static Optional<String> asker(Context context) {
    return Optional.ofNullable(context.header(ASKER))
        .filter(name -> !name.isEmpty() && name.length() <= LONGEST_NAME);
  }

  private static Refusal tooLarge() {
    return new Refusal(
        413,
        "The request is too large",
        String.format(Locale.ROOT, "a request has at most %,d bytes", LARGEST_BODY),
        "");
  }

  /// Answers a request while it waits. A new question of one asker ends the work for the one
  /// before, whose answer nobody waits for any more.
  ///
  /// @throws Refusal if too many others are being answered
  byte[] atOnce(Operation operation, Values request, Optional<String> asker) {
    Meter meter = new Meter(settings.request().budget(request));
    asker.map(name -> questions.put(name, meter)).ifPresent(Meter::cancel);
    try {
      return inTurn(operation, request, meter);
    } finally {
      asker.ifPresent(name -> questions.remove(name, meter));
    }
  }

  private byte[] inTurn(Operation operation, Values request, Meter meter) {
    try {
      if (!turns.tryAcquire(settings.patience().toMillis(), TimeUnit.MILLISECONDS)) {
        throw Refusal.busy("too many requests are being answered");
      }
    } catch (InterruptedException stopping) {
      Thread.currentThread().interrupt();
      throw Refusal.busy("the server is stopping");
    }
    try {
      return answer(operation, request, meter);
    } finally {
      turns.release();
    }
  }

  /// Answers a request on a meter.
  ///
  /// @throws Refusal if the request is bad or costs too much
  static byte[] answer(Operation operation, Values request, Meter meter) {
    BoundedOutput out = new BoundedOutput(LARGEST_ANSWER);
    try {
      return meter.during(() -> {
        operation.work().answer(request, meter, out);
        return out.toByteArray();
      });
    } catch (InputException fault) {
      throw Refusal.of(fault);
    } catch (BudgetSpentException spent) {
      throw new Refusal(
          422,
          "The budget is spent",
          spent.ending().text(),
          "allow more milliseconds, or ask as a job");
    } catch (OutOfMemoryError | StackOverflowError full) {
      throw new Refusal(503, "Memory is full", "the work needs more memory than there is", "");
    }
  }
}
