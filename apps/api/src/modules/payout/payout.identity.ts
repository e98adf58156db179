import { dayIn } from '@vetka/domain/date';
import {
  identityErrors,
  type SavePayoutRequisites,
  type SellerIdentity,
  type SellerIdentityKind,
} from '@vetka/domain/payout';
import { normalizePhone } from '@vetka/domain/phone';
import type { FastifyInstance } from 'fastify';
import { decrypt, encrypt } from '../../platform/cipher.ts';
import type { Secrets } from '../../platform/config.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { payoutMessages } from './payout.messages.ts';

const purpose = 'seller-identity';

/** What the bank of new payouts wants to know about such a seller. */
export function wantedOf(
  { providers }: FastifyInstance,
  seller: { subjectType: string } | undefined,
): SellerIdentityKind | null {
  if (!seller) return null;
  const kind = seller.subjectType === 'LEGAL_SUBJECT' ? 'DIRECTOR' : 'PASSPORT';
  return providers.payouts[0]?.asksFor.includes(kind) ? kind : null;
}

/** What was asked for, and no more. @throws Refusal 422 on `passport`, `director` or their fields */
export function requireIdentity(
  wanted: SellerIdentityKind | null,
  { passport, director }: SavePayoutRequisites,
): SellerIdentity {
  if (wanted === null) return {};
  const given: SellerIdentity = {
    ...(wanted === 'PASSPORT' && passport && { passport }),
    ...(wanted === 'DIRECTOR' && director && { director }),
  };
  if (Object.keys(given).length === 0)
    throw invalid(
      wanted === 'PASSPORT' ? { passport: payoutMessages.passport } : { director: payoutMessages.director },
    );
  const errors = identityErrors(given, dayIn('Europe/Moscow'));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return given.director
    ? { director: { ...given.director, phone: normalizePhone(given.director.phone) ?? '' } }
    : given;
}

export const storedIdentity = (identity: SellerIdentity, secret: string): string | null =>
  Object.keys(identity).length === 0 ? null : encrypt(JSON.stringify(identity), { secret, purpose });

/** @returns nothing for what an unknown `SECRET` has encrypted: the owner enters it again */
export function identityFrom(stored: string | null, secrets: Secrets): SellerIdentity {
  if (stored === null) return {};
  try {
    return JSON.parse(decrypt(stored, { secrets, purpose }).text) as SellerIdentity;
  } catch {
    return {};
  }
}
