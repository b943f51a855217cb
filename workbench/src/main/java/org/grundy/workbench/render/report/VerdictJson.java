package org.grundy.workbench.render.report;

import java.io.OutputStream;
import org.grundy.core.CheckedCertificate;
import org.grundy.workbench.render.kit.JsonPage;

/// The check of a certificate as JSON, as `verify.schema.json` describes it.
public final class VerdictJson {
  private VerdictJson() {}

  /// Writes the document and leaves the stream open.
  public static void write(CheckedCertificate verdict, OutputStream out) {
    JsonPage.write(
        out,
        page -> {
          page.member("subject", verdict.subject());
          verdict.rules().ifPresent(rules -> page.member("rules", rules));
          page.member("accepted", verdict.accepted());
          page.objects(
              "findings",
              verdict.claims(),
              finding -> {
                page.member("claim", finding.claim());
                page.member("holds", finding.holds());
                if (!finding.holds()) {
                  page.member("found", finding.found());
                }
              });
        });
  }
}
