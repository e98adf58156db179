/** How many events of one socket may wait. Further ones are refused. */
const maxQueued = 100;

/** Runs the tasks of one socket one after another, in order of arrival. */
export class TaskQueue {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** @param work never rejects @returns false when the queue is full; the work is then dropped */
  add(work: () => Promise<void>): boolean {
    if (this.#waiting >= maxQueued) return false;
    this.#waiting += 1;
    this.#last = this.#last.then(work).then(() => {
      this.#waiting -= 1;
    });
    return true;
  }

  /** Resolves when everything added so far is done. */
  get settled(): Promise<void> {
    return this.#last;
  }
}
