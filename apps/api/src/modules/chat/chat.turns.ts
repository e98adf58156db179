/** So many events of one socket may wait; who sends faster than they are answered is told so. */
const longestQueue = 100;

/** Does the things of one socket one after another, in the order in which they came. */
export class Turns {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** @param work never fails @returns false when too much is waiting; then nothing is done */
  add(work: () => Promise<void>): boolean {
    if (this.#waiting >= longestQueue) return false;
    this.#waiting += 1;
    this.#last = this.#last.then(work).then(() => {
      this.#waiting -= 1;
    });
    return true;
  }

  /** Everything that was added so far is done. */
  get settled(): Promise<void> {
    return this.#last;
  }
}
