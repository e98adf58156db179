import { dayIn, formatDate, momentIn } from '@vetka/domain/date';
import { lacksAddress } from '@vetka/domain/delivery';
import { stepLabels, type DeskOrderRow, type DeskStepType } from '@vetka/domain/desk';
import { plural } from '@vetka/domain/plural';

/** Text that says when to act; `isHot` once it is late or nearly so. */
export interface DueText {
  text: string;
  isHot: boolean;
}

const soonMs = 15 * 60_000;

/** Until the recipient answers. */
const awaitedAddress = 'Адрес уточняет получатель';

/** «Белинского, 63, кв. 42»: without the city, which is the service's own. */
export function placeOf({
  deliveryType,
  address,
  recipient,
}: Pick<DeskOrderRow, 'deliveryType' | 'address' | 'recipient'>) {
  if (deliveryType === 'PICKUP') return `Самовывоз, ${recipient.name}`;
  if (address === null) return awaitedAddress;
  const city = [`${address.city}, `, `г. ${address.city}, `, `г ${address.city}, `];
  const before = city.find((start) => address.formatted.startsWith(start)) ?? '';
  const street = address.formatted.slice(before.length);
  return address.apartment ? `${street}, кв.\u00A0${address.apartment}` : street;
}

/** «Букет и ещё 1 товар». */
export const rowTitle = ({ title, productCount }: Pick<DeskOrderRow, 'title' | 'productCount'>): string =>
  productCount > 1 ? `${title} и ещё ${plural(productCount - 1, ['товар', 'товара', 'товаров'])}` : title;

/** «Сегодня 15:00–18:00», «22 ноября 9:00–12:00». */
export function slotText(
  row: Pick<DeskOrderRow, 'deliveryDate' | 'deliveryFrom' | 'deliveryTo'>,
  today: string,
): string {
  const { deliveryDate, deliveryFrom, deliveryTo } = row;
  const day = deliveryDate === today ? 'Сегодня' : deliveryDate && formatDate(deliveryDate, 'd MMMM');
  const short = (time: string | null) => time?.replace(/^0/, '');
  return [day, [short(deliveryFrom), short(deliveryTo)].filter(Boolean).join('–')].filter(Boolean).join(' ');
}

const answers = {
  LIKED: 'Покупателю нравится',
  SILENCE: 'Молчание – согласие',
  REDO: 'Просят переделать',
} as const;

/** The deadline of each status: to begin in time for the slot, or the beginning of the slot itself. */
const deadlines: Partial<Record<DeskOrderRow['status']['type'], { verb: string; of: 'accept' | 'start' | 'slot' }>> = {
  NEW: { verb: 'Принять до', of: 'accept' },
  ACCEPTED: { verb: 'Начать до', of: 'start' },
  ASSEMBLING: { verb: 'Готов к', of: 'slot' },
  READY: { verb: 'Передать к', of: 'slot' },
};

function slotStart({ deliveryDate, deliveryFrom }: DeskOrderRow, timeZone: string): number | null {
  return deliveryDate === null || deliveryFrom === null ? null : momentIn(timeZone, deliveryDate, deliveryFrom);
}

const momentsOf = (row: DeskOrderRow, timeZone: string) => ({
  accept: row.acceptUntil,
  start: row.startBy,
  slot: slotStart(row, timeZone),
});

function waitingText(row: DeskOrderRow): DueText | undefined {
  const { status, photoAnswer, hasOpenSubstitution, courier } = row;
  if (hasOpenSubstitution) return { text: 'Ждём ответа о замене', isHot: false };
  if (status.type === 'PHOTO_SENT')
    return { text: photoAnswer === null ? 'Ждём ответа' : answers[photoAnswer], isHot: photoAnswer === 'REDO' };
  if (status.type === 'READY' && lacksAddress(row)) return { text: 'Ждём адреса', isHot: true };
  if (status.type === 'DELIVERING') return courier === null ? undefined : { text: courier.name, isHot: false };
  if (status.type === 'DISPUTE') return { text: 'Нужен ваш ответ', isHot: true };
  return undefined;
}

/**
 * When to accept, to begin or to finish, or what the order waits for.
 * @param today the deadline of another day is then written with its day
 */
export function dueOf(
  row: DeskOrderRow,
  now: number | undefined,
  timeZone: string,
  today?: string,
): DueText | undefined {
  const waiting = waitingText(row);
  if (waiting) return waiting;
  const deadline = deadlines[row.status.type];
  const at = deadline && momentsOf(row, timeZone)[deadline.of];
  if (!deadline || at === null || at === undefined) return undefined;
  const pattern = today === undefined || dayIn(timeZone, at) === today ? 'H:mm' : 'd MMMM, H:mm';
  const isHot = now !== undefined && new Date(at).getTime() - now < soonMs;
  return { text: `${deadline.verb} ${formatDate(at, pattern, { timeZone })}`, isHot };
}

/** What the button of a step says for this order: `rest` is dropped where the row is narrow. */
export function stepText(step: DeskStepType, { status }: Pick<DeskOrderRow, 'status'>): { text: string; rest: string } {
  if (step === 'SEND_PHOTO') {
    return status.type === 'PHOTO_SENT'
      ? { text: 'Новое фото', rest: '' }
      : { text: 'Отправить фото', rest: ' букета' };
  }
  return { text: stepLabels[step], rest: '' };
}
