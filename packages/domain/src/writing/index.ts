import { plural } from '../plural/index.ts';

/** Kinds of public writing and publishing actions. Each has its own limit. */
export const writingKinds = [
  'review',
  'comment',
  'message',
  'article',
  'photo',
  'follow',
  'vote',
  'complaint',
  'invite',
] as const;
export type WritingKind = (typeof writingKinds)[number];

interface WritingLimit {
  /** How many a person with a new account may write in the window. */
  max: number;
  windowSeconds: number;
  /** «Вы оставили много комментариев подряд». */
  reason: string;
}

const minute = 60;
const hour = 3600;

export const writingLimits: Record<WritingKind, WritingLimit> = {
  review: { max: 20, windowSeconds: hour, reason: 'Вы оставили много отзывов подряд' },
  comment: { max: 30, windowSeconds: 10 * minute, reason: 'Вы оставили много комментариев подряд' },
  message: { max: 30, windowSeconds: minute, reason: 'Вы отправили много сообщений подряд' },
  article: { max: 30, windowSeconds: hour, reason: 'Вы начали много статей подряд' },
  photo: { max: 30, windowSeconds: hour, reason: 'Вы опубликовали много фото подряд' },
  follow: { max: 120, windowSeconds: 10 * minute, reason: 'Вы много раз подряд подписались' },
  vote: { max: 300, windowSeconds: 10 * minute, reason: 'Вы поставили много оценок подряд' },
  complaint: { max: 10, windowSeconds: 10 * minute, reason: 'Вы отправили много жалоб подряд' },
  invite: { max: 20, windowSeconds: hour, reason: 'Вы отправили много приглашений подряд' },
};

/** Younger accounts are new: most spam is sent on the day of registration. */
export const newAccountDays = 7;
/** How many times more an older account may write. */
export const knownAccountFactor = 3;
/** How many new accounts at their limit an address may have: families, offices, mobile networks. */
export const addressFactor = 20;

export const isNewAccount = (createdAt: Date, now = Date.now()): boolean =>
  now - createdAt.getTime() < newAccountDays * 86_400_000;

/** «5 минут», «3 часа»: rounded up, so that the next try succeeds. */
export function waitOf(seconds: number): string {
  if (seconds < minute) return plural(seconds, ['секунду', 'секунды', 'секунд']);
  if (seconds <= hour) return plural(Math.ceil(seconds / minute), ['минуту', 'минуты', 'минут']);
  return plural(Math.ceil(seconds / hour), ['час', 'часа', 'часов']);
}

/** «Вы оставили много комментариев подряд. Продолжить можно через 5 минут». */
export const writingRefusal = (kind: WritingKind, seconds: number): string =>
  `${writingLimits[kind].reason}. Продолжить можно через\u00A0${waitOf(seconds)}`;
