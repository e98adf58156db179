export * from './payout.schema.ts';
export * from './requisites.schema.ts';
