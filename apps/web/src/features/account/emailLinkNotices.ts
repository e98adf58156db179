import type { EmailLinkOutcome } from '@vetka/domain/account';
import type { NoticeProps } from '@vetka/ui/Notice';

interface EmailLinkNotice extends Pick<NoticeProps, 'tone'> {
  title: string;
  children: string;
}

/** The notice for each outcome of a confirmation link. */
export const emailLinkNotices: Record<EmailLinkOutcome, EmailLinkNotice> = {
  confirmed: {
    tone: 'positive',
    title: 'Почта подтверждена',
    children: 'Теперь с ней можно войти вместо номера телефона.',
  },
  stale: {
    tone: 'caution',
    title: 'Ссылка устарела',
    children: 'Она действует сутки и один раз. Отправьте письмо ещё раз в разделе «Почта».',
  },
  taken: {
    tone: 'critical',
    title: 'Эта почта уже занята',
    children: 'Пока письмо шло, её подтвердил другой человек. Укажите другую почту.',
  },
};
