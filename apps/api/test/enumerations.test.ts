import { expect, test } from 'vitest';
import { startTestApp } from './app.ts';

const api = await startTestApp();
const { body: description } = await api.visitor().get('openapi.json');

/** The values of every enumeration in a part of the document, sorted. */
function enumerationsOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'enum' in part && Array.isArray(part.enum) ? [sorted(part.enum)] : [];
  return [...own, ...Object.values(part).flatMap(enumerationsOf)];
}

const sorted = (values: readonly unknown[]): string => values.map(String).toSorted().join(' ');
const known = new Set(enumerationsOf(description));

test.each([
  [
    'ENU-02: payment statuses',
    'NEW ACTIVE CONFIRMED AUTHORIZED PARTIAL_REFUNDED PARTIAL_REVERSED AUTH_FAIL REJECTED CANCELED REVERSED CREATED ' +
      'APPROVED ON-REFUND REFUNDED EXPIRED',
  ],
  ['ENU-04: types of subscription plans', 'BASIC CORPORATE COST_PRICE'],
  ['ENU-07: audiences', 'ONLY_USER ONLY_SHOP ONLY_SERVICE SHOPS SERVICES USERS'],
  ['ENU-09: types of actors', 'SHOP COMPANY SERVICE USER ADMINISTRATION'],
  ['ENU-10: types of chat messages', 'INVITE TEXT'],
  ['ENU-11: statuses of invitations', 'NEW ACCEPTED WORKER FINAL CANCELED'],
  ['ENU-12: types of delivery', 'PICKUP DELIVERY OWN_COURIER MARKETPLACE'],
  ['ENU-13: periods', 'DAY MONTH YEAR'],
  ['ENU-14: types of legal subjects', 'LEGAL_SUBJECT INDIVIDUAL_SUBJECT SOLE_PROPRIETOR'],
  ['ENU-16: types of media', 'IMAGE VIDEO AUDIO DOCUMENT ARCHIVE OTHER'],
  ['ENU-06: units', 'гр кг т см³ м³ мл л см м см² м² шт мм'],
])('%s has exactly these values', (_, values) => {
  expect([...known]).toContain(sorted(values.split(' ')));
});
