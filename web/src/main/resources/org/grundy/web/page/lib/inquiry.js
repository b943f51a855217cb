// What a board shows and what is known of it. A position is *asked* for; what is *drawn* is of this question or still of an earlier one;
// and it is *answered*, or not yet. Each question, an object of its own, is a version: what comes for an earlier one changes nothing.

/** @typedef {{ position: string } & Record<string, any>} Question */

export class Inquiry {
  /** @type {Question | null} */
  #asked = null;
  /** @type {Answer} */
  #drawn = null;
  /** @type {string | null} */
  #drawnOf = null;
  /** @type {Answer} */
  #answered = null;
  #isMoving = false;
  #hasFailed = false;
  /** @type {(() => void) | null} */
  #awaiting = null;

  // The question that counts.
  get asked() {
    return this.#asked;
  }

  // The exploration that the board shows, of whatever question.
  get drawn() {
    return this.#drawn;
  }

  // What is known of the position that was asked for.
  get answered() {
    return this.#answered;
  }

  // Whether the board is about to show another position.
  get isPending() {
    return !this.#hasFailed && (this.#isMoving || this.#asked === null || this.#drawnOf !== this.#asked.position);
  }

  isNow(/** @type {Question | null} */ question) {
    return question !== null && question === this.#asked;
  }

  // Asks for a position, in place of any other. What waited for an earlier one is dropped.
  ask(/** @type {Question} */ question) {
    this.#asked = question;
    this.#answered = null;
    this.#isMoving = false;
    this.#hasFailed = false;
    this.#awaiting = null;
  }

  // Draws a position before it is asked for.
  drawAhead(/** @type {Answer} */ exploration) {
    this.#draw(exploration.position, exploration);
  }

  // Draws what was asked for; false where it is asked for no more, or answered already.
  draw(/** @type {Question} */ question, /** @type {Answer} */ exploration) {
    const isWanted = this.isNow(question) && this.#answered === null;
    if (isWanted) {
      this.#draw(question.position, exploration);
    }
    return isWanted;
  }

  // Answers what was asked for, and draws it; false where it is asked for no more. A better answer may follow.
  answer(/** @type {Question} */ question, /** @type {Answer} */ exploration) {
    const isWanted = this.isNow(question);
    if (isWanted) {
      this.#draw(question.position, exploration);
      this.#answered = exploration;
    }
    return isWanted;
  }

  #draw(/** @type {string} */ position, /** @type {Answer} */ exploration) {
    this.#drawn = exploration;
    this.#drawnOf = position;
    this.#hasFailed = false;
  }

  // A move is on its way, and it is not known yet where it leads.
  move() {
    this.#isMoving = true;
  }

  // There will be no answer; nothing waits for it any more.
  fail() {
    this.#hasFailed = true;
    this.#awaiting = null;
  }

  // The board has to be drawn anew, as the rules are others: what is drawn is of no question.
  forgetDrawn() {
    this.#drawnOf = null;
  }

  // Begins anew, with nothing drawn; what was asked for counts no more.
  clear() {
    this.#asked = null;
    this.#drawn = null;
    this.#drawnOf = null;
    this.#answered = null;
    this.#hasFailed = false;
    this.#awaiting = null;
  }

  // Does what is meant for the position that was asked for, as soon as that is drawn; of several things the last.
  whenDrawn(/** @type {() => void} */ act) {
    this.wait(act);
    if (!this.isPending) {
      this.settle();
    }
  }

  // Does it once what comes next is drawn.
  wait(/** @type {() => void} */ act) {
    this.#awaiting = act;
  }

  // Does what has waited for the board that is drawn now.
  settle() {
    const act = this.#awaiting;
    this.#awaiting = null;
    act?.();
  }
}
