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

const ofAccount = { label: 'Открыть настройки', reason: 'Это прежняя почта аккаунта на «Ветке».' };
const ofShop = { label: 'Открыть реквизиты', reason: 'Это адрес магазина на «Ветке».' };

/** The letter of the same notice to a fixed address, whose owner may not sign in. */
export const warningOf = ({ id, kind, title, text, path }: NoticeRow, to: string, siteUrl: string): Letter => {
  const { label, reason } = kind === 'SHOP_PAYOUT' ? ofShop : ofAccount;
  const action = { label, href: siteUrl + path };
  return { ...writeLetter({ title, paragraphs: [text], action, reason }), to, id: `notice-${id}-warning` };
};
