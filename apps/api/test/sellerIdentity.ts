import type { CompanyDirector, SellerPassport } from '@vetka/domain/payout';
import { normalizePhone } from '@vetka/domain/phone';
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

/** A director as one types it. */
export const director: CompanyDirector = { lastName: 'Ромашкин', firstName: 'Олег', phone: '8 900 765-43-21' };

/** Both, as requisites keep them: a bank takes what it asks for. */
export const identityOf = ({ config: { secret } }: FastifyInstance): string =>
  encrypt(JSON.stringify({ passport, director: { ...director, phone: normalizePhone(director.phone) } }), {
    secret,
    purpose: 'seller-identity',
  });
