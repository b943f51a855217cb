package org.grundy.offline.classlib.java.security;

/// There is no other digest than SHA-256.
public class NoSuchAlgorithmException extends Exception {
  private static final long serialVersionUID = 1L;

  public NoSuchAlgorithmException(String message) {
    super(message);
  }
}
