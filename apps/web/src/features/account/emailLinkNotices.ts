import type { EmailLinkOutcome } from '@vetka/domain/session';
import type { NoticeProps } from '@vetka/ui/Notice';

/** The notice for each outcome of a confirmation link. */
export const emailLinkNotices: Record<EmailLinkOutcome, Required<Pick<NoticeProps, 'tone' | 'title' | 'children'>>> = {
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
