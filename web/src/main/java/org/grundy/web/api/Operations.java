package org.grundy.web.api;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.web.lesson.Lessons;
import org.grundy.workbench.explore.Exploration;
import org.grundy.workbench.explore.Explorer;
import org.grundy.workbench.explore.LineExamples;
import org.grundy.workbench.game.CheckReport;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.answer.AnswerCertificate;
import org.grundy.workbench.render.answer.AnswerJson;
import org.grundy.workbench.render.answer.ExplanationText;
import org.grundy.workbench.render.answer.PartialText;
import org.grundy.workbench.render.explore.ExplorationJson;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.render.report.CheckJson;
import org.grundy.workbench.render.report.PlanJson;
import org.grundy.workbench.render.sequence.SequenceJson;
import org.grundy.workbench.request.PartialAnswer;
import org.grundy.workbench.request.SolveRun;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.sequence.SequenceLookup;
import org.grundy.workbench.sequence.SequenceRun;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// All that can be asked about games, in the order of the description.
public final class Operations {
  private static final long LAST_HEAP = 10_000_000;
  private static final String TERMS = "terms";
  private static final int LONGEST_TERMS = 2_000;
  private static final String UNTESTED = "untested";
  private static final String STARTS = "starts";
  private static final int LONGEST_STARTS = 200;

  private final Workbench workbench;
  private final Lessons lessons;
  private final Explorer explorer;
  private final SequenceLookup lookup;

  /// The operations over a workbench.
  public Operations(Workbench workbench, Lessons lessons) {
    this.workbench = workbench;
    this.lessons = lessons;
    this.explorer = new Explorer(workbench);
    this.lookup = new SequenceLookup(workbench);
  }

