export * from './passport.schema.ts';
export * from './payout.schema.ts';
export * from './requisites.schema.ts';
