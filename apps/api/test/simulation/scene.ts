import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { SimulatedBank } from './bank.ts';
import type { VirtualClock } from './clock.ts';
import type { Conductor } from './conductor.ts';
import type { Intention, RefundIntention } from './intentions.ts';
import type { SimulatedPayouts } from './payouts.ts';
import type { Plan } from './plan.ts';
import type { Stage } from './stage.ts';

/** Rows that belong to a run have larger ids. */
export interface Since {
  orderId: number;
  paymentId: number;
}

/** One run: its participants, and the answers they got. */
export interface Scene {
  plan: Plan;
  stage: Stage;
  /** Replicas over the same database. */
  copies: readonly FastifyInstance[];
  conductor: Conductor;
  bank: SimulatedBank;
  /** Undefined when the bank makes no payouts. */
  payouts: SimulatedPayouts | undefined;
  clock: VirtualClock;
  /** Reads the database without waiting for a turn. */
  control: pg.Client;
  since: Since;
  orders: Intention<number>[];
  refunds: RefundIntention[];
}

export function copyOf({ copies }: Scene, index: number): FastifyInstance {
  const copy = copies[index % copies.length];
  if (!copy) throw new Error('No copy of the program runs.');
  return copy;
}
