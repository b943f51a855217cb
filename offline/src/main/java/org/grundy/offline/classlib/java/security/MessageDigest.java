package org.grundy.offline.classlib.java.security;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/// The SHA-256 of bytes (FIPS 180-4), kept until they are all there.
public final class MessageDigest {
  private static final int BLOCK = 64;

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static final int[] ROUNDS = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
  };

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private MessageDigest() {}

  public static MessageDigest getInstance(String name) throws NoSuchAlgorithmException {
    if (!name.equals("SHA-256")) {
      throw new NoSuchAlgorithmException(name);
    }
    return new MessageDigest();
  }

  public void update(byte[] more) {
    update(more, 0, more.length);
  }

  public void update(byte[] more, int from, int count) {
    bytes.write(more, from, count);
  }

  public byte[] digest() {
    int[] state = {
      0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };
    byte[] message = padded();
    bytes.reset();
    for (int at = 0; at < message.length; at += BLOCK) {
      add(message, at, state);
    }
    byte[] digest = new byte[4 * state.length];
    for (int i = 0; i < digest.length; i++) {
      digest[i] = (byte) (state[i / 4] >>> (24 - i % 4 * 8));
    }
    return digest;
  }

  /// The bytes, a bit that is 1, zeros, and the number of bits in eight bytes.
  private byte[] padded() {
    byte[] all = bytes.toByteArray();
    byte[] padded = Arrays.copyOf(all, (all.length + 8) / BLOCK * BLOCK + BLOCK);
    padded[all.length] = (byte) 0x80;
    long bits = 8L * all.length;
    for (int i = 0; i < 8; i++) {
      padded[padded.length - 1 - i] = (byte) (bits >>> (8 * i));
    }
    return padded;
  }

  private static void add(byte[] message, int at, int[] state) {
    int[] words = new int[BLOCK];
    for (int i = 0; i < 16; i++) {
      for (int j = 0; j < 4; j++) {
        words[i] = words[i] << 8 | (message[at + 4 * i + j] & 0xff);
      }
    }
    for (int i = 16; i < BLOCK; i++) {
      words[i] =
          words[i - 16]
              + small(words[i - 15], 7, 18, 3)
              + words[i - 7]
              + small(words[i - 2], 17, 19, 10);
    }
    int[] s = state.clone();
    for (int i = 0; i < BLOCK; i++) {
      int one =
          s[7] + large(s[4], 6, 11, 25) + ((s[4] & s[5]) ^ (~s[4] & s[6])) + ROUNDS[i] + words[i];
      int two = large(s[0], 2, 13, 22) + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
      System.arraycopy(s, 0, s, 1, 7);
      s[4] += one;
      s[0] = one + two;
    }
    for (int i = 0; i < s.length; i++) {
      state[i] += s[i];
    }
  }

  private static int small(int word, int a, int b, int shift) {
    return Integer.rotateRight(word, a) ^ Integer.rotateRight(word, b) ^ (word >>> shift);
  }

  private static int large(int word, int a, int b, int c) {
    return Integer.rotateRight(word, a)
        ^ Integer.rotateRight(word, b)
        ^ Integer.rotateRight(word, c);
  }
}
