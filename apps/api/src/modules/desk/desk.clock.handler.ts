import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';

type Order = NonNullable<Awaited<ReturnType<FastifyInstance['order']['lock']>>>;
type Part = Awaited<ReturnType<FastifyInstance['order']['partsOf']>>[number];

/** An order service with a clock that has run out; the order is locked. */
interface Ringing {
  tx: Transaction;
  order: Order;
  parts: readonly Part[];
  part: Part;
}
/** May return work to do after the transaction is committed. */
export type ClockHandler = (app: FastifyInstance, ringing: Ringing) => Promise<(() => void) | undefined>;