  /// The operations.
  public List<Operation> all() {
    return List.of(
        new Operation(
            "check",
            "Checks rules, tests their expectations, and tells what they say.",
            CommonFields.joined(
                CommonFields.OF_GAME,
                List.of(new Field.Flag(UNTESTED, "Whether the expectations are left untested.")),
                CommonFields.OF_BUDGET),
            List.of(),
            List.of("checked"),
            "{\"rules\": \"game  Cram\\nboard grid\\ncells . #\\nmove  [ . . ] -> [ # # ]"
                + " rotate\\nstart fill .\\nexpect 2x3 = 1\\n\"}",
            this::check),
        new Operation(
            "examples",
            "Plays each line of moves on a small position: what it is before and after.",
            CommonFields.OF_GAME,
            List.of(),
            List.of("examples"),
            "{\"game\": \"kayles\"}",
            this::examples),
        new Operation(
            "plan",
            "Says what follows from rules and position, how it would be solved and why that is"
                + " sound.",
            CommonFields.OF_POSITION,
            List.of(CommonFields.POSITION),
            List.of("plan"),
            "{\"game\": \"cram\", \"position\": \"3x3\"}",
            this::plan),
        new Operation(
            "solve",
            "Says who wins, the Grundy value and the components, or what is known when the budget"
                + " is spent.",
            CommonFields.joined(
                CommonFields.OF_POSITION,
                List.of(
                    new Field.Flag("moves", "Whether every move is listed."),
                    new Field.Flag("outcomes", "Only who wins and which moves win, no values."))),
            List.of(CommonFields.POSITION),
            List.of("solve"),
            "{\"game\": \"darkraft\", \"position\": \"RXL|LRX\", \"moves\": true}",
            this::solve),
        new Operation(
            "position",
            "Says what a position is made of, as it would be drawn; its moves are not looked for.",
            CommonFields.OF_POSITION,
            List.of(CommonFields.POSITION),
            List.of("explore"),
            "{\"game\": \"cram\", \"position\": \"50x50\"}",
            (request, meter, out) ->
                ExplorationJson.write(explorer.position(position(request)), out)),
        new Operation(
            "moves",
            "Lists every move with its place and the position that it leads to; nothing is solved.",
            CommonFields.OF_POSITION,
            List.of(CommonFields.POSITION),
            List.of("explore"),
            "{\"game\": \"cram\", \"position\": \"2x2\"}",
            (request, meter, out) -> ExplorationJson.write(explorer.moves(position(request)), out)),
        new Operation(
            "explore",
            "Lists every move with its place, the position that it leads to and its value, and"
                + " solves the position as far as the budget goes.",
            CommonFields.OF_POSITION,
            List.of(CommonFields.POSITION),
            List.of("explore"),
            "{\"game\": \"darkraft\", \"position\": \"RXL|LRX\"}",
            (request, meter, out) -> {
              Exploration seen =
                  explorer.explore(position(request), CommonFields.method(request), meter);
              meter.tell(() -> ExplorationJson.write(seen, out));
            }),
        new Operation(
            "explain",
            "Explains in words who wins and why, with the answers to the moves of a lost position.",
            CommonFields.OF_POSITION,
            List.of(CommonFields.POSITION),
            List.of("explained"),
            "{\"game\": \"kayles\", \"position\": \"3+4\"}",
            this::explain),
        new Operation(
            "certify",
            "Solves a position and states the answer as a certificate, which a checker of"
                + " its own checks.",
            CommonFields.OF_POSITION,
            List.of(CommonFields.POSITION),
            List.of("certificate"),
            "{\"game\": \"kayles\", \"position\": \"3+4\"}",
            this::certify),
        new PlayOperation(workbench, explorer).operation(),
        new Operation(
            "lookup",
            "Finds the games of one heap that have some values in a row: those of the catalogue and"
                + " octal codes of up to three digits.",
            CommonFields.joined(
                List.of(new Field.Text(TERMS, LONGEST_TERMS, "The values: `0 1 1 2 0 3 1`.")),
                CommonFields.OF_BUDGET),
            List.of(TERMS),
            List.of("found"),
            "{\"terms\": \"0 1 1 2 0 3 1 1 0\"}",
            this::lookup),
        new Operation(
            "sequence",
            "Computes the values of heaps in order, with their period and its proof.",
            CommonFields.joined(
                CommonFields.OF_GAME,
                List.of(
                    new Field.Whole("to", 1, LAST_HEAP, "The last heap."),
                    new Field.Whole("from", 0, LAST_HEAP, "The first heap whose value is listed."),
                    new Field.Text(
                        STARTS,
                        LONGEST_STARTS,
                        "Of heaps that move together, which size runs, and the others: `(n,0)`.")),
                CommonFields.OF_BUDGET),
            List.of(),
            List.of("sequence"),
            "{\"game\": \"kayles\", \"to\": 200}",
            this::sequence),
        new TableOperation(workbench).operation(),
        new CountOperation(workbench).operation(),
        new ProofOperation(workbench).operation(),
        new LessonOperation(lessons).operation());
  }

  private SumRequest position(RequestBody request) {
    return CommonFields.position(workbench, request);
  }

  private void check(RequestBody request, Meter meter, OutputStream out) {
    Game game = CommonFields.gameToCheck(workbench, request);
    CheckReport checked =
        request.flag(UNTESTED) ? new CheckReport(game, List.of()) : workbench.check(game, meter);
    meter.tell(() -> write(checked, request, out));
  }

  private void write(CheckReport checked, RequestBody request, OutputStream out) {
    Game game = checked.game();
    ByteArrayOutputStream report = new ByteArrayOutputStream();
    CheckJson.write(checked, report);
    ObjectNode node = (ObjectNode) RequestBody.JSON.readTree(report.toByteArray());
    node.set("tree", RequestBody.JSON.readTree(workbench.rulesJson(game)));
    node.put("example", game.examplePosition());
    request
        .text(CommonFields.RULES)
        .ifPresent(text ->
            node.put("formatted", workbench.reformat(new TextSource(CommonFields.RULES, text))));
    RequestBody.JSON.writeValue(out, node);
  }

  private void plan(RequestBody request, Meter meter, OutputStream out) {
    PlanJson.write(workbench.plan(position(request), CommonFields.method(request)), out);
  }

