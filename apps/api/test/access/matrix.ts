import type { CallName } from '@vetka/api-client/contract';
import { accountRows, chatRows, sessionRows } from './people.rows.ts';
import type { Probe } from './probe.ts';
import { cartRows, catalogRows, orderRows, reviewRows } from './trade.rows.ts';
import { articleRows, contentRows, mediaRows, pageRows, placeRows, serviceRows } from './writing.rows.ts';

/** Who may do what: every call of the contract, on what it names, and what each actor gets. */
export const matrix: Record<CallName, readonly Probe[]> = {
  ...sessionRows,
  ...accountRows,
  ...chatRows,
  ...catalogRows,
  ...cartRows,
  ...orderRows,
  ...reviewRows,
  ...articleRows,
  ...contentRows,
  ...mediaRows,
  ...placeRows,
  ...pageRows,
  ...serviceRows,
};
