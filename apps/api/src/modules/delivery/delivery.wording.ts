import { formatDate } from '@vetka/domain/date';
import type { DayLimits, DeliveryDayEdit, DeliveryWayEdit, PlannedSlot } from '@vetka/domain/delivery';
import { formatDuration } from '@vetka/domain/duration';
import { formatPrice } from '@vetka/domain/money';
import { plural } from '@vetka/domain/plural';
import { isDeepStrictEqual } from 'node:util';

/** A change of a shop's delivery. `subject`: the id of the way, or the day. */
export type DeliveryChange =
  | { kind: 'WAY'; subject: string; before: DeliveryWayEdit | null; after: DeliveryWayEdit }
  | { kind: 'DAY'; subject: string; before: DeliveryDayEdit; after: DeliveryDayEdit }
  | { kind: 'USUAL'; subject: ''; before: DayLimits; after: DayLimits };

export function changeTitle(change: DeliveryChange): string {
  if (change.kind === 'WAY') return change.after.name;
  if (change.kind === 'USUAL') return 'Обычный день';
  const { plan } = change.after;
  const day = formatDate(change.subject, 'd MMMM');
  return plan && plan.name !== '' && plan.name !== day ? `${day}, ${plan.name}` : day;
}

const none = 'нет';
const yes = (value: boolean): string => (value ? 'да' : none);
const price = (value: number | null): string => (value === null ? none : formatPrice(value));
const orders = (value: number | null): string =>
  value === null ? 'без ограничения' : plural(value, ['заказ', 'заказа', 'заказов']);
const minutes = (value: number | null): string => (value === null ? 'без ограничения' : `${value}\u00A0мин`);
const duration = (value: number): string => (value === 0 ? none : formatDuration(value));

/** Labels of fields with their values in words. */
type Words<T> = Partial<{ [Field in keyof T]: [label: string, text: (value: T[Field]) => string] }>;

function linesBetween<T extends object>(words: Words<T>, before: T, after: T): string[] {
  return (Object.keys(words) as (keyof T)[]).flatMap((field) => {
    const [label, text] = words[field] ?? ['', String];
    const [was, is] = [text(before[field]), text(after[field])];
    return was === is ? [] : [`${label}: ${was} → ${is}`];
  });
}

const wayWords: Words<DeliveryWayEdit> = {
  name: ['Название', String],
  description: ['Описание', (text) => text || none],
  isActive: ['Включён', yes],
  price: ['Цена', price],
  freeFrom: ['Бесплатно от', price],
  minTotal: ['Наименьшая сумма', price],
  leadMinutes: ['На сборку и дорогу', duration],
  maxDaysAhead: ['Дней вперёд', String],
};
const limitWords: Words<DayLimits> = {
  capacity: ['Заказов за день', orders],
  capacityMinutes: ['Работы за день', minutes],
};
const slotWords: Words<PlannedSlot> = {
  capacity: ['заказов', orders],
  capacityMinutes: ['работы', minutes],
  surcharge: ['доплата', price],
  orderUntil: ['заказ до', (time) => time ?? none],
};

const hours = ({ from, to }: PlannedSlot): string => `${from}–${to}`;

/** Changes of hours that have the same times, and hours that came or went. */
function slotLines(before: readonly PlannedSlot[], after: readonly PlannedSlot[]): string[] {
  const find = (all: readonly PlannedSlot[], slot: PlannedSlot) => all.find((each) => hours(each) === hours(slot));
  const changed = after.flatMap((slot) => {
    const old = find(before, slot);
    return old
      ? linesBetween(slotWords, old, slot).map((line) => `${hours(slot)}, ${line}`)
      : [`Новое время: ${hours(slot)}`];
  });
  const gone = before.filter((slot) => !find(after, slot)).map((slot) => `Убрано время: ${hours(slot)}`);
  return [...changed, ...gone];
}

function wayLines(before: DeliveryWayEdit | null, after: DeliveryWayEdit): string[] {
  if (!before) return ['Новый способ'];
  const hasWeekdays = [...before.slots, ...after.slots].some(({ weekday }) => weekday !== null);
  const slots = hasWeekdays
    ? isDeepStrictEqual(before.slots, after.slots)
      ? []
      : ['Изменено расписание по дням недели']
    : slotLines(before.slots, after.slots);
  const zones = isDeepStrictEqual(before.zones, after.zones) ? [] : ['Изменены зоны доставки'];
  return [...linesBetween(wayWords, before, after), ...zones, ...slots];
}

const closedLine = (before: string | null, after: string | null): string[] => {
  if (before === after) return [];
  return [after === null ? 'Снова открыт' : `Закрыт${after === '' ? '' : `: ${after}`}`];
};

function planLines(before: DeliveryDayEdit['plan'], after: DeliveryDayEdit['plan']): string[] {
  if (!before) return after ? ['Своё расписание на этот день'] : [];
  if (!after) return ['Снова обычное расписание'];
  const slots = after.ways.flatMap((way) =>
    slotLines(before.ways.find(({ optionId }) => optionId === way.optionId)?.slots ?? [], way.slots),
  );
  const gone = before.ways.filter(({ optionId }) => !after.ways.some((way) => way.optionId === optionId));
  const removed = gone.flatMap((way) => slotLines(way.slots, []));
  return [...linesBetween(limitWords, before, after), ...slots, ...removed];
}

/** The description of a change, one line per field: «Цена: 300 ₽ → 350 ₽». */
export function changeLines(change: DeliveryChange): string[] {
  if (change.kind === 'WAY') return wayLines(change.before, change.after);
  if (change.kind === 'USUAL') return linesBetween(limitWords, change.before, change.after);
  const { before, after } = change;
  return [...closedLine(before.closedReason, after.closedReason), ...planLines(before.plan, after.plan)];
}
