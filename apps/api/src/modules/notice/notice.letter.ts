import type { Letter } from '../../adapters/mail/mail.ts';
import type { NoticeRow } from './notice.view.ts';

/** The letter of a notice. */
export const letterOf = (notice: NoticeRow, to: string, siteUrl: string): Letter => ({
  to,
  subject: notice.title,
  html: `<p>${notice.text}</p>`,
  text: `${notice.title}\n\n${notice.text}\n\n${siteUrl}${notice.path}`,
  id: `notice-${notice.id}`,
});
