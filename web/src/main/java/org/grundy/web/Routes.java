package org.grundy.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.core.InputException;
import org.grundy.web.api.GameAnswers;
import org.grundy.web.api.Operation;
import org.grundy.web.api.Refusal;
import org.grundy.web.api.RequestBody;
import org.grundy.web.api.Scenes;
import org.grundy.web.job.Jobs;
import org.grundy.web.lesson.Lessons;
import org.grundy.workbench.render.report.LanguageJson;
import org.grundy.workbench.request.Workbench;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The paths of the interface: for each operation one that answers at once, and jobs for all.
final class Routes {
  private static final String ROOT = "/api";
  private static final String JSON = "application/json";

  /// The header of those who want refused input as an answer.
  static final String QUIET = "Grundy-Quiet";

  private final GameAnswers games;
  private final Lessons lessons;
  private final List<Operation> operations;
  private final Clients clients;
  private final JobRoutes jobs;
  private final RequestExecutor executor;
  private final Guard guard;
  private final ServerSettings settings;

  /// The catalogue as JSON, which never changes and takes a while to be read.
  private final Supplier<byte[]> catalogue;

  private final Supplier<byte[]> scenes;
  private final Supplier<byte[]> lessonList;
  private final Supplier<byte[]> puzzles =
      new Once(() -> RequestBody.JSON.writeValueAsBytes(Lessons.puzzles()));

  private final Supplier<byte[]> language =
      new Once(() -> {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LanguageJson.write(out);
        return out.toByteArray();
      });

  /// @param watch ends the greediest work where memory is nearly full
  Routes(
      ServerSettings settings,
      Workbench workbench,
      Lessons lessons,
      List<Operation> operations,
      Jobs jobs,
      HeapWatch watch) {
    this.games = new GameAnswers(workbench);
    this.lessons = lessons;
    this.operations = List.copyOf(operations);
    this.executor = new RequestExecutor(settings, watch);
    this.clients = new Clients(settings.behindProxy(), settings.perClient());
    this.jobs = new JobRoutes(settings, operations, jobs, executor, clients);
    this.guard = new Guard(settings.host(), settings.publicAddress());
    this.settings = settings;
    this.catalogue = new Once(games::all);
    this.scenes = new Once(() -> new Scenes(games, operations).all());
    this.lessonList = new Once(() -> RequestBody.JSON.writeValueAsBytes(lessons.list()));
  }

  /// Reads what the first visitor would have to wait for.
  void prepare() {
    var _ = catalogue.get();
    var _ = scenes.get();
  }

  /// Adds all paths, and what guards them.
  void add(RoutesConfig routes) {
    routes.before(guard::check);
    List<Endpoint> endpoints = endpoints();
    for (Endpoint endpoint : endpoints) {
      routes.addHttpHandler(endpoint.method(), endpoint.path(), endpoint.handler());
    }
    routes.exception(Refusal.class, (refusal, context) -> refuse(refusal, context));
    routes.exception(InputException.class, (fault, context) -> refuse(Refusal.of(fault), context));
    routes.exception(
        HttpResponseException.class,
        (failure, context) ->
            refuse(
                new Refusal(
                    failure.getStatus(), "Refused", String.valueOf(failure.getMessage()), ""),
                context));
    routes.exception(Exception.class, (failure, context) -> refuse(Refusal.internal(), context));
    routes.error(
        404,
        context -> {
          if (context.path().startsWith(ROOT) && context.result() == null) {
            refuse(Refusal.notFound("there is nothing at " + context.path()), context);
          }
        });
  }

