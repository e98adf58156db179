/** БИК of a Russian bank: nine digits, the first two of which are the country's. */
export const isBik = (value: string): boolean => /^04\d{7}$/.test(value);

const weights = [7, 1, 3] as const;

/** The digits of a bank that take part in the key of its accounts: of a branch of the Bank of Russia they differ. */
function bankDigits(bik: string): string {
  const last = bik.slice(-3);
  return Number(last) < 50 ? `0${bik.slice(4, 6)}` : last;
}

/**
 * A settlement account in roubles at the bank with this БИК: 20 digits, of which the ninth is a key (rules of the Bank
 * of Russia of 8 September 1997, No. 515).
 */
export function isBankAccount(account: string, bik: string): boolean {
  if (!/^40\d{3}810\d{12}$/.test(account) || !isBik(bik)) return false;
  const digits = [...bankDigits(bik), ...account].map(Number);
  const sum = digits.reduce((total, digit, index) => total + ((digit * (weights[index % 3] ?? 0)) % 10), 0);
  return sum % 10 === 0;
}

/** The last four digits, which a person recognises and nobody can use. */
export const maskedAccount = (account: string): string => `•••• ${account.slice(-4)}`;
