import { expect, test } from 'vitest';
import type { PaymentGateway } from '../../adapters/payments/gateway.ts';
import type { PayoutGateway } from '../../adapters/payouts/gateway.ts';
import { failure } from '../../adapters/result.ts';
import { askAboutPayments, askAboutPayouts } from './reconciliation.asking.ts';

/** A bank that never answers. */
function hangingBank() {
  const asked: string[] = [];
  const state = async (externalId: string) => {
    asked.push(externalId);
    return Promise.resolve(failure('unavailable', 'timeout', 'Банк не ответил'));
  };
  return { asked, gateway: { state } as unknown as PaymentGateway & PayoutGateway };
}

const operations = Array.from({ length: 100 }, (_each, index) => ({ externalId: String(index) })) as never[];

test('a bank that answers about no payment of a turn is not asked about the others, which stay unanswered', async () => {
  const { asked, gateway } = hangingBank();
  const answers = await askAboutPayments(gateway, operations, new Map());
  expect([asked.length, answers.length, answers.filter(({ there }) => there !== undefined)]).toEqual([8, 100, []]);
});

test('the same holds for payouts', async () => {
  const { asked, gateway } = hangingBank();
  const answers = await askAboutPayouts(gateway, operations);
  expect([asked.length, answers.length, answers.filter(({ there }) => there !== undefined)]).toEqual([8, 100, []]);
});
