/** What a client was told when it asked for something, however often. */
export interface Intention<T> {
  /** Of a person: everything they asked for has another key. */
  userId: number;
  key: string;
  answers: T[];
  /** The answer to a request did not arrive, and the client gave up. */
  isUnknown: boolean;
}

/** A refund that a shop was told is recorded. */
export interface RefundIntention extends Intention<true> {
  orderServiceId: number;
  amount: number;
}
