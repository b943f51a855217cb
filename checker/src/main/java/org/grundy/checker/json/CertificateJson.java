package org.grundy.checker.json;

import java.util.Optional;
import org.grundy.core.certificate.Certificate;
import org.grundy.core.name.Sha256;
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
  static final String PROGRAM = "program";

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private CertificateJson() {}

  /// The JSON of a certificate with the program that made it and its seal, indented, with `\n` as
  /// its line break.
  public static String write(Certificate certificate) {
    SealedCertificate file = SealedCertificate.of(certificate);
    ObjectNode node = unsealed(certificate, file.program());
    node.put(SEAL, file.seal());
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));
    return MAPPER.writer().with(printer).writeValueAsString(node) + "\n";
  }

  /// The seal that a certificate has to have.
  ///
  /// @param program which program has made it; empty where its file does not tell
  public static String seal(Certificate certificate, Optional<String> program) {
    return Sha256.of(MAPPER.writeValueAsString(unsealed(certificate, program)));
  }

  private static ObjectNode unsealed(Certificate certificate, Optional<String> program) {
    ObjectNode node = CertificateWriter.node(certificate);
    program.ifPresent(name -> node.put(PROGRAM, name));
    return node;
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
