// What one move has placed together, such as the two cells of a domino. A position does not say it; the
// moves that led there do.

export class Placed {
  #groups = new Map();

  // A move was made from one position to another, both as the server writes them.
  move(from, to) {
    const [before, after] = [boards(from), boards(to)];
    const groups = [...(this.#groups.get(from) ?? [])];
    after.forEach((board, summand) => {
      const old = before[summand];
      if (old?.length === board.length && before.length === after.length) {
        const cells = board.flatMap((glyph, cell) => (glyph === old[cell] ? [] : [cell]));
        groups.push({ summand, cells: new Set(cells) });
      }
    });
    this.#groups.set(to, groups);
  }

  // Of a position: for the id of a part the cells that were changed together with it.
  of(position) {
    const together = new Map();
    for (const { summand, cells } of this.#groups.get(position) ?? []) {
      cells.forEach((cell) => together.set(`${summand}:${cell}`, cells));
    }
    return together;
  }
}

// The glyphs of each board of a sum, row by row, without tokens that are told behind and the name before.
export function boards(position) {
  return position.split(" + ").map((board) => [...board.replace(/ \[.*\]$/, "").split(" ").at(-1).replaceAll("|", "")]);
}
