package org.grundy.solvers.sequence;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.grundy.core.Meter;
import org.grundy.core.period.Regularity;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.sequence.period.PeriodSearch;
import org.grundy.solvers.sequence.strip.StripHeaps;
import org.grundy.solvers.sequence.strip.StripPosition.HeapValues;
import org.grundy.solvers.sequence.strip.type.CodeForm;
import org.grundy.solvers.sequence.strip.type.TypedHeaps;
import org.grundy.solvers.sequence.typed.TypedKernel;

/// The values of heaps of all types on demand: from the octal game that a type is, or from the
/// recurrence of all types together.
final class TypedValues implements HeapValues, ResumableState {
  private static final int FIRST_CHECK = 1 << 10;

  private final TypedHeaps heaps;
  private final Meter meter;
  private final TypedKernel kernel;
  private final PeriodSearch search;
  private final Map<Integer, Optional<CodeForm>> forms = new HashMap<>();
  private final Map<List<Integer>, HeapSequence> codes = new ConcurrentHashMap<>();
  private Optional<Regularity.Proved> proved = Optional.empty();

  TypedValues(TypedHeaps heaps, Meter meter) {
    this.heaps = heaps;
    this.meter = meter;
    this.kernel = new TypedKernel(heaps, new StripHeaps.Start(List.of(), 0, 0, 0));
    this.search = kernel.periodSearch();
  }

  @Override
  public long value(int type, long size) {
    if (size < heaps.fromSize()) {
      return heaps.types().get(type).first().get((int) size);
    }
    Optional<CodeForm> form = forms.get(type);
    if (form == null) {
      form = CodeForm.of(heaps, type, 0);
      forms.put(type, form);
    }
    return form.isPresent() ? ofCode(form.get(), size) : ofTypes(type, size);
  }

  private long ofCode(CodeForm form, long size) {
    return code(form.digits()).value(size + form.shift(), meter);
  }

  private HeapSequence code(List<Integer> digits) {
    return codes.computeIfAbsent(
        digits, code -> HeapSequence.ofDigits(code.stream().mapToInt(digit -> digit).toArray()));
  }

  private long ofTypes(int type, long size) {
    while (size >= kernel.computed() && proved.isEmpty()) {
      extend(size + 1);
      if (search.search(meter).said() instanceof Regularity.Proved found) {
        proved = Optional.of(found);
      }
    }
    return kernel.get(
        type, size < kernel.computed() ? size : proved.orElseThrow().periodicity().reduce(size));
  }

  /// Computes a quarter more, before another thread may save it.
  private synchronized void extend(long toSize) {
    long known = kernel.computed();
    kernel.extend(Math.min(toSize, Math.max(FIRST_CHECK, known + known / 4)), meter);
  }

  @Override
  public long size() {
    return kernel.computed() + codes.values().stream().mapToLong(HeapSequence::computed).sum();
  }

  @Override
  public synchronized void save(DataOutput out) throws IOException {
    kernel.save(out);
    List<List<Integer>> known = List.copyOf(codes.keySet());
    out.writeInt(known.size());
    for (List<Integer> digits : known) {
      out.writeInt(digits.size());
      for (int digit : digits) {
        out.writeInt(digit);
      }
      code(digits).knowledge(meter).save(out);
    }
  }

  @Override
  public synchronized void load(DataInput in) throws IOException {
    kernel.load(in, meter);
    for (int left = in.readInt(); left > 0; left--) {
      List<Integer> digits = new ArrayList<>();
      for (int more = in.readInt(); more > 0; more--) {
        digits.add(in.readInt());
      }
      code(digits).knowledge(meter).load(in);
    }
  }

  /// The common period of all types, if one is proved by now.
  Optional<Regularity.Proved> proved() {
    return proved;
  }
}
