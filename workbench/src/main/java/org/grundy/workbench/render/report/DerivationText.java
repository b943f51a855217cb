package org.grundy.workbench.render.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.grundy.core.GraphPosition;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.solvers.decided.Decided;
import org.grundy.workbench.derived.Derivation;
import org.grundy.workbench.derived.Derivation.Bounds;
import org.grundy.workbench.derived.Derivation.Components;
import org.grundy.workbench.derived.Derivation.GlyphFact;
import org.grundy.workbench.derived.Derivation.Kind;
import org.grundy.workbench.derived.Derivation.SymmetryFact;
import org.grundy.workbench.render.kit.Counted;
import org.grundy.workbench.render.kit.Drawing;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.request.PlanReport;

/// The derived facts, in words.
final class DerivationText {
  private static final int BRIEF = 40;
  private static final int SHOWN_KINDS = 8;

  /// All symmetries of the square.
  private static final int ALL_SYMMETRIES = 8;

  private final PlanReport report;
  private final Derivation derived;
  private final Page page;

  private DerivationText(PlanReport report, Page page) {
    this.report = report;
    this.derived = report.derived().orElseThrow();
    this.page = page;
  }

  static void write(PlanReport report, Page page) {
    new DerivationText(report, page).write();
  }

  private void write() {
    page.line("Derived:");
    item("Values", derived.values());
    if (!derived.glyphs().isEmpty()) {
      item("Glyphs", glyphs(derived.glyphs()));
    }
    if (!derived.symmetries().isEmpty()) {
      item("Symmetries", symmetries());
    }
    derived.translations().ifPresent(fact -> item("Translations", fact.because()));
    derived
        .heaps()
        .ifPresent(heaps -> {
          item(
              "Moves",
              String.join("; ", heaps.moves())
                  + (heaps.splits() ? "; some leave more than one heap" : "; none splits"));
          item("Termination", "every move makes " + heaps.shrinks() + " smaller");
        });
    writeComponents();
    writeBounds();
    derived
        .decided()
        .ifPresent(decided ->
            item("Decided", "outcome " + decided.outcome() + value(decided) + because(decided)));
  }

  private void item(String name, String words) {
    page.paragraph(2, 4, name + ": " + words + ".");
  }

  private static String glyphs(List<GlyphFact> facts) {
    List<String> parts = new ArrayList<>();
    for (GlyphFact fact : facts) {
      if (!fact.becomes().isEmpty()) {
        parts.add(fact.glyph() + " -> " + String.join(" ", fact.becomes()));
      }
    }
    String last =
        facts.stream()
            .filter(fact -> fact.becomes().isEmpty())
            .map(GlyphFact::glyph)
            .collect(Collectors.joining(" "));
    if (!last.isEmpty()) {
      parts.add(last + " final");
    }
    if (facts.stream().anyMatch(fact -> fact.changes().isEmpty())) {
      return String.join(", ", parts) + "; a cell may come back to a glyph that it has left";
    }
    long most = facts.stream().mapToLong(fact -> fact.changes().orElseThrow()).max().orElse(0);
    return String.join(", ", parts)
        + "; a cell changes "
        + (most == 0 ? "never" : most == 1 ? "at most once" : "at most " + most + " times");
  }

  private String symmetries() {
    List<SymmetryFact> all = derived.symmetries();
    if (all.size() == 1) {
      return "none but the identity maps the rules to themselves";
    }
    String names = all.stream().map(SymmetryFact::name).collect(Collectors.joining(", "));
    long ofStart = all.stream().filter(SymmetryFact::keepsStart).count();
    boolean shapes = all.stream().allMatch(SymmetryFact::keepsShape);
    return (all.size() == ALL_SYMMETRIES ? "all 8 of the square" : all.size() + ", " + names)
        + "; they map the rules to themselves, so images have equal values"
        + (shapes ? "" : "; some exchange rows and columns")
        + (ofStart > 1 ? "; " + ofStart + " keep the start" : "");
  }

  private void writeComponents() {
    Components components = derived.components();
    OptionalLong count = components.count();
    item("Components", components(components));
    if (count.orElse(0) > 1) {
      Drawing drawing = new Drawing(report.problem().rules());
      for (Kind kind : components.kinds().stream().limit(SHOWN_KINDS).toList()) {
        page.paragraph(
            6,
            8,
            String.format(Locale.ROOT, "%,d x ", kind.times())
                + drawing.component(kind.position(), BRIEF)
                + (kind.cells() > 0 ? "  (" + size(kind.position(), kind.cells()) + ")" : "")
                + bounds(kind.bounds()));
      }
      if (components.kinds().size() > SHOWN_KINDS) {
        page.paragraph(6, 8, "…");
      }
    }
  }

  private static String components(Components components) {
    if (components.count().isEmpty()) {
      return "not looked for, as " + components.because();
    }
    long count = components.count().getAsLong();
    Optional<Kind> largest =
        components.kinds().stream()
            .filter(kind -> kind.cells() > 0)
            .max(Comparator.comparingLong(Kind::cells));
    int kinds = components.kinds().size();
    String size =
        largest
            .map(kind ->
                (count == 1 ? " of " : ", the largest of ") + size(kind.position(), kind.cells()))
            .orElse("");
    return String.format(Locale.ROOT, "%,d", count)
        + size
        + (count > kinds ? ", of " + Counted.of(kinds, "kind", "kinds") : "")
        + (count == 0 ? "" : "; " + components.because());
  }

  private static String size(Position position, long cells) {
    return position instanceof GraphPosition
        ? Counted.of(cells, "vertex", "vertices")
        : Counted.of(cells, "cell", "cells");
  }

  private static String bounds(Bounds bounds) {
    return bounds.value().isPresent()
        ? String.format(Locale.ROOT, ", value at most %,d", bounds.value().getAsLong())
        : "";
  }

  private void writeBounds() {
    Bounds bounds = derived.bounds();
    List<String> parts = new ArrayList<>();
    bounds
        .longestPlay()
        .ifPresent(
            moves -> parts.add("at most " + Counted.of(moves, "move", "moves") + " in a play"));
    bounds
        .moves()
        .ifPresent(
            moves -> parts.add(String.format(Locale.ROOT, "at most %,d at the start", moves)));
    bounds
        .value()
        .ifPresent(value -> parts.add(String.format(Locale.ROOT, "value at most %,d", value)));
    if (!parts.isEmpty()) {
      item("Bounds", String.join(", ", parts) + "; " + bounds.because());
    }
  }

  /// The theorem, unless it is the chosen method and so will be told.
  private String because(Decided decided) {
    return report.chosen().because().equals(decided.because()) ? "" : ": " + decided.because();
  }

  private String value(Decided decided) {
    boolean valued =
        report.problem().rules().play() == Play.NORMAL
            && !report.problem().rules().endsEarly()
            && decided.outcome() == Outcome.P;
    return valued ? ", value 0" : "";
  }
}
