package org.grundy.checker.json;

import org.grundy.core.certificate.Certificate;

/// A certificate as it stands in a file.
///
/// @param seal what the file says the seal is; [CertificateJson#seal] says what it has to be
public record SealedCertificate(Certificate certificate, String seal) {}
