package org.grundy.cli.option;

import java.util.Iterator;
import org.grundy.workbench.game.CatalogueEntry;
import org.grundy.workbench.request.Workbench;

/// The names of the catalogue, for shells that complete them.
public final class GameNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return new Workbench().games().stream().map(CatalogueEntry::name).iterator();
  }
}
