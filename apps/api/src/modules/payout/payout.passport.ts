import { dayIn } from '@vetka/domain/date';
import { passportErrors, type SavePayoutRequisites, type SellerPassport } from '@vetka/domain/payout';
import type { FastifyInstance } from 'fastify';
import { decrypt, encrypt } from '../../platform/cipher.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { payoutMessages } from './payout.messages.ts';

const purpose = 'passport';

/** Whether the bank of new payouts pays such a seller only with the passport. */
export function wantsPassport({ providers }: FastifyInstance, seller: { subjectType: string } | undefined): boolean {
  const [gateway] = providers.payouts;
  return gateway?.asksForPassport === true && seller !== undefined && seller.subjectType !== 'LEGAL_SUBJECT';
}

/** @throws Refusal 422 on `passport` or its fields */
export function requirePassport({ passport }: SavePayoutRequisites): SellerPassport {
  if (!passport) throw invalid({ passport: payoutMessages.passport });
  const errors = Object.entries(passportErrors(passport, dayIn('Europe/Moscow')));
  if (errors.length > 0) throw invalid(Object.fromEntries(errors.map(([name, text]) => [`passport.${name}`, text])));
  return passport;
}

export const storedPassport = (passport: SellerPassport, secret: string): string =>
  encrypt(JSON.stringify(passport), { secret, purpose });

/** @returns null without a passport, and for one that another `SECRET` has encrypted: the owner enters it again */
export function passportFrom(stored: string | null, secret: string): SellerPassport | null {
  if (stored === null) return null;
  try {
    return JSON.parse(decrypt(stored, { secret, purpose })) as SellerPassport;
  } catch {
    return null;
  }
}
