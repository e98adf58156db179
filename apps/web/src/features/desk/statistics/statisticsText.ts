import { formatDate } from '@vetka/domain/date';
import { formatPrice } from '@vetka/domain/money';
import { formatNumber, plural, pluralForm } from '@vetka/domain/plural';
import type { StatisticsPeriod } from '@vetka/domain/statistics';

export const orderForms = ['заказ', 'заказа', 'заказов'] as const;
export const dayForms = ['день', 'дня', 'дней'] as const;

const noBreak = '\u00A0';

/** «18 апреля – 17 мая», «3–9 мая», «9 мая»; with years when they are not this one. */
export function periodText({ from, to }: StatisticsPeriod, today: string): string {
  const isThisYear = from.slice(0, 4) === today.slice(0, 4) && to.slice(0, 4) === today.slice(0, 4);
  const pattern = isThisYear ? 'd MMMM' : 'd MMMM yyyy';
  if (from === to) return formatDate(from, pattern);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return isOneMonth
    ? `${formatDate(from, 'd')}–${formatDate(to, pattern)}`
    : `${formatDate(from, pattern)}${noBreak}– ${formatDate(to, pattern)}`;
}

/** «9 мая»; of several days «3–9 мая», of a month «май 2026». */
export const spanText = ({ from, to }: StatisticsPeriod): string => {
  if (from === to) return formatDate(from, 'd MMM');
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return isOneMonth
    ? `${formatDate(from, 'd')}–${formatDate(to, 'd MMM')}`
    : `${formatDate(from, 'd MMM')}${noBreak}– ${formatDate(to, 'd MMM')}`;
};

export const percentText = (part: number, whole: number): string => {
  const percent = (part / whole) * 100;
  const shown = percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
  return `${formatNumber(shown)}${noBreak}%`;
};

/** «10 тыс», «1,2 млн» for the axis of a chart. @param roubles a round number */
export function axisText(roubles: number): string {
  if (roubles >= 1_000_000) return `${formatNumber(roubles / 1_000_000)}${noBreak}млн`;
  return roubles >= 1000 ? `${formatNumber(roubles / 1000)}${noBreak}тыс` : formatNumber(roubles);
}

/** «2 мин», «1 ч 5 мин», «3 дня 2 ч». */
export function durationText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return `меньше${noBreak}минуты`;
  if (minutes < 60) return `${minutes}${noBreak}мин`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours}${noBreak}ч${minutes % 60 > 0 ? ` ${minutes % 60}${noBreak}мин` : ''}`;
  const days = plural(Math.floor(hours / 24), dayForms);
  return hours % 24 > 0 ? `${days} ${hours % 24}${noBreak}ч` : days;
}

/** A sum with its kopecks if it has any: the figures are exact. */
export function exactPrice(kopecks: number): string {
  if (kopecks % 100 === 0) return formatPrice(kopecks);
  const [roubles = '', rest = ''] = (kopecks / 100).toFixed(2).split('.');
  return `${formatNumber(Number(roubles))},${rest}${noBreak}₽`;
}

/** How a figure has changed. */
export interface Change {
  text: string;
  direction: 'up' | 'down' | 'same';
}

const same: Change = { text: 'столько же', direction: 'same' };
const directed = (difference: number, amount: string): Change => ({
  text: `на ${amount} ${difference > 0 ? 'больше' : 'меньше'}`,
  direction: difference > 0 ? 'up' : 'down',
});

/** «на 18 % больше»; null without a previous figure. */
export function changeInPercent(now: number | null, before: number | null): Change | null {
  if (now === null || before === null || before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  return percent === 0 ? same : directed(percent, `${formatNumber(Math.abs(percent))}${noBreak}%`);
}

/** «на 11 больше». */
export const changeInNumber = (now: number, before: number): Change =>
  now === before ? same : directed(now - before, formatNumber(Math.abs(now - before)));

const pointForms = ['пункт', 'пункта', 'пунктов'] as const;

/** «на 3 пункта меньше», for shares. */
export function changeInPoints(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null;
  const points = Math.abs(now - before);
  return points === 0 ? same : directed(now - before, `${points}${noBreak}${pluralForm(points, pointForms)}`);
}
