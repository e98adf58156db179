import type { EmailConfirmed } from '@vetka/domain/account';
import type { Visitor } from './visitor.ts';

/** The link of a letter that asks to confirm an e-mail. */
export const emailLink = /\/my\/email#\S+/;

/** What the button of the link's page does. */
export const confirmEmail = (visitor: Visitor, link: string) =>
  visitor.post<EmailConfirmed>('profile/email/confirm', { token: link.split('#')[1] ?? '' });
