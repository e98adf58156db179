import { isReservedSlug, type LegalInfoUpdate } from '@vetka/domain/account';
import { formMessages, isEmail, nickname as nicknameSigns } from '@vetka/domain/form';
import { isInn, isKpp, isOgrn, isOgrnip } from '@vetka/domain/requisites';
import { invalid } from '../../platform/http/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';
import { ownPartOf, type Person } from './context-words.ts';
import { settingsMessages } from './settings.messages.ts';

function refuse(field: string, message: string | false | undefined): void {
  if (message) throw invalid({ [field]: message });
}

const lengthComplaint = (length: number, min: number, max: number): string | false =>
  (length < min && formMessages.min(min)) || (length > max && formMessages.max(max));

/** Normalizes a nickname of 3 to 30 characters. @throws Refusal 422 on `nickname` */
export function requireNickname(input: string): string {
  const nickname = input.trim().toLowerCase();
  refuse('nickname', nickname === '' && formMessages.required);
  refuse('nickname', lengthComplaint(nickname.length, 3, 30));
  refuse('nickname', nicknameSigns(nickname));
  refuse('nickname', isReservedSlug(nickname) && settingsMessages.nicknameTaken);
  return nickname;
}

/** Normalizes an e-mail. @throws Refusal 422 on `email` */
export function requireEmail(input: string): string {
  const email = input.trim().toLowerCase();
  refuse('email', email === '' && formMessages.required);
  refuse('email', !isEmail(email) && settingsMessages.email);
  return email;
}

interface Names extends Person {
  phone: string | null;
}

const digitsOf = (text: string | null): string => text?.replace(/\D/g, '').slice(-10) ?? '';

const isOwnName = (password: string, { nickname, phone, email }: Names): boolean => {
  const word = password.toLowerCase();
  const isPhone = phone !== null && /^[+\d\s()-]+$/.test(word) && digitsOf(word) === digitsOf(phone);
  return isPhone || word === nickname.toLowerCase() || word === email?.toLowerCase();
};

/** Minimum length of what remains of a password without words about the site and the person. */
const minOwnPart = 6;

const isOfContext = async (password: string, names: Names): Promise<boolean> => {
  const own = ownPartOf(password, names);
  return own !== password.toLowerCase() && ([...own].length < minOwnPart || (await isCommonPassword(own)));
};

/** 8 to 72 characters of any kind, but neither common nor easily guessed from the context. @throws Refusal 422 on `password` */
export async function requireGoodPassword(password: string, names: Names): Promise<void> {
  refuse('password', password === '' && formMessages.required);
  refuse('password', lengthComplaint([...password].length, 8, 72));
  refuse('password', isOwnName(password, names) && settingsMessages.ownPassword);
  refuse('password', (await isCommonPassword(password)) && settingsMessages.commonPassword);
  refuse('password', (await isOfContext(password, names)) && settingsMessages.contextPassword);
}

const hasDigits = (text: string, count: number) => text.length === count;

const registerComplaint = ({ subjectType, ogrn }: LegalInfoUpdate): string | false => {
  if (subjectType === 'INDIVIDUAL_SUBJECT') return ogrn !== '' && settingsMessages.noOgrn;
  return subjectType === 'LEGAL_SUBJECT'
    ? !isOgrn(ogrn) && settingsMessages.ogrn
    : !isOgrnip(ogrn) && settingsMessages.ogrnip;
};

/** Optional here: the purchase of a corporate plan requires it (decision 235). */
const kppComplaint = ({ subjectType, kpp = '' }: LegalInfoUpdate): string | false => {
  if (kpp === '') return false;
  return subjectType === 'LEGAL_SUBJECT' ? !isKpp(kpp) && settingsMessages.kpp : settingsMessages.noKpp;
};

/**
 * Requisites of the length required for the subject, with valid check digits. @throws Refusal 422 on each wrong field
 */
export function requireRequisites(info: LegalInfoUpdate): LegalInfoUpdate {
  const clean = { ...info, name: info.name.trim(), inn: info.inn.trim(), ogrn: info.ogrn.trim() };
  const isRightInn = isInn(clean.inn) && hasDigits(clean.inn, clean.subjectType === 'LEGAL_SUBJECT' ? 10 : 12);
  const complaints = {
    name: clean.name === '' && formMessages.required,
    inn: !isRightInn && settingsMessages.inn,
    ogrn: registerComplaint(clean),
    kpp: kppComplaint(clean),
  };
  const errors = Object.entries(complaints).filter((entry): entry is [string, string] => Boolean(entry[1]));
  if (errors.length > 0) throw invalid(Object.fromEntries(errors), 'account.requisites');
  return clean;
}
