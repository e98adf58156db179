/** An attempt failed for a reason that people may read: the message is in Russian. */
export class JobFailure extends Error {
  /** Another attempt would fail, too. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.name = 'JobFailure';
    this.isFinal = isFinal;
  }
}
