package org.grundy.workbench.render.report;

import java.util.List;
import java.util.regex.Pattern;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.CheckedClaim;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;

/// The check of a certificate in words: what was found of each claim, and whether it is accepted.
public final class VerdictText {
  private static final Pattern EXPECTED = Pattern.compile("^\\s*expect\\s");

  private VerdictText() {}

  /// The whole text, ending with a line break.
  ///
  /// @param file what the certificate was read from
  public static String of(String file, CheckedCertificate verdict, Style style) {
    Page page = new Page(style);
    page.line(verdict.subject());
    verdict.rules().ifPresent(rules -> rules(page, rules));
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

  /// Writes the rules without what is expected of them: that is no part of the claim, and nobody
  /// has checked it here.
  private static void rules(Page page, String rules) {
    List<String> played = rules.lines().filter(line -> !EXPECTED.matcher(line).find()).toList();
    played.forEach(line -> page.line("  | " + line));
    long left = rules.lines().count() - played.size();
    if (left > 0) {
      page.line(
          left == 1
              ? "  (and one expectation, which is no part of the claim)"
              : "  (and %d expectations, which are no part of the claim)".formatted(left));
    }
  }
}
