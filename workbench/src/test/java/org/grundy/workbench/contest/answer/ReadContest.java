package org.grundy.workbench.contest.answer;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.games.Catalogue;
import org.grundy.games.CatalogueGame;
import org.grundy.games.ContestProblem;
import org.grundy.rules.text.Word;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.SpecParser;
import org.grundy.workbench.contest.Values;
import org.grundy.workbench.contest.input.ContestInput;
import org.grundy.workbench.contest.input.InputReader;

/// A contest problem of the catalogue, for tests.
record ReadContest(String id, ContestSpec spec, RulesText rules, RulesOfCases ofCases) {
  private static final Catalogue CATALOGUE = new Catalogue();

  static ReadContest of(String id) {
    ContestProblem problem = CATALOGUE.contest(id).orElseThrow();
    ContestSpec spec = SpecParser.parse(id + ".contest", problem.format());
    RulesText rules =
        spec.rules()
            .map(Word::text)
            .map(name ->
                new RulesText(
                    name,
                    CATALOGUE
                        .find(name)
                        .map(CatalogueGame::rulesText)
                        .orElseGet(() -> CATALOGUE.rulesOfContest(name).orElseThrow())))
            .orElseGet(() -> new RulesText(problem.gameName(), problem.rulesText()));
    return new ReadContest(id, spec, rules, new RulesOfCases(spec, rules));
  }

  /// The positions that an input asks about.
  List<Position> positions(String source, byte[] text) {
    ContestInput input = new ContestInput(source, text);
    List<Position> positions = new ArrayList<>();
    add(new InputReader(spec, input, false).read(), input, positions);
    return positions;
  }

  private void add(Values values, ContestInput input, List<Position> positions) {
    if (values.isCase()) {
      positions.addAll(new CaseStart(spec, ofCases.of(values), input).of(values));
    }
    values.cases().forEach(one -> add(one, input, positions));
  }

  /// The output for an input.
  String output(byte[] text) {
    ContestInput input = new ContestInput(id, text);
    Values values = new InputReader(spec, input, false).read();
    return new ContestAnswers(spec, rules, Planner.standard())
        .output(values, input, new Meter(Budget.ofNodes(50_000_000, 1L << 30)))
        .text();
  }
}
