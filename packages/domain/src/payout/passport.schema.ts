import { Type, type Static } from 'typebox';
import { Day, Entity, Words } from '../value/schema.ts';
import { passportLimits } from './values.ts';

/** Passport of a Russian citizen, as a bank checks it before it pays a person. */
export const SellerPassport = Entity('SellerPassport', {
  series: Type.String({ pattern: '^\\d{4}$' }),
  number: Type.String({ pattern: '^\\d{6}$' }),
  issuedOn: Day,
  /** Code of the department that issued it, «770-001». */
  issuerCode: Type.String({ pattern: '^\\d{3}-\\d{3}$' }),
  birthDate: Day,
  birthPlace: Words(passportLimits.birthPlace),
  /** Address of registration. */
  address: Words(passportLimits.address),
});
export type SellerPassport = Static<typeof SellerPassport>;
