import {
  directorLimits,
  isBankAccount,
  isBik,
  passportLimits,
  payoutLimits,
  type CompanyDirector,
  type SavePayoutRequisites,
  type SellerPassport,
} from '@vetka/domain/payout';
import { cutText } from '@vetka/domain/text';

/** Requisites as they are typed. */
export type RequisitesDraft = Omit<SavePayoutRequisites, 'code' | 'passport' | 'director'>;

export const emptyPassport: SellerPassport = {
  series: '',
  number: '',
  issuedOn: '',
  issuerCode: '',
  birthDate: '',
  birthPlace: '',
  address: '',
};

const digits = (length: number) => (text: string) => text.replace(/\D/g, '').slice(0, length);

/** «770001» as «770-001», while it is typed and when it is pasted. */
function codeOf(text: string): string {
  const [first, rest] = [digits(6)(text).slice(0, 3), digits(6)(text).slice(3)];
  return rest === '' ? first : `${first}-${rest}`;
}

/** What is typed into a field of the passport, with what the field cannot hold left out. */
export const typedPassport: Record<keyof SellerPassport, (text: string) => string> = {
  series: digits(4),
  number: digits(6),
  issuedOn: (day) => day,
  issuerCode: codeOf,
  birthDate: (day) => day,
  birthPlace: (text) => cutText(text, passportLimits.birthPlace),
  address: (text) => cutText(text, passportLimits.address),
};

export const emptyDirector: CompanyDirector = { lastName: '', firstName: '', phone: '' };

/** The same for the director of a company. */
export const typedDirector: Record<keyof CompanyDirector, (text: string) => string> = {
  lastName: (text) => cutText(text, directorLimits.name),
  firstName: (text) => cutText(text, directorLimits.name),
  phone: (text) => text,
};

export const emptyRequisites: RequisitesDraft = { bik: '', account: '', bankName: '' };

/** Typed or pasted text, without characters that the field does not accept. */
export const typedRequisite: Record<keyof RequisitesDraft, (text: string) => string> = {
  bik: digits(payoutLimits.bik),
  account: digits(payoutLimits.account),
  bankName: (text) => cutText(text, payoutLimits.bankName),
};

function bikError(bik: string): string | undefined {
  if (bik === '') return 'Введите БИК банка';
  return isBik(bik) ? undefined : 'БИК – девять цифр, начинается с 04';
}

function accountError({ account, bik }: RequisitesDraft): string | undefined {
  if (account === '') return 'Введите номер счёта';
  if (account.length < payoutLimits.account) return `Введите номер счёта целиком: ${payoutLimits.account} цифр`;
  if (!/^40\d{3}810/.test(account)) return 'Нужен расчётный счёт в рублях: начинается с 40, с шестой цифры 810';
  // Without its bank the check digit of an account proves nothing.
  if (!isBik(bik) || isBankAccount(account, bik)) return undefined;
  return 'Номер счёта не подходит к этому БИК: проверьте оба';
}

/** Errors by field. The server checks the same, and the code. */
export function requisitesErrors(draft: RequisitesDraft): Readonly<Record<string, string>> {
  const bik = bikError(draft.bik);
  const account = accountError(draft);
  return {
    ...(bik && { bik }),
    ...(account && { account }),
    ...(draft.bankName.trim() === '' && { bankName: 'Введите название банка' }),
  };
}

/** «4080 2810 9000 0000 0077»: easy to compare with the bank's document. */
export const groupedAccount = (account: string): string => account.replace(/(\d{4})(?=\d)/g, '$1\u00A0');
