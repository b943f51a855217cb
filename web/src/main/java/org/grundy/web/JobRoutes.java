package org.grundy.web;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.sse.SseClient;
import io.javalin.http.sse.SseHandler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.grundy.web.api.Field;
import org.grundy.web.api.Operation;
import org.grundy.web.api.Refusal;
import org.grundy.web.api.RequestBody;
import org.grundy.web.job.Job;
import org.grundy.web.job.Jobs;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The paths of jobs.
final class JobRoutes {
  private static final String EVENTS = "text/event-stream";
  private static final String JOB = "job";
  private static final String KIND = "kind";
  private static final String REQUEST = "request";
  private static final Duration PULSE = Duration.ofMillis(250);
  private static final int PULSES_OF_A_PART = 4;
  private static final String EXAMPLE =
      "{\"kind\": \"solve\", \"request\": {\"game\": \"cram\", \"position\": \"4x4\"}}";

  private final ServerSettings settings;
  private final Map<String, Operation> operations;
  private final List<Field> fields;
  private final Jobs jobs;
  private final RequestExecutor executor;
  private final Clients clients;
  private final Semaphore listeners;

  JobRoutes(
      ServerSettings settings,
      List<Operation> operations,
      Jobs jobs,
      RequestExecutor executor,
      Clients clients) {
    this.settings = settings;
    this.operations =
        operations.stream().collect(Collectors.toMap(Operation::name, Function.identity()));
    this.fields =
        List.of(
            new Field.Choice(
                KIND,
                operations.stream().map(Operation::name).toList(),
                "The operation that is asked for."),
            new Field.Nested(REQUEST, "Its request."));
    this.jobs = jobs;
    this.executor = executor;
    this.clients = clients;
    this.listeners = new Semaphore(settings.listeners());
  }

  List<Endpoint> endpoints(String root) {
    return List.of(
        new Endpoint(
            HandlerType.POST,
            root,
            "startJob",
            "Takes up long work.",
            Optional.of(Operation.schema(fields, List.of(KIND, REQUEST))),
            Optional.of(EXAMPLE),
            List.of(Endpoint.Answer.json(202, "The job, at the Location.", List.of("job"))),
            context -> start(context, root)),
        Endpoint.plain(
            HandlerType.GET,
            root + "/{id}",
            "job",
            "Says how far a job is, with its result once it is done.",
            Endpoint.Answer.json(200, "The job.", List.of("job")),
            context -> {
              Job job = job(context);
              job.touch();
              Routes.json(context, RequestBody.JSON.writeValueAsBytes(described(job)));
            }),
        Endpoint.plain(
            HandlerType.GET,
            root + "/{id}/progress",
            "jobProgress",
            "Says how far a job is, without its result.",
            Endpoint.Answer.json(200, "The job.", List.of("job")),
            context -> {
              Job job = job(context);
              job.touch();
              Routes.json(context, RequestBody.JSON.writeValueAsBytes(job.progress()));
            }),
        Endpoint.plain(
            HandlerType.POST,
            root + "/{id}/stop",
            "stopJob",
            "Ends the work of a job: what is known by then becomes its result.",
            new Endpoint.Answer(204, "", List.of(), "It will end, or had ended before."),
            context -> {
              job(context).stop();
              context.status(204);
            }),
        Endpoint.plain(
            HandlerType.DELETE,
            root + "/{id}",
            "cancelJob",
            "Ends a job.",
            new Endpoint.Answer(204, "", List.of(), "It is cancelled, or had ended before."),
            context -> {
              job(context).cancel();
              context.status(204);
            }),
        Endpoint.plain(
            HandlerType.GET,
            root + "/{id}/events",
            "jobEvents",
            "Tells how far a job is while it runs: events `progress`, of tables `part` with what is"
                + " known so far, and at the end `result`, `error` or `cancelled`.",
            new Endpoint.Answer(200, EVENTS, List.of(), "Server-sent events."),
            context -> {
              requireEvents(context);
              context.attribute(JOB, job(context));
              new SseHandler(this::listen).handle(context);
            }));
  }

  private void start(Context context, String root) throws IOException {
    RequestBody request = executor.request(context, fields);
    String kind = request.requiredText(KIND);
    Operation operation = operations.get(kind);
    if (operation == null) {
      throw Refusal.notFound("there is no operation " + kind);
    }
    RequestBody asked = RequestBody.read(operation.fields(), request.requiredObject(REQUEST));
    Job job =
        clients.submit(
            clients.of(context),
            () ->
                jobs.submit(
                    kind,
                    settings.job().budget(asked),
                    (Job work) ->
                        executor.answer(operation, asked, work.meter(), work::tellSoFar)));
    context.status(202).header("Location", root + "/" + job.id());
    Routes.json(context, RequestBody.JSON.writeValueAsBytes(job.progress()));
  }

  private Job job(Context context) {
    String id = context.pathParam("id");
    return jobs.find(id).orElseThrow(() -> Refusal.notFound("there is no job " + id));
  }

  private static void requireEvents(Context context) {
    String accept = context.header("Accept");
    if (accept == null || !accept.contains(EVENTS)) {
      throw new Refusal(406, "Events only", "here are only server-sent events", "accept " + EVENTS);
    }
  }

  private static ObjectNode described(Job job) {
    ObjectNode node = job.progress();
    byte[] result = job.result();
    if (result != null) {
      node.set("result", RequestBody.JSON.readTree(result));
    }
    Refusal problem = job.problem();
    if (problem != null) {
      node.set("problem", problem.json());
    }
    return node;
  }

  /// Each listener has a thread of its own, which costs next to nothing and harms nobody where the
  /// listener reads slowly.
  private void listen(SseClient client) {
    Job job = Objects.requireNonNull(client.ctx().attribute(JOB));
    Optional<String> listening = clients.listen(clients.of(client.ctx()));
    if (!listeners.tryAcquire()) {
      clients.leave(listening);
      throw Refusal.busy("too many listen to jobs");
    }
    job.attach();
    client.keepAlive();
    Thread.ofVirtual()
        .name("listener")
        .start(() -> {
          try {
            tell(job, client);
          } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
          } finally {
            job.detach();
            listeners.release();
            clients.leave(listening);
            client.close();
          }
        });
  }

  private static void tell(Job job, SseClient client) throws InterruptedException {
    Job.State state = job.state();
    byte[] told = {};
    for (int pulse = 0; !state.isEnd() && !client.terminated(); pulse++) {
      send(client, "progress", job.progress());
      byte[] part = pulse % PULSES_OF_A_PART == 1 ? job.soFar() : null;
      if (part != null && !Arrays.equals(part, told)) {
        client.sendEvent("part", new String(part, StandardCharsets.UTF_8).strip());
        told = part;
      }
      state = job.await(PULSE);
    }
    byte[] result = job.result();
    Refusal problem = job.problem();
    if (result != null) {
      client.sendEvent("result", new String(result, StandardCharsets.UTF_8).strip());
    } else if (problem != null) {
      send(client, "error", problem.json());
    } else {
      send(client, "cancelled", job.progress());
    }
  }

  private static void send(SseClient client, String event, JsonNode data) {
    client.sendEvent(event, RequestBody.JSON.writeValueAsString(data));
  }
}
