/** The rows of a payout, as its services write them. Used to fill a database with past payouts. */
export { findItems, findStakes } from './payout.due.ts';
export { storedIdentity } from './payout.identity.ts';
export { findPayout, insertHold, insertPayout, movePayout } from './payout.repository.ts';
