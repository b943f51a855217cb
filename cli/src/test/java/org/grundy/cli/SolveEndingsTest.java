package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.grundy.cli.process.ExitCode;
import org.grundy.workbench.game.CatalogueEntry;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// However the work of `solve` ends, its JSON has one form: a position that was understood gets a
/// document that the schema describes, and the exit code is 0 where it says who wins.
class SolveEndingsTest {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final String SCHEMA_TEXT = schemaText();
  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(SCHEMA_TEXT, InputFormat.JSON);
  private static final Collection<String> MEMBERS =
      JSON.readTree(SCHEMA_TEXT).get("properties").propertyNames();

  private static final List<List<String>> ENDINGS =
      List.of(
          List.of("--nodes", "1"),
          List.of("--nodes", "1", "--moves"),
          List.of("--nodes", "3000", "--moves"),
          List.of("--nodes", "2", "--outcomes"),
          List.of("--nodes", "2", "--misere"),
          List.of("--time", "1ms"),
          List.of("--memory", "1k", "--nodes", "3000"),
          List.of("--nodes", "2", "--certificate", "cli/target/endings.json"),
          List.of("--nodes", "2", "--svg", "cli/target/endings.svg"));

  private static final List<String> METHODS =
      List.of(
          "decided",
          "finished",
          "walk",
          "tokens",
          "fusion",
          "cut",
          "regions",
          "apart",
          "sequence",
          "product",
          "coordinates",
          "several",
          "genus",
          "cover",
          "placement",
          "search",
          "definition");

  private static String schemaText() {
    try (InputStream in =
        Objects.requireNonNull(
            Workbench.class.getResourceAsStream(
                "/org/grundy/workbench/render/solve.schema.json"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> games() {
    return new Workbench().games().stream().map(CatalogueEntry::name).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyEndingIsADocument(String game) {
    String position = new Workbench().game(game).examplePosition();
    for (List<String> ending : ENDINGS) {
      check(ending, game, position);
    }
    check(List.of("--nodes", "1"), game, position + " + " + position);
    check(List.of("--nodes", "30", "--moves"), game, position + " + nim 4");
    check(List.of("--nodes", "1", "--misere"), game, position + " + " + position);
  }

  @ParameterizedTest
  @MethodSource("games")
  void soIsThatOfEveryMethod(String game) {
    String position = new Workbench().game(game).examplePosition();
    for (String method : METHODS) {
      check(List.of("--nodes", "1", "--moves", "--plan", method), game, position);
      check(List.of("--nodes", "500", "--plan", method), game, position);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "chomp 10x12 --nodes 1000",
        "treblecross 100000 --time 100ms",
        "cram 20x21 --nodes 10",
        "cram 20x21 --time 1ms",
        "cram 64x65 --time 1ms",
        "peaceful-rooks 30x30 --time 1ms",
        "0.3F 1000000000 --time 200ms --moves",
        "ominous-omino 9_7_9 --nodes 100",
        "wythoff (100000,150001) --memory 1m",
        "cram 3x40+3x40+2x9 --nodes 100 --moves",
      })
  void soAreThoseOfLargePositions(String command) {
    String[] first = command.split(" ", 3);
    check(List.of(first[2].split(" ")), first[0], first[1].replace('_', ' '));
  }

  @Test
  void theSchemaRefusesAnotherForm() {
    JsonNode part = answer(List.of("--nodes", "10", "--moves"), "cram", "5x7");
    assertThat(errors(part.toString())).isEmpty();
    assertThat(errors(part.toString().replace("\"moves\":[]", "\"moves\":58"))).isNotEmpty();
    assertThat(errors(part.toString().replace("\"bounds\"", "\"components\""))).isNotEmpty();
    assertThat(errors(part.toString().replace("\"ended\"", "\"because\""))).isNotEmpty();
  }

  private static JsonNode answer(List<String> ending, String game, String position) {
    return JSON.readTree(run(ending, game, position).out());
  }

  private static CommandRun run(List<String> ending, String game, String position) {
    List<String> words = new ArrayList<>(List.of("solve", game, position, "--json"));
    words.addAll(ending);
    return CommandRun.of(words.toArray(String[]::new));
  }

  private static void check(List<String> ending, String game, String position) {
    CommandRun run = run(ending, game, position);
    String asked = "%s %s %s: %s".formatted(game, position, ending, run.err());
    if (run.code() == ExitCode.BAD_INPUT) {
      assertThat(run.out()).as(asked).isEmpty();
      return;
    }
    assertThat(run.code()).as(asked).isIn(ExitCode.DONE, ExitCode.BUDGET_SPENT);
    assertThat(run.out()).as(asked).endsWith("}\n").hasLineCount(1);
    assertThat(errors(run.out())).as("%s%n%s", asked, run.out()).isEmpty();
    JsonNode json = JSON.readTree(run.out());
    assertThat(MEMBERS).as(asked).containsAll(json.propertyNames());
    assertThat(json.has("outcome")).as(asked).isEqualTo(run.code() == ExitCode.DONE);
    assertThat(json.has("ended")).as(asked).isEqualTo(!run.err().isEmpty());
  }

  private static List<String> errors(String document) {
    return Stream.of(SCHEMA.validate(document, InputFormat.JSON))
        .flatMap(List::stream)
        .map(String::valueOf)
        .toList();
  }
}
