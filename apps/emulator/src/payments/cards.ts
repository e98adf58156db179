/** The outcome of a payment made with a card. */
export type CardOutcome = 'approved' | 'challenge' | 'insufficient' | 'expired' | 'rejected3ds';

export interface TestCard {
  /** The name in `/control/payments/:id/pay`. */
  name: 'success' | 'challenge' | 'insufficient' | 'expired' | 'rejected3ds';
  number: string;
  outcome: CardOutcome;
  /** The description on the payment page. */
  hint: string;
}

/** The code that passes the 3-D Secure challenge. */
export const challengeCode = '1234';

/** The only numbers the emulator accepts, so that nobody enters a real card here. */
export const testCards: readonly TestCard[] = [
  { name: 'success', number: '4300000000000777', outcome: 'approved', hint: 'Оплата проходит сразу' },
  { name: 'challenge', number: '2200000000000004', outcome: 'challenge', hint: `3-D Secure, код ${challengeCode}` },
  { name: 'insufficient', number: '5500000000000004', outcome: 'insufficient', hint: 'Недостаточно средств' },
  { name: 'expired', number: '4000000000000069', outcome: 'expired', hint: 'Срок действия карты истёк' },
  { name: 'rejected3ds', number: '2200000000000012', outcome: 'rejected3ds', hint: 'Отказ 3-D Secure' },
];

/** Finds a test card by its number (digits only) or its name. */
export function findTestCard(numberOrName: string): TestCard | undefined {
  return testCards.find((card) => card.number === numberOrName || card.name === numberOrName);
}

/** `4300000000000777` → `4300 0000 0000 0777`. */
export function spacedNumber(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** `4300000000000777` → `430000******0777`. */
export function maskedNumber(number: string): string {
  return `${number.slice(0, 6)}******${number.slice(-4)}`;
}

/** The check digit of ISO/IEC 7812-1. */
export function passesLuhn(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => total + luhnWeight(Number(digit), index), 0);
  return sum % 10 === 0;
}

function luhnWeight(digit: number, index: number): number {
  if (index % 2 === 0) return digit;
  return digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
}