  /// The paths with their descriptions.
  List<Endpoint> endpoints() {
    List<Endpoint> endpoints = new ArrayList<>();
    endpoints.add(
        told("/games", "games", "Lists the catalogue.", "The games.", "games", this::games));
    endpoints.add(
        told(
            "/scenes",
            "scenes",
            "Draws a board of each game of the catalogue.",
            "The boards.",
            "scenes",
            context -> json(context, scenes.get())));
    endpoints.add(
        told(
            "/games/{name}",
            "game",
            "Tells of one game: its rules, what they say, an example of a position.",
            "The game.",
            "game",
            this::game));
    endpoints.add(
        told(
            "/server",
            "server",
            "Tells where others find the server.",
            "The server.",
            "server",
            this::server));
    endpoints.add(
        told(
            "/language",
            "language",
            "Explains the words of the rules language.",
            "The words.",
            "language",
            context -> json(context, language.get())));
    endpoints.addAll(lessonEndpoints());
    operations.forEach(operation -> endpoints.add(endpoint(operation)));
    endpoints.addAll(jobs.endpoints(ROOT + "/jobs"));
    endpoints.add(
        Endpoint.plain(
            HandlerType.GET,
            ROOT + "/openapi.json",
            "description",
            "This description.",
            Endpoint.Answer.json(200, "An OpenAPI document.", List.of()),
            context -> json(context, RequestBody.JSON.writeValueAsBytes(OpenApi.of(endpoints)))));
    return endpoints;
  }

  private List<Endpoint> lessonEndpoints() {
    return List.of(
        told(
            "/lessons",
            "lessons",
            "Lists the lessons that come with Grundy.",
            "The lessons.",
            "lessons",
            context -> json(context, lessonList.get())),
        told(
            "/lessons/{name}",
            "lessonByName",
            "One lesson: its pages, with its text.",
            "The lesson.",
            "lesson",
            context -> {
              String name = context.pathParam("name");
              ObjectNode lesson =
                  lessons
                      .lesson(name)
                      .orElseThrow(() -> Refusal.notFound("there is no lesson " + name));
              json(context, RequestBody.JSON.writeValueAsBytes(lesson));
            }),
        told(
            "/puzzles",
            "puzzles",
            "Lists positions in which exactly one move wins.",
            "The puzzles.",
            "puzzles",
            context -> json(context, puzzles.get())));
  }

  /// What is told to whoever asks, and answered by one schema.
  private static Endpoint told(
      String path, String name, String summary, String words, String schema, Handler handler) {
    return Endpoint.plain(
        HandlerType.GET,
        ROOT + path,
        name,
        summary,
        Endpoint.Answer.json(200, words, List.of(schema)),
        handler);
  }

  private Endpoint endpoint(Operation operation) {
    return new Endpoint(
        HandlerType.POST,
        ROOT + "/" + operation.name(),
        operation.name(),
        operation.summary(),
        Optional.of(operation.requestSchema()),
        Optional.of(operation.example()),
        List.of(Endpoint.Answer.json(200, "The answer.", operation.answers())),
        context -> {
          RequestBody request = executor.request(context, operation.fields());
          byte[] answer =
              clients.during(
                  clients.of(context),
                  () -> executor.atOnce(operation, request, RequestExecutor.asker(context)));
          json(context, answer);
        });
  }

  private void games(Context context) {
    json(context, catalogue.get());
  }

  private void server(Context context) {
    ObjectNode server = JsonNodeFactory.instance.objectNode();
    settings.publicAddress().ifPresent(address -> server.put("publicUrl", address + "/"));
    json(context, RequestBody.JSON.writeValueAsBytes(server));
  }

  private void game(Context context) {
    json(context, games.one(context.pathParam("name")));
  }

  static void json(Context context, byte[] body) {
    context.contentType(JSON).result(body);
  }

  /// A browser complains in its console of every answer that is no success, and of what people type
  /// much is refused. So a page may ask to be told of it in the answer alone.
  private static void refuse(Refusal refusal, Context context) {
    boolean isQuiet = refusal.isOfInput() && context.header(QUIET) != null;
    context.status(isQuiet ? 200 : refusal.status());
    if (refusal.status() == 429) {
      context.header("Retry-After", "5");
    }
    context
        .contentType(Refusal.CONTENT_TYPE)
        .result(RequestBody.JSON.writeValueAsBytes(refusal.json()));
  }

  /// Something that is worked out when it is first asked for.
  private static final class Once implements Supplier<byte[]> {
    private final Supplier<byte[]> work;
    private byte @Nullable [] found;

    Once(Supplier<byte[]> work) {
      this.work = work;
    }

    @Override
    public synchronized byte[] get() {
      byte[] known = found;
      if (known == null) {
        known = work.get();
        found = known;
      }
      return known;
    }
  }
}
