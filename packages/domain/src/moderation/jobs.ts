import type { JobKind } from './jobs.schema.ts';

/** «Письмо»: the description of a job in one or two words. */
export const jobKindLabels: Record<JobKind, string> = {
  'notice.sms': 'SMS',
  'notice.email': 'Письмо',
  'notice.push': 'Push-уведомление',
  'chat.unread': 'Непрочитанное сообщение',
  'order.gift': 'SMS получателю подарка',
  'media.remove': 'Удаление файла',
};
