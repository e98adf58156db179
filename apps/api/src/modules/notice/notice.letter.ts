import { pagePath } from '@vetka/domain/path';
import type { Letter } from '../../adapters/mail/mail.ts';
import { writeLetter } from '../../adapters/mail/template.ts';
import type { NoticeRow } from './notice.view.ts';

/** The letter of a notice. A repeated one has the same id. */
export const letterOf = ({ id, title, text, path }: NoticeRow, to: string, siteUrl: string): Letter => ({
  ...writeLetter({
    title,
    paragraphs: text ? [text] : [],
    action: { label: 'Открыть на «Ветке»', href: siteUrl + path },
    reason: 'Вы выбрали письма об этом в настройках.',
    settings: { label: 'О чём и куда писать', href: siteUrl + pagePath('/my/notices/settings') },
  }),
  to,
  id: `notice-${id}`,
});

/** The letter of the same notice to a former e-mail, whose owner may not sign in any more. */
export const formerLetterOf = ({ id, title, text, path }: NoticeRow, to: string, siteUrl: string): Letter => ({
  ...writeLetter({
    title,
    paragraphs: [text],
    action: { label: 'Открыть настройки', href: siteUrl + path },
    reason: 'Это прежняя почта аккаунта на «Ветке».',
  }),
  to,
  id: `notice-${id}-former`,
});
