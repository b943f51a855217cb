// Steps that can be undone and done again.

export class Steps {
  #past = [];
  #future = [];
  #now;

  constructor(first) {
    this.#now = first;
  }

  get now() {
    return this.#now;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  // A new step; what was undone is forgotten.
  push(next) {
    if (next !== this.#now) {
      this.#past.push(this.#now);
      this.#future = [];
      this.#now = next;
    }
  }

  undo() {
    if (this.canUndo) {
      this.#future.push(this.#now);
      this.#now = this.#past.pop();
    }
    return this.#now;
  }

  redo() {
    if (this.canRedo) {
      this.#past.push(this.#now);
      this.#now = this.#future.pop();
    }
    return this.#now;
  }
}
