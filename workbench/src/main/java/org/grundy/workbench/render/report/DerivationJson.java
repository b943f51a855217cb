package org.grundy.workbench.render.report;

import java.util.OptionalLong;
import org.grundy.workbench.derived.Derivation;
import org.grundy.workbench.derived.Derivation.Bounds;
import org.grundy.workbench.derived.Derivation.Components;
import org.grundy.workbench.derived.Derivation.Kind;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.request.PlanReport;

/// What was derived, as the member `derived` of a plan.
final class DerivationJson {
  private DerivationJson() {}

  static void write(PlanReport report, JsonPage page) {
    Derivation derived = report.derived().orElseThrow();
    page.member("values", derived.values());
    if (!derived.glyphs().isEmpty()) {
      page.objects(
          "glyphs",
          derived.glyphs(),
          glyph -> {
            page.member("glyph", glyph.glyph());
            page.strings("becomes", glyph.becomes());
            page.member("changes", glyph.changes());
          });
    }
    if (!derived.symmetries().isEmpty()) {
      page.objects(
          "symmetries",
          derived.symmetries(),
          symmetry -> {
            page.member("name", symmetry.name());
            page.member("keepsShape", symmetry.keepsShape());
            page.member("keepsStart", symmetry.keepsStart());
          });
    }
    derived
        .translations()
        .ifPresent(fact ->
            page.object(
                "translations",
                () -> {
                  fact.border().ifPresent(glyph -> page.member("border", glyph));
                  page.member("because", fact.because());
                }));
    derived
        .heaps()
        .ifPresent(heaps ->
            page.object(
                "heaps",
                () -> {
                  page.strings("moves", heaps.moves());
                  page.member("splits", heaps.splits());
                  page.member("shrinks", heaps.shrinks());
                }));
    page.object("components", () -> writeComponents(derived.components(), report, page));
    page.object("bounds", () -> writeBounds(derived.bounds(), page));
    derived
        .decided()
        .ifPresent(decided ->
            page.object(
                "decided",
                () -> {
                  page.member("outcome", decided.outcome().name());
                  page.member("because", decided.because());
                }));
  }

  private static void writeComponents(Components components, PlanReport report, JsonPage page) {
    member("count", components.count(), page);
    page.member("because", components.because());
    page.objects("kinds", components.kinds(), kind -> writeKind(kind, report, page));
  }

  private static void writeKind(Kind kind, PlanReport report, JsonPage page) {
    page.position(report.problem().rules(), kind.position());
    page.member("times", kind.times());
    if (kind.cells() > 0) {
      page.member("cells", kind.cells());
    }
    writeBounds(kind.bounds(), page);
  }

  private static void writeBounds(Bounds bounds, JsonPage page) {
    member("longestPlay", bounds.longestPlay(), page);
    member("moves", bounds.moves(), page);
    member("value", bounds.value(), page);
    if (!bounds.because().isEmpty()) {
      page.member("because", bounds.because());
    }
  }

  private static void member(String name, OptionalLong value, JsonPage page) {
    value.ifPresent(number -> page.member(name, number));
  }
}
