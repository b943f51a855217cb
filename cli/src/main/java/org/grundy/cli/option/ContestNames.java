package org.grundy.cli.option;

import java.util.Iterator;
import org.grundy.workbench.request.Workbench;

/// The ids of contest problems, for shells that complete them.
public final class ContestNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return new Workbench().contestIds().iterator();
  }
}
