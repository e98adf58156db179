/** The rows of a payout, as its services write them. For whoever fills a database with payouts of the past. */
export { findItems, findStakes } from './payout.due.ts';
export { findPayout, insertHold, insertPayout, movePayout } from './payout.repository.ts';
