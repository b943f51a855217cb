package org.grundy.workbench.sequence.family;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.grundy.solvers.ResumableState;

/// The codes of a family that are done. Codes may be added while others are saved.
final class FoundCodes implements ResumableState {
  private final Map<String, FoundCode> codes = new ConcurrentHashMap<>();

  void add(String code, FoundCode found) {
    codes.put(code, found);
  }

  Optional<FoundCode> of(String code) {
    return Optional.ofNullable(codes.get(code));
  }

  @Override
  public long size() {
    return codes.size();
  }

  @Override
  public void save(DataOutput out) throws IOException {
    Map<String, FoundCode> known = new TreeMap<>(codes);
    out.writeInt(known.size());
    for (Map.Entry<String, FoundCode> entry : known.entrySet()) {
      out.writeUTF(entry.getKey());
      entry.getValue().save(out);
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    for (int left = in.readInt(); left > 0; left--) {
      add(in.readUTF(), FoundCode.load(in));
    }
  }
}
