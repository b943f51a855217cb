package org.grundy.rules.tree;

/// `win on G`: a token stands on a cell that holds `glyph`. Whoever moves it there wins.
public record WinOn(Glyph glyph) implements Ending {
  @Override
  public boolean wins() {
    return true;
  }
}
