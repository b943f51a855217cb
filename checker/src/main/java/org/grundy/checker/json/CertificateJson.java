package org.grundy.checker.json;

import org.grundy.core.Sha256;
import org.grundy.core.certificate.Certificate;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The JSON form of certificates, as the resource `certificate.schema.json` describes it.
///
/// The last member, `seal`, is the SHA-256 of all other members, written in their order without
/// blanks. It notices a certificate that was damaged or changed by hand, even where what it says
/// now is true too; it proves nothing, as anybody can compute it.
public final class CertificateJson {
  static final String SEAL = "seal";

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private CertificateJson() {}

  /// The JSON of a certificate with its seal, indented, with `\n` as its line break.
  public static String write(Certificate certificate) {
    ObjectNode node = CertificateWriter.node(certificate);
    node.put(SEAL, seal(certificate));
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));
    return MAPPER.writer().with(printer).writeValueAsString(node) + "\n";
  }

  /// The seal that a certificate has to have.
  public static String seal(Certificate certificate) {
    return Sha256.of(MAPPER.writeValueAsString(CertificateWriter.node(certificate)));
  }

  /// The certificate that a JSON text is. Whether its seal is right is not looked at.
  ///
  /// @param source what the text is called in errors
  /// @throws org.grundy.core.InputException if the text is not JSON, or not a certificate of this
  ///   version, with a member too many or too few; with the place of what is wrong
  public static SealedCertificate read(String source, String json) {
    return new CertificateReader(source, json).read();
  }
}
