/** The answers that a client got for one intention, over all its attempts. */
export interface Intention<T> {
  /** Of a person: each of their intentions has another key. */
  userId: number;
  key: string;
  answers: T[];
  /** The answer to a request did not arrive, and the client gave up. */
  isUnknown: boolean;
}

/** A refund that was confirmed to a shop is recorded. */
export interface RefundIntention extends Intention<true> {
  orderServiceId: number;
  amount: number;
}
