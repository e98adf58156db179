import type { SellerPassport } from '@vetka/domain/payout';
import type { FastifyInstance } from 'fastify';
import { encrypt } from '../src/platform/cipher.ts';

/** A passport that is in order. */
export const passport: SellerPassport = {
  series: '4510',
  number: '123456',
  issuedOn: '2012-06-30',
  issuerCode: '770-001',
  birthDate: '1990-05-17',
  birthPlace: 'г. Тверь',
  address: '170100, г. Тверь, ул. Советская, д. 1',
};

/** As requisites keep it, for a bank that wants one; null for others. */
export const passportOf = ({ providers, config }: FastifyInstance): string | null =>
  providers.payouts[0]?.asksForPassport
    ? encrypt(JSON.stringify(passport), { secret: config.secret, purpose: 'passport' })
    : null;