  private void solve(RequestBody request, Meter meter, OutputStream out) {
    SumRequest sum = position(request);
    SolveRun run =
        workbench.begin(
            request.flag("outcomes") ? sum.ofOutcome() : sum, CommonFields.method(request), meter);
    boolean moves = request.flag("moves");
    Optional<PartialAnswer> atOnce = moves ? Optional.empty() : run.atOnce();
    if (atOnce.isPresent()) {
      meter.tell(() -> AnswerJson.write(atOnce.get(), Optional.empty(), out));
      return;
    }
    try {
      SolvedSum answer = run.finish();
      meter.tell(() -> AnswerJson.write(answer, moves, out));
    } catch (BudgetSpentException spent) {
      meter.tell(() -> AnswerJson.write(run.soFar(spent), Optional.empty(), out));
    }
  }

  private void examples(RequestBody request, Meter meter, OutputStream out) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    ArrayNode lines = node.putArray("lines");
    for (var line : new LineExamples(workbench).of(CommonFields.game(workbench, request))) {
      ObjectNode told = lines.addObject().put("line", line.line()).put("text", line.text());
      line.move()
          .ifPresent(move -> {
            told.put("move", move.name());
            told.put("words", move.words());
            told.set("before", seen(move.before()));
            told.set("after", seen(move.play()));
          });
    }
    RequestBody.JSON.writeValue(out, node);
  }

  private JsonNode seen(SumRequest sum) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ExplorationJson.write(explorer.moves(sum), out);
    return RequestBody.JSON.readTree(out.toByteArray());
  }

  private void explain(RequestBody request, Meter meter, OutputStream out) {
    SumRequest sum = position(request);
    SolveRun run =
        workbench.begin(
            request.flag("outcomes") ? sum.ofOutcome() : sum, CommonFields.method(request), meter);
    RequestBody.JSON.writeValue(
        out, JsonNodeFactory.instance.objectNode().put("text", explanation(run, meter)));
  }

  private String explanation(SolveRun run, Meter meter) {
    try {
      SolvedSum answer = run.finish();
      return meter
          .telling()
          .during(() ->
              new ExplanationText(move -> workbench.reply(answer, move, meter), Style.PLAIN, true)
                  .of(answer));
    } catch (BudgetSpentException spent) {
      PartialAnswer known = run.soFar(spent);
      if (!known.saysWhoWins()) {
        throw spent;
      }
      return meter
          .telling()
          .during(() -> new PartialText(workbench.replies(known)::apply, Style.PLAIN).of(known));
    }
  }

  private void certify(RequestBody request, Meter meter, OutputStream out) {
    SolveRun run = workbench.begin(position(request), CommonFields.method(request), meter);
    RequestBody.JSON.writeValue(
        out, RequestBody.JSON.readTree(AnswerCertificate.json(run.finishOrKnown(), meter)));
  }

  private void lookup(RequestBody request, Meter meter, OutputStream out) {
    List<Long> terms =
        Arrays.stream(request.requiredText(TERMS).strip().split("[\\s,]+", -1))
            .map(Operations::term)
            .toList();
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    ArrayNode games = node.putArray("games");
    for (SequenceLookup.Found found : lookup.find(terms, meter)) {
      games
          .addObject()
          .put("game", found.game())
          .put("title", found.title())
          .put("from", found.from());
    }
    RequestBody.JSON.writeValue(out, node);
  }

  private static Long term(String text) {
    if (!text.matches("[0-9]{1,18}")) {
      throw Refusal.malformed("`" + text + "` is no value", "values are numbers, such as 0 1 1 2");
    }
    return Long.valueOf(text);
  }

  private void sequence(RequestBody request, Meter meter, OutputStream out) {
    SequenceRun run =
        SequenceRun.of(
            CommonFields.game(workbench, request),
            request.text(STARTS).map(text -> new TextSource(STARTS, text)),
            request.whole("to"));
    Optional<BudgetSpentException> ended = compute(run, meter);
    meter.tell(() -> write(run, ended, request, meter, out));
  }

  private static Optional<BudgetSpentException> compute(SequenceRun run, Meter meter) {
    try {
      run.compute(meter, () -> {});
      return Optional.empty();
    } catch (BudgetSpentException spent) {
      return Optional.of(spent);
    }
  }

  private static void write(
      SequenceRun run,
      Optional<BudgetSpentException> ended,
      RequestBody request,
      Meter meter,
      OutputStream out) {
    SequenceJson.write(
        run.report(ended),
        request.whole("from").orElse(0),
        Optional.empty(),
        meter.statistics(),
        out);
  }
}
