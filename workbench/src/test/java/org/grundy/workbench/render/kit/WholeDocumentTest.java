package org.grundy.workbench.render.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import org.grundy.core.InputException;
import org.junit.jupiter.api.Test;

/// A document that is too long is refused while it grows; a long one goes over the disk.
class WholeDocumentTest {
  private static final int BLOCK = 1 << 20;

  @Test
  void isRefusedWhereItIsTooLong() {
    WholeDocument document = new WholeDocument(2 * BLOCK);
    document.write(new byte[BLOCK], 0, BLOCK);
    document.write(new byte[BLOCK], 0, BLOCK);
    assertThatThrownBy(() -> document.write('x'))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("longer than 2,097,152 bytes");
    document.discard();
  }

  @Test
  void comesWholeFromDiskAndMemory() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    WholeDocument document = new WholeDocument();
    for (int i = 0; i < 40; i++) {
      byte[] block = new byte[BLOCK];
      Arrays.fill(block, (byte) i);
      document.write(block, 0, BLOCK);
    }
    document.writeTo(out);
    document.discard();
    byte[] whole = out.toByteArray();
    assertThat(whole).hasSize(40 * BLOCK);
    for (int i = 0; i < 40; i++) {
      assertThat(whole[i * BLOCK + i]).isEqualTo((byte) i);
    }
  }
}
