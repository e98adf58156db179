import { Type, type Static } from 'typebox';
import { Entity, Enumeration, Words } from '../value/schema.ts';
import { SellerPassport } from './passport.schema.ts';
import { directorLimits, sellerIdentityKinds } from './values.ts';

/** The director of a company, by whom a bank knows it. */
export const CompanyDirector = Entity('CompanyDirector', {
  lastName: Words(directorLimits.name),
  firstName: Words(directorLimits.name),
  phone: Type.String({ maxLength: directorLimits.phone }),
});
export type CompanyDirector = Static<typeof CompanyDirector>;

export const SellerIdentityKind = Enumeration('SellerIdentityKind', sellerIdentityKinds);
export type SellerIdentityKind = Static<typeof SellerIdentityKind>;

/** What a bank wants to know about a seller besides the contract: one of these, or nothing. */
export const SellerIdentity = Entity('SellerIdentity', {
  passport: Type.Optional(SellerPassport),
  director: Type.Optional(CompanyDirector),
});
export type SellerIdentity = Static<typeof SellerIdentity>;
