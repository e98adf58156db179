import type { AuthUser } from '../account/schema.ts';

export type * from './schema.ts';
export { emailLinkOutcomes } from './emailLink.ts';

export const hasCity = (user: Pick<AuthUser, 'address'>): boolean => Boolean(user.address?.city);

/** Digits of an SMS code. */
export const codeLength = 4;
/** Seconds before another code can be requested. */
export const resendAfterSeconds = 60;
/** Lifetime of a code in seconds. */
export const codeLivesSeconds = 300;
/** Wrong attempts before a code is invalidated. */
export const codeTries = 5;
/** For how long a sign-in, or a confirmation of who somebody is, allows changing what signs in. In minutes. */
export const confirmationMinutes = 15;
/** The code of a refusal until the person confirms who they are. */
export const confirmationCode = 'session.confirmation';
/** Lifetime of the cookie banner's consent, in days. */
export const cookieConsentDays = 6;
export const cookieConsentName = 'vetka_cookie_consent';

export const signInMessages = {
  code: 'Неверный код',
  codeExpired: 'Код устарел, запросите новый',
  tooManyTries: 'Слишком много попыток, запросите новый код',
  resend: 'Новый код можно запросить чуть позже',
  phone: 'Введите номер полностью: +7 и ещё 10 цифр',
  password: 'Неверный логин или пароль',
  ownPassword: 'Неверный пароль',
  confirmation: 'Подтвердите, что это вы',
  consent: 'Чтобы создать аккаунт, нужно согласие на обработку персональных данных',
} as const;
