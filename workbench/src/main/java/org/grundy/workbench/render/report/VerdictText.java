package org.grundy.workbench.render.report;

import org.grundy.core.certificate.CheckedCertificate;
import org.grundy.core.certificate.CheckedClaim;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;

/// The check of a certificate in words: what was found of each claim, and whether it is accepted.
public final class VerdictText {
  private VerdictText() {}

  /// The whole text, ending with a line break.
  ///
  /// @param file what the certificate was read from
  public static String of(String file, CheckedCertificate verdict, Style style) {
    Page page = new Page(style);
    page.line(verdict.subject());
    verdict.rules().ifPresent(rules -> rules.lines().forEach(line -> page.line("  | " + line)));
    for (CheckedClaim finding : verdict.claims()) {
      page.paragraph(
          2,
          4,
          finding.holds()
              ? "holds: " + finding.claim()
              : style.strong("REFUTED:") + " " + finding.claim() + ": " + finding.found());
    }
    page.line(file + ": " + style.strong(verdict.accepted() ? "accepted" : "REJECTED"));
    return page.toString();
  }
}
