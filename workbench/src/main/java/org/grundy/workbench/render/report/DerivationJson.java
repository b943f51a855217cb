package org.grundy.workbench.render.report;

import java.util.OptionalLong;
import org.grundy.workbench.derived.Derivation;
import org.grundy.workbench.derived.Derivation.Bounds;
import org.grundy.workbench.derived.Derivation.Components;
import org.grundy.workbench.derived.Derivation.Kind;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.request.PlanReport;

/// The derived facts, as the member `derived` of a plan.
final class DerivationJson {
  private DerivationJson() {}

  static void write(PlanReport report, JsonPage page) {
    Derivation derived = report.derived().orElseThrow();
    page.member("values", derived.values());
    if (!derived.glyphs().isEmpty()) {
      page.list("glyphs", derived.glyphs());
    }
    if (!derived.symmetries().isEmpty()) {
      page.list("symmetries", derived.symmetries());
    }
    derived.translations().ifPresent(fact -> page.record("translations", fact));
    derived.heaps().ifPresent(heaps -> page.record("heaps", heaps));
    page.object("components", () -> writeComponents(derived.components(), report, page));
    page.object("bounds", () -> writeBounds(derived.bounds(), page));
    derived
        .decided()
        .ifPresent(decided ->
            page.object(
                "decided",
                () -> {
                  page.member("outcome", decided.outcome().word());
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
