/** The requisites of shops, and the outcomes of their payouts. */
import { isBankAccount } from '@vetka/domain/payout';

interface DemoRequisites {
  /** When they were entered. */
  daysAgo: number;
  account: string;
  bik: string;
  bankName: string;
}

/** RETURNED: the bank paid, and the money came back the next day. SENT: the bank works on it. */
type DemoOutcome = 'PAID' | 'RETURNED' | 'SENT';

export interface DemoPayouts {
  /** Slug of the seller. */
  service: string;
  /** The oldest first. */
  requisites: DemoRequisites[];
  /**
   * Of the available amount, the oldest first; the rest stays. A returned payout is made again unless it is the last.
   */
  outcomes: DemoOutcome[];
  /** Refunded to the buyer of the last order after the shop had been paid, in kopecks: the shop owes its share. */
  lateRefund?: number;
}

/** The bank's message. */
export const RETURN_REASON = 'Счёт получателя закрыт';

const DIGITS = '0123456789';

/** A settlement account with a valid key. @param stem its last eleven digits */
function accountOf(bik: string, stem: string): string {
  const variants = [...DIGITS].map((key) => `40802810${key}${stem}`);
  const account = variants.find((each) => isBankAccount(each, bik));
  if (!account) throw new Error(`Нет счёта ${stem} в банке ${bik}`);
  return account;
}

const tbank = { bik: '044525974', bankName: 'АО «ТБанк»' };
const sber = { bik: '042202603', bankName: 'Волго-Вятский банк ПАО Сбербанк' };

const at = (daysAgo: number, bank: typeof tbank, stem: string): DemoRequisites => ({
  daysAgo,
  ...bank,
  account: accountOf(bank.bik, stem),
});

export const demoPayouts: DemoPayouts[] = [
  {
    service: 'myata-i-pion',
    requisites: [at(330, sber, '00000012077'), at(22, tbank, '00000340518')],
    outcomes: ['PAID', 'PAID', 'RETURNED', 'PAID', 'PAID'],
  },
  { service: 'polevaya', requisites: [at(8, tbank, '00000771204')], outcomes: ['SENT'] },
  { service: 'sad-na-pokrovke', requisites: [at(9, sber, '00000090331')], outcomes: ['RETURNED'] },
  { service: 'sladkiy-tsekh', requisites: [at(1, tbank, '00000654410')], outcomes: [] },
  { service: 'teplo-i-vosk', requisites: [at(60, tbank, '00000118305')], outcomes: ['PAID'], lateRefund: 200_00 },
];
