export * from './identity.schema.ts';
export * from './passport.schema.ts';
export * from './payout.schema.ts';
export * from './requisites.schema.ts';
