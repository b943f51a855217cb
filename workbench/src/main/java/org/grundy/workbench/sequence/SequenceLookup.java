package org.grundy.workbench.sequence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Board;
import org.grundy.workbench.game.CatalogueEntry;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.request.Workbench;

/// Finds games of one heap by their values: those of the catalogue, and the octal codes of up to
/// three digits.
///
/// The first question computes the first values of each, some hundred thousand steps; the others
/// only compare.
public final class SequenceLookup {
  /// The most terms that are compared.
  public static final int MOST_TERMS = 40;

  /// A sequence may be asked for from a later heap on.
  private static final int LATEST_START = 8;

  private static final int OCTAL = 8;

  private final Workbench workbench;
  private final Map<String, Candidate> candidates = new LinkedHashMap<>();
  private boolean complete;

  public SequenceLookup(Workbench workbench) {
    this.workbench = workbench;
  }

  /// A game whose values are those.
  ///
  /// @param game a name of the catalogue or a code
  /// @param title what people call it
  /// @param from the heap of the first term
  public record Found(String game, String title, int from) {}

  private record Candidate(String title, List<Long> values) {}

  /// The games whose values hold some terms in a row, those of the catalogue first and short codes
  /// before long ones.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first; what was computed
  ///   is kept
  public synchronized List<Found> find(List<Long> terms, Meter meter) {
    prepare(meter);
    List<Long> asked = terms.subList(0, Math.min(terms.size(), MOST_TERMS));
    List<Found> found = new ArrayList<>();
    candidates.forEach((game, candidate) -> {
      for (int from = 0; from <= LATEST_START; from++) {
        if (candidate.values.subList(from, from + asked.size()).equals(asked)) {
          found.add(new Found(game, candidate.title, from));
          return;
        }
      }
    });
    found.sort(Comparator.comparingInt(Found::from));
    return found;
  }

  private void prepare(Meter meter) {
    if (complete) {
      return;
    }
    for (CatalogueEntry entry : workbench.games()) {
      Game game = workbench.gameWithoutFiles(entry.name());
      if (game.rules().board() instanceof Board.Heap && game.rules().takesTurns()) {
        add(entry.name(), entry.title(), game, meter);
      }
    }
    for (int end = OCTAL; end <= OCTAL * OCTAL * OCTAL; end *= OCTAL) {
      for (int digits = 1; digits < end; digits++) {
        if (digits % OCTAL != 0) {
          String code = "0." + Integer.toOctalString(end + digits).substring(1);
          add(code, code, workbench.gameWithoutFiles(code), meter);
        }
      }
    }
    complete = true;
  }

  private void add(String name, String title, Game game, Meter meter) {
    if (candidates.containsKey(name)) {
      return;
    }
    int last = MOST_TERMS + LATEST_START;
    SequenceRun run = SequenceRun.of(game, OptionalLong.of(last));
    run.compute(meter, () -> {});
    List<Long> values = new ArrayList<>();
    for (int n = 0; n <= last; n++) {
      values.add(run.terms().value(n));
    }
    candidates.put(name, new Candidate(title, values));
  }
}
