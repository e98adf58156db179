import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BankIsSilent, untilBankPage } from './bankPage.ts';

const waiting = { status: 'CREATED', paymentLink: null } as const;
const page = { status: 'CREATED', paymentLink: 'https://bank.example/1' } as const;
type Page = typeof waiting | typeof page;
const same = (payment: Page) => payment;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the payment is started again every two seconds until the bank has a page', async () => {
  const start = vi.fn<() => Promise<Page>>().mockResolvedValue(page);
  start.mockResolvedValueOnce(waiting).mockResolvedValueOnce(waiting);
  const found = untilBankPage(start, same);
  await vi.advanceTimersByTimeAsync(3999);
  expect(start).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await found).toBe(page);
});

test('a bank that is silent for half a minute is given up', async () => {
  const found = untilBankPage(() => Promise.resolve(waiting), same);
  const failure = found.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failure).toBeInstanceOf(BankIsSilent);
});

test('a cancelled wait asks no more', async () => {
  const start = vi.fn(() => Promise.resolve(waiting));
  const cancelling = new AbortController();
  const found = untilBankPage(start, same, cancelling.signal);
  const failure = found.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  cancelling.abort(new Error('left'));
  expect(await failure).toEqual(new Error('left'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(start).toHaveBeenCalledOnce();
});

test('a page that arrives after the wait was cancelled is not returned', async () => {
  const cancelling = new AbortController();
  const start = () => {
    cancelling.abort(new Error('left'));
    return Promise.resolve(page);
  };
  await expect(untilBankPage(start, same, cancelling.signal)).rejects.toThrow('left');
});
